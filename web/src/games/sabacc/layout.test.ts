import { expect, test } from 'vitest';
import { layout, stakeAt } from './layout';

const sitting = (...seats: number[]): { seat: number; name: string; chips: number }[] =>
  seats.map((seat) => ({ seat, name: `Player ${seat}`, chips: 1_000 }));
const settings = { seats: 4 };

// req: CAS-5.10a
test('left, middle and right opponent follow in playing order, and the player is nearest', () => {
  for (const portrait of [true, false]) {
    const { spots } = layout({ seats: sitting(0, 1, 2, 3), settings }, 3, portrait);
    expect(spots.map(({ seat }) => seat)).toEqual([3, 0, 1, 2]);
    expect(spots[0]?.near).toBe(true);
    const [left, middle, right] = spots.slice(1).map(({ at }) => at.x);
    expect(left).toBeLessThan(50);
    expect(middle).toBeCloseTo(50);
    expect(right).toBeGreaterThan(50);
  }
});

// req: CAS-5.27b
test('an opponent who is gone has no place any more', () => {
  const { spots, places } = layout({ seats: sitting(1, 3), settings }, 3, true);
  expect(spots.map(({ seat }) => seat)).toEqual([3, 1]);
  expect(places).toBe(2);
});

test('with several people each sees himself nearest, in the same order around', () => {
  const seen = layout({ seats: sitting(0, 1, 2, 3), settings }, 1, true).spots;
  expect(seen.map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
});

test('the rail and one who may ask bots see every seat', () => {
  expect(layout({ seats: sitting(3), settings }, null, true).spots).toHaveLength(4);
  expect(layout({ seats: sitting(3), settings }, 3, true, true).spots).toHaveLength(4);
  expect(layout({ seats: sitting(3), settings }, 3, true).spots).toHaveLength(1);
});

test('on small stages stakes lie beside the piles', () => {
  const { spots } = layout({ seats: sitting(0, 1, 2, 3), settings }, 3, true);
  const places = spots.map((spot) => stakeAt(spot, 'compact'));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  for (const spot of spots) {
    expect(stakeAt(spot, 'round')).toEqual({ x: spot.at.bx, y: spot.at.by });
  }
});
