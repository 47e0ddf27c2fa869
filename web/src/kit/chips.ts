/** How an amount is laid out in chips: pure counting, no drawing. */
import { CHIP_VALUES, type ChipValue, type Column } from './draw/chips';

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

/** One tall column of many equal chips becomes several of the allowed height. */
function splitColumn(value: ChipValue, count: number, high: number, most: number): Column[] {
  const full = Math.min(most, Math.floor(count / high));
  const columns: Column[] = Array.from({ length: full }, () => [value, high]);
  if (count % high > 0) columns.push([value, count % high]);
  return columns;
}
