import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unreachable } from '../net/api';
import type { GameCard, TableCard } from '../wire';
import App from './App.svelte';
import { House } from './house.svelte';
import { panels } from './panels.svelte';
// What the page fetches later is there already, so that no test ends before it has come.
import './lobby/Room.svelte';
import './table/TableScreen.svelte';

const ME = { name: 'Ines', chips: 100_000, guest: true, seated: 0 };
const GAMES = [
  {
    name: 'holdem',
    seats_min: 2,
    seats_max: 10,
    bots: ['odds'],
    presets: [
      {
        name: 'casino',
        rules: { unit: 100, blinds: [] },
        settings: { seats: 7, buy_in_min: 100, buy_in_max: 100_000, buy_in: 1_000, bots: true },
        bots: ['odds'],
      },
    ],
  },
] as unknown as GameCard[];

const ANSWERS: Record<string, unknown> = {
  '/api/me': ME,
  '/api/me/looks': { looks: null, pictures: {} },
};

let mounted: Record<string, unknown>;
let house: House;
let reported: unknown[];
let broken: boolean;

/** Tables that cannot be listed, as long as something is broken. */
const tables: TableCard[] = Object.assign([], {
  filter: () => {
    if (broken) throw new Error('drawn wrongly');
    return [];
  },
});

beforeEach(async () => {
  reported = [];
  broken = false;
  vi.spyOn(console, 'error').mockImplementation((error) => reported.push(error));
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(ANSWERS[path] ?? { games: GAMES }))),
  );
  location.hash = '';
  document.body.innerHTML = '';
  house = new House(() => ({ send: () => {}, close: () => {}, onmessage: null, onclose: null }));
  mounted = mount(App, { target: document.body, props: { house } });
  await vi.waitFor(() => expect(document.querySelector('main')).not.toBe(null));
  flushSync();
});

afterEach(async () => {
  house.connection.stop();
  panels.settings = false;
  await unmount(mounted);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const main = (): string => document.querySelector('main')?.textContent ?? '';
const notices = (): string => document.querySelector('.notices')?.textContent ?? '';
const button = (name: string, within: ParentNode = document): HTMLButtonElement | undefined =>
  [...within.querySelectorAll('button')].find((each) => each.textContent?.trim() === name);

function breakDrawing(): void {
  broken = true;
  house.foyer.mine = tables;
  flushSync();
}

test('a menu that cannot be drawn says so, is reported once, and comes back', () => {
  breakDrawing();
  expect(main()).toContain('This part of the page has stopped. Your seat and your chips are safe.');
  expect(reported).toEqual([new Error('drawn wrongly')]);
  expect(button('Back to menu')).toBe(undefined);
  broken = false;
  button('Try again')?.click();
  flushSync();
  expect(main()).toContain('Good to see you, Ines');
});

test('what lies beside a screen that failed goes on', async () => {
  breakDrawing();
  house.notices.show('Still here.');
  panels.settings = true;
  flushSync();
  expect(notices()).toContain('Still here.');
  await vi.waitFor(() => expect(document.querySelector('dialog[open] .settings')).not.toBe(null));
});

test.each(['pointerdown', 'keydown'])(
  'a goodbye goes with the next %s, a trouble stays',
  (press) => {
    house.notices.show('Too few chips.');
    house.notices.showInPassing('Come back soon.', 'good');
    flushSync();
    expect(notices()).toContain('Come back soon.');
    document.body.dispatchEvent(new Event(press, { bubbles: true }));
    flushSync();
    expect(notices()).not.toContain('Come back soon.');
    expect(notices()).toContain('Too few chips.');
  },
);

test('from a room that cannot be drawn the way to the menu is open', async () => {
  house.router.go({ at: 'room', game: 'holdem', preset: 'casino' });
  flushSync();
  await vi.waitFor(() => expect(main()).not.toContain('One moment'));
  breakDrawing();
  expect(main()).toContain('has stopped');
  broken = false;
  button('Back to menu')?.click();
  flushSync();
  expect(main()).toContain('Good to see you, Ines');
});

test('a page that is out of date has one way on', () => {
  house.outdated = 'build';
  flushSync();
  const dialog = document.querySelector<HTMLDialogElement>('[role=alertdialog]');
  expect(dialog?.open).toBe(true);
  expect(dialog?.textContent).toContain('Your seat and your chips are safe');
  expect([...(dialog?.querySelectorAll('button') ?? [])].map((each) => each.textContent)).toEqual([
    'Reload',
  ]);
});

test('a message that is not known does not lock the player in', () => {
  house.router.go({ at: 'room', game: 'holdem', preset: 'casino' });
  house.outdated = 'message';
  flushSync();
  button('Back to menu')?.click();
  flushSync();
  expect(document.querySelector('[role=alertdialog]')).toBe(null);
  expect(house.router.route).toEqual({ at: 'menu' });
});

const fail = (error: unknown): void => {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  flushSync();
};

test('what fails in a handler is told, with a way on', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('pressed wrongly') }));
  flushSync();
  expect(notices()).toContain('Something went wrong on this page');
  expect(button('Reload')).toBeDefined();
});

test('a promise that nobody caught is told by its reason', () => {
  fail(new Unreachable('/api/me'));
  expect(notices()).toContain('The house does not answer');
  fail(new Error('unforeseen'));
  expect(notices()).toContain('Something went wrong on this page');
});

test('warnings of the browser and what was given up on purpose are not told', () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
  fail(new DOMException('gone', 'AbortError'));
  expect(notices()).toBe('');
});
