/** Rounds of all games are played back on the page, and at every step cards, bets and result are
 *  compared with what the log says (tests/replays writes both). */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { entryOf } from '../../src/app/games';
import { Notices } from '../../src/app/notices.svelte';
import PastRound from '../../src/app/panels/PastRound.svelte';
import Replay from '../../src/app/panels/Replay.svelte';
import { settings, showAmount } from '../../src/kit';
import type { RoundHistory } from '../../src/wire';
import { cardsAt, cardsBy, cardsWithin, chipsBy, chipsIn, stacks, words } from './drawn';
import rounds from './rounds.fixture.json';

type Facts = Record<string, unknown>;
type Stakes = { pots?: number[]; stakes?: Record<string, number> };
type Reader = (stage: Element, facts: Facts) => Facts;

const RECORDED = rounds as unknown as Record<string, { round: RoundHistory; log: Facts[] }>;

const sorted = (cards: readonly (number | null)[]): (number | null)[] =>
  cards.toSorted((a, b) => Number(a) - Number(b));

/** Blackjack: the bets of the near seat lie in circles. */
function nearBets(stage: Element): Record<string, number> {
  const laid = [...stage.querySelectorAll('.near .amount > [aria-hidden]')];
  const sum = laid.reduce((chips, each) => chips + chipsIn(words(each)), 0);
  return sum > 0 ? { 0: sum } : {};
}

/** Dou dizhu: how many cards each seat has, as it is drawn beside the others, and in the own hand. */
function seatsLeft(stage: Element): Record<string, number> {
  const others = [...stage.querySelectorAll('.seat:has(.left.num)')].map(
    (seat): [string, number] => [
      (seat.querySelector('.head')?.getAttribute('data-anchor') ?? '').replace('seat-', ''),
      Number(words(seat.querySelector('.left.num b'))),
    ],
  );
  if (others.length === 0) return {};
  return { 0: cardsAt(stage, /^card-/).length, ...Object.fromEntries<number>(others) };
}

/** Roulette: the points with own chips and their amounts, which the points themselves tell. */
const ownPoints = (stage: Element): Record<string, number> =>
  Object.fromEntries<number>(
    [...stage.querySelectorAll('[data-point][title]')].map((point): [string, number] => [
      point.getAttribute('data-point') ?? '',
      chipsIn(point.getAttribute('title') ?? ''),
    ]),
  );

/** Roulette: the points with chips of others, by seat. */
function otherPoints(stage: Element): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const disc of stage.querySelectorAll('.others [data-anchor]')) {
    const [, seat = '', point = ''] =
      /^chips-(\d+)-(.+)$/.exec(disc.getAttribute('data-anchor') ?? '') ?? [];
    (found[seat] ??= []).push(point);
  }
  for (const points of Object.values(found)) points.sort();
  return found;
}

function numberOf(stage: Element): number | null {
  const shown = stage.querySelector('.verdict.pop');
  return shown ? Number(/\d+/.exec(words(shown))?.[0]) : null;
}

/** Of every game: what the stage shows, in the words of the log. */
const READERS: Record<string, Reader> = {
  holdem: (stage, { stacks: known }) => ({
    board: cardsAt(stage, /^board-/),
    hands: cardsBy(stage, /^hole-(\d+)-/),
    bets: chipsBy(stage, /^bet-(\d+)$/, false),
    // The own plate is in the dock, which a replay has not.
    stacks: { ...(known as object), ...stacks(stage) },
  }),
  blackjack: (stage) => ({
    dealer: cardsAt(stage, /^dealer-/),
    hands: Object.fromEntries(
      [0, 1].flatMap((seat) => {
        const hands = cardsBy(stage, new RegExp(`^card-${seat}-(\\d+)-`));
        return Object.keys(hands).length > 0 ? [[seat, Object.values(hands)]] : [];
      }),
    ),
    bets: { ...chipsBy(stage, /^bet-(\d+)-0$/, false), ...nearBets(stage) },
  }),
  doudizhu: (stage) => ({
    own: sorted(cardsAt(stage, /^card-/)),
    left: seatsLeft(stage),
    middle: sorted(cardsAt(stage, /^played-/)),
    bottom: cardsWithin(stage, '.kitty'),
    rest: Object.fromEntries(
      Object.entries(cardsBy(stage, /^rest-(\d+)-/)).map(([seat, cards]) => [seat, sorted(cards)]),
    ),
  }),
  roulette: (stage) => ({
    own: ownPoints(stage),
    others: otherPoints(stage),
    sums: Object.fromEntries(
      [...stage.querySelectorAll('.players li')].map((line, seat) => {
        const shown = words(line.querySelector('.num'));
        return [seat, (shown.startsWith('−') ? -1 : 1) * chipsIn(shown)];
      }),
    ),
    number: numberOf(stage),
  }),
  sabacc: (stage) => ({
    hands: cardsBy(stage, /^card-(\d+)-/),
    pile: cardsAt(stage, /^pile-top$/)[0] ?? null,
    pots: [...stage.querySelectorAll('.pots .lab')].map((pot) => chipsIn(words(pot))),
    stakes: chipsBy(stage, /^stake-(\d+)$/, false),
    dice: (stage.querySelector('.dice')?.getAttribute('aria-label')?.match(/\d+/g) ?? []).map(
      Number,
    ),
  }),
};

