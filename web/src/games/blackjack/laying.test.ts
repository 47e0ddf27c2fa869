import { expect, test } from 'vitest';
import type { Answer } from '../../net/outbox';
import type { BlackjackAction } from '../../wire';
import { allowed, Laying } from './laying.svelte';

const DONE: Answer = { done: true, table: 't' };
const refused = (code: string): Answer => ({ done: false, code, text: '', facts: {} });

/** A house that answers when it is told to. */
class House {
  readonly orders: BlackjackAction[] = [];
  #answers: ((answer: Answer) => void)[] = [];

  act = (action: BlackjackAction): Promise<Answer> => {
    this.orders.push(action);
    return new Promise((answer) => this.#answers.push(answer));
  };

  async answer(answer: Answer = DONE): Promise<void> {
    this.#answers.shift()?.(answer);
    for (let turns = 0; turns < 8; turns++) await Promise.resolve();
  }
}

function betting(): { house: House; laying: Laying } {
  const house = new House();
  const laying = new Laying(house.act);
  laying.follow(0, 1, true, 0);
  return { house, laying };
}

const bet = (chips: number): BlackjackAction => ({ do: 'set_bet', chips });
const LIMITS = { least: 500, most: 10_000, step: 100 };

// req: CAS-3.1a, CAS-3.1b
test('of many quick presses the first is sent at once, and then only the last amount', async () => {
  const { house, laying } = betting();
  for (const amount of [500, 1_000, 1_500, 2_000]) laying.set(amount);
  expect(laying.amount).toBe(2_000);
  expect(house.orders).toEqual([bet(500)]);
  await house.answer();
  expect(house.orders).toEqual([bet(500), bet(2_000)]);
  await house.answer();
  expect(house.orders).toHaveLength(2);
  expect(laying.amount).toBe(2_000);
});

test('an old frame does not take back what is on its way', () => {
  const { laying } = betting();
  laying.set(500);
  laying.set(2_500);
  laying.follow(500, 1, true, 500);
  expect(laying.amount).toBe(2_500);
});

// req: CAS-3.1b
test('chips are taken back step by step until Start', async () => {
  const { house, laying } = betting();
  for (const amount of [500, 1_000]) {
    laying.set(amount);
    await house.answer();
  }
  laying.undo();
  await house.answer();
  expect(laying.amount).toBe(500);
  laying.undo();
  await house.answer();
  expect(house.orders.at(-1)).toEqual(bet(0));
  expect(laying.canUndo).toBe(false);
});

// req: CAS-3.2a
test('Start waits for the chips, and is sent once', async () => {
  const { house, laying } = betting();
  laying.set(500);
  laying.set(700);
  void laying.start();
  void laying.start();
  expect(house.orders).toEqual([bet(500)]);
  await house.answer();
  await house.answer();
  expect(house.orders).toEqual([bet(500), bet(700), { do: 'start' }]);
  expect(laying.starting).toBe(true);
  await house.answer();
  expect(laying.starting).toBe(false);
  expect(house.orders).toHaveLength(3);
});

test('what the house refuses is taken back', async () => {
  const { house, laying } = betting();
  laying.set(500);
  await house.answer();
  laying.set(99_999);
  await house.answer(refused('bet_too_large'));
  expect(laying.amount).toBe(500);
});

test('a table that has moved on is asked again', async () => {
  const { house, laying } = betting();
  laying.set(500);
  await house.answer(refused('stale_turn'));
  expect(house.orders).toEqual([bet(500), bet(500)]);
  await house.answer();
  expect(laying.amount).toBe(500);
});

test('without chips Start asks for nothing', async () => {
  const { house, laying } = betting();
  await laying.start();
  expect(house.orders).toEqual([]);
});

// req: CAS-3.11b
test('a new round begins without a bet and remembers the last one', () => {
  const { laying } = betting();
  laying.follow(2_500, 1, true, 2_500);
  laying.follow(2_500, 1, false, 2_500);
  laying.follow(0, 1, false, 2_500);
  laying.follow(0, 2, true, 0);
  expect(laying.amount).toBe(0);
  expect(laying.last).toBe(2_500);
  expect(laying.canUndo).toBe(false);
});

test('a bet is none, or one of the offered amounts', () => {
  expect(allowed(LIMITS, 12_345)).toBe(10_000);
  expect(allowed(LIMITS, 1_234)).toBe(1_200);
  expect(allowed(LIMITS, 499)).toBe(0);
  expect(allowed(LIMITS, -100)).toBe(0);
  expect(allowed({ least: 250, most: 2_250, step: 500 }, 1_300)).toBe(1_250);
});
