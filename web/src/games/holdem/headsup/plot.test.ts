import { expect, test } from 'vitest';
import { plot } from './plot';

const SIZE = { width: 100, height: 60 };

test('the line is the sum so far, the bars are what each sitting brought', () => {
  const { line, bars, zero } = plot([200, -100], 0, SIZE);
  // From 200 down to -100: 300 in 60 units.
  expect(zero).toBe(40);
  expect(line).toBe('25,0 75,20');
  expect(bars.map(({ y, height, lost }) => [y, height, lost])).toEqual([
    [0, 40, false],
    [40, 20, true],
  ]);
});

test('sittings that are not shown count for the line', () => {
  const { line, zero } = plot([100], 100, SIZE);
  expect(line).toBe('50,0');
  expect(zero).toBe(60);
});

test('a sitting that brought nothing is still to be seen', () => {
  const { bars, zero } = plot([0], 0, SIZE);
  expect(zero).toBe(30);
  expect(bars[0]).toMatchObject({ y: 28.5, height: 1.5, lost: false });
});

test('nothing played yet is an empty plot', () => {
  expect(plot([], 0, SIZE)).toEqual({ bars: [], line: '', zero: 30 });
});
