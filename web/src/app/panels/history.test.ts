import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainDesk } from '../../../tests/table/plain';
import type { Frame, History, RoundHistory, SharedRound, TableSummary } from '../../wire';
import HistoryList from './HistoryList.svelte';
import { Visit } from '../../frame/visit.svelte';

const PAGE = 3;

let finished: number;
let asked: string[];
let waiting: (() => void)[];
let watched: number[];
let visit: Visit;
let mounted: Record<string, unknown>;

const round = (number: number): RoundHistory => ({
  number,
  at_ms: 0,
  names: {},
  bots: [],
  seat: null,
  gains: {},
  steps: [],
  skipped: 0,
  test: false,
  rigged: false,
  voided: false,
});

/** A house with so many finished rounds, which gives a few at a time. */
function answer(path: string): History | SharedRound {
  const one = /rounds\/(\d+)$/.exec(path)?.[1];
  if (one) return { game: 'holdem', round: round(Number(one)), preset: 'casino', turned: true };
  const before = Number(new URL(path, 'http://house').searchParams.get('before') ?? finished + 1);
  const oldest = Math.max(1, before - PAGE);
  const rounds = Array.from({ length: before - oldest }, (_, i) => round(before - 1 - i));
  return { rounds, before: oldest > 1 ? oldest : null };
}

const frame = (seq: number, rounds: number): Frame => ({
  t: 'frame',
  table: 't1',
  seq,
  events: [],
  view: null,
  pending: null,
  gap_ms: null,
  summary: { game: 'none', seats: [], queue: [], rounds } as unknown as TableSummary,
});

beforeEach(async () => {
  finished = 8;
  asked = [];
  waiting = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise((done) => {
      waiting.push(() => done(new Response(JSON.stringify(answer(path)))));
    });
  });
  visit = new Visit('t1', 'Ines', plainDesk);
  visit.take(frame(1, finished), 0);
  await vi.waitFor(() => expect(visit.live).toBe(true));
  document.body.innerHTML = '';
  watched = [];
  const replay = ({ number }: RoundHistory): void => void watched.push(number);
  mounted = mount(HistoryList, { target: document.body, props: { visit, replay } });
  flushSync();
});

afterEach(() => {
  void unmount(mounted);
  vi.unstubAllGlobals();
});

const titles = (): string[] =>
  [...document.querySelectorAll('.round b')].map((each) => each.textContent ?? '');
const hands = (...numbers: number[]): string[] => numbers.map((number) => `Hand ${number}`);
const older = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(
    (each) => each.textContent?.trim() === 'Older rounds',
  );

/** The house answers whatever is asked, one after the other. */
async function answered(): Promise<void> {
  await vi.waitFor(() => expect(waiting).not.toEqual([]));
  waiting.shift()?.();
  await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBe(null));
  flushSync();
}

test('older rounds come page by page until there are no more', async () => {
  await answered();
  expect(titles()).toEqual(hands(8, 7, 6));
  older()?.click();
  await answered();
  expect(titles()).toEqual(hands(8, 7, 6, 5, 4, 3));
  older()?.click();
  await answered();
  expect(titles()).toEqual(hands(8, 7, 6, 5, 4, 3, 2, 1));
  expect(older()).toBe(undefined);
  expect(asked.map((path) => path.split('?')[1])).toEqual([
    'newest=20&short=true',
    'newest=20&before=6&short=true',
    'newest=20&before=3&short=true',
  ]);
});

test('a round is fetched when it is opened, and once', async () => {
  await answered();
  const line = [...document.querySelectorAll<HTMLButtonElement>('.round')][1];
  line?.click();
  line?.click();
  flushSync();
  expect(line?.getAttribute('aria-busy')).toBe('true');
  await answered();
  expect(watched).toEqual([7]);
  expect(asked.slice(1)).toEqual(['/api/tables/t1/rounds/7']);
});

test('a round that is over comes on top, and what is listed stays', async () => {
  await answered();
  older()?.click();
  await answered();
  finished = 9;
  visit.take(frame(2, finished), 0);
  flushSync();
  await answered();
  await vi.waitFor(() => expect(titles()).toEqual(hands(9, 8, 7, 6, 5, 4, 3)));
  older()?.click();
  await answered();
  expect(titles()).toEqual(hands(9, 8, 7, 6, 5, 4, 3, 2, 1));
});

test('after many rounds that were missed the list begins anew', async () => {
  await answered();
  finished = 20;
  visit.take(frame(9, finished), 0);
  flushSync();
  await answered();
  await vi.waitFor(() => expect(titles()).toEqual(hands(20, 19, 18)));
  older()?.click();
  await answered();
  expect(titles()).toEqual(hands(20, 19, 18, 17, 16, 15));
});

test('one page is asked for at a time', async () => {
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  visit.take(frame(2, 9), 0);
  flushSync();
  await Promise.resolve();
  expect(asked).toHaveLength(1);
  await answered();
  await answered();
  expect(asked).toHaveLength(2);
});
