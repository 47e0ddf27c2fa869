/** How a player stands to a table, as far as any game goes. */
import type { Snapshot } from '../net/snapshot';
import type { SeatView, TableSummary } from '../wire';

export type Standing =
  | 'rail' // looks on, and there is a seat
  | 'full' // looks on, and there is none
  | 'lost' // had to give the seat up, and still sees the round that took the chips
  | 'queued'
  | 'broke'
  | 'away'
  | 'alone' // nobody to play with
  | 'paused' // the host has the table wait
  | 'unready' // is asked to be ready for the next round
  | 'ready' // waits for others to be ready
  | 'unstarted' // waits for the host, or is the host
  | 'playing';

export const ownSeat = ({ frame, summary }: Snapshot): SeatView | undefined =>
  summary.seats.find(({ seat }) => seat === frame.seat);

/** The name of whoever has the seat, or had it before. */
export const nameAt = (seat: number, now: Snapshot, before: Snapshot | null): string =>
  [...now.summary.seats, ...(now.beaten ?? []), ...(before?.summary.seats ?? [])].find(
    (each) => each.seat === seat,
  )?.name ?? '';

/** How the player stands to a table whose game needs `seatsMin` players. */
export function standing(snapshot: Snapshot, name: string, seatsMin: number): Standing {
  const { frame, summary } = snapshot;
  const own = ownSeat(snapshot);
  if (snapshot.lost) return 'lost';
  if (!own) {
    if (summary.queue.includes(name)) return 'queued';
    const free = summary.settings.seats - summary.seats.length;
    return free > 0 && summary.queue.length === 0 ? 'rail' : 'full';
  }
  if (frame.options) return 'playing';
  const idle = frame.pending === null;
  if (idle && own.chips === 0) return 'broke';
  if (own.away) return 'away';
  if (!idle || frame.gap_ms !== null) return 'playing';
  const { start } = summary.settings;
  if (summary.paused) return 'paused';
  if (start === 'at_once' || !enough(summary, seatsMin)) return 'alone';
  if (start === 'by_host') return 'unstarted';
  return own.ready ? 'ready' : 'unready';
}

const enough = ({ seats }: TableSummary, seatsMin: number): boolean =>
  seats.filter(({ away, chips }) => !away && chips > 0).length >= seatsMin;

/** Whether this player, seated or not, is the one to start the next round. */
export function mayStart({ frame, summary }: Snapshot, seatsMin: number): boolean {
  const idle = frame.pending === null && frame.gap_ms === null;
  const hosts = frame.host === true && summary.settings.start === 'by_host';
  return hosts && idle && enough(summary, seatsMin);
}

/** The people for whom the next round waits, where it waits until all are ready. */
export const unreadyNames = ({ summary }: Snapshot): readonly string[] =>
  summary.seats
    .filter(({ bot, away, ready }) => bot === undefined && !away && !ready)
    .map(({ name }) => name);

/** Whether this player may talk: has a seat and was not sent away from it, or is the host. */
export const maySpeak = (snapshot: Snapshot): boolean => {
  const own = ownSeat(snapshot);
  return snapshot.frame.host === true || (own !== undefined && own.removed !== true);
};

/** Whether this player may ask bots to the table and send them away. */
export function rulesBots({ frame, summary }: Snapshot): boolean {
  const settled = summary.settings.fixed_bots && summary.rounds > 0;
  return frame.host === true && summary.settings.bots && !settled;
}
