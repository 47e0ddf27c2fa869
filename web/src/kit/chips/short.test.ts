import { expect, test } from 'vitest';
import { short } from './short';

test.each([
  [100, '1'],
  [2500, '25'],
  [99_900, '999'],
  [100_000, '1k'],
  [129_900, '1.2k'],
  [1_299_900, '12k'],
  [99_999_900, '999k'],
  [320_000_000, '3.2M'],
  [100_000_000_000, '1G'],
])('%i hundredths fit on a chip as %s', (amount, text) => {
  expect(short(amount)).toBe(text);
});
