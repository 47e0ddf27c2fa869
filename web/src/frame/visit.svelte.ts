/** A player at one table: the newest snapshot, the one that the stage shows, and everything that
 *  follows from what is shown: the log, announcements, moves, and how it ended for her. */
import { t } from '../i18n';
import { announce, isMuted, play, settings, spoken } from '../kit';
import type { Answer } from '../net/outbox';
import { fold, type Snapshot, withoutLost } from '../net/snapshot';
import type { ChatLine, Frame, GameName, Games, LeaveCause, PlayerLeft, TableEvent } from '../wire';
import { bubble } from './bubbles.svelte';
import { Director } from './director.svelte';
import type { AnyEntry, AnyTable } from './game';
import { type Entry, hasLine, isTableEvent, withLine, withTold } from './log';
import { Moves } from './moves.svelte';
import { readLine } from './phrases';
import { leaveReason, tellTable } from './sentences';

/** Why it is over: one left (or had to), beat everybody, or the table was closed. */
export type Ending =
  | { why: 'left' | 'gone' }
  | { why: Exclude<LeaveCause, 'player'> | 'short'; chips: number }
  | { why: 'won_table' };

type Action = Games[GameName]['action'];

/** How a visit reaches the house. */
export interface Desk {
  /** Gives an order to act. A refusal is shown to the player, unless its code is expected. */
  act(turn: number, action: Action, expected?: readonly string[]): Promise<Answer>;
  showHand?(): Promise<Answer>;
  /** The game by its name, once its table is loaded. */
  load(game: string): Promise<{ entry: AnyEntry; table: AnyTable } | null>;
}

export class Visit {
  /** The newest truth. Only orders are made from it; all that is read follows `shown`. */
  latest = $state.raw<Snapshot | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  game = $state.raw<{ entry: AnyEntry; table: AnyTable } | null>(null);
  /** Why the table cannot be shown. */
  trouble = $state.raw<unknown>(null);
  ending = $state.raw<Ending | null>(null);
  /** Lines of chat that came while nobody looked at them. */
  unread = $state(0);
  /** What the player has begun to write in the chat. */
  draft = $state('');
  director = $state.raw<Director<unknown, GameName> | null>(null);
  readonly moves = new Moves<Action>((action) => this.act(action));
  #desk: Desk;
  #loading = false;
  #afterwards: (() => void)[] = [];
  /** Lines that wait until the stage has shown what they may speak of: a frame, by its number. */
  #unheard: { readonly seq: number; readonly line: ChatLine }[] = [];
  #listened = false;

  constructor(
    readonly table: string,
    /** The player's own name. */
    readonly me: string,
    desk: Desk,
    /** The secret that opens the table, if the address has one. */
    readonly link = '',
  ) {
    this.#desk = desk;
  }

  /** What the stage shows to its end. */
  get shown(): Snapshot | null {
    return this.director?.shown ?? null;
  }

  /** Whether nothing is under way: what is shown is the newest truth. */
  get live(): boolean {
    return this.shown !== null && this.shown === this.latest;
  }

  /** What the player may do; nothing while the stage still shows what led there. */
  get options(): Games[GameName]['options'] | null {
    return this.live ? (this.shown?.frame.options ?? null) : null;
  }

  take(frame: Frame, now_ms: number = performance.now()): void {
    const now = fold(this.latest, frame, now_ms);
    if (!now || now === this.latest) return;
    this.latest = now;
    if (this.director) this.#show(now);
    else void this.load();
  }

  /** The last lines before this page began to listen, or what it missed while it was away. */
  listen(lines: readonly ChatLine[]): void {
    for (const line of lines) {
      const missed = this.#listened && this.#isNews(line);
      this.log = withLine(this.log, line);
      if (missed) this.unread += 1;
    }
    this.#listened = true;
  }

  /** A line was said, or removed. Whoever said it may have seen more of the game already than the
   *  stage shows here: the line is read when that is shown. The player's own words are read at
   *  once. */
  hear(line: ChatLine): void {
    this.#unheard = this.#unheard.filter((each) => each.line.id !== line.id);
    const waits = !this.live && this.director !== null && this.#isNews(line);
    if (waits) this.#unheard.push({ seq: this.latest?.frame.seq ?? 0, line });
    else this.#read(line);
  }

