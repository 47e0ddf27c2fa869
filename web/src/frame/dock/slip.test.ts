import { expect, test } from 'vitest';
import type { Answer } from '../../net/outbox';
import { Slip } from './slip.svelte';

type Bets = readonly number[];

const RED: Bets = [100];
const MORE: Bets = [300];
const DONE: Answer = { done: true, table: 't' };
const refusal = (code: string): Answer => ({ done: false, code, text: code, facts: {} });

/** A house that answers when told to. */
function house() {
  const waiting: ((answer: Answer) => void)[] = [];
  const orders: (Bets | 'go')[] = [];
  const give = (order: Bets | 'go'): Promise<Answer> => {
    orders.push(order);
    return new Promise((answer) => waiting.push(answer));
  };
  const slip = new Slip<Bets>({
    empty: [],
    same: (a, b) => a.join() === b.join(),
    lay: (bets) => give(bets),
    go: () => give('go'),
  });
  slip.follow([], 1, true);
  const answer = async (given: Answer): Promise<void> => {
    waiting.shift()?.(given);
    // All that follows from an answer happens before the next task.
    await new Promise((next) => setTimeout(next));
  };
  return { slip, orders, answer };
}

test('chips are seen at once, and sent as whole slips, one at a time', async () => {
  const { slip, orders, answer } = house();
  slip.change(RED);
  slip.change(MORE);
  expect(slip.bets).toEqual(MORE);
  expect(orders).toEqual([RED]);
  await answer(DONE);
  expect(orders).toEqual([RED, MORE]);
  await answer(DONE);
  expect(orders).toHaveLength(2);
});

test('what the house refuses is taken back', async () => {
  const { slip, answer } = house();
  slip.change(RED);
  await answer(DONE);
  slip.change(MORE);
  await answer(refusal('not_enough_chips'));
  expect(slip.bets).toEqual(RED);
  expect(slip.canUndo).toBe(false);
});

test('an order that came just after the clock began is given again', async () => {
  const { slip, orders, answer } = house();
  slip.change(RED);
  await answer(refusal('stale_turn'));
  expect(orders).toEqual([RED, RED]);
  await answer(DONE);
  expect(slip.bets).toEqual(RED);
});

test('undo goes back step by step, also over a cleared table', async () => {
  const { slip, orders, answer } = house();
  slip.change(RED);
  await answer(DONE);
  slip.change([]);
  await answer(DONE);
  slip.undo();
  expect(slip.bets).toEqual(RED);
  await answer(DONE);
  slip.undo();
  expect(slip.bets).toEqual([]);
  expect(slip.canUndo).toBe(false);
  await answer(DONE);
  expect(orders).toEqual([RED, [], RED, []]);
});

test('the word to go on waits until all bets have arrived, and is given once', async () => {
  const { slip, orders, answer } = house();
  slip.change(RED);
  const gone = slip.go();
  void slip.go();
  expect(orders).toEqual([RED]);
  await answer(DONE);
  expect(orders).toEqual([RED, 'go']);
  await answer(DONE);
  await gone;
  expect(slip.going).toBe(false);
  expect(orders).toHaveLength(2);
});

test('frames do not undo what is on its way, but a new round does', async () => {
  const { slip, orders, answer } = house();
  slip.change(RED);
  slip.follow([], 1, true);
  expect(slip.bets).toEqual(RED);
  slip.follow([], 2, true);
  expect(slip.bets).toEqual([]);
  slip.change(MORE);
  await answer(DONE);
  expect(slip.bets).toEqual(MORE);
  expect(orders).toEqual([RED, MORE]);
});

test('once bets are closed, what the house has counts', async () => {
  const { slip, answer } = house();
  slip.change(RED);
  await answer(DONE);
  slip.change(MORE);
  slip.follow(RED, 1, false);
  expect(slip.bets).toEqual(RED);
  await answer(refusal('no_more_bets'));
  expect(slip.bets).toEqual(RED);
});
