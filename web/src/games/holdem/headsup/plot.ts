/** The plot of a player's sittings: a bar for what each brought, a line for all so far. */

export interface Plot {
  readonly bars: readonly Bar[];
  /** The sum after each sitting, as points of a polyline. */
  readonly line: string;
  /** Where nothing was won or lost. */
  readonly zero: number;
}

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lost: boolean;
}

/** A sitting without a result is still to be seen. */
const LEAST_HEIGHT = 1.5;
const BAR_SHARE = 0.62;

/** `gains` from the oldest to the newest; `before` is the sum of those that are not among them. */
export function plot(
  gains: readonly number[],
  before: number,
  size: { readonly width: number; readonly height: number },
): Plot {
  const sums: number[] = [];
  for (const gain of gains) sums.push((sums.at(-1) ?? before) + gain);
  const top = Math.max(0, ...sums, ...gains);
  const bottom = Math.min(0, ...sums, ...gains);
  const y = (amount: number): number =>
    round(size.height * (top === bottom ? 0.5 : (top - amount) / (top - bottom)));
  const step = size.width / Math.max(gains.length, 1);
  const middle = (i: number): number => round((i + 0.5) * step);
  const zero = y(0);
  return {
    zero,
    line: sums.map((sum, i) => `${middle(i)},${y(sum)}`).join(' '),
    bars: gains.map((gain, i) => {
      const height = Math.max(Math.abs(y(gain) - zero), LEAST_HEIGHT);
      const width = round(step * BAR_SHARE);
      const x = round(middle(i) - width / 2);
      return { x, y: gain < 0 ? zero : round(zero - height), width, height, lost: gain < 0 };
    }),
  };
}

const round = (n: number): number => Math.round(n * 100) / 100;
