/** A line of what was won and lost, summed up from round to round. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points on a field of 100 by 100, from the oldest gain to the newest; `zero` is the height of
 *  nothing won and nothing lost. */
export function runningSum(gains: readonly number[]): { points: readonly Point[]; zero: number } {
  let sum = 0;
  const sums = [0, ...gains.map((gain) => (sum += gain))];
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  const height = (value: number): number =>
    high === low ? 50 : 100 - ((value - low) / (high - low)) * 100;
  const apart = sums.length > 1 ? 100 / (sums.length - 1) : 0;
  return { points: sums.map((value, i) => ({ x: i * apart, y: height(value) })), zero: height(0) };
}
