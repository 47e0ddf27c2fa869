/** Amounts short enough to stand on a chip. */
import { CHIP } from './amounts';

const UNITS: readonly (readonly [number, string])[] = [
  [1_000_000_000, 'G'],
  [1_000_000, 'M'],
  [1_000, 'k'],
];

/** "25", "1.2k", "12k", "3M": cut off, never rounded up. */
export function short(hundredths: number): string {
  const chips = Math.floor(hundredths / CHIP);
  for (const [size, unit] of UNITS) {
    if (chips < size) continue;
    const tenths = Math.floor((chips / size) * 10);
    return tenths < 100 && tenths % 10 > 0
      ? `${(tenths / 10).toFixed(1)}${unit}`
      : `${Math.floor(tenths / 10)}${unit}`;
  }
  return String(chips);
}
