import { expect, test } from 'vitest';
import type { RouletteOptions } from '../../wire';
import { add, again, best, chipsOn, gainOf, put, same, take, total } from './bets';

const options: RouletteOptions = {
  paytable: 'house',
  bet: { least: 100, most: 100_000, step: 100 },
  chips: 10_000,
};

test('chips on the same point are one bet', () => {
  const slip = add(add(add([], 'red', 500, options), 'odd', 100, options), 'red', 1000, options);
  expect(slip).toEqual([
    { point: 'red', chips: 1500 },
    { point: 'odd', chips: 100 },
  ]);
  expect(total(slip)).toBe(1600);
});

// req: CAS-4.2a
test('no more is laid than the player has, nor than the point takes', () => {
  const slip = add([], 'red', 10_000, options);
  expect(add(slip, 'odd', 100, options)).toBe(slip);
  expect(add([], 'red', 10_100, options)).toEqual([]);
  const tight = { ...options, bet: { ...options.bet, most: 500 } };
  expect(add(put([], 'red', 500), 'red', 100, tight)).toEqual([{ point: 'red', chips: 500 }]);
  const dear = { ...options, bet: { ...options.bet, least: 300 } };
  expect(add([], 'red', 100, dear)).toEqual([{ point: 'red', chips: 300 }]);
});

test('taking back goes down to nothing', () => {
  const slip = put([], 'red', 1500);
  expect(take(slip, 'red', 500, options)).toEqual([{ point: 'red', chips: 1000 }]);
  expect(take(slip, 'red', 5000, options)).toEqual([]);
  expect(take(slip, 'red', 1450, options)).toEqual([]);
  expect(take(slip, 'odd', 100, options)).toEqual(slip);
});

test('slips are the same whatever the order', () => {
  const [one, two] = [put(put([], 'red', 100), 'odd', 200), put(put([], 'odd', 200), 'red', 100)];
  expect(same(one, two)).toBe(true);
  expect(same(one, put(two, 'odd', 300))).toBe(false);
  expect(chipsOn(one, 'even')).toBe(0);
});

test('an earlier slip is laid again as far as the chips go', () => {
  const earlier = [
    { point: 'red', chips: 6000 },
    { point: 'straight:7', chips: 5000 },
    { point: 'odd', chips: 4000 },
    { point: 'first_four', chips: 100 },
  ];
  expect(again(earlier, options)).toEqual([
    { point: 'red', chips: 6000 },
    { point: 'odd', chips: 4000 },
  ]);
});

// req: CAS-4.21
test('the possible gain of a bet is its factor times its chips, and the best number adds up', () => {
  const slip = [
    { point: 'straight:17', chips: 1000 },
    { point: 'black', chips: 2000 },
    { point: 'low', chips: 500 },
  ];
  expect(slip.map((bet) => gainOf(bet, 'house'))).toEqual([35_000, 2000, 1000]);
  expect(gainOf({ point: 'low', chips: 500 }, 'european')).toBe(500);
  expect(best(slip, 'house')).toEqual({ number: 17, gain: 38_000 });
  expect(best([], 'house').gain).toBe(0);
});
