/** How large a bet may be: what a table offers, and which amounts lie in it. The limits are the
 *  server's; nothing here turns an impossible wish into another amount. */

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What all chips come to; it is allowed even off the step. */
  readonly allIn: number;
}

/** The top of the slider: all-in, where that is offered, else the highest step. */
export const topOf = (range: Range): number => Math.max(range.max, range.allIn);

/** Whether just this amount may be bet. */
export function isOffered({ min, max, step, allIn }: Range, amount: number): boolean {
  return (
    (allIn > 0 && amount === allIn) ||
    (amount >= min && amount <= max && (amount - min) % step === 0)
  );
}

/** The nearest amount on offer that is not above the wish; for sliders and shares of a pot, where no
 *  exact figure was asked for. */
export function atMost(range: Range, wish: number): number {
  if (range.allIn > 0 && wish >= range.allIn) return range.allIn;
  if (wish <= range.min) return range.min;
  const steps = Math.floor((wish - range.min) / range.step);
  return Math.min(range.max, range.min + steps * range.step);
}

/** One step up or down from an amount, for the arrow keys. */
export function nudge(range: Range, amount: number, steps: number): number {
  const top = topOf(range);
  if (steps > 0) {
    const next = atMost(range, amount + steps * range.step);
    return next > amount ? next : top;
  }
  if (amount === range.allIn && amount > range.max) return range.max;
  return atMost(range, Math.max(range.min, amount + steps * range.step));
}

export interface Situation {
  readonly betToMatch: number;
  /** All chips bet in the hand. */
  readonly total: number;
  /** What a call would add. */
  readonly call: number;
}

/** A raise by a part of the pot as it would be after calling. */
export function potShare(now: Situation, parts: number, of: number): number {
  return now.betToMatch + Math.floor(((now.total + now.call) * parts) / of);
}

export type Share = 'min' | 'half' | 'pot' | 'all';

/** What each of the four buttons stands for. */
export function shares(range: Range, situation: Situation): Record<Share, number> {
  return {
    min: range.min,
    half: atMost(range, potShare(situation, 1, 2)),
    pot: atMost(range, potShare(situation, 1, 1)),
    all: topOf(range),
  };
}
