import { expect, test } from 'vitest';
import { layout } from './layout';

const sitting = (...seats: number[]): { seat: number; name: string; chips: number }[] =>
  seats.map((seat) => ({ seat, name: `Player ${seat}`, chips: 1_000 }));

// req: CAS-2.2d
test('one who sits at a casino table sees only seats that are taken, her own nearest', () => {
  const summary = { preset: 'casino', settings: { seats: 7 }, seats: sitting(1, 4, 6) };
  const { spots, places } = layout(summary, 4, true);
  expect(places).toBe(3);
  expect(spots.map(({ seat }) => seat)).toEqual([4, 6, 1]);
  expect(spots.map(({ near }) => near)).toEqual([true, false, false]);
});

// req: EPS-RF-HH-001, EPS-RF-HH-002
test('in the card room every seat has one place for all, and no seat takes the near side', () => {
  const summary = { preset: 'cardroom', settings: { seats: 7 }, seats: sitting(0, 3, 5) };
  const mine = layout(summary, 3, true).spots;
  const theirs = layout(summary, 5, true).spots;
  const rail = layout(summary, null, true).spots;
  const places = (spots: typeof mine): unknown => spots.map(({ seat, at }) => [seat, at]);
  expect(places(mine)).toEqual(places(theirs));
  expect(places(mine)).toEqual(places(rail));
  expect(mine).toHaveLength(7);
  expect(mine.every(({ at }) => at.y < 80)).toBe(true);
  const fuller = layout({ ...summary, seats: sitting(0, 1, 3, 5, 6) }, 3, true).spots;
  expect(places(fuller)).toEqual(places(mine));
});

test('from the rail all seats are seen, empty ones too', () => {
  const summary = { preset: 'heads-up', settings: { seats: 2 }, seats: sitting(1) };
  const { spots } = layout(summary, null, false);
  expect(spots.map((spot) => spot.sitting?.name ?? null)).toEqual([null, 'Player 1']);
});

test('a lone player and a full table of ten find their places', () => {
  const alone = { preset: 'heads-up', settings: { seats: 2 }, seats: sitting(0) };
  expect(layout(alone, 0, true).spots).toHaveLength(1);
  const full = { preset: 'cardroom', settings: { seats: 10 }, seats: sitting(0, 1, 2) };
  expect(layout(full, 2, false).spots).toHaveLength(10);
});

test('no bet lies on the deck, however many sit around', () => {
  const stages = [
    { portrait: true, width: 390, height: 560, bet: [64, 22], deck: [34, 24] },
    { portrait: false, width: 1108, height: 715, bet: [120, 38], deck: [42, 30] },
  ] as const;
  for (const { portrait, width, height, bet, deck } of stages) {
    for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const summary = {
        preset: 'casino',
        settings: { seats: count },
        seats: sitting(...Array(count).keys()),
      };
      const drawn = layout(summary, 0, portrait);
      for (const { at } of drawn.spots) {
        const dx = (Math.abs(at.bx - 50) / 100) * width;
        const dy = (Math.abs(at.by - drawn.deck.y) / 100) * height;
        const apart =
          dx >= (bet[0] + deck[0] * drawn.deck.scale) / 2 ||
          dy >= (bet[1] + deck[1] * drawn.deck.scale) / 2;
        expect(apart, `${count} places, portrait ${portrait}`).toBe(true);
      }
    }
  }
});
