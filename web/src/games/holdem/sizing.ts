/** From the raise that a table offers to the order that makes it. */
import type { Range } from '../../app/betsize';
import type { HoldemAction, HoldemOptions } from '../../wire';

/** Where a raise may go; null when none is offered. */
export function rangeOf(options: HoldemOptions | null): Range | null {
  if (!options) return null;
  const { raise_min: min = 0, raise_max: max = 0, raise_step: step = 0, all_in = 0 } = options;
  if (max > 0) return { min, max, step: Math.max(1, step), allIn: all_in };
  return null;
}

/** The order that puts in just this amount. */
export function raiseOrder(range: Range, amount: number): HoldemAction {
  return amount === range.allIn && amount > 0
    ? { do: 'all_in' }
    : { do: 'raise', chips: amount };
}
