import { expect, test } from 'vitest';
import { arrange } from './arrangement';

const sitting = (...seats: number[]): { seat: number; name: string; chips: number }[] =>
  seats.map((seat) => ({ seat, name: `Player ${seat}`, chips: 1_000 }));

// req: CAS-2.2d
test('one who plays sees only seats that are taken, her own nearest', () => {
  const summary = { settings: { seats: 7, turned: true }, seats: sitting(1, 4, 6) };
  const { seats, places } = arrange(summary, 4, true);
  expect(places).toBe(3);
  expect(seats.map(({ seat }) => seat)).toEqual([4, 6, 1]);
  expect(seats.map(({ near }) => near)).toEqual([true, false, false]);
});

// req: EPS-RF-HH-001, EPS-RF-HH-002
test('where the table is not turned every seat has one place for all, and no seat takes the near side', () => {
  const summary = { settings: { seats: 7, turned: false }, seats: sitting(0, 3, 5) };
  const mine = arrange(summary, 3, true).seats;
  const theirs = arrange(summary, 5, true).seats;
  const rail = arrange(summary, null, true).seats;
  const places = (seats: typeof mine): unknown => seats.map(({ seat, at }) => [seat, at]);
  expect(places(mine)).toEqual(places(theirs));
  expect(places(mine)).toEqual(places(rail));
  expect(mine).toHaveLength(7);
  expect(mine.every(({ at }) => at.y < 80)).toBe(true);
  const fuller = arrange({ ...summary, seats: sitting(0, 1, 3, 5, 6) }, 3, true).seats;
  expect(places(fuller)).toEqual(places(mine));
});

test('from the rail all seats are seen, empty ones too', () => {
  const summary = { settings: { seats: 2, turned: true }, seats: sitting(1) };
  const { seats } = arrange(summary, null, false);
  expect(seats.map((each) => each.sitting?.name ?? null)).toEqual([null, 'Player 1']);
});

test('a lone player and a full table of ten find their places', () => {
  const alone = { settings: { seats: 2, turned: true }, seats: sitting(0) };
  expect(arrange(alone, 0, true).seats).toHaveLength(1);
  const full = { settings: { seats: 10, turned: false }, seats: sitting(0, 1, 2) };
  expect(arrange(full, 2, false).seats).toHaveLength(10);
});

// req: CAS-5.27b
test('the host who may add bots sees the empty seats too', () => {
  const summary = { settings: { seats: 4, turned: true }, seats: sitting(1, 2) };
  expect(arrange(summary, 2, true, true).seats.map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
});
