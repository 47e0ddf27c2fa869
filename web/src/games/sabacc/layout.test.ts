import { expect, test } from 'vitest';
import { arrange } from '../../frame/seats/arrangement';
import { stakeAt } from './layout';

const sitting = (...seats: number[]): { seat: number; name: string; chips: number }[] =>
  seats.map((seat) => ({ seat, name: `Player ${seat}`, chips: 1_000 }));
const settings = { seats: 4, turned: true };
const around = (portrait: boolean) =>
  arrange({ seats: sitting(0, 1, 2, 3), settings }, 3, portrait).seats;

// req: CAS-5.10a
test('left, middle and right opponent follow in playing order, and the player is nearest', () => {
  for (const portrait of [true, false]) {
    const seats = around(portrait);
    expect(seats.map(({ seat }) => seat)).toEqual([3, 0, 1, 2]);
    expect(seats[0]?.near).toBe(true);
    const [left, middle, right] = seats.slice(1).map(({ at }) => at.x);
    expect(left).toBeLessThan(50);
    expect(middle).toBeCloseTo(50);
    expect(right).toBeGreaterThan(50);
  }
});

test('on small stages stakes lie beside the piles', () => {
  const places = around(true).map((seat) => stakeAt(seat, 'compact', true));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  for (const seat of around(true)) {
    expect(stakeAt(seat, 'round', true)).toEqual({ x: seat.at.bx, y: seat.at.by });
  }
});

test('on wide screens the own stake lies above the own cards', () => {
  const [near] = around(false);
  expect(near && stakeAt(near, 'round', false)).toEqual({ x: 50, y: 70 });
});