  #read(line: ChatLine): void {
    const news = this.#isNews(line);
    // What was removed before anybody read it here leaves no trace.
    if (line.removed === undefined || hasLine(this.log, line)) this.log = withLine(this.log, line);
    if (line.removed === undefined && line.name && !isMuted(line.name)) {
      bubble(line.name, readLine(line.text));
    }
    if (!news) return;
    this.unread += 1;
    play('message');
    const { name, text } = line;
    const said = { name: name || t('app-chat-house'), text: spoken(readLine(text)) };
    if (settings.announceChat) announce(t('app-chat-said', said));
  }

  #isNews(line: ChatLine): boolean {
    const foreign = line.name !== this.me && !isMuted(line.name);
    return foreign && line.removed === undefined && !hasLine(this.log, line);
  }

  #readUntil(seq: number): void {
    const ready = this.#unheard.filter((each) => each.seq <= seq);
    this.#unheard = this.#unheard.filter((each) => each.seq > seq);
    for (const { line } of ready) this.#read(line);
  }

  /** Fetches the game's own part, and shows the table with it. */
  async load(): Promise<void> {
    if (this.#loading || !this.latest) return;
    this.#loading = true;
    this.trouble = null;
    try {
      this.game = await this.#desk.load(this.latest.summary.game);
      if (!this.game) throw new Error(`no game ${this.latest.summary.game}`);
      this.director = new Director(this.game.table.script, (now, before) =>
        this.#tell(now, before),
      );
      this.#show(this.latest);
    } catch (error) {
      this.#stumble(error);
    }
    this.#loading = false;
  }

  act(action: Action, expected: readonly string[] = []): Promise<Answer> {
    return this.#desk.act(this.latest?.frame.pending?.turn ?? 0, action, expected);
  }

  async showHand(): Promise<Answer> {
    return (
      (await this.#desk.showHand?.()) ?? {
        done: false,
        code: 'nothing_to_show',
        text: '',
        facts: {},
      }
    );
  }

  /** The player stays at the table that it is over for: what she lost makes room for what is there
   *  now. */
  lookOn(): void {
    this.ending = null;
    if (!this.latest?.lost) return;
    this.latest = withoutLost(this.latest);
    this.#show(this.latest);
  }

  close(): void {
    this.whenShown(() => (this.ending ??= { why: 'gone' }));
  }

  /** Does something once the stage has shown everything that led there; what still moves after
   *  `most_ms` is shown as its end. */
  whenShown(action: () => void, most_ms?: number): void {
    if (this.live || !this.director) return action();
    this.#afterwards.push(action);
    if (most_ms !== undefined) setTimeout(() => this.director?.rush(), most_ms);
  }

  /** The player looks at something else: nothing is waited for any more. */
  end(): void {
    this.director?.rush();
    this.#readUntil(Infinity);
    for (const action of this.#afterwards.splice(0)) action();
  }

  #show(now: Snapshot): void {
    this.moves.ask(null);
    try {
      this.director?.show(now);
    } catch (error) {
      this.#stumble(error);
    }
  }

  #stumble(error: unknown): void {
    console.error(error);
    this.trouble = error;
  }

  /** The stage shows a snapshot to its end: now it may be spoken of. */
  #tell(now: Snapshot, before: Snapshot | null): void {
    const events = now.continuous && before ? now.frame.events.filter(isTableEvent) : [];
    const mine = now.frame.seat ?? before?.frame.seat ?? null;
    // Whoever goes for lack of chips does so after the game that took them.
    const goes = (event: TableEvent): boolean => event.e === 'player_left';
    const told = [
      ...events
        .filter((event) => !goes(event))
        .flatMap((event) => tellTable(event, before, events, mine)),
      ...(this.game?.table.tell(before, now) ?? []),
      ...events.filter(goes).flatMap((event) => tellTable(event, before, events, mine)),
    ];
    this.log = withTold(this.log, told);
    if (before && now.continuous) this.#notice(before, now, events);
    if (told.length > 0) announce(told.map(({ say }) => say()).join(t('app-sentences')));
    this.#readUntil(this.live ? Infinity : now.frame.seq);
    if (!this.live) return;
    this.moves.ask(now.frame.options ? (now.frame.pending?.turn ?? null) : null);
    for (const action of this.#afterwards.splice(0)) action();
  }

  #notice(before: Snapshot, now: Snapshot, events: readonly TableEvent[]): void {
    if (events.some((event) => event.e === 'player_sat')) play('seat-taken');
    const mine = before.frame.seat ?? null;
    const left = events.filter((event): event is PlayerLeft => event.e === 'player_left');
    const own = left.find((event) => event.seat === mine);
    if (own) {
      const { cause, chips } = own;
      this.ending =
        cause === 'player' ? { why: 'left' } : { why: leaveReason(cause, chips), chips };
    } else if (mine !== null && wonTable(mine, now, left)) {
      this.ending = { why: 'won_table' };
    }
  }
}

/** CAS-2.16a: the last opponent has gone for lack of chips. */
function wonTable(mine: number, now: Snapshot, left: readonly PlayerLeft[]): boolean {
  const alone = now.summary.seats.every((seat) => seat.seat === mine);
  return alone && left.some((event) => event.cause === 'broke');
}
