import { expect, test } from 'vitest';
import type { Answer } from '../../net/outbox';
import type { RouletteAction } from '../../wire';
import { Laying } from './laying.svelte';
import type { Slip } from './slip';

const RED: Slip = [{ point: 'red', chips: 100 }];
const MORE: Slip = [{ point: 'red', chips: 300 }];
const DONE: Answer = { done: true, table: 't' };
const refusal = (code: string): Answer => ({ done: false, code, text: code, facts: {} });

/** A house that answers when told to. */
function house() {
  const waiting: ((answer: Answer) => void)[] = [];
  const orders: RouletteAction[] = [];
  const laying = new Laying((action) => {
    orders.push(action);
    return new Promise((answer) => waiting.push(answer));
  });
  laying.follow([], 1, true);
  const answer = async (given: Answer): Promise<void> => {
    waiting.shift()?.(given);
    // All that follows from an answer happens before the next task.
    await new Promise((next) => setTimeout(next));
  };
  const slips = (): Slip[] =>
    orders.flatMap((order) => (order.do === 'set_slip' ? [order.bets] : []));
  return { laying, orders, slips, answer };
}

test('chips are seen at once, and sent as whole slips, one at a time', async () => {
  const { laying, slips, answer } = house();
  laying.change(RED);
  laying.change(MORE);
  expect(laying.slip).toEqual(MORE);
  expect(slips()).toEqual([RED]);
  await answer(DONE);
  expect(slips()).toEqual([RED, MORE]);
  await answer(DONE);
  expect(slips()).toHaveLength(2);
});

test('what the house refuses is taken back', async () => {
  const { laying, answer } = house();
  laying.change(RED);
  await answer(DONE);
  laying.change(MORE);
  await answer(refusal('not_enough_chips'));
  expect(laying.slip).toEqual(RED);
  expect(laying.canUndo).toBe(false);
});

test('an order that came just after the clock began is given again', async () => {
  const { laying, slips, answer } = house();
  laying.change(RED);
  await answer(refusal('stale_turn'));
  expect(slips()).toEqual([RED, RED]);
  await answer(DONE);
  expect(laying.slip).toEqual(RED);
});

test('undo goes back step by step, also over a cleared board', async () => {
  const { laying, slips, answer } = house();
  laying.change(RED);
  await answer(DONE);
  laying.change([]);
  await answer(DONE);
  laying.undo();
  expect(laying.slip).toEqual(RED);
  await answer(DONE);
  laying.undo();
  expect(laying.slip).toEqual([]);
  expect(laying.canUndo).toBe(false);
  await answer(DONE);
  expect(slips()).toEqual([RED, [], RED, []]);
});

test('the spin waits until all bets have arrived', async () => {
  const { laying, orders, answer } = house();
  laying.change(RED);
  const spun = laying.spin();
  expect(orders.map((order) => order.do)).toEqual(['set_slip']);
  await answer(DONE);
  expect(orders.map((order) => order.do)).toEqual(['set_slip', 'spin']);
  await answer(DONE);
  await spun;
  expect(laying.asking).toBe(false);
});

test('frames do not undo what is on its way, but a new round does', async () => {
  const { laying, slips, answer } = house();
  laying.change(RED);
  laying.follow([], 1, true);
  expect(laying.slip).toEqual(RED);
  laying.follow([], 2, true);
  expect(laying.slip).toEqual([]);
  laying.change(MORE);
  await answer(DONE);
  expect(laying.slip).toEqual(MORE);
  expect(slips()).toEqual([RED, MORE]);
});

test('when the wheel turns, what the house has counts', async () => {
  const { laying, answer } = house();
  laying.change(RED);
  await answer(DONE);
  laying.change(MORE);
  laying.follow(RED, 1, false);
  expect(laying.slip).toEqual(RED);
  await answer(refusal('no_more_bets'));
  expect(laying.slip).toEqual(RED);
});
