/** What is known of a table, folded from its frames. The newest frame is the truth; an older one
 *  that arrives late changes nothing, so that no count ever jumps back. */
import type { ChatLine, Frame, GameName, TableSummary } from '../wire';

/** As many lines of chat as a table keeps. */
const CHAT_LINES_MAX = 50;

export interface Snapshot<G extends GameName = GameName> {
  readonly frame: Frame<G>;
  readonly summary: TableSummary<G>;
  readonly chat: readonly ChatLine[];
  /** When the frame came, by the page's own clock; what was left of a clock is counted from here. */
  readonly at_ms: number;
  /** Whether the frame's events lead here from the snapshot before. If not, frames were missed
   *  and there is nothing to tell, only a new truth to show. */
  readonly continuous: boolean;
}

/** The snapshot after a frame; the same object if the frame is older than what is known. */
export function fold(before: Snapshot | null, frame: Frame, at_ms: number): Snapshot | null {
  if (before && frame.table === before.frame.table && frame.seq < before.frame.seq) return before;
  const summary = frame.summary ?? before?.summary;
  if (!summary) return before;
  const continuous = before !== null && frame.seq === before.frame.seq + 1;
  return { frame, summary, chat: chatAfter(before, frame), at_ms, continuous };
}

/** The answer to `watch` brings all lines, later frames bring new ones. A frame that is not newer
 *  than the snapshot tells of lines that are in it already. */
function chatAfter(before: Snapshot | null, frame: Frame): readonly ChatLine[] {
  if (frame.chat) return frame.chat;
  const known = before?.chat ?? [];
  if (before && frame.seq <= before.frame.seq) return known;
  const said = frame.events.flatMap((event) =>
    event.e === 'said' ? [{ name: event.name, text: event.text, at_ms: event.at_ms }] : [],
  );
  return said.length === 0 ? known : [...known, ...said].slice(-CHAT_LINES_MAX);
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
