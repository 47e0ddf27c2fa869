/** A player at one table: what she sees of it, what was told, and how it ended for her. */
import { type ArgumentsOf, type MessageId, t } from '../i18n';
import { announce, play, showAmount } from '../kit';
import { fold, type Snapshot } from '../net/snapshot';
import type { Frame, LeaveCause, PlayerLeft, TableEvent } from '../wire';
import type { AnyFace, AnyTable, Told } from './game';
import { faceOf } from '../app/games';
import { type Entry, extend, isTableEvent, newLines } from './log';

/** Why it is over: one left (or had to), beat everybody, or the table was closed. */
export type Ending =
  | { why: 'left' | 'gone' }
  | { why: Exclude<LeaveCause, 'player'> | 'short'; chips: number }
  | { why: 'won_table' };

export class Visit {
  snapshot = $state.raw<Snapshot | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  game = $state.raw<{ face: AnyFace; table: AnyTable } | null>(null);
  ending = $state.raw<Ending | null>(null);
  /** Lines of chat that came while nobody looked at them. */
  unread = $state(0);
  #me: string;

  constructor(
    readonly table: string,
    me: string,
    /** The secret that opens the table, if the address has one. */
    readonly link = '',
  ) {
    this.#me = me;
  }

  take(frame: Frame, now_ms: number = performance.now()): void {
    const before = this.snapshot;
    const now = fold(before, frame, now_ms);
    if (!now || now === before) return;
    this.snapshot = now;
    if (!this.game) void this.#load(now.summary.game);
    const events = now.continuous ? now.frame.events.filter(isTableEvent) : [];
    // Whoever goes for lack of chips does so after the game that took them.
    const goes = (event: TableEvent): boolean => event.e === 'player_left';
    const told = [
      ...events.filter((event) => !goes(event)).flatMap((event) => tellTable(event, before)),
      ...(this.game?.table.tell(before, now) ?? []),
      ...events.filter(goes).flatMap((event) => tellTable(event, before)),
    ];
    this.log = extend(this.log, before, now, told);
    if (before && now.continuous) this.#hear(before, now, events);
    if (told.length > 0) announce(told.map(({ say }) => say()).join(t('app-sentences')));
  }

  close(): void {
    this.ending ??= { why: 'gone' };
  }

  async #load(game: string): Promise<void> {
    const face = faceOf(game);
    if (face) this.game = { face, table: await face.table() };
  }

  #hear(before: Snapshot, now: Snapshot, events: readonly TableEvent[]): void {
    const fresh = newLines(before, now).filter((line) => line.name !== this.#me);
    if (fresh.length > 0) play('message');
    this.unread += fresh.length;
    if (events.some((event) => event.e === 'player_sat')) play('seat-taken');
    const mine = before.frame.seat ?? null;
    const left = events.filter((event): event is PlayerLeft => event.e === 'player_left');
    const own = left.find((event) => event.seat === mine);
    if (own) {
      const { cause, chips } = own;
      this.ending = cause === 'player' ? { why: 'left' } : { why: reason(cause, chips), chips };
    } else if (mine !== null && wonTable(mine, now, left)) {
      this.ending = { why: 'won_table' };
    }
  }
}

/** CAS-5.6a: one who has chips, but too few for the next round, is not broke. */
const reason = <C extends LeaveCause>(cause: C, chips: number): C | 'short' =>
  cause === 'broke' && chips > 0 ? 'short' : cause;

/** CAS-2.16a: the last opponent has gone for lack of chips. */
function wonTable(mine: number, now: Snapshot, left: readonly PlayerLeft[]): boolean {
  const alone = now.summary.seats.every((seat) => seat.seat === mine);
  return alone && left.some((event) => event.cause === 'broke');
}

/** What happens around a game, in words. */
export function tellTable(event: TableEvent, before: Snapshot | null): Told[] {
  const nameAt = (seat: number): string =>
    before?.summary.seats.find((each) => each.seat === seat)?.name ?? '';
  const mine = before?.frame.seat ?? null;
  const tell = <Id extends MessageId>(id: Id, ...args: ArgumentsOf<Id>): Told[] => [
    { say: () => t(id, ...args), loud: true },
  ];
  switch (event.e) {
    case 'player_sat':
      return tell(event.bot === null ? 'app-told-sat' : 'app-told-bot-sat', {
        name: event.name,
        amount: showAmount(event.chips),
      });
    case 'player_left': {
      const bot = before?.summary.seats.find((seat) => seat.seat === event.seat)?.bot;
      // CAS-2.13b: whoever beat an opponent is congratulated.
      const beaten = event.cause === 'broke' && bot !== undefined && mine !== null;
      return tell(beaten ? 'app-told-beaten' : 'app-told-left', {
        name: event.name,
        amount: showAmount(event.chips),
        cause: reason(event.cause, event.chips),
      });
    }
    case 'away_set':
      return tell(event.away ? 'app-told-away' : 'app-told-back', { name: nameAt(event.seat) });
    case 'ready_set':
      return tell('app-told-ready', { name: nameAt(event.seat) });
    case 'topped_up':
      return tell('app-told-topped-up', {
        name: nameAt(event.seat),
        amount: showAmount(event.chips),
      });
    case 'queued':
      return tell('app-told-queued', { name: event.name });
    case 'round_voided':
      return tell('app-told-voided');
    case 'unqueued':
    case 'table_opened_2':
    case 'seat_leaving':
    case 'said':
    case 'round_opened':
    case 'round_closed':
    case 'table_closed':
      return [];
  }
}
