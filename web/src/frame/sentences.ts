/** What happened, in sentences. Each is made when it is read, so it follows the language of the page;
 *  a game tells its own events, here are those of any table. */
import { type ArgumentsOf, type MessageId, t } from '../i18n';
import { showAmount } from '../kit';
import type { Snapshot } from '../net/snapshot';
import type { GameName, LeaveCause, RoundHistory, TableEvent } from '../wire';
import { nameAt } from './seating';

export interface Sentence {
  readonly say: () => string;
  /** Worth a line in the log; everything is announced. */
  readonly loud: boolean;
  /** What it tells of, where a newer sentence takes the place of the one before: a bet that grows
   *  chip by chip is one line. */
  readonly about?: string;
  /** For the log only: where a table shows what was told last in one line, it would not fit. */
  readonly long?: boolean;
}

export const quiet = (say: () => string): Sentence => ({ say, loud: false });
export const loud = (say: () => string): Sentence => ({ say, loud: true });
export const long = (say: () => string): Sentence => ({ say, loud: true, long: true });
export const growing = (about: string, say: () => string): Sentence => ({ say, loud: true, about });

/** What a message about a seat needs: whether it is the listener's own, and its name. */
export interface Who {
  readonly me: 'yes' | 'no';
  readonly name: string;
}

/** Who tells it to whom: names of seats, and which one is the listener's own. */
export interface Teller {
  readonly mine: number | null;
  readonly name: (seat: number) => string;
  readonly who: (seat: number) => Who;
}

export const makeTeller = (mine: number | null, name: (seat: number) => string): Teller => ({
  mine,
  name,
  who: (seat) => ({ me: seat === mine ? 'yes' : 'no', name: name(seat) }),
});

/** Whoever loses the seat with the end of a round was in it. */
export const tellerAt = (now: Snapshot, before: Snapshot | null): Teller =>
  makeTeller(now.frame.seat ?? now.lost?.frame.seat ?? null, (seat) => nameAt(seat, now, before));

export const tellerOf = <G extends GameName>(round: RoundHistory<G>): Teller =>
  makeTeller(round.seat, (seat) => round.names[String(seat)] ?? '');

type OptionsOf<G extends GameName> = NonNullable<Snapshot<G>['frame']['options']>;

/** That it is the listener's turn, once, with what may be done. */
export function tellTurn<G extends GameName>(
  before: Snapshot<G> | null,
  now: Snapshot<G>,
  say: (options: OptionsOf<G>) => string,
): Sentence[] {
  const { options, pending } = now.frame;
  if (!options || pending?.turn === before?.frame.pending?.turn) return [];
  return [quiet(() => say(options))];
}

/** CAS-5.6a: one who has chips, but too few for the next round, is not broke. */
export const leaveReason = <C extends LeaveCause>(cause: C, chips: number): C | 'short' =>
  cause === 'broke' && chips > 0 ? 'short' : cause;

/** What happens around a game, in words. `together` is all that happened with it, `mine` the
 *  listener's seat, which may be a new one. */
export function tellTable(
  event: TableEvent,
  before: Snapshot | null,
  together: readonly TableEvent[] = [],
  mine: number | null = before?.frame.seat ?? null,
): Sentence[] {
  const nameOf = (seat: number): string => (before ? nameAt(seat, before, null) : '');
  const { who } = makeTeller(mine, nameOf);
  const tell = <Id extends MessageId>(id: Id, ...args: ArgumentsOf<Id>): Sentence[] => [
    loud(() => t(id, ...args)),
  ];
  switch (event.e) {
    case 'player_sat':
      return tell(event.bot === null ? 'lobby-told-sat' : 'app-told-bot-sat', {
        ...who(event.seat),
        name: event.name,
        amount: showAmount(event.chips),
      });
    case 'player_left': {
      const bot = before?.summary.seats.find((seat) => seat.seat === event.seat)?.bot;
      // CAS-2.13b: whoever beat an opponent is congratulated, and nobody else.
      // Where the chips lie in a pot that nobody has won yet, those who are left have beaten it.
      const closed = together.find((each) => each.e === 'round_closed');
      const gains = closed?.gains ?? {};
      const won = (gains[String(mine)] ?? 0) > 0 || Math.max(0, ...Object.values(gains)) === 0;
      const beaten = event.cause === 'broke' && bot !== undefined && mine !== null && won;
      const left = event.seat === mine ? 'app-told-own-left' : 'app-told-left';
      return tell(beaten ? 'app-told-beaten' : left, {
        name: event.name,
        amount: showAmount(event.chips),
        cause: leaveReason(event.cause, event.chips),
      });
    }
    case 'away_set':
      return tell(event.away ? 'lobby-told-away' : 'lobby-told-back', who(event.seat));
    case 'time_taken':
      return tell('lobby-told-time', {
        ...who(event.seat),
        seconds: Math.round(event.time_ms / 1000),
      });
    case 'hand_shown':
      return tell('lobby-told-shows', who(event.seat));
    case 'pause_set':
      return tell(event.paused ? 'app-told-paused' : 'app-told-goes-on');
    case 'host_changed':
      return tell('app-told-host', { name: event.name });
    case 'ready_set':
      // Who is ready oneself is said beside the moves.
      if (event.seat === mine) return [];
      return tell(event.ready ? 'app-told-ready' : 'app-told-unready', {
        name: nameOf(event.seat),
      });
    case 'stand_in_set':
      return tell(event.stands_in ? 'app-told-stand-in' : 'app-told-stand-in-over', {
        name: nameOf(event.seat),
      });
    case 'topped_up':
      return tell('lobby-told-topped-up', {
        ...who(event.seat),
        amount: showAmount(event.chips),
      });
    case 'queued':
      return tell('app-told-queued', { name: event.name });
    case 'player_removed': {
      const me = event.seat !== null && event.seat === mine ? 'yes' : 'no';
      return event.seat === null ? [] : tell('app-told-removed', { me, name: event.name });
    }
    case 'player_readmitted':
      return tell('app-told-readmitted', { name: event.name });
    case 'round_voided':
      return event.reason ? tell('app-told-voided-why', event) : tell('app-told-voided');
    case 'round_reversed':
      return tell('app-told-reversed', event);
    case 'rigging_set':
      return tell(event.on ? 'app-told-rigging-on' : 'app-told-rigging-off');
    case 'hold_set':
      return tell(event.hold ? 'app-told-held' : 'app-told-dealt-on', { name: event.by });
    case 'deck_rigged':
      return tell('app-told-rigged', { name: event.by });
    case 'away_planned':
    case 'unqueued':
    case 'table_opened_2':
    case 'table_configured':
    case 'seat_leaving':
    case 'round_opened':
    case 'round_closed':
    case 'honoured':
    case 'table_finished':
    case 'table_closed':
      return [];
  }
}
