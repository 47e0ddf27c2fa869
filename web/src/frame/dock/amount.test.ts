import { beforeEach, describe, expect, test } from 'vitest';
import { atMost, isOffered, nudge, shares, type Size } from './amount';
import { AmountChoice } from './amountchoice.svelte';
import { chooseSize, DEFAULT_SIZES, keyOf, readSizes, sizeName, sizesFor } from './sizes.svelte';

const range = { min: 4_000, max: 33_000, step: 1_000, allIn: 33_500 };

test('a slider goes from the smallest raise to all-in, on the step of the table', () => {
  expect(atMost(range, 0)).toBe(4_000);
  expect(atMost(range, 4_999)).toBe(4_000);
  expect(atMost(range, 12_345)).toBe(12_000);
  expect(atMost(range, 33_400)).toBe(33_000);
  expect(atMost(range, 33_500)).toBe(33_500);
});

test('only amounts of the table are on offer', () => {
  expect([4_000, 5_000, 33_000, 33_500].every((amount) => isOffered(range, amount))).toBe(true);
  expect([0, 3_999, 4_500, 33_400, 34_000].some((amount) => isOffered(range, amount))).toBe(false);
});

test('arrow keys reach all-in off the step, and come back from it', () => {
  expect(nudge(range, 33_000, 1)).toBe(33_500);
  expect(nudge(range, 33_500, 1)).toBe(33_500);
  expect(nudge(range, 33_500, -1)).toBe(33_000);
  expect(nudge(range, 4_000, -1)).toBe(4_000);
  expect(nudge(range, 4_000, 1)).toBe(5_000);
});

test('pot and half pot are counted after calling', () => {
  // 120 in the middle, 40 to call to a bet of 40: pot raise to 40 + 160.
  const situation = { betToMatch: 4_000, total: 12_000, call: 4_000 };
  const chosen = shares(range, situation, DEFAULT_SIZES);
  expect(chosen).toEqual({ min: 4_000, first: 12_000, second: 20_000, all: 33_500 });
});

test('other sizes are parts of the pot, or so many big blinds', () => {
  const situation = { betToMatch: 4_000, total: 12_000, call: 4_000, big: 2_000 };
  const size = (of: Size): number => shares(range, situation, [of, of]).first;
  expect(size({ of: 'pot', percent: 75 })).toBe(16_000);
  expect(size({ of: 'pot', percent: 33 })).toBe(9_000);
  expect(size({ of: 'big', blinds: 2.5 })).toBe(5_000);
  expect(size({ of: 'big', blinds: 10 })).toBe(20_000);
});

test('sizes are remembered, and damaged ones fall back one by one', () => {
  expect(readSizes(null)).toEqual(DEFAULT_SIZES);
  expect(readSizes('big-2.5 nonsense').map(keyOf)).toEqual(['big-2.5', 'pot-100']);
  chooseSize(0, 'big-3');
  chooseSize(1, 'pot-67');
  chooseSize(1, 'pot-68');
  expect(localStorage.getItem('croupier.sizes')).toBe('big-3 pot-67');
  expect(sizesFor(1_000).map(sizeName)).toEqual(['3 BB', '⅔ pot']);
  expect(sizesFor(0).map(sizeName), 'nobody posts blinds').toEqual(['½ pot', '⅔ pot']);
  DEFAULT_SIZES.forEach((size, place) => chooseSize(place as 0 | 1, keyOf(size)));
});

describe('what is typed', () => {
  let turn = 1;
  let choice: AmountChoice;

  beforeEach(() => {
    turn = 1;
    choice = new AmountChoice(
      () => range,
      () => turn,
    );
  });

  test('counts at every key, and stands as it was typed', () => {
    expect(choice.value).toBe(4_000);
    const seen = ['5', '50', '50.', '50.0'].map((text) => {
      choice.type(text);
      return [choice.text, choice.value];
    });
    expect(seen).toEqual([
      ['5', null],
      ['50', 5_000],
      ['50.', 5_000],
      ['50.0', 5_000],
    ]);
    choice.tidy();
    expect(choice.text).toBe('50');
  });

  test('is never turned into another amount: more than there is bets nothing', () => {
    choice.type('2500');
    expect(choice.impossible).toBe(true);
    expect(choice.value).toBe(null);
    choice.tidy();
    expect(choice.text).toBe('2500');
    choice.type('335');
    expect([choice.value, choice.isAll]).toEqual([33_500, true]);
  });

  test('is forgotten with the next question', () => {
    choice.type('120');
    turn = 2;
    expect([choice.value, choice.text]).toEqual([4_000, '40']);
  });
});
