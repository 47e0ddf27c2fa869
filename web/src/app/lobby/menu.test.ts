import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameCard, TableCard } from '../../wire';
import App from '../App.svelte';
import { House } from '../house.svelte';

const GAMES = [
  {
    name: 'holdem',
    seats_min: 2,
    seats_max: 10,
    bots: ['odds'],
    presets: ['casino', 'heads-up'].map((name) => ({
      name,
      rules: { unit: 100, blinds: [] },
      settings: { seats: 7, buy_in_min: 100, buy_in_max: 100_000, buy_in: 1_000, bots: true },
    })),
  },
] as unknown as GameCard[];

let me: object | null;
let asked: string[];
let mounted: Record<string, unknown>;
let house: House;

beforeEach(() => {
  me = { name: 'Ines', chips: 342_000, guest: true, seated: 0 };
  asked = [];
  location.hash = '';
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const answers: Record<string, unknown> = {
      '/api/me': me,
      '/api/me/looks': { looks: null, pictures: {} },
      '/api/games': { games: GAMES },
    };
    const body = answers[path] ?? null;
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  house = new House(() => ({ send: () => {}, close: () => {}, onmessage: null, onclose: null }));
});

afterEach(() => {
  house.connection.stop();
  void unmount(mounted);
  vi.unstubAllGlobals();
});

async function enter(): Promise<void> {
  document.body.innerHTML = '';
  mounted = mount(App, { target: document.body, props: { house } });
  await vi.waitFor(() => expect(document.querySelector('main')).not.toBe(null));
  flushSync();
}

const link = (name: string): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll('a')].find((each) => each.textContent?.trim() === name);
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name);

// req: CAS-1.3a, CAS-1.3b, CAS-1.3d
test('a returning player lands on the menu at once, with the house and the own chips', async () => {
  await enter();
  expect(document.querySelector('h1')?.textContent).toBe('Croupier');
  expect(document.querySelector('.balance')?.textContent).toContain('3,420');
});

// req: CAS-1.3c, CAS-1.3f
test('each room the house offers has a button with its title, which leads there', async () => {
  await enter();
  expect(link('Poker')?.getAttribute('href')).toBe('#/room/holdem/casino');
  expect(link('Heads-up')?.getAttribute('href')).toBe('#/room/holdem/heads-up');
  expect(link('Card room')).toBe(undefined);
  house.router.go({ at: 'room', game: 'holdem', preset: 'heads-up' });
  flushSync();
  expect(document.querySelector('h1')?.textContent).toBe('Heads-up');
});

// req: CAS-1.3e
test('Leave ends the session and shows the front door', async () => {
  await enter();
  button('Leave')?.click();
  await vi.waitFor(() => expect(button('Play')).toBeDefined());
  expect(asked).toContain('/api/sign-out');
  expect(house.me).toBe(null);
});

// req: HU-FR1
test('whoever is not known is asked for a name', async () => {
  me = null;
  await enter();
  const field = document.querySelector('input');
  expect(document.querySelector(`label[for="${field?.id}"]`)?.textContent).toBe(
    'Your name at the table',
  );
  expect(field?.required).toBe(true);
});

test('a seat that is kept is one press away', async () => {
  await enter();
  const table = { id: 't7', name: 'Oak', game: 'holdem', preset: 'casino', stakes: [], mine: true };
  house.tables = [table as unknown as TableCard];
  flushSync();
  expect(document.querySelector('.resume')?.textContent).toContain('Your seat is kept at Oak');
  expect(link('Back to table')?.getAttribute('href')).toBe('#/table/t7');
});

// req: CAS-1.2b
test('the last chip gone, a message tells why one has to go', async () => {
  await enter();
  house.farewell = { ends_ms: performance.now() + 6_000 };
  flushSync();
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain(
    'lost your last chip',
  );
});
