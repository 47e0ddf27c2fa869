import { expect, test } from 'vitest';
import { freeCards, modeOf, picked, rangeOf } from './moves';
import { GAMES } from './recorded';

// req: CAS-5.9b, CAS-5.18a
test('the dock follows the turn, and else the part of the round', () => {
  expect(modeOf({ draw: true, swap: [1, 2], stand: true, junk: true }, 'play')).toBe('play');
  expect(modeOf({ keep: true, discard: [1, 2, 3] }, 'discard')).toBe('discard');
  expect(modeOf({ match: true }, 'bet')).toBe('bet');
  expect(modeOf(null, 'discard')).toBe('play');
  expect(modeOf(null, 'answer')).toBe('bet');
});

test('a raise goes as far as the table says', () => {
  expect(rangeOf({ match: true, raise_to: { least: 100, most: 900, step: 100 } })).toEqual({
    min: 100,
    max: 900,
    step: 100,
    allIn: 900,
  });
  expect(rangeOf({ match: true, owed: 100, cost: 100 })).toBeNull();
  expect(rangeOf(null)).toBeNull();
});

test('only cards that the table offers can be given', () => {
  for (const { options, private: privateView } of Object.values(GAMES).flat()) {
    const free = freeCards(options);
    for (const card of free) expect(privateView?.cards).toContain(card);
    if (options?.keep || options?.stand) expect(free).toEqual(privateView?.cards);
    else expect(free).toEqual([]);
  }
});

test('keys choose a card by its place or by its neighbour', () => {
  const hand = [7, 20, 60];
  expect(picked(hand, hand, null, 1)).toBe(20);
  expect(picked(hand, hand, 20, 1)).toBeNull();
  expect(picked(hand, hand, null, 5)).toBeNull();
  expect(picked(hand, hand, null, 'next')).toBe(7);
  expect(picked(hand, hand, 60, 'next')).toBe(7);
  expect(picked(hand, hand, null, 'previous')).toBe(60);
  expect(picked(hand, hand, 20, 'previous')).toBe(7);
  expect(picked(hand, [], null, 'next')).toBeNull();
});
