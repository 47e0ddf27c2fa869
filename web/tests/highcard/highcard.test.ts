/** A game that the page's own code has never heard of: added to the registry, it is on the menu, at
 *  the table, in the rules and in the history like any other. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../../src/app/App.svelte';
import { addGame } from '../../src/app/games';
import { House } from '../../src/app/house.svelte';
import type { Line } from '../../src/net/connection.svelte';
import type {
  Down,
  Frame,
  GameCard,
  History,
  TableSettings,
  TableSummary,
  Up,
} from '../../src/wire';
import { entry } from '.';
import type { HighcardRules, HighcardView, HighcardWon } from './wire';

addGame(entry);

const ACE_OF_SPADES = 51;
const TWO_OF_CLUBS = 0;

const rules: HighcardRules = { game: 'highcard', unit: 100, stake: 1_000 };
const settings = {
  seats: 4,
  buy_in_min: 1_000,
  buy_in_max: 50_000,
  buy_in: 10_000,
  bots: true,
  turned: true,
  start: 'at_once',
} as TableSettings;
const summary: TableSummary<'highcard'> = {
  name: 'Oak',
  game: 'highcard',
  preset: 'plain',
  rules,
  settings,
  host: '',
  seats: [
    { seat: 0, name: 'Ines', chips: 9_000 },
    { seat: 2, name: 'Otto', chips: 9_000 },
  ],
  queue: [],
  rounds: 1,
  closed: false,
  test: false,
  paused: false,
  coach: 'nobody',
};
const waiting: HighcardView = {
  phase: 'waiting',
  seats: [
    { seat: 0, stack: 9_000, staked: 1_000 },
    { seat: 2, stack: 9_000, staked: 1_000 },
  ],
  pot: 2_000,
};
const over: HighcardView = {
  phase: 'over',
  seats: [
    { seat: 0, stack: 11_000, staked: 0, card: ACE_OF_SPADES },
    { seat: 2, stack: 9_000, staked: 0, card: TWO_OF_CLUBS },
  ],
  pot: 0,
};
const WON: HighcardWon = { e: 'highcard_won', seat: 0, chips: 2_000 };
const asked: Frame<'highcard'> = {
  t: 'frame',
  table: 't1',
  seq: 5,
  events: [],
  view: waiting,
  gap_ms: null,
  summary,
  pending: { turn: 7, seats: [0], wait_ms: null, left_ms: null },
  seat: 0,
  private: { card: ACE_OF_SPADES },
  options: { stay: true },
};
const won: Frame<'highcard'> = {
  t: 'frame',
  table: 't1',
  seq: 6,
  events: [WON],
  view: over,
  pending: null,
  gap_ms: 4_000,
  seat: 0,
  private: { card: ACE_OF_SPADES },
};

const GAMES: GameCard<'highcard'>[] = [
  {
    name: 'highcard',
    seats_min: 2,
    seats_max: 4,
    bots: [],
    coached: false,
    charted: false,
    presets: [{ name: 'plain', rules, settings, bots: [] }],
  },
];
const HISTORY: History<'highcard'> = {
  rounds: [
    {
      number: 1,
      at_ms: 0,
      names: { 0: 'Ines', 2: 'Otto' },
      bots: [2],
      seat: 0,
      gains: { 0: 1_000 },
      steps: [
        { events: [], view: waiting, private: { card: ACE_OF_SPADES } },
        { events: [WON], view: over, private: { card: ACE_OF_SPADES } },
      ],
      skipped: 40,
      voided: false,
      test: false,
      rigged: false,
    },
  ],
  before: null,
};

let sent: Up[];
let line: Line;
let house: House;
let mounted: Record<string, unknown>;

beforeEach(() => {
  const answers: Record<string, unknown> = {
    '/api/me/looks': { looks: null, pictures: {} },
    '/api/me': { name: 'Ines', chips: 90_000, guest: true, seated: 9_000 },
    '/api/games': { games: GAMES },
    '/api/tables/t1/history': HISTORY,
    '/api/tables/t1/rounds/1': { game: 'highcard', round: HISTORY.rounds[0] },
  };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(answers[path.split('?')[0] ?? ''] ?? null))),
  );
  sent = [];
  line = {
    send: (text) => sent.push(JSON.parse(text) as Up),
    close: () => {},
    onmessage: null,
    onclose: null,
  };
});

afterEach(() => {
  house.connection.stop();
  void unmount(mounted);
  vi.unstubAllGlobals();
});

function say(message: Down | Frame<'highcard'>): void {
  line.onmessage?.({ data: JSON.stringify(message) });
  flushSync();
}

async function visit(address: string): Promise<void> {
  document.body.innerHTML = '';
  location.hash = address;
  house = new House(() => line);
  mounted = mount(App, { target: document.body, props: { house } });
  await vi.waitFor(() => expect(line.onmessage).not.toBe(null));
  await vi.dynamicImportSettled();
  const me = { name: 'Ines', chips: 90_000, guest: true, seated: 9_000 };
  say({ t: 'welcome', me, mine: [], tallies: [], version: '1' });
}

async function sitAtTable(): Promise<void> {
  await visit('#/table/t1');
  expect(sent).toContainEqual({ t: 'watch', table: 't1' });
  say(asked);
  await vi.waitFor(() => expect(document.querySelector('.pot')).not.toBe(null));
}

const text = (selector: string): string =>
  document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const cards = (): (string | null)[] => {
  const drawn = document.querySelectorAll('main li [role=img]');
  return [...drawn].map((each) => each.getAttribute('aria-label'));
};
const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

test('a frame of the game is drawn by the game, within the table of the page', async () => {
  await sitAtTable();
  expect(text('h1')).toBe('Oak');
  expect(text('header p')).toBe('High card room · stake 10');
  expect(text('main li span')).toBe('You: 90, staked 10');
  expect(text('.pot')).toBe('Pot 20');
  expect(cards()).toEqual(['ace of spades', 'face-down card']);
});

test('its moves are offered and ordered', async () => {
  await sitAtTable();
  await vi.waitFor(() => expect(button('Stay').disabled).toBe(false));
  button('Stay').click();
  const act = { t: 'act', table: 't1', turn: 7, action: { do: 'stay' } };
  expect(sent).toContainEqual(expect.objectContaining(act));
  const [order] = sent.filter((message) => message.t === 'act');
  say({ t: 'ack', id: order?.id ?? '', table: 't1' });
  say(won);
  await vi.waitFor(() => expect(() => button('Stay')).toThrow('no button'));
  await vi.waitFor(() => expect(cards()).toEqual(['ace of spades', '2 of clubs']));
  // What happened is in the log; the chat is for what was said.
  button('Chat').click();
  flushSync();
  expect(text('.log')).toBe('Nobody has said anything yet.');
  button('History').click();
  flushSync();
  button('Log').click();
  flushSync();
  expect(text('.log')).toContain('Ines wins 20');
});

test('its room is on the menu and has its rules', async () => {
  await visit('#/');
  const tile = document.querySelector<HTMLAnchorElement>('a.title');
  expect(tile?.textContent).toBe('High card room');
  expect(tile?.getAttribute('href')).toBe('#/room/highcard/plain');
  house.router.go({ at: 'room', game: 'highcard', preset: 'plain' });
  flushSync();
  button('Rules').click();
  await vi.waitFor(() => expect(text('[role=region]')).toContain('stakes 10; 4 can play'));
});

test('its rounds are listed and shown again, and what is left out is said', async () => {
  await sitAtTable();
  button('History').click();
  await vi.waitFor(() => expect(text('.rounds')).toContain('Deal 1'));
  document.querySelector<HTMLButtonElement>('button.round')?.click();
  await vi.waitFor(() => expect(text('.replay')).toContain('its first 40 steps are left out'));
  expect(text('.replay li span')).toBe('You: 90, staked 10');
  button('Last step').click();
  flushSync();
  expect(text('.told')).toBe('Ines wins 20');
});

test('one who only looks on is invited to take a seat before talking', async () => {
  await visit('#/table/t1?link=secret');
  expect(sent).toContainEqual({ t: 'watch', table: 't1', link: 'secret' });
  const { seat: _, private: __, options: ___, ...rail } = asked;
  say(rail);
  await vi.waitFor(() => expect(document.querySelector('.pot')).not.toBe(null));
  button('Chat').click();
  flushSync();
  expect(document.querySelector('.say input')).toBe(null);
  expect(text('.say')).toBe('Take a seat to join the talk.');
  say(asked);
  expect(document.querySelector('.say input')).not.toBe(null);
});

test.each([
  ['when_ready', 'Ready', 'ready'],
  ['by_host', 'Start', 'start_round'],
] as const)('a round that begins %s has a button between rounds', async (start, word, order) => {
  await sitAtTable();
  const between = { ...won, seq: 7, events: [], gap_ms: null, host: true };
  say({ ...between, summary: { ...summary, settings: { ...settings, start } } });
  button(word).click();
  expect(sent).toContainEqual(expect.objectContaining({ t: order, table: 't1' }));
});
