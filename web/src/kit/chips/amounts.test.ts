import { describe, expect, test } from 'vitest';
import { speak } from '../../i18n';
import { readAmount, showAmount, showChips, showGain, showMoney } from './amounts';

test('whole chips are shown unless a part of one occurs', () => {
  expect(showAmount(123_400, 'en')).toBe('1,234');
  expect(showAmount(1250, 'en')).toBe('12.5');
  expect(showAmount(1205, 'en')).toBe('12.05');
  expect(showAmount(0, 'en')).toBe('0');
  expect(showAmount(100_000_000_00, 'en')).toBe('100,000,000');
});

// req: T21-BG-2
test.each([
  ['en', '1,234.5', '12,345'],
  ['de', '1.234,5', '12.345'],
  ['es', '1.234,5', '12.345'],
  ['fr', '1\u202f234,5', '12\u202f345'],
  ['zh', '1,234.5', '12,345'],
])('amounts are written as %s does', (language, half, whole) => {
  expect(showAmount(123_450, language)).toBe(half);
  expect(showAmount(1_234_500, language)).toBe(whole);
});

test('gains carry their sign', () => {
  expect(showGain(4000, 'en')).toBe('+40');
  expect(showGain(-1250, 'en')).toBe('\u221212.5');
  expect(showGain(0, 'en')).toBe('0');
});

describe('typed amounts', () => {
  test.each([
    ['1700', 170_000],
    ['1,700', 170_000],
    [' 1 700 ', 170_000],
    ['12.5', 1250],
    ['12.50', 1250],
    ['.5', 50],
    ['12.', 1200],
    ['0', 0],
    ['１７００', 170_000],
    ['１２．５', 1250],
  ])('%s is read', (typed, hundredths) => {
    expect(readAmount(typed, 'en')).toBe(hundredths);
  });

  test.each(['', ' ', '.', '-5', '+5', '1.234', '1e3', 'NaN', 'abc', '12.5.1', '5 chips', '0x10'])(
    '"%s" is no amount',
    (typed) => {
      expect(readAmount(typed, 'en')).toBeNull();
    },
  );

  test('an amount beyond exact whole numbers is refused', () => {
    expect(readAmount('90071992547409.91', 'en')).toBe(Number.MAX_SAFE_INTEGER);
    expect(readAmount('90071992547409.92', 'en')).toBeNull();
    expect(readAmount('9'.repeat(400), 'en')).toBeNull();
  });

  test('the separators of a language are understood', () => {
    expect(readAmount('1.234,5', 'de')).toBe(123_450);
    expect(readAmount("1'234.5", 'de-CH')).toBe(123_450);
    expect(readAmount('1 234,5', 'fr')).toBe(123_450);
  });

  test('what is shown can be typed back', () => {
    for (const language of ['en', 'zh', 'de', 'es', 'fr', 'de-CH', 'en-IN']) {
      for (const amount of [1, 50, 100, 1250, 99_999, 123_456_789, 100_000_000_00]) {
        expect(readAmount(showAmount(amount, language), language)).toBe(amount);
      }
    }
  });
});

test('money at a bank has two figures for cents, or none', () => {
  expect(showMoney(75_050, 'en')).toBe('750.50');
  expect(showMoney(75_050, 'de')).toBe('750,50');
  expect(showMoney(200_000, 'en')).toBe('2,000');
});

test.each([
  ['en', '1 chip', '1.5 chips', '200 chips'],
  ['de', '1 Chip', '1,5 Chips', '200 Chips'],
  ['es', '1 ficha', '1,5 fichas', '200 fichas'],
  ['fr', '1 jeton', '1,5 jeton', '200 jetons'],
  ['zh', '1 筹码', '1.5 筹码', '200 筹码'],
])('in %s one chip is no plural', async (language, one, half, many) => {
  await speak(language);
  expect([showChips(100), showChips(150), showChips(20_000)]).toEqual([one, half, many]);
});
