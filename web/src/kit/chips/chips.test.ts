import { expect, test } from 'vitest';
import { breakdown, drawable, hoard } from './chips';
import { CHIP_INK, CHIP_VALUES, chipStack, type ChipValue } from './drawing';

// req: EPS-RF-HH-005
test('chips have the colours of the house', () => {
  const colours = Object.fromEntries(CHIP_VALUES.map((value) => [value, CHIP_INK[value].colour]));
  expect(colours).toEqual({
    1: 'blue',
    5: 'white',
    10: 'red',
    25: 'orange',
    50: 'green',
    100: 'black',
    500: 'purple',
  });
});

type Hue = [r: number, g: number, b: number];

const hue = (value: ChipValue): Hue => {
  const part = (from: number): number =>
    Number.parseInt(CHIP_INK[value].base.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
};

// req: EPS-RF-HH-005
test('the inks are the colours they are called', () => {
  expect(Math.min(...hue(5))).toBeGreaterThan(200);
  expect(Math.max(...hue(100))).toBeLessThan(60);
  const [red, green, purple] = [hue(10), hue(50), hue(500)];
  expect(red[0]).toBeGreaterThan(3 * Math.max(red[1], red[2]));
  expect(green[1]).toBeGreaterThan(1.5 * Math.max(green[0], green[2]));
  expect(Math.min(purple[0], purple[2])).toBeGreaterThan(1.4 * purple[1]);
});

/** Fewest chips for each sum by exhaustion. */
function fewest(most: number): number[] {
  const best = [0];
  for (let sum = 1; sum <= most; sum++) {
    const ways = CHIP_VALUES.filter((value) => value <= sum).map((value) => best[sum - value] ?? 0);
    best.push(1 + Math.min(...ways));
  }
  return best;
}

// req: EPS-RF-HH-005
test('an amount is made of the fewest chips', () => {
  const best = fewest(1500);
  best.forEach((count, chips) => {
    const columns = breakdown(chips * 100);
    expect(columns.reduce((sum, [value, n]) => sum + value * n, 0)).toBe(chips);
    expect(columns.reduce((sum, [, n]) => sum + n, 0)).toBe(count);
  });
});

test('a part of a chip is not drawn', () => {
  expect(breakdown(50)).toEqual([]);
  expect(breakdown(1250)).toEqual(breakdown(1200));
  expect(drawable(99)).toEqual([]);
});

test('a fortune stays a picture', () => {
  const columns = drawable(100_000_000_00, 3, 6);
  expect(columns).toEqual([
    [500, 6],
    [500, 6],
    [500, 6],
  ]);
  expect(drawable(340_000, 3, 6)).toEqual([
    [500, 6],
    [100, 4],
  ]);
  expect(drawable(24_100, 4, 6)).toEqual([
    [100, 2],
    [25, 1],
    [10, 1],
    [5, 1],
  ]);
});

test('what a player owns is a little of everything, and adds up', () => {
  const worth = (chips: number): number =>
    hoard(chips * 100).reduce((sum, [value, count]) => sum + value * count, 0);
  expect(hoard(100_000)).toEqual([
    [500, 1],
    [100, 3],
    [50, 2],
    [25, 2],
    [10, 3],
    [5, 4],
  ]);
  expect(hoard(99)).toEqual([]);
  for (let chips = 1; chips <= 4_000; chips += 7) expect(worth(chips)).toBe(chips);
});

test('a greater fortune is a greater pile, up to what can be drawn', () => {
  const size = (chips: number): number =>
    hoard(chips * 100).reduce((sum, [, count]) => sum + count, 0);
  const sizes = [20, 1_000, 3_000, 5_000, 8_000].map(size);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  const columns = hoard(1_234_567_50);
  expect(columns).toHaveLength(7);
  expect(Math.max(...columns.map(([, count]) => count))).toBe(8);
});

test('a bet is drawn with chips of its own values', () => {
  const { body, width } = chipStack(drawable(61_000));
  expect(body).toContain(CHIP_INK[500].base);
  expect(body).toContain(CHIP_INK[100].base);
  expect(body).toContain(CHIP_INK[10].base);
  expect(body).not.toContain(CHIP_INK[50].base);
  expect(width).toBeGreaterThan(3 * 40);
  expect(chipStack([]).body).toBe('');
});
