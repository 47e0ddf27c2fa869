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
  /** The big blind, where there is one. */
  readonly big?: number;
}

/** Parts of the pot, in per cent, and numbers of big blinds that can be made ready. */
export const POT_PARTS = [25, 33, 50, 67, 75, 100, 150, 200] as const;
export const BLINDS = [2, 2.5, 3, 4, 5, 10] as const;

export type Size =
  | { readonly of: 'pot'; readonly percent: (typeof POT_PARTS)[number] }
  | { readonly of: 'big'; readonly blinds: (typeof BLINDS)[number] };

/** A raise by a part of the pot as it would be after calling, or to so many big blinds. */
export function sizeOf(now: Situation, size: Size): number {
  if (size.of === 'big') return Math.floor((now.big ?? 0) * size.blinds);
  return now.betToMatch + Math.floor(((now.total + now.call) * size.percent) / 100);
}

export type Share = 'min' | 'first' | 'second' | 'all';

/** What each of the four buttons stands for. */
export function shares(
  range: Range,
  situation: Situation,
  [first, second]: readonly [Size, Size],
): Record<Share, number> {
  return {
    min: range.min,
    first: atMost(range, sizeOf(situation, first)),
    second: atMost(range, sizeOf(situation, second)),
    all: topOf(range),
  };
}
