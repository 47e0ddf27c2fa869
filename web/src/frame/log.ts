/** What was said and what happened at a table, in the order in which it reached this page. */
import type { Snapshot } from '../net/snapshot';
import type { ChatLine, GameName, Games, TableEvent } from '../wire';
import type { Sentence } from './sentences';

export type Entry =
  | { readonly key: number; readonly kind: 'said'; readonly line: ChatLine; readonly bot: boolean }
  | { readonly key: number; readonly kind: 'told'; readonly say: () => string };

/** As many lines as anybody scrolls back. */
const LONGEST = 300;

const same = (a: ChatLine, b: ChatLine): boolean =>
  a.at_ms === b.at_ms && a.name === b.name && a.text === b.text;

/** The lines of chat that are new since the last snapshot. */
export function newLines(before: Snapshot | null, now: Snapshot): readonly ChatLine[] {
  const last = before?.chat.at(-1);
  if (!last || before?.frame.table !== now.frame.table) return now.chat;
  const at = now.chat.findLastIndex((line) => same(line, last));
  return now.chat.slice(at + 1);
}

export function extend(
  log: readonly Entry[],
  before: Snapshot | null,
  now: Snapshot,
  told: readonly Sentence[],
): readonly Entry[] {
  let key = (log.at(-1)?.key ?? 0) + 1;
  const bots = new Set(now.summary.seats.filter((seat) => seat.bot).map((seat) => seat.name));
  const said = newLines(before, now).map((line): Entry =>
    line.name === ''
      ? { key: key++, kind: 'told', say: () => line.text }
      : { key: key++, kind: 'said', line, bot: bots.has(line.name) },
  );
  const happened = told
    .filter(({ loud }) => loud)
    .map(({ say }): Entry => ({ key: key++, kind: 'told', say }));
  if (said.length === 0 && happened.length === 0) return log;
  return [...log, ...happened, ...said].slice(-LONGEST);
}

const OF_TABLES: Record<TableEvent['e'], true> = {
  table_opened_2: true,
  player_sat: true,
  player_left: true,
  seat_leaving: true,
  away_set: true,
  ready_set: true,
  stand_in_set: true,
  topped_up: true,
  queued: true,
  unqueued: true,
  said: true,
  round_opened: true,
  round_closed: true,
  round_voided: true,
  honoured: true,
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
