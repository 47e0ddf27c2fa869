import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { BlackjackAction, BlackjackOptions } from '../../wire';
import { allowed, BetSlip } from './betslip.svelte';
import { ROUNDS } from './recorded';
import { snapshotOf, TestSeat } from './testseat.svelte';

const LIMITS = { least: 500, most: 10_000, step: 100 };
let end: (() => void) | null = null;

/** A player who is asked for her bet in the first round. */
function betting(options: BlackjackOptions = { bet: LIMITS }): { seat: TestSeat; slip: BetSlip } {
  const seat = new TestSeat(snapshotOf(ROUNDS.win, 0));
  seat.options = options;
  let slip: BetSlip | undefined;
  end = $effect.root(() => {
    slip = new BetSlip(seat);
  });
  if (!slip) throw new Error('no slip');
  return { seat, slip };
}

afterEach(() => end?.());

/** The table as the player bets so much, and in which round. */
function shows(
  seat: TestSeat,
  phase: 'betting' | 'playing' | 'over',
  bet: number,
  round = 1,
): void {
  const { frame, summary } = seat.shown;
  const laid = phase === 'betting' ? bet : 2_500;
  const view = { phase, seats: [{ seat: 0, stack: 0, hands: [{ bet, laid }] }] };
  const { options } = seat;
  seat.show({ ...seat.shown, frame: { ...frame, view }, summary: { ...summary, rounds: round } });
  seat.options = options;
  flushSync();
}

const bet = (chips: number): BlackjackAction => ({ do: 'set_bet', chips });

// req: CAS-3.1a, CAS-3.1b
test('of many quick presses the first is sent at once, and then only the last amount', async () => {
  const { seat, slip } = betting();
  for (const amount of [500, 1_000, 1_500, 2_000]) slip.lay(amount);
  expect(slip.bets).toBe(2_000);
  expect(seat.orders).toEqual([bet(500)]);
  await seat.answer();
  expect(seat.orders).toEqual([bet(500), bet(2_000)]);
  await seat.answer();
  expect(seat.orders).toHaveLength(2);
  expect(slip.bets).toBe(2_000);
});

test('an old frame does not take back what is on its way', () => {
  const { seat, slip } = betting();
  slip.lay(500);
  slip.lay(2_500);
  shows(seat, 'betting', 500);
  expect(slip.bets).toBe(2_500);
});

// req: CAS-3.1b
test('chips are taken back step by step until Start', async () => {
  const { seat, slip } = betting();
  for (const amount of [500, 1_000]) {
    slip.lay(amount);
    await seat.answer();
  }
  slip.undo();
  await seat.answer();
  expect(slip.bets).toBe(500);
  slip.undo();
  await seat.answer();
  expect(seat.orders.at(-1)).toEqual(bet(0));
  expect(slip.canUndo).toBe(false);
});

// req: CAS-3.2a
test('Start waits for the chips, and is sent once', async () => {
  const { seat, slip } = betting();
  slip.lay(500);
  slip.lay(700);
  slip.start();
  slip.start();
  expect(seat.orders).toEqual([bet(500)]);
  await seat.answer();
  await seat.answer();
  expect(seat.orders).toEqual([bet(500), bet(700), { do: 'start' }]);
  expect(slip.going).toBe(true);
  expect(slip.limits).toBe(null);
  await seat.answer();
  expect(slip.going).toBe(false);
  expect(seat.orders).toHaveLength(3);
});

test('what the house refuses is taken back', async () => {
  const { seat, slip } = betting();
  slip.lay(500);
  await seat.answer();
  slip.lay(9_900);
  await seat.answer('bet_too_large');
  expect(slip.bets).toBe(500);
});

test('a table that has moved on is asked again', async () => {
  const { seat, slip } = betting();
  slip.lay(500);
  await seat.answer('stale_turn');
  expect(seat.orders).toEqual([bet(500), bet(500)]);
  await seat.answer();
  expect(slip.bets).toBe(500);
});

test('without chips Start asks for nothing', () => {
  const { seat, slip } = betting();
  slip.start();
  expect(seat.orders).toEqual([]);
});

// req: CAS-3.11b
test('a new round begins without a bet and remembers the last one', () => {
  const { seat, slip } = betting();
  shows(seat, 'betting', 2_500);
  shows(seat, 'playing', 2_500);
  shows(seat, 'over', 0);
  shows(seat, 'betting', 0, 2);
  expect(slip.bets).toBe(0);
  expect(slip.again).toBe(2_500);
  expect(slip.canUndo).toBe(false);
});

test('a chip adds what it says, and the first one at least the least bet', () => {
  const { slip } = betting();
  expect(slip.adds(1)).toBe(500);
  slip.add(1);
  expect(slip.bets).toBe(500);
  expect(slip.adds(1)).toBe(100);
  slip.add(1);
  expect(slip.bets).toBe(600);
  expect(slip.add(100)).toBe(false);
  expect(slip.bets).toBe(600);
});

test('what is typed counts for the round in which it was typed, and only if it can be bet', () => {
  const { seat, slip } = betting();
  slip.lay(700);
  slip.type('13');
  expect([slip.wanted, slip.ready, slip.bets]).toEqual([1_300, true, 700]);
  slip.type('4');
  expect([slip.wanted, slip.ready]).toEqual([null, false]);
  slip.layTyped();
  slip.start();
  expect(seat.orders).toEqual([bet(700)]);
  shows(seat, 'betting', 0, 2);
  expect([slip.typed, slip.wanted]).toEqual([null, 0]);
});

test('a bet is none, or one of the offered amounts', () => {
  expect(allowed(LIMITS, 12_345)).toBe(10_000);
  expect(allowed(LIMITS, 1_234)).toBe(1_200);
  expect(allowed(LIMITS, 499)).toBe(0);
  expect(allowed(LIMITS, -100)).toBe(0);
  expect(allowed({ least: 250, most: 2_250, step: 500 }, 1_300)).toBe(1_250);
});
