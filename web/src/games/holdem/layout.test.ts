import { expect, test } from 'vitest';
import { layout } from './layout';

const sitting = (...seats: number[]): { seat: number; name: string; chips: number }[] =>
  seats.map((seat) => ({ seat, name: `Player ${seat}`, chips: 1_000 }));

// req: CAS-2.2d
test('one who sits at a casino table sees only seats that are taken, her own nearest', () => {
  const desk = { preset: 'casino', room: { seats: 7 }, seats: sitting(1, 4, 6) };
  const spots = layout(desk, 4, true);
  expect(spots.map(({ seat }) => seat)).toEqual([4, 6, 1]);
  expect(spots.map(({ near }) => near)).toEqual([true, false, false]);
});

// req: EPS-RF-HH-001, EPS-RF-HH-002
test('in the card room every seat has one place for all, and no seat takes the near side', () => {
  const desk = { preset: 'cardroom', room: { seats: 7 }, seats: sitting(0, 3, 5) };
  const mine = layout(desk, 3, true);
  const theirs = layout(desk, 5, true);
  const rail = layout(desk, null, true);
  const places = (spots: typeof mine): unknown => spots.map(({ seat, at }) => [seat, at]);
  expect(places(mine)).toEqual(places(theirs));
  expect(places(mine)).toEqual(places(rail));
  expect(mine).toHaveLength(7);
  expect(mine.every(({ at }) => at.y < 80)).toBe(true);
  expect(places(layout({ ...desk, seats: sitting(0, 1, 3, 5, 6) }, 3, true))).toEqual(places(mine));
});

test('from the rail all seats are seen, empty ones too', () => {
  const desk = { preset: 'heads-up', room: { seats: 2 }, seats: sitting(1) };
  const spots = layout(desk, null, false);
  expect(spots.map((spot) => spot.sitting?.name ?? null)).toEqual([null, 'Player 1']);
});

test('a lone player and a full table of ten find their places', () => {
  const alone = { preset: 'heads-up', room: { seats: 2 }, seats: sitting(0) };
  expect(layout(alone, 0, true)).toHaveLength(1);
  const full = { preset: 'cardroom', room: { seats: 10 }, seats: sitting(0, 1, 2) };
  expect(layout(full, 2, false)).toHaveLength(10);
});
