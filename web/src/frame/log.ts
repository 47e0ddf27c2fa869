/** What was said and what happened at a table, in the order in which it reached this page. */
import type { Snapshot } from '../net/snapshot';
import type { ChatLine, GameName, Games, TableEvent } from '../wire';
import type { Sentence } from './sentences';

export type Entry =
  | { readonly key: number; readonly kind: 'said'; readonly line: ChatLine }
  | {
      readonly key: number;
      readonly kind: 'told';
      readonly say: () => string;
      readonly about?: string;
      readonly long?: boolean;
    };

/** As many lines of each kind as anybody scrolls back: a busy game pushes no talk aside. */
const LONGEST = 300;

const kept = (log: readonly Entry[]): readonly Entry[] => {
  const surplus = (kind: Entry['kind']): Entry[] =>
    log.filter((entry) => entry.kind === kind).slice(0, -LONGEST);
  const old = new Set([...surplus('said'), ...surplus('told')]);
  return old.size === 0 ? log : log.filter((entry) => !old.has(entry));
};

const nextKey = (log: readonly Entry[]): number => (log.at(-1)?.key ?? 0) + 1;

const subject = (entry: Entry): string | undefined =>
  entry.kind === 'told' ? entry.about : undefined;

/** The log without what the news say anew. Only what is still growing at its end can be outgrown. */
function outgrown(log: readonly Entry[], news: readonly Entry[]): readonly Entry[] {
  const again = new Set(news.map(subject).filter((about) => about !== undefined));
  if (again.size === 0) return log;
  const settled = log.findLastIndex((entry) => entry.kind === 'told' && entry.about === undefined);
  return log.filter((entry, at) => at <= settled || !again.has(subject(entry) ?? ''));
}

/** The log with what happened and is worth a line. */
export function withTold(log: readonly Entry[], told: readonly Sentence[]): readonly Entry[] {
  const first = nextKey(log);
  const happened = told
    .filter(({ loud }) => loud)
    .map(({ say, about, long }, at): Entry => ({
      key: first + at,
      kind: 'told',
      say,
      ...(about !== undefined && { about }),
      ...(long && { long }),
    }));
  return happened.length === 0 ? log : kept([...outgrown(log, happened), ...happened]);
}

/** What was told last in few words, for a line of its own. */
export function lastTold(log: readonly Entry[]): string {
  const last = log.findLast((entry) => entry.kind === 'told' && !entry.long);
  return last?.kind === 'told' ? last.say() : '';
}

/** Whether a line was read before, as it was or as it is. */
export const hasLine = (log: readonly Entry[], { id }: ChatLine): boolean =>
  log.some((entry) => entry.kind === 'said' && entry.line.id === id);

/** The log with a line that was said. A line that is known, and comes again because it was removed,
 *  keeps its place. */
export function withLine(log: readonly Entry[], line: ChatLine): readonly Entry[] {
  if (!hasLine(log, line)) {
    return kept([...log, { key: nextKey(log), kind: 'said' as const, line }]);
  }
  return log.map((entry) =>
    entry.kind === 'said' && entry.line.id === line.id ? { ...entry, line } : entry,
  );
}

const OF_TABLES: Record<TableEvent['e'], true> = {
  table_opened_2: true,
  table_configured: true,
  player_sat: true,
  player_left: true,
  seat_leaving: true,
  away_set: true,
  away_planned: true,
  time_taken: true,
  hand_shown: true,
  pause_set: true,
  host_changed: true,
  ready_set: true,
  stand_in_set: true,
  topped_up: true,
  queued: true,
  unqueued: true,
  player_removed: true,
  player_readmitted: true,
  round_opened: true,
  round_closed: true,
  round_voided: true,
  round_reversed: true,
  honoured: true,
  rigging_set: true,
  hold_set: true,
  deck_rigged: true,
  table_finished: true,
  table_closed: true,
};

/** Events of a table come in one list with those of its game. */
export const isTableEvent = (event: { e: string }): event is TableEvent => event.e in OF_TABLES;

/** The events of the game among those of a frame. */
export const gameEvents = <G extends GameName>({
  frame,
}: Snapshot<G>): readonly Games[G]['event'][] =>
  frame.events.filter((event): event is Games[G]['event'] => !isTableEvent(event));
