import { expect, test } from 'vitest';
import { fit, limitsFor, noTopUpText, tooPoorText, topUpLimits, usualBuyIn } from './buyin';

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
  expect(noTopUpText(settings, 500, 400)).toContain('wallet is empty');
  expect(noTopUpText(settings, 500, 900_000)).toContain('at most 2,000 chips');
});

test('whoever has chips at other tables is told why they do not help here', () => {
  expect(tooPoorText({ buy_in_min: 100 }, 0)).toBe(
    'You need at least 1 chip in your wallet to sit down here.',
  );
  expect(tooPoorText(settings, 100_000)).toBe(
    'You need at least 20 chips in your wallet to sit down here. ' +
      'At other tables you have 1,000 chips.',
  );
});

test('a wish is brought to the nearest amount that is allowed', () => {
  const limits = { min: 2_000, max: 50_000, unit: 500 };
  expect(fit(limits, 0)).toBe(2_000);
  expect(fit(limits, 10_260)).toBe(10_500);
  expect(fit(limits, 99_999)).toBe(50_000);
});

// req: CAS-1.1b, CAS-2.10a
test('in the rooms of the casino everybody sits down with all chips there are', () => {
  const casino = {
    buy_in_min: 100,
    buy_in_max: 100_000_000_000,
    buy_in: 100_000,
    brings_all: true,
  };
  for (const wallet of [100, 99_900, 123_400, 2_500_000]) {
    const limits = limitsFor(casino, 100, wallet);
    expect(limits && fit(limits, usualBuyIn(casino))).toBe(wallet);
  }
  expect(limitsFor(casino, 100, 50)).toBe(null);
  const cardroom = { ...settings, buy_in: 50_000, brings_all: false };
  const limits = limitsFor(cardroom, 500, 900_000);
  expect(limits && fit(limits, usualBuyIn(cardroom))).toBe(50_000);
});
