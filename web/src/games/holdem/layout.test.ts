import { expect, test } from 'vitest';
import { place } from '../../frame/seats/placement';
import { deckAt } from './layout';

test('no bet lies on the deck, however many sit around', () => {
  const stages = [
    { portrait: true, width: 390, height: 560, bet: [64, 22], deck: [34, 24] },
    { portrait: false, width: 1108, height: 715, bet: [120, 38], deck: [42, 30] },
  ] as const;
  for (const { portrait, width, height, bet, deck } of stages) {
    for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const lies = deckAt(count, portrait);
      for (const slot of Array(count).keys()) {
        const at = place(slot, count, portrait);
        const dx = (Math.abs(at.bx - 50) / 100) * width;
        const dy = (Math.abs(at.by - lies.y) / 100) * height;
        const apart =
          dx >= (bet[0] + deck[0] * lies.scale) / 2 || dy >= (bet[1] + deck[1] * lies.scale) / 2;
        expect(apart, `${count} places, portrait ${portrait}`).toBe(true);
      }
    }
  }
});
