import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n';
import type { EdgeQuestion, GameCard, PresetCard } from '../../wire';
import { entryOf } from '../games';
import { House } from '../house.svelte';
import { AGAIN_MS, HouseEdgeFinder, SETTLE_MS } from './edge.svelte';
import OpenTable from './OpenTable.svelte';

await loadWords('lobby'); // as the page of a room does

interface Asked {
  readonly question: EdgeQuestion;
  answer(share: number): Promise<unknown>;
  refuse(code: string, text: string): Promise<unknown>;
  hangUp(): Promise<unknown>;
}

let asked: Asked[];

/** Lets what was promised happen. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    const question = JSON.parse(body) as EdgeQuestion;
    return new Promise<Response>((resolve, reject) => {
      const say = (message: object, status = 200): Promise<unknown> => {
        resolve(new Response(JSON.stringify(message), { status }));
        return settle();
      };
      asked.push({
        question,
        answer: (share) => say({ by_chart: share, at_best: share }),
        refuse: (code, text) => say({ code, text, facts: {} }, 429),
        hangUp: () => {
          reject(new Error('no network'));
          return settle();
        },
      });
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wish = (decks: number, seats = 1) => ({
  question: { game: 'blackjack', preset: 'twenty-one', rules: { decks } },
  seats,
});

test('several changes in a row are one question', async () => {
  const edge = new HouseEdgeFinder();
  edge.find(wish(1));
  await vi.advanceTimersByTimeAsync(SETTLE_MS - 1);
  edge.find(wish(2));
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  expect(asked.map(({ question }) => question.rules)).toEqual([{ decks: 2 }]);
  expect(edge.reckoning).toBe(true);
  await asked[0]?.answer(0.0062);
  expect(edge.figures).toEqual([{ players: 1, share: 0.0062 }]);
});

test('the answer about older rules is dropped, and the newer question waits for it', async () => {
  const edge = new HouseEdgeFinder();
  edge.find(wish(1, 8));
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  edge.find(wish(2, 8));
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  expect(asked).toHaveLength(1);
  await asked[0]?.answer(0.5);
  expect(edge.reckoning).toBe(true);
  expect(asked[1]?.question).toMatchObject({ rules: { decks: 2 }, players: 1 });
  await asked[1]?.answer(-0.03);
  await asked[2]?.answer(0.2);
  expect(edge.figures).toEqual([
    { players: 1, share: -0.03 },
    { players: 8, share: 0.2 },
  ]);
});

test('where the number of players does not matter there is one figure', async () => {
  const edge = new HouseEdgeFinder();
  edge.find(wish(1, 8));
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  await asked[0]?.answer(0.01);
  await asked[1]?.answer(0.01);
  expect(edge.figures).toEqual([{ players: 1, share: 0.01 }]);
});

test('rules that were reckoned before are known', async () => {
  const edge = new HouseEdgeFinder();
  for (const [decks, share] of [
    [1, 0.1],
    [2, 0.2],
  ] as const) {
    edge.find(wish(decks));
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    await asked.at(-1)?.answer(share);
  }
  edge.find(wish(1));
  expect(edge.figures).toEqual([{ players: 1, share: 0.1 }]);
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  expect(asked).toHaveLength(2);
});

test('a busy house is asked again by and by, other refusals are told', async () => {
  const edge = new HouseEdgeFinder();
  edge.find(wish(1));
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  await asked[0]?.refuse('too_fast', 'Slower, please.');
  expect(edge.why).toBe('Slower, please.');
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(asked).toHaveLength(2);
  await asked[1]?.refuse('bad_rules', 'Look at decks.');
  expect(edge.why).toBe('Look at decks.');
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(asked).toHaveLength(2);
});

test('without a network it is not known, and a closed dialog asks no more', async () => {
  const edge = new HouseEdgeFinder();
  edge.find(wish(1));
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  await asked[0]?.hangUp();
  expect(edge.why).toContain('does not answer');
  edge.find(wish(2));
  edge.stop();
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  expect(asked).toHaveLength(1);
});

/** The dialog of a room of blackjack. */
function open(charted: boolean): Record<string, unknown> {
  const entry = entryOf('blackjack');
  if (!entry) throw new Error('no blackjack');
  const preset = {
    name: 'twenty-one',
    rules: { unit: 1, decks: 6, dealer: 'hits_17', natural: [3, 2], peek: true, hands_max: 1 },
    settings: { seats: 8, buy_in_min: 5_000, buy_in_max: 5_000, buy_in: 5_000, bots: false },
  } as unknown as PresetCard & GameCard;
  const house = new House(() => ({ send() {}, close() {}, onmessage: null, onclose: null }));
  document.body.innerHTML = '';
  const props = { house, entry, preset, kinds: [], charted, open: true };
  const mounted = mount(OpenTable, { target: document.body, props });
  flushSync();
  return mounted;
}

const status = (): string =>
  document.querySelector('[role=status]')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const choose = (legend: string, label: string): void => {
  const group = [...document.querySelectorAll('fieldset')].find(
    (each) => each.querySelector('legend')?.textContent === legend,
  );
  const found = [...(group?.querySelectorAll('label') ?? [])].find(
    (each) => each.textContent?.trim() === label,
  );
  found?.querySelector('input')?.click();
  flushSync();
};

test('the host who changes a rule reads another figure', async () => {
  const mounted = open(true);
  expect(status()).toBe('House edge: reckoning …');
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  await asked[0]?.answer(-0.029581);
  await asked[1]?.answer(0.236433);
  flushSync();
  expect(status()).toContain(
    '1 player: House edge −2.96%: of 100 bet, the house loses 2.96 on average',
  );
  expect(status()).toContain(
    '8 players: House edge 23.64%: of 100 bet, the house keeps 23.64 on average',
  );
  choose('A natural pays', '6 to 5');
  expect(status()).toBe('House edge: reckoning …');
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  expect(asked[2]?.question).toMatchObject({ preset: 'twenty-one', rules: { natural: [6, 5] } });
  await asked[2]?.answer(0.0062);
  await asked[3]?.answer(0.0062);
  flushSync();
  expect(status()).toMatch(/^House edge 0.62%: of 100 bet, the house keeps 0.62 on average/);
  void unmount(mounted);
});

test('a game without a coach has no such line', () => {
  const mounted = open(false);
  expect(document.querySelector('[role=status]')).toBe(null);
  void unmount(mounted);
});
