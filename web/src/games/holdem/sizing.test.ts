import { expect, test } from 'vitest';
import { nudge, presets, raiseOrder, rangeOf, topOf, within } from './sizing';
import { HANDS } from './recorded';

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
  const chosen = presets(range, { high: 4_000, total: 12_000, call: 4_000 });
  expect(chosen).toEqual({ min: 4_000, half: 12_000, pot: 20_000, all: 33_500 });
});

test('without a raise on offer there is no range; all-in alone is no range either', () => {
  expect(rangeOf(null)).toBe(null);
  expect(rangeOf({ fold: true, call: 500, all_in: 500 })).toBe(null);
});

// req: HU-UIR4
test('every amount that can be chosen is one that the table offered', () => {
  let seen = 0;
  for (const hand of Object.values(HANDS)) {
    for (const { options, view } of hand.frames) {
      const offered = rangeOf(options);
      if (!offered) continue;
      const situation = { high: view.high, total: view.total, call: options?.call ?? 0 };
      for (const amount of Object.values(presets(offered, situation))) {
        seen += 1;
        const order = raiseOrder(offered, amount);
        if (order.do === 'all_in') expect(amount).toBe(options?.all_in);
        else {
          expect((amount - offered.min) % offered.step).toBe(0);
          expect(amount).toBeGreaterThanOrEqual(offered.min);
          expect(amount).toBeLessThanOrEqual(offered.max);
        }
      }
      expect(topOf(offered)).toBe(Math.max(options?.raise_max ?? 0, options?.all_in ?? 0));
    }
  }
  expect(seen).toBeGreaterThan(20);
});
