import { expect, test } from 'vitest';
import type { PlacedSeat } from '../../frame/seats/arrangement';
import { around, placeOf, type Shape } from './layout';

/** What a seat takes on a stage: the plate with its cards above, in pixels. */
const STAGES: Record<Shape, { width: number; height: number; plate: number; cards: number }> = {
  upright: { width: 390, height: 554, plate: 34, cards: 61 },
  low: { width: 320, height: 300, plate: 32, cards: 44 },
  wide: { width: 1108, height: 712, plate: 40, cards: 72 },
};

const CASES = (Object.keys(STAGES) as Shape[]).flatMap((shape) =>
  [1, 2, 3, 4, 5, 6].map((others) => [shape, others] as const),
);

test.each(CASES)(
  'on a stage that is %s, %i others have their cards to themselves',
  (shape, others) => {
    const { width, height, plate, cards } = STAGES[shape];
    const boxes = Array.from({ length: others }, (_, at) => {
      const { x, y } = placeOf(at, others, shape);
      const [middle, foot] = [(x / 100) * width, (y / 100) * height + plate / 2];
      return {
        left: middle - 1.2 * plate,
        right: middle + 1.2 * plate,
        foot,
        top: foot - plate - cards,
      };
    });
    for (const [i, a] of boxes.entries()) {
      expect([a.left >= 0, a.right <= width, a.top >= 0, a.foot <= height]).toEqual(
        Array(4).fill(true),
      );
      for (const b of boxes.slice(i + 1)) {
        const apart = a.right <= b.left || b.right <= a.left || a.foot <= b.top || b.foot <= a.top;
        expect(apart).toBe(true);
      }
    }
  },
);

const seats = [1, 2, 4].map((seat): PlacedSeat => ({
  seat,
  sitting: seat === 1 ? null : { seat, name: `Player ${seat}`, chips: 0 },
  at: { x: 0, y: 0, bx: 0, by: 0 },
  near: false,
}));

test('a player sits at the near side, and the others follow clockwise', () => {
  const placed = around(seats, 4, 'upright');
  expect(placed.map(({ seat, near }) => [seat, near])).toEqual([
    [4, true],
    [1, false],
    [2, false],
  ]);
  expect(placed[1]?.at.x).toBeLessThan(50);
  expect(placed[2]?.at.x).toBeGreaterThan(50);
});

test('whoever looks on sees the first player at the near side', () => {
  expect(around(seats, null, 'wide')[0]).toMatchObject({ seat: 2, near: true });
  const [free] = seats;
  expect(around(free ? [free] : [], null, 'wide')[0]).toMatchObject({ seat: 1, near: false });
});
