import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameCard, TableCard } from '../../wire';
import App from '../App.svelte';
import { House } from '../house.svelte';
// What the page fetches later is there already, so that no test waits for its translation.
import '../door/LeaveHouse.svelte';
import '../door/PasswordDialog.svelte';
import '../table/TableScreen.svelte';
import './JoinCode.svelte';
import './Room.svelte';

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
      bots: ['odds'],
    })),
  },
] as unknown as GameCard[];

let me: object | null;
let visits: object[];
let results: object[];
let invitation: object | null;
let asked: string[];
let mounted: Record<string, unknown>;
let house: House;

beforeEach(() => {
  me = { name: 'Ines', chips: 342_000, guest: true, seated: 0 };
  asked = [];
  visits = [];
  results = [];
  invitation = null;
  location.hash = '';
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const answers: Record<string, unknown> = {
      '/api/me': me,
      '/api/me/looks': { looks: null, pictures: {} },
      '/api/games': { games: GAMES },
      '/api/games/holdem/honours': { honours: [] },
      '/api/games/holdem/casino/sittings': {
        count: visits.length,
        rounds: 31,
        gain: 42_000,
        newest: visits,
      },
      '/api/games/holdem/casino/results': { results },
      '/api/games/holdem/heads-up/results': { results },
      '/api/tables/t9/invitation?link=secret': invitation,
    };
    const body = answers[path] ?? null;
    const status = path.includes('/invitation') && body === null ? 404 : 200;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
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
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Heads-up'));
});

// req: CAS-1.3e
test('Leave ends the session and shows the front door', async () => {
  me = { ...me, guest: false };
  await enter();
  button('Leave')?.click();
  await vi.waitFor(() => expect(button('Play')).toBeDefined());
  expect(asked).toContain('/api/sign-out');
  expect(house.me).toBe(null);
});

// req: CAS-1.3e
test('a guest who leaves is asked first, told what becomes of name and chips, and may keep them', async () => {
  me = { ...me, seated: 8_000 };
  await enter();
  button('Leave')?.click();
  const asking = (): HTMLElement | null => document.querySelector('dialog[open]');
  await vi.waitFor(() => expect(asking()?.textContent).toContain('Leave the house?'));
  expect(asking()?.textContent).toContain('Ines waits for you with 3,500 chips');
  expect(asking()?.textContent).toContain('only in this browser');
  expect(asking()?.textContent).toContain('The chips at your seats stay yours');
  expect(asking()?.querySelector('input[type=password]')).not.toBe(null);
  expect(asked).not.toContain('/api/sign-out');
  [...(asking()?.querySelectorAll('button') ?? [])]
    .find((each) => each.textContent?.trim() === 'Leave')
    ?.click();
  await vi.waitFor(() => expect(button('Play')).toBeDefined());
  expect(asked).toContain('/api/sign-out');
});

test('the menu counts all chips, and says how many of them lie at tables', async () => {
  me = { ...me, seated: 8_000 };
  await enter();
  const chips = document.querySelector('[aria-label="Your chips"]');
  expect(chips?.textContent).toContain('3,500');
  expect(chips?.textContent).toContain('80 of them at tables');
});

test('a screen that comes late takes the focus', async () => {
  await enter();
  link('Poker')?.focus();
  house.router.go({ at: 'room', game: 'holdem', preset: 'casino' });
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Poker'));
  await vi.waitFor(() => expect(document.activeElement?.matches('main.wrap')).toBe(true));
});

test('a room says what is special, how its bots play, and what the last visits brought', async () => {
  visits = [
    { stakes: [], against: null, rounds: 31, bought_in: 100_000, took_out: 142_000, ended_ms: 0 },
  ];
  await enter();
  house.router.go({ at: 'room', game: 'holdem', preset: 'casino' });
  const main = (): string =>
    document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '';
  await vi.waitFor(() => expect(main()).toContain('No blinds: checking is free'));
  expect(main()).toContain('Calculating: Weighs the price of every call');
  await vi.waitFor(() => expect(main()).toContain('31 rounds'));
  expect(main()).toContain('+420');
});

test('a room without results says where they will stand', async () => {
  await enter();
  house.router.go({ at: 'room', game: 'holdem', preset: 'casino' });
  const main = (): string => document.querySelector('main')?.textContent ?? '';
  await vi.waitFor(() => expect(main()).toContain('Your results will stand here'));
  await vi.waitFor(() => expect(main()).toContain('Nobody has finished a round here yet'));
});

test('a room shows how the last rounds at its open tables came out', async () => {
  const view = {
    board: [0, 4, 8, 12, 16],
    winners: [{ shares: [{ seat: 1, chips: 34_000 }] }],
    seats: [],
  };
  results = [
    {
      number: 7,
      at_ms: 0,
      names: { '0': 'Ada', '1': 'Nora', '2': 'Cid' },
      bots: [1],
      seat: null,
      gains: { '0': -12_000, '1': 22_000, '2': -10_000 },
      steps: [{ events: [], view, private: null }],
    },
  ];
  await enter();
  house.router.go({ at: 'room', game: 'holdem', preset: 'casino' });
  const found = (): Element | undefined =>
    [...document.querySelectorAll('main section')].find(
      (each) => each.querySelector('h2')?.textContent === 'Last results here',
    );
  const text = (): string => found()?.textContent?.replace(/\s+/g, ' ') ?? '';
  await vi.waitFor(() => expect(text()).toContain('Nora · 340'));
  expect([...(found()?.querySelectorAll('.name') ?? [])].map((each) => each.textContent)).toEqual([
    'Nora',
    'Cid',
    'Ada',
  ]);
  expect(text()).toContain('+220');
  expect(found()?.querySelectorAll('.card')).toHaveLength(5);
  expect(found()?.querySelector('time')?.getAttribute('datetime')).toBe('1970-01-01T00:00:00.000Z');
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

test('whoever came by the address of a table is told so at the door', async () => {
  me = null;
  house.router.go({ at: 'table', table: 't9', link: 'secret' });
  await enter();
  expect(document.querySelector('main')?.textContent).toContain('You are invited to a table.');
});

test('at the door an invitation says who invites to what', async () => {
  me = null;
  invitation = {
    host: 'Ada',
    table: 'Friday',
    game: 'holdem',
    preset: 'heads-up',
    stakes: [500, 1_000],
  };
  house.router.go({ at: 'table', table: 't9', link: 'secret' });
  await enter();
  const said = (): string =>
    document.querySelector('.motto')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  await vi.waitFor(() =>
    expect(said()).toBe(
      "Ada invites you to Hold'em, blinds 5 / 10. Table: Friday. Come in, and it opens at once.",
    ),
  );
});

test('a seat that is kept is one press away', async () => {
  await enter();
  const table = { id: 't7', name: 'Oak', game: 'holdem', preset: 'casino', stakes: [], mine: true };
  house.foyer.mine = [table as unknown as TableCard];
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
