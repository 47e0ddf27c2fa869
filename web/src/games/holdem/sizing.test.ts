import { expect, test } from 'vitest';
import { shares, topOf } from '../../frame/dock/amount';
import { SIZES } from '../../frame/dock/sizes.svelte';
import { HANDS } from './recorded';
import { raiseOrder, rangeOf } from './sizing';

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
      const situation = {
        betToMatch: view.bet_to_match,
        total: view.total,
        call: options?.call ?? 0,
        big: 2_000,
      };
      for (const sizes of SIZES.map((size) => [size, size] as const))
        for (const amount of Object.values(shares(offered, situation, sizes))) {
          seen += 1;
          const order = raiseOrder(offered, amount);
          if (order.do === 'all_in') expect(amount).toBe(options?.all_in);
          else {
            expect((amount - offered.min) % offered.step).toBe(0);
            expect(amount).toBeGreaterThanOrEqual(offered.min);
            expect(amount).toBeLessThanOrEqual(offered.max);
          }
        }
      expect(topOf(offered)).toBe(Math.max(options?.raise_to?.most ?? 0, options?.all_in ?? 0));
    }
  }
  expect(seen).toBeGreaterThan(20);
});