/** Games that name every winner in the middle of the table; the others tell the player's own result. */
const TELLS_ALL = new Set(['holdem', 'sabacc', 'doudizhu']);

const isIn = (text: string) => (chips: number) => text.includes(showAmount(chips));

let mounted: Record<string, unknown> | null = null;

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = '';
});

const button = (name: string): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

test.each(Object.keys(RECORDED))('%s is played back as the log has it', async (game) => {
  const [entry, recorded, read] = [entryOf(game), RECORDED[game], READERS[game]];
  if (!entry || !recorded || !read) throw new Error(`nobody can read ${game}`);
  settings.motion = 'reduced';
  const complained = vi.spyOn(console, 'error');
  const { round, log } = recorded;
  mounted = mount(Replay, {
    target: document.body,
    props: {
      game: { entry, table: await entry.table() },
      round,
      turned: true,
      felt: undefined,
      close: () => undefined,
    },
  });
  flushSync();
  const stage = document.querySelector('.screen');
  if (!stage) throw new Error('no stage');
  expect(round.steps).toHaveLength(log.length);
  const last = log.length - 1;
  // Where there is one pot for all, it may be named instead, with one's own stake or without.
  const { pots: [pot = 0] = [], stakes = {} } = (log.at(-2) ?? {}) as Stakes;
  // Whoever has won is told to everybody, and everybody is told how it went for herself.
  const told = Object.entries(round.gains)
    .filter(([seat, gain]) => (TELLS_ALL.has(game) ? gain > 0 : seat === String(round.seat)))
    .map(([seat, gain]) => [Math.abs(gain), pot, pot - (stakes[seat] ?? 0)]);
  expect(told).not.toEqual([]);
  for (const [at, facts] of log.entries()) {
    if (at > 0) {
      button('Step forward').click();
      flushSync();
    }
    const seen = (): void => expect(read(stage, facts), `step ${at + 1}`).toEqual(facts);
    await vi.waitFor(seen, { interval: 5 });
    expect(words(document.querySelector('.count'))).toContain(`${at + 1} / ${log.length}`);
    const result = stage.querySelector('.results, .verdict.pop');
    if (at < last) expect(result, 'a result ahead of the end').toBe(null);
    else for (const won of told) expect(won.some(isIn(words(result))), words(result)).toBe(true);
  }
  expect(complained).not.toHaveBeenCalled();
});

test('a round that was fetched has the look of the room in which it was played', async () => {
  const { round } = RECORDED['holdem'] ?? {};
  if (!round) throw new Error('no round of holdem');
  settings.motion = 'reduced';
  for (const [preset, felt] of [
    ['cardroom', 'burgundy'],
    ['heads-up', 'teal'],
  ] as const) {
    const fetch = () => Promise.resolve({ game: 'holdem', round, preset, turned: true });
    const props = { notices: new Notices(), fetch, close: () => undefined };
    mounted = mount(PastRound, { target: document.body, props });
    await vi.waitFor(() =>
      expect(document.querySelector('.screen')?.getAttribute('data-felt')).toBe(felt),
    );
    void unmount(mounted);
    document.body.innerHTML = '';
  }
  mounted = null;
});

test.each(Object.keys(RECORDED))('%s is known again in a list by its last step', async (game) => {
  const recorded = RECORDED[game];
  const table = await entryOf(game)?.table();
  if (!recorded || !table) throw new Error(`no round of ${game}`);
  const { round, log } = recorded;
  const short = { ...round, steps: round.steps.slice(-1) };
  expect(table.outcome(short)).toBe(table.outcome(round));
  expect(table.outcome(short)).not.toBe('');
  const { own, board, words: told } = table.recap?.(short) ?? {};
  expect({ own, board, words: told }).toEqual({ own, board, words: told, ...table.recap?.(round) });
  const { hands = {}, own: left, ...end } = log.at(-1) as Record<string, never>;
  const mine = (hands as Record<string, unknown>)[String(round.seat)];
  const cards = { holdem: mine, blackjack: (mine as unknown[] | undefined)?.[0], doudizhu: left };
  expect(own).toEqual((cards as Record<string, unknown>)[game]);
  expect(board).toEqual(end['board'] ?? end['dealer'] ?? end['bottom']);
  expect(told === undefined || told !== '').toBe(true);
});
