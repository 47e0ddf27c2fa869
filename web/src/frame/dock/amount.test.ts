import { expect, test } from 'vitest';
import { nudge, presets, within } from './amount';

const range = { min: 4_000, max: 33_000, step: 1_000, allIn: 33_500 };

test('a wish is kept between the smallest raise and all-in, on the step of the table', () => {
  expect(within(range, 0)).toBe(4_000);
  expect(within(range, 4_999)).toBe(4_000);
  expect(within(range, 12_345)).toBe(12_000);
  expect(within(range, 33_400)).toBe(33_000);
  expect(within(range, 33_500)).toBe(33_500);
  expect(within(range, 99_999)).toBe(33_500);
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
  const chosen = presets(range, { betToMatch: 4_000, total: 12_000, call: 4_000 });
  expect(chosen).toEqual({ min: 4_000, half: 12_000, pot: 20_000, all: 33_500 });
});
