/** How large a bet: a slider, four buttons and a field within what a table offers. The limits are
 *  the server's; this only keeps a wish within them. */

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What all chips come to; it is allowed even off the step. */
  readonly allIn: number;
}

/** The top of the slider: all-in, where that is offered, else the highest step. */
export const topOf = (range: Range): number => Math.max(range.max, range.allIn);

/** The nearest amount that is allowed, never above what was wished unless that is too little. */
export function within(range: Range, wish: number): number {
  if (range.allIn > 0 && wish >= range.allIn) return range.allIn;
  if (wish <= range.min) return range.min;
  const steps = Math.floor((wish - range.min) / range.step);
  return Math.min(range.max, range.min + steps * range.step);
}

/** One step up or down from an amount, for the arrow keys. */
export function nudge(range: Range, amount: number, steps: number): number {
  const top = topOf(range);
  if (steps > 0) {
    const next = within(range, amount + steps * range.step);
    return next > amount ? next : top;
  }
  if (amount === range.allIn && amount > range.max) return range.max;
  return within(range, Math.max(range.min, amount + steps * range.step));
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

export type Preset = 'min' | 'half' | 'pot' | 'all';

/** What each of the four buttons stands for. */
export function presets(range: Range, situation: Situation): Record<Preset, number> {
  return {
    min: range.min,
    half: within(range, potShare(situation, 1, 2)),
    pot: within(range, potShare(situation, 1, 1)),
    all: topOf(range),
  };
}
