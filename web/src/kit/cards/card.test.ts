import { afterEach, expect, test } from 'vitest';
import { LANGUAGES, speak, t } from '../../i18n';
import { cardName, cardNames, cardParts, cardText } from './card';
import { face } from './faces';
import { RANKS } from './pips';

afterEach(() => speak('en'));

test('codes count by rank, then suit: clubs, diamonds, hearts, spades', () => {
  expect(cardText(0)).toBe('2c');
  expect(cardText(1)).toBe('2d');
  expect(cardText(34)).toBe('Th');
  expect(cardText(51)).toBe('As');
  expect(cardText(52)).toBe('');
});

test('a card is named in words', () => {
  expect(cardName(47)).toBe('king of spades');
  expect(cardName(30)).toBe('9 of hearts');
  expect(cardName(32)).toBe('10 of clubs');
  expect(cardName(48)).toBe('ace of clubs');
  expect(cardName(null)).toBe('face-down card');
  expect(cardName(52)).toBe('black-and-white joker');
  expect(cardName(53)).toBe('coloured joker');
  expect(cardNames([30, 47])).toBe('9 of hearts, king of spades');
});

test('every card has a name of its own', () => {
  const names = Array.from({ length: 54 }, (_, code) => cardName(code));
  expect(new Set(names).size).toBe(54);
});

test('a code without a card is refused', () => {
  expect(() => cardName(54)).toThrow(RangeError);
  expect(() => cardName(-1)).toThrow(RangeError);
  expect(() => face(54)).toThrow(RangeError);
  expect(() => face(1.5)).toThrow(RangeError);
  expect(cardParts(52)).toBeNull();
});

test.each(LANGUAGES)('in %s the rank of a card is called the same alone', async (language) => {
  await speak(language);
  for (const [at, rank] of RANKS.entries())
    for (const suit of [0, 1, 2, 3])
      expect(cardName(4 * at + suit)).toContain(t('kit-rank', { rank }));
  await speak('en');
});
