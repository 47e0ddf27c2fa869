/** From the raise that a table offers to the order that makes it. */
import type { Range } from '../../frame/dock/amount';
import type { HoldemAction, HoldemOptions } from '../../wire';

/** Where a raise may go; null when none is offered. */
export function rangeOf(options: HoldemOptions | null): Range | null {
  if (!options?.raise_to) return null;
  const { least, most, step } = options.raise_to;
  return { min: least, max: most, step, allIn: options.all_in ?? 0 };
}

/** The order that puts in just this amount. */
export function raiseOrder(range: Range, amount: number): HoldemAction {
  return amount === range.allIn && amount > 0 ? { do: 'all_in' } : { do: 'raise', chips: amount };
}
