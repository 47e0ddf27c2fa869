import { expect, test } from 'vitest';
import { codesOf, Draft, namesOf, nextCards } from './draft.svelte';

const [TWO_OF_CLUBS, TEN_OF_DIAMONDS, ACE_OF_SPADES] = [0, 33, 51];

test('cards are known by their names in the house and by their codes on the page', () => {
  const codes = codesOf(['2c', 'Td', 'As', 'bj']);
  expect(codes).toEqual([TWO_OF_CLUBS, TEN_OF_DIAMONDS, ACE_OF_SPADES]);
  expect(namesOf(codes)).toEqual(['2c', 'Td', 'As']);
});

// req: EPS-UC-003-COM-1
test('cards are chosen in an order, moved and taken out', () => {
  const draft = new Draft();
  for (const card of [51, 33, 0]) draft.toggle(card);
  draft.pick(0);
  draft.move(-1);
  expect(draft.cards).toEqual([51, 0, 33]);
  draft.move(1);
  draft.move(1); // there is no place behind the last one
  expect(draft.cards).toEqual([51, 33, 0]);
  draft.toggle(51);
  draft.remove(0);
  expect(draft.cards).toEqual([33]);
  expect(draft.picked).toBe(null);
  draft.clear();
  expect(draft.cards).toEqual([]);
});

test('what is chosen comes first, then what is set, then what chance decides', () => {
  const places = [4, 1, 4, 'flop'];
  expect(nextCards([51], [33, 51], places)).toEqual([
    { card: 51, set: false, place: 4 },
    { card: 33, set: true, place: 1 },
    { card: null, set: false, place: 4 },
    { card: null, set: false, place: 'flop' },
  ]);
});

test('without places only the order is known, and cards without a place are not dealt', () => {
  expect(nextCards([51], [], [])).toEqual([{ card: 51, set: false, place: null }]);
  expect(nextCards([51, 0], [], ['river']).map(({ place }) => place)).toEqual(['river', null]);
});
