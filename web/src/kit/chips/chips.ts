/** How an amount is laid out in chips: pure counting, no drawing. */
import { CHIP_VALUES, type ChipValue, type Column } from './drawing';

const HUNDREDTHS = 100;

/** The fewest chips that make up an amount in hundredths, largest values first. What is left below
 *  one chip is not drawn; the number beside the stack tells it. */
export function breakdown(amount: number): Column[] {
  let rest = Math.floor(amount / HUNDREDTHS);
  const columns: Column[] = [];
  for (const value of CHIP_VALUES) {
    const count = Math.floor(rest / value);
    if (count > 0) columns.push([value, count]);
    rest -= count * value;
  }
  return columns;
}

/** Columns small enough to draw: at most `columns` of them, each at most `high` chips. A picture
 *  of riches, not a count of them. */
export function drawable(amount: number, columns = 3, high = 6): Column[] {
  return breakdown(amount)
    .flatMap(([value, count]): Column[] => splitColumn(value, count, high, columns))
    .slice(0, columns);
}

/** What a player likes to have at hand beside the large chips, from the smallest up. */
const CHANGE: readonly Column[] = [
  [5, 4],
  [10, 3],
  [25, 2],
  [50, 2],
  [100, 3],
];

/** Columns for the whole of somebody's chips, largest values first: a little of everything and
 *  columns that grow with the amount, where `drawable` would show two chips of 500. */
export function hoard(amount: number, columns = 7, high = 8): Column[] {
  const whole = Math.floor(amount / HUNDREDTHS);
  const counts = new Map<ChipValue, number>();
  let kept = 0;
  for (const [value, count] of CHANGE) {
    if (kept + value * count > whole / 2) break;
    counts.set(value, count);
    kept += value * count;
  }
  for (const [value, count] of breakdown((whole - kept) * HUNDREDTHS)) {
    counts.set(value, (counts.get(value) ?? 0) + count);
  }
  const used = CHIP_VALUES.filter((value) => counts.has(value));
  // The largest chips get what room the others leave.
  const spare = columns - used.length + 1;
  return used
    .flatMap((value, i) => splitColumn(value, counts.get(value) ?? 0, high, i === 0 ? spare : 1))
    .slice(0, columns);
}

/** One tall column of many equal chips becomes several of the allowed height. */
function splitColumn(value: ChipValue, count: number, high: number, most: number): Column[] {
  const full = Math.min(most, Math.floor(count / high));
  const columns: Column[] = Array.from({ length: full }, () => [value, high]);
  if (count % high > 0 && full < most) columns.push([value, count % high]);
  return columns;
}
