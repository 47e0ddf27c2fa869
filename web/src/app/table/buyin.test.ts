import { expect, test } from 'vitest';
import { fit, limitsFor, topUpLimits } from './buyin';

const settings = { buy_in_min: 2_000, buy_in_max: 200_000 };

test('nobody sits down with more than the wallet holds, or off the unit', () => {
  expect(limitsFor(settings, 500, 50_300)).toEqual({ min: 2_000, max: 50_000, unit: 500 });
  expect(limitsFor(settings, 500, 900_000)).toEqual({ min: 2_000, max: 200_000, unit: 500 });
  expect(limitsFor(settings, 500, 1_999)).toBe(null);
});

test('a top-up fills the stack to the limit of the table at most', () => {
  expect(topUpLimits(settings, 500, 900_000, 150_000)).toEqual({
    min: 500,
    max: 50_000,
    unit: 500,
  });
  expect(topUpLimits(settings, 500, 900_000, 200_000)).toBe(null);
  expect(topUpLimits(settings, 500, 400, 0)).toBe(null);
});

test('a wish is brought to the nearest amount that is allowed', () => {
  const limits = { min: 2_000, max: 50_000, unit: 500 };
  expect(fit(limits, 0)).toBe(2_000);
  expect(fit(limits, 10_260)).toBe(10_500);
  expect(fit(limits, 99_999)).toBe(50_000);
});
