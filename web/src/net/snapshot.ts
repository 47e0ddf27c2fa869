/** What is known of a table, folded from its frames. The newest frame is the truth; an older one
 *  that arrives late changes nothing, so that no count ever jumps back. */
import type { Frame, GameName, LeaveCause, SeatView, TableSummary } from '../wire';

export interface Snapshot<G extends GameName = GameName> {
  readonly frame: Frame<G>;
  readonly summary: TableSummary<G>;
  /** When the frame came, by the page's own clock; what was left of a clock is counted from here. */
  readonly at_ms: number;
  /** Whether the frame's events lead here from the snapshot before. If not, frames were missed
   *  and there is nothing to tell, only a new truth to show. */
  readonly continuous: boolean;
  /** Bots that lost their last chips in the round that is over, and have left: they are seen with
   *  their cards until the next one begins. */
  readonly beaten?: readonly SeatView[];
  /** How the round before ended. A game may show it until the first bet of the next one. */
  readonly ended?: Frame<G>['view'];
  /** The end of the round after which the player had to give her seat up, if she had to: the stage
   *  shows it until she goes on, whatever happens at the table meanwhile. */
  readonly lost?: Snapshot<G>;
}

const OUSTED: readonly LeaveCause[] = ['missed', 'sent_away'];

/** The snapshot after a frame; the same object if the frame is older than what is known. */
export function fold(before: Snapshot | null, frame: Frame, at_ms: number): Snapshot | null {
  if (before && frame.table === before.frame.table && frame.seq < before.frame.seq) return before;
  const summary = frame.summary ?? before?.summary;
  if (!summary) return before;
  const continuous = before !== null && frame.seq === before.frame.seq + 1;
  const beaten = continuous && frame.pending === null ? beatenBots(before, frame, summary) : [];
  const ended = before && (before.frame.pending ? before.ended : before.frame.view);
  const now = { frame, summary, at_ms, continuous };
  const lost = frame.seat == null ? (before?.lost ?? lostRound(before, now)) : null;
  return {
    ...now,
    ...(beaten.length > 0 && { beaten }),
    ...(ended && frame.pending && { ended }),
    ...(lost && { lost }),
  };
}

/** The same once the player has seen enough of what she lost: only what is there now. */
export const withoutLost = ({ frame, summary, at_ms }: Snapshot): Snapshot => ({
  frame,
  summary,
  at_ms,
  continuous: false,
});

const hasLeft = (mine: number, { events }: Frame, causes: readonly LeaveCause[]): boolean =>
  events.some(
    (event) => event.e === 'player_left' && event.seat === mine && causes.includes(event.cause),
  );

/** Who has too few chips for the next round loses the seat when it is to begin. Who did not act for
 *  too long, or was sent away, loses it with the end of a round, and the bots may go with her. */
function lostRound(before: Snapshot | null, now: Snapshot): Snapshot | null {
  const mine = before?.frame.seat ?? null;
  if (!now.continuous || !before || mine === null) return null;
  if (before.frame.pending === null) return hasLeft(mine, now.frame, ['broke']) ? before : null;
  // A guest of the card room is led out by the room.
  const led = now.summary.settings.sitting === 'ticket';
  if (led || now.frame.pending !== null || !hasLeft(mine, now.frame, OUSTED)) return null;
  const seats = before.summary.seats.map((seat) => asAtTheEnd(seat, now));
  return { ...now, frame: { ...now.frame, seat: mine }, summary: { ...now.summary, seats } };
}

/** A seat with the chips that it had when the round was over, also if it is free since then. */
function asAtTheEnd(seat: SeatView, { frame, summary }: Snapshot): SeatView {
  const left = frame.events
    .filter((event) => event.e === 'player_left')
    .find((event) => event.seat === seat.seat);
  if (left) return { ...seat, chips: left.chips };
  return summary.seats.find((each) => each.seat === seat.seat) ?? seat;
}

function beatenBots(before: Snapshot, { events }: Frame, { seats }: TableSummary): SeatView[] {
  const left = events
    .filter((event) => event.e === 'player_left')
    .filter(({ cause }) => cause === 'broke')
    .flatMap((event) => before.summary.seats.filter(({ seat, bot }) => bot && seat === event.seat))
    .map((seat) => ({ ...seat, chips: 0 }));
  return [...(before.beaten ?? []), ...left].filter(
    (beaten) => !seats.some(({ seat }) => seat === beaten.seat),
  );
}

/** What is left of the running clock at `now_ms`; null without a clock. */
export function clockLeft(snapshot: Snapshot, now_ms: number): number | null {
  const left = snapshot.frame.pending?.left_ms;
  return left == null ? null : Math.max(0, left - (now_ms - snapshot.at_ms));
}

/** What is left until the next round; null when none is being waited for. */
export function gapLeft(snapshot: Snapshot, now_ms: number): number | null {
  const gap = snapshot.frame.gap_ms;
  return gap == null ? null : Math.max(0, gap - (now_ms - snapshot.at_ms));
}
