/** A system view as a snapshot of the table, so that the game draws it on the same stage as for a
 *  player: every hand is face up, and nobody is "you". */
import type { AnyTable } from '../frame/game';
import type { Snapshot } from '../net/snapshot';
import type { Position } from '../wire-admin';
import type { TableNow } from './overview';

export function snapshotOf(
  position: Position,
  table: Pick<TableNow, 'id' | 'settings' | 'host'>,
  { faceUp }: Pick<AnyTable, 'faceUp'>,
  at_ms: number,
): Snapshot {
  const { view, private: hands, pending, gap_ms, seq } = position;
  return {
    at_ms,
    continuous: false,
    frame: {
      t: 'frame',
      table: table.id,
      seq,
      events: [],
      view: view && faceUp ? faceUp(view, hands) : view,
      pending,
      gap_ms,
      seat: null,
    },
    summary: {
      name: position.name,
      game: position.game,
      preset: position.preset,
      rules: position.rules,
      settings: table.settings,
      host: table.host,
      seats: position.seats,
      queue: [],
      rounds: position.round,
      closed: false,
      test: position.test !== null,
      paused: false,
      coach: 'nobody',
    },
  };
}
