import { expect, test } from 'vitest';
import { inOrder, nameCards, RANKS, rankOf } from './naming';

const JOKERS: Readonly<Record<string, number>> = { b: 52, r: 53 };
const LETTERS = '23456789TJQKA';

/** "333 44": each letter is a card of that rank, in the next suit; b and r are the jokers. */
function cards(text: string): number[] {
  const used = new Map<string, number>();
  return [...text.replaceAll(' ', '')].map((letter) => {
    const joker = JOKERS[letter];
    if (joker !== undefined) return joker;
    const suit = used.get(letter) ?? 0;
    used.set(letter, suit + 1);
    return LETTERS.indexOf(letter) * 4 + suit;
  });
}

// req: DDZ-2.1, DDZ-2.2
test.each([
  ['3', 'solo'],
  ['r', 'solo'],
  ['33', 'pair'],
  ['222', 'trio'],
  ['333 4', 'trio_solo'],
  ['222 r', 'trio_solo'],
  ['333 44', 'trio_pair'],
  ['34567', 'solo_chain'],
  ['3456789TJQKA', 'solo_chain'],
  ['334455', 'pair_chain'],
  ['333444', 'airplane'],
  ['333444 56', 'airplane_solo'],
  ['TTTJJJQQQKKKAAA 7892r', 'airplane_solo'],
  ['333444 5566', 'airplane_pair'],
  ['3333 45', 'four_solo'],
  ['2222 Ar', 'four_solo'],
  ['3333 4455', 'four_pair'],
  ['3333', 'bomb'],
  ['br', 'rocket'],
])('%s is called %s', (text, category) => {
  expect(nameCards(cards(text))?.category).toBe(category);
});

test.each([
  '34',
  '3456',
  '23456',
  'QKA2b',
  '3344',
  'KKAA22',
  '333 444 55',
  'AAA222',
  '333444 br',
  '3333 44',
  '3333 br',
  '3333 4',
  '333 45',
  '',
])('%s is no hand', (text) => {
  expect(nameCards(cards(text))).toBeNull();
});

test('a chain has its lowest rank and its length', () => {
  expect(nameCards(cards('89TJQ'))).toEqual({ category: 'solo_chain', low: 5, links: 5 });
});

// req: DDZ-1.6
test('a hand is sorted by rank, from high to low', () => {
  const sorted = inOrder(cards('3 A r 2 b T'));
  expect(sorted.map((card) => RANKS[rankOf(card)])).toEqual([
    'colour',
    'black',
    '2',
    'A',
    '10',
    '3',
  ]);
});
