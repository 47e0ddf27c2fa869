/** How long to wait before the next attempt to connect: soon at first, never so long that a page
 *  would not be back two seconds after the house is, a little uneven so that a whole room does not
 *  knock at the same moment. */

export const FIRST_MS = 250;
export const LONGEST_MS = 1_500;

/** `attempt` counts failures from 0; `luck` is from 0 up to 1 and only ever shortens the wait. */
export function waitBefore(attempt: number, luck: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(full * (1 - luck / 4));
}
