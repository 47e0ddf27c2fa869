import { expect, test } from 'vitest';
import { marksOf } from './marks';

test('chips of all players lie on their points, own ones as the player sees them', () => {
  const seats = [
    { seat: 0, stack: 0, bets: [{ point: 'red', chips: 100 }] },
    {
      seat: 3,
      stack: 0,
      bets: [
        { point: 'red', chips: 500 },
        { point: 'odd', chips: 200 },
      ],
    },
  ];
  expect(marksOf(seats, 0, [{ point: 'red', chips: 300 }])).toEqual([
    { point: 'red', mine: 300, gain: 0, won: false, others: [3] },
    { point: 'odd', mine: 0, gain: 0, won: false, others: [3] },
  ]);
  expect(marksOf(seats, null, null).map(({ mine }) => mine)).toEqual([0, 0]);
});

test('once bets are paid, what has won lies there with its pay, and what is lost does not', () => {
  const seats = [
    {
      seat: 0,
      stack: 0,
      outcomes: [
        { point: 'red', chips: 100, gain: -100 },
        { point: 'low', chips: 100, gain: 200 },
      ],
    },
    { seat: 3, stack: 0, outcomes: [{ point: 'red', chips: 500, gain: -500 }] },
  ];
  expect(marksOf(seats, 0, null)).toEqual([
    { point: 'low', mine: 100, gain: 200, won: true, others: [] },
  ]);
});
