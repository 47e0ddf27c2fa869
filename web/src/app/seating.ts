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

export const ownSeat = ({ frame, desk }: Snapshot): SeatView | undefined =>
  desk.seats.find(({ seat }) => seat === frame.seat);

export function standing(snapshot: Snapshot, name: string): Standing {
  const { frame, desk } = snapshot;
  const own = ownSeat(snapshot);
  if (!own) {
    if (desk.queue.includes(name)) return 'queued';
    return desk.seats.length < desk.room.seats && desk.queue.length === 0 ? 'rail' : 'full';
  }
  if (frame.options) return 'playing';
  const idle = frame.pending === null;
  if (idle && own.chips === 0) return 'broke';
  if (own.away) return 'away';
  return idle && frame.gap_ms === null ? 'alone' : 'playing';
}

/** Whether this player may ask bots to the table and send them away. */
export function rulesBots({ frame, desk }: Snapshot): boolean {
  const settled = desk.room.fixed_bots && desk.rounds > 0;
  return frame.host === true && desk.room.bots && !settled;
}
