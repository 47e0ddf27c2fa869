/** How a player stands to a table, as far as any game goes. */
import type { Snapshot } from '../net/snapshot';
import type { SeatView } from '../wire';

export type Standing =
  | 'rail' // looks on, and there is a seat
  | 'full' // looks on, and there is none
  | 'queued'
  | 'broke'
  | 'away'
  | 'alone' // nobody to play with
  | 'playing';

export const ownSeat = ({ frame, summary }: Snapshot): SeatView | undefined =>
  summary.seats.find(({ seat }) => seat === frame.seat);

/** The name of whoever has the seat, or had it before. */
export const nameAt = (seat: number, now: Snapshot, before: Snapshot | null): string =>
  [...now.summary.seats, ...(before?.summary.seats ?? [])].find((each) => each.seat === seat)?.name ??
  '';

export function standing(snapshot: Snapshot, name: string): Standing {
  const { frame, summary } = snapshot;
  const own = ownSeat(snapshot);
  if (!own) {
    if (summary.queue.includes(name)) return 'queued';
    const free = summary.settings.seats - summary.seats.length;
    return free > 0 && summary.queue.length === 0 ? 'rail' : 'full';
  }
  if (frame.options) return 'playing';
  const idle = frame.pending === null;
  if (idle && own.chips === 0) return 'broke';
  if (own.away) return 'away';
  return idle && frame.gap_ms === null ? 'alone' : 'playing';
}

/** Whether this player may ask bots to the table and send them away. */
export function rulesBots({ frame, summary }: Snapshot): boolean {
  const settled = summary.settings.fixed_bots && summary.rounds > 0;
  return frame.host === true && summary.settings.bots && !settled;
}
