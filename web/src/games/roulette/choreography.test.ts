import { expect, test } from 'vitest';
import type { RouletteEvent } from '../../wire';
import { choreograph } from './choreography';
import { marksOf } from './marks';
import { BARE, type Picture } from './picture';

const bets = [
  { point: 'red', chips: 2_000 },
  { point: 'black', chips: 1_000 },
];
const outcomes = [
  { point: 'red', chips: 2_000, gain: -2_000 },
  { point: 'black', chips: 1_000, gain: 1_000 },
];
const others = [{ seat: 1, stack: 0, bets: [{ point: 'odd', chips: 100 }] }];
const open: Picture = {
  ...BARE,
  phase: 'betting',
  seats: [{ seat: 0, stack: 0, bets }, ...others],
};
const from: Picture = {
  ...open,
  phase: 'spinning',
  spin: { round: 1, number: 17, began_ms: -9_000, lasts_ms: 6_000 },
};
const end: Picture = {
  ...BARE,
  number: 17,
  numbers: [17],
  seats: [{ seat: 0, stack: 0, outcomes, gain: -1_000 }],
};
const paid: RouletteEvent[] = [{ e: 'paid', seat: 0, outcomes, gain: -1_000 }, { e: 'ended' }];

test('the number is seen, then what is lost is taken, then what has won is paid', () => {
  const steps = choreograph(from, paid, end, 0);
  expect(steps.map(({ picture }) => picture.number)).toEqual([null, 17, 17, 17]);
  expect(steps.map(({ cues }) => cues.map(({ name }) => name))).toEqual([
    [],
    [],
    ['chips-sweep'],
    ['chips-win'],
  ]);
  expect(steps.flatMap(({ leave }) => leave.map(({ anchor }) => anchor))).toEqual(['chips-0-red']);
  expect(steps.flatMap(({ come }) => come.map(({ anchor }) => anchor))).toEqual(['pay-black']);
  const own = steps.map(({ picture }) =>
    marksOf(picture.seats, 0, null).flatMap(({ point, mine, gain }) =>
      mine ? [[point, gain]] : [],
    ),
  );
  expect(own).toEqual([
    [
      ['red', 0],
      ['black', 0],
    ],
    [
      ['red', 0],
      ['black', 0],
    ],
    [['black', 0]],
    [['black', 1_000]],
  ]);
});

test('a spin whose players have all gone runs to its end too', () => {
  const steps = choreograph(from, [{ e: 'ended' }], { ...end, seats: [] }, null);
  expect(steps.map(({ picture }) => picture.spin !== null)).toEqual([true, false]);
});

test('chips of others come without holding anybody up; own ones lie there already', () => {
  const events: RouletteEvent[] = [{ e: 'slip_laid', seat: 1, bets: others[0]?.bets ?? [] }];
  const before = {
    ...open,
    seats: [
      { seat: 0, stack: 0, bets },
      { seat: 1, stack: 0 },
    ],
  };
  const steps = choreograph(before, events, open, 0);
  expect(steps.map(({ light }) => light)).toEqual([true]);
  expect(steps[0]?.come.map(({ anchor }) => anchor)).toEqual(['chips-1-odd']);
  expect(choreograph(before, [{ e: 'slip_laid', seat: 0, bets }], before, 0)).toEqual([]);
});
