/** Going on to the next round at once, where everybody at the table agrees. */
import type { Snapshot } from '../net/snapshot';
import { ownSeat, unreadyNames } from './seating';

export interface DealNow {
  /** The others for whom it still waits, once the player has agreed; null before that. */
  readonly waits: readonly string[] | null;
  press(): unknown;
}

/** What the player is offered while the next round is waited for. Not where a host begins rounds. */
export function dealNow(shown: Snapshot, ready: () => unknown): DealNow | null {
  const { frame, summary } = shown;
  const own = ownSeat(shown);
  const offered = frame.pending === null && frame.gap_ms !== null && !summary.closed;
  if (!offered || !own || own.away || own.chips === 0) return null;
  if (summary.settings.start === 'by_host') return null;
  return { waits: own.ready ? unreadyNames(shown) : null, press: ready };
}
