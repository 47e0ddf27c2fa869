/** What the page around a table says follows what the table shows; and a game that fails does not
 *  take the page with it. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../../src/app/App.svelte';
import { addGame } from '../../src/app/games';
import { House } from '../../src/app/house.svelte';
import { step } from '../../src/frame/director.svelte';
import type { AnyTable } from '../../src/frame/game';
import { settings as wishes } from '../../src/kit';
import { announcements } from '../../src/kit/controls/announcements.svelte';
import { FakeLine } from '../../src/net/fakeline';
import type { Down, Frame, TableSettings, TableSummary, Up } from '../../src/wire';
import { entry } from '.';
import { table } from './table';

const { heard } = vi.hoisted(() => ({ heard: [] as string[] }));
vi.mock('../../src/kit/sound', async (original) => ({
  ...(await original<typeof import('../../src/kit/sound')>()),
  play: (name: string) => void heard.push(name),
}));

const SHOWN_MS = 1_000;
/** Everything takes its time to be shown, and some things cannot be drawn. */
let broken = false;
const slow: AnyTable = {
  ...table,
  script: {
    ...table.script,
    steps: (from, _, end) => [step(from, { wait_ms: SHOWN_MS }), step(end)],
  },
  Stage: (...props) => {
    if (broken) throw new Error('drawn wrongly');
    return table.Stage(...props);
  },
};
addGame({ ...entry, table: async () => slow });

const settings = { seats: 4, buy_in_min: 100, buy_in_max: 50_000, start: 'at_once' };
const summaryWith = (chips: number): TableSummary<'highcard'> => ({
  name: 'Oak',
  game: 'highcard',
  preset: 'plain',
  rules: { game: 'highcard', unit: 100, stake: 1_000 },
  settings: settings as TableSettings,
  host: '',
  seats: [
    { seat: 0, name: 'Ines', chips },
    { seat: 2, name: 'Otto', chips: 9_000 },
  ],
  queue: [],
  rounds: 1,
  closed: false,
  test: false,
  paused: false,
  coach: 'nobody',
});
const asked: Frame<'highcard'> = {
  t: 'frame',
  table: 't1',
  seq: 5,
  events: [],
  view: {
    phase: 'waiting',
    seats: [
      { seat: 0, stack: 0, staked: 1_000 },
      { seat: 2, stack: 9_000, staked: 1_000 },
    ],
    pot: 2_000,
  },
  gap_ms: null,
  summary: summaryWith(0),
  pending: { turn: 7, seats: [0], wait_ms: null, left_ms: null },
  seat: 0,
  private: { card: 0 },
  options: { stay: true },
};
const lost: Frame<'highcard'> = {
  ...asked,
  seq: 6,
  events: [{ e: 'highcard_won', seat: 2, chips: 2_000 }],
  view: { phase: 'over', seats: [{ seat: 2, stack: 11_000, staked: 0, card: 51 }], pot: 0 },
  gap_ms: 4_000,
  pending: null,
  options: null,
};
const ME = { name: 'Ines', chips: 0, guest: true, seated: 1_000 };

let line: FakeLine<Up, Down>;
let house: House;
let mounted: Record<string, unknown>;
let announced: string[];

const ANSWERS: Record<string, unknown> = {
  '/api/me': ME,
  '/api/me/looks': { looks: null, pictures: {} },
};

beforeEach(async () => {
  vi.useFakeTimers();
  wishes.motion = 'full';
  broken = false;
  announced = [];
  heard.length = 0;
  vi.spyOn(announcements, 'announce').mockImplementation((text) => void announced.push(text));
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(ANSWERS[path] ?? { games: [] }))),
  );
  document.body.innerHTML = '';
  location.hash = '#/table/t1';
  line = new FakeLine();
  house = new House(() => line);
  mounted = mount(App, { target: document.body, props: { house } });
  await pass(0);
  await vi.dynamicImportSettled();
  line.say({ t: 'welcome', me: ME, mine: [], tallies: [], version: '1' });
});

afterEach(async () => {
  house.connection.stop();
  await unmount(mounted);
  wishes.motion = 'auto';
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}
const say = (frame: Frame<'highcard'>): void => line.say(frame as unknown as Frame);
const page = (): string => document.body.textContent?.replace(/\s+/g, ' ') ?? '';
const purse = (): string => document.querySelector('.purse')?.lastChild?.textContent ?? '';
const farewell = (): Element | null => document.querySelector('[role=alertdialog]');

test('wallet, log, announcements and the offer of chips come when the end of a round is shown', async () => {
  say(asked);
  await pass(0);
  expect(purse()).toBe('10');
  say(lost);
  line.say({ t: 'wallet', chips: 50_000, seated: 0 });
  await pass(SHOWN_MS - 50);
  expect(purse()).toBe('10');
  expect(page()).not.toContain('Top up');
  expect([announced, house.visit?.log]).toEqual([[], []]);
  await pass(100);
  expect(purse()).toBe('500');
  expect(page()).toContain('Top up');
  expect(announced).toEqual(['Otto wins 20']);
  expect(house.visit?.log).toHaveLength(1);
});

test('the own turn is heard once and stands in the title of the tab until it is over', async () => {
  expect(document.title).not.toContain('Your turn');
  say(asked);
  await pass(0);
  expect(heard).toEqual(['your-turn']);
  expect(document.title).toContain('Your turn');
  // Somebody says something, or the seat is told of again: it is the same turn.
  say({ ...asked, seq: 6 });
  await pass(0);
  expect(heard).toEqual(['your-turn']);
  say({ ...lost, seq: 7 });
  await pass(SHOWN_MS + 50);
  expect(document.title).not.toContain('Your turn');
});

test('the farewell waits for the card that took the last chip, but not for long', async () => {
  say(asked);
  await pass(0);
  say(lost);
  line.say({ t: 'farewell', left_ms: 6_000 });
  await pass(800);
  expect(farewell()).toBeNull();
  await pass(150);
  expect(farewell()?.textContent).toContain('lost your last chip');
});

test.each([true, false])('chat is announced to whoever wants it: %s', async (wanted) => {
  wishes.announceChat = wanted;
  say(asked);
  await pass(0);
  const first = { id: 1, name: 'Otto', text: 'Before you came', at_ms: 1 };
  line.say({ t: 'chat', table: 't1', lines: [first] });
  line.say({ t: 'said', table: 't1', line: { id: 2, name: 'Otto', text: 'Hm :)', at_ms: 2 } });
  line.say({ t: 'said', table: 't2', line: { id: 3, name: 'Otto', text: 'Elsewhere', at_ms: 3 } });
  await pass(0);
  expect(announced).toEqual(wanted ? ['Otto says: Hm Smile'] : []);
  expect(house.visit?.log).toHaveLength(2);
  wishes.announceChat = true;
});

test('a game that cannot be drawn says so, and the way to the menu is open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  say(asked);
  await pass(0);
  expect(page()).toContain('Something went wrong on this page');
  const back = [...document.querySelectorAll('button')].find(
    (each) => each.textContent?.trim() === 'Back to menu',
  );
  back?.click();
  await pass(0);
  expect(page()).toContain('Good to see you, Ines');
});
