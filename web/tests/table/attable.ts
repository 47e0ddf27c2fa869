/** A player at a table without a house behind it, for tests of a game's controls and stage. */
import type { AtTable } from '../../src/frame/game';
import { Moves, REST_MS } from '../../src/frame/moves.svelte';
import type { TableClock } from '../../src/frame/tableclock.svelte';
import type { Answer } from '../../src/net/outbox';
import type { Snapshot } from '../../src/net/snapshot';
import type { GameName, Games, TableSummary } from '../../src/wire';
import { vi } from 'vitest';

/** Nothing runs. */
export const NO_CLOCK = {
  running: null,
  own: null,
  seconds: 0,
  gap: null,
  next: null,
  reserve: 0,
} as unknown as TableClock;

export interface Asking<G extends GameName> {
  readonly at: AtTable<G>;
  /** What was ordered, in order. */
  readonly sent: Games[G]['action'][];
  /** Answers the order that waits longest. */
  answer(answer?: Answer): Promise<void>;
}

/** A player who is asked with these options, and rested enough to answer. Timers must be fake. */
export function ask<G extends GameName>(
  options: Games[G]['options'] | null,
  {
    frame = {},
    summary = {},
    turn = 4,
  }: {
    frame?: Partial<Snapshot<G>['frame']>;
    summary?: Partial<TableSummary<G>>;
    turn?: number;
  } = {},
): Asking<G> {
  const sent: Games[G]['action'][] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const act = (action: Games[G]['action']): Promise<Answer> => {
    sent.push(action);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const moves = new Moves(act);
  moves.ask(options ? turn : null);
  vi.advanceTimersByTime(REST_MS);
  const pending = { turn, seats: [], wait_ms: null, left_ms: null };
  const shown = {
    frame: { t: 'frame', table: 't', seq: 1, events: [], view: null, pending, options, ...frame },
    summary: { name: 'Oak', seats: [], settings: { seats: 7 }, rounds: 1, ...summary },
  } as unknown as Snapshot<G>;
  return {
    at: { me: 'Ines', shown, options, moves, act, showHand: () => act({ do: 'show' } as never) },
    sent,
    async answer(answer = { done: true, table: 't' }) {
      waiting.shift()?.(answer);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
