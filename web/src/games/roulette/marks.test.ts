import { expect, test } from 'vitest';
import type { RouletteView } from '../../wire';
import { marksOf } from './marks';

const view = (seats: RouletteView['seats']): RouletteView => ({
  phase: 'betting',
  paytable: 'house',
  seats,
  numbers: [],
});

test('chips of all players lie on their points, own ones as the player sees them', () => {
  const seen = view([
    { seat: 0, stack: 0, bets: [{ point: 'red', chips: 100 }] },
    {
      seat: 3,
      stack: 0,
      bets: [
        { point: 'red', chips: 500 },
        { point: 'odd', chips: 200 },
      ],
    },
  ]);
  expect(marksOf(seen, 0, [{ point: 'red', chips: 300 }])).toEqual([
    { point: 'red', mine: 300, gain: 0, fate: 'bet', others: [{ seat: 3, chips: 500 }] },
    { point: 'odd', mine: 0, gain: 0, fate: 'bet', others: [{ seat: 3, chips: 200 }] },
  ]);
  expect(marksOf(seen, null, null).map(({ mine }) => mine)).toEqual([0, 0]);
  expect(marksOf(null, 0, [])).toEqual([]);
});

test('after the spin every point is won or lost, and wins show their pay', () => {
  const seen = view([
    {
      seat: 0,
      stack: 0,
      outcomes: [
        { point: 'red', chips: 100, gain: -100 },
        { point: 'low', chips: 100, gain: 200 },
      ],
    },
    { seat: 3, stack: 0, outcomes: [{ point: 'red', chips: 500, gain: -500 }] },
  ]);
  expect(marksOf(seen, 0, null)).toEqual([
    { point: 'red', mine: 100, gain: 0, fate: 'lost', others: [{ seat: 3, chips: 500 }] },
    { point: 'low', mine: 100, gain: 200, fate: 'won', others: [] },
  ]);
});
