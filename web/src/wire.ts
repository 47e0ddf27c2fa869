// Generated from the message types of the server. Do not edit:
// python -m croupier.wire.generate

/** The types of each game, by its name. */
export interface Games {
  blackjack: {
    rules: BlackjackRules;
    view: BlackjackView;
    private: BlackjackPrivateView;
    options: BlackjackOptions;
    action: BlackjackAction;
    event: BlackjackEvent;
    advice: Advice;
  };
  doudizhu: {
    rules: DoudizhuRules;
    view: DoudizhuView;
    private: DoudizhuPrivateView;
    options: DoudizhuOptions;
    action: DoudizhuAction;
    event: DoudizhuEvent;
    advice: never;
  };
  holdem: {
    rules: HoldemRules;
    view: HoldemView;
    private: HoldemPrivateView;
    options: HoldemOptions;
    action: HoldemAction;
    event: HoldemEvent;
    advice: HoldemHandAdvice;
  };
  roulette: {
    rules: RouletteRules;
    view: RouletteView;
    private: RoulettePrivateView;
    options: RouletteOptions;
    action: RouletteAction;
    event: RouletteEvent;
    advice: never;
  };
  sabacc: {
    rules: SabaccRules;
    view: SabaccView;
    private: SabaccPrivateView;
    options: SabaccOptions;
    action: SabaccAction;
    event: SabaccEvent;
    advice: never;
  };
}

export type GameName = keyof Games;

/**
 * Look at a table. The answer is a whole frame, then one after each change. Some tables are open
 * only to people who have the `link`.
 */
export interface Watch {
  t: "watch";
  table: string;
  link?: string;
}

export interface Unwatch {
  t: "unwatch";
  table: string;
}

/**
 * Look through the open tables of a room, which is a game with one of its presets, or go back to
 * the menu with neither. The answer is a page of `tables`, and `lobby` tells what changes from
 * then on; `after` asks for the page behind a table.
 */
export interface Browse {
  t: "browse";
  game?: string;
  preset?: string;
  after?: string;
}

/** The language in which refusals are to be phrased from now on. */
export interface Speak {
  t: "speak";
  language: string;
}

export interface Ping {
  t: "ping";
  n?: number;
}

/** Open a table of one's own. `rules` and `settings` change single values of the preset. */
export interface OpenTable {
  t: "open_table";
  id: string;
  game: string;
  preset: string;
  name?: string;
  rules?: { [key: string]: unknown };
  settings?: { [key: string]: unknown };
}

export interface CloseTable {
  t: "close_table";
  id: string;
  table: string;
}

/**
 * Take the seat, or any; when all are taken, wait for one. `avatar` is the picture by which the
 * player wants to be known; without one it follows from the name.
 */
export interface Sit {
  t: "sit";
  id: string;
  table: string;
  chips: number;
  seat?: number | null;
  link?: string;
  avatar?: number | null;
}

export interface Leave {
  t: "leave";
  id: string;
  table: string;
}

/** `action` is one of the game's actions, `turn` the one that `pending` named. */
export interface Act<G extends GameName = GameName> {
  t: "act";
  id: string;
  table: string;
  turn: number;
  action: Games[G]["action"];
}

/** Sit out, or come back. With `after_round` a running round is played to its end first. */
export interface Away {
  t: "away";
  id: string;
  table: string;
  away: boolean;
  after_round?: boolean;
}

export interface TopUp {
  t: "top_up";
  id: string;
  table: string;
  chips: number;
}

/** Ready for the next round, or not any more. */
export interface Ready {
  t: "ready";
  id: string;
  table: string;
  ready?: boolean;
}

/** The host begins the next round. */
export interface StartRound {
  t: "start_round";
  id: string;
  table: string;
}

/** Show your hand of the round that is over, where it was not shown. */
export interface ShowHand {
  t: "show_hand";
  id: string;
  table: string;
}

/** Ask a bot to a seat; without `chips` the table decides what it brings. */
export interface SeatBot {
  t: "seat_bot";
  id: string;
  table: string;
  kind: string;
  seat?: number | null;
  chips?: number | null;
}

export interface DismissBot {
  t: "dismiss_bot";
  id: string;
  table: string;
  seat: number;
}

/**
 * The host sends a player away, at once or when the round is over, and with all chips. The player
 * cannot come back to this table unless readmitted.
 */
export interface SendAway {
  t: "remove_player";
  id: string;
  table: string;
  name: string;
}

/** The host lets a player sit down here again. */
export interface ReadmitPlayer {
  t: "readmit_player";
  id: string;
  table: string;
  name: string;
}

/** The host has no other round begin, or goes on. */
export interface PauseTable {
  t: "pause_table";
  id: string;
  table: string;
  paused?: boolean;
}

/** The host makes another player the host of the table. */
export interface HandOver {
  t: "hand_over";
  id: string;
  table: string;
  name: string;
}

/** The host closes the table when the running round is over; everybody gets the chips back. */
export interface FinishTable {
  t: "finish_table";
  id: string;
  table: string;
}

/** Everybody who looks at the table is sent the line. */
export interface Say {
  t: "say";
  id: string;
  table: string;
  text: string;
}

/** The host takes a line of chat away. */
export interface RemoveLine {
  t: "remove_line";
  id: string;
  table: string;
  line: number;
}

/**
 * `chips` is the wallet; chips on a table are not in it but in `seated`. `guest` has no password
 * yet.
 */
export interface Me {
  name: string;
  chips: number;
  guest: boolean;
  seated: number;
}

/** A table as the lobby shows it. */
export interface TableCard {
  id: string;
  name: string;
  game: string;
  preset: string;
  seats: number;
  taken: number;
  bots: number;
  queue: number;
  buy_in_min: number;
  buy_in_max: number;
  stakes: readonly number[];
  running: boolean;
  mine: boolean;
  test: boolean;
}

/** How many tables a room has open to everybody, and how many seats are taken there. */
export interface Tally {
  game: string;
  preset: string;
  tables: number;
  taken: number;
}

export type RoomState = "off" | "on" | "closing";

/** A card room as everybody sees it; `queue` is how many wait. */
export interface RoomCard {
  id: string;
  name: string;
  state: RoomState;
  queue: number;
  tables: readonly string[];
}

/** Somebody in the queue of a card room; `place` counts from 1. */
export interface InLine {
  place: number;
  name: string;
}

export type CardKind = "debit" | "credit";

/** What is shown of a bank card; the house keeps no more of it. */
export interface AccountView {
  bank: string;
  kind: CardKind;
  last_four: string;
}

export type GoneCause = "player" | "missed" | "broke" | "absent" | "closed" | "removed";

/**
 * A card room as you see it, after each change that concerns you. In the queue you have a `place`,
 * counted from 1, and perhaps an expected wait; `line` are those around you, and `free` is how
 * many seats nobody has: yours is among them if your place is not behind. Then you have a `table`.
 * `balance` is what your bank told last. Without an `account` you are not in the room; `gone` is
 * why your last session there ended.
 */
export interface RoomNews {
  t: "room";
  room: string;
  name: string;
  state: RoomState;
  queue: number;
  tables?: readonly string[];
  place?: number;
  line?: readonly InLine[];
  free?: number;
  wait_ms?: number;
  table?: string;
  seated?: boolean;
  account?: AccountView;
  balance?: number;
  gone?: GoneCause;
}

/**
 * First message on every connection. `build` is the id of the browser client that the server hands
 * out: a page of another build is to be loaded again. `stay` is the card room that you are in,
 * whether you wait there or play. For the rest see `lobby`.
 */
export interface Welcome {
  t: "welcome";
  me: Me;
  mine: readonly TableCard[];
  tallies: readonly Tally[];
  version: string;
  build?: string;
  rooms?: readonly RoomCard[];
  stay?: RoomNews;
}

/**
 * What is new for one who looks at no table; what is missing is as it was. `mine` are all tables
 * where you have a seat, or that only your guests see; `tables` are new or changed, and `gone` are
 * closed, in the room that you browse.
 */
export interface Lobby {
  t: "lobby";
  mine?: readonly TableCard[];
  rooms?: readonly RoomCard[];
  tallies?: readonly Tally[];
  tables?: readonly TableCard[];
  gone?: readonly string[];
}

/**
 * The open tables of the room that you browse, in the order of their opening: the first ones, or
 * those `after` a given one. With `more` there are others behind them; until you have asked for
 * these, changes of tables that you do not know are not for you.
 */
export interface Tables {
  t: "tables";
  game: string;
  preset: string;
  tables: readonly TableCard[];
  after: string;
  more: boolean;
}

/** `seated` is what lies at tables, as of the last finished rounds. */
export interface Wallet {
  t: "wallet";
  chips: number;
  seated: number;
}

/**
 * The last chip is gone. In `left_ms` the session ends and the front door is shown; whoever comes
 * in again begins anew.
 */
export interface Farewell {
  t: "farewell";
  left_ms: number;
}

export type IntentKind = "purchase" | "cash_in";

export type IntentState = "intended" | "asked" | "unknown" | "confirmed" | "rejected";

/**
 * Chips that were bought, or cashed in. `state` is `unknown` until the bank has told; `code` is
 * why it said no.
 */
export interface Receipt {
  kind: IntentKind;
  amount: number;
  state: IntentState;
  at_ms: number;
  account: AccountView;
  code: string;
}

/** Your bank has answered, at once or late. */
export interface BankNews {
  t: "bank";
  receipt: Receipt;
}

/** The house has something to say to everybody, or to those at a table or in a room. */
export interface Announcement {
  t: "announcement";
  text: string;
}

/** `left_ms` is what is left of `wait_ms`; without a clock both are null. */
export interface PendingView {
  turn: number;
  seats: readonly number[];
  wait_ms: number | null;
  left_ms: number | null;
}

export interface SeatView {
  seat: number;
  name: string;
  chips: number;
  bot?: string;
  away?: boolean;
  ready?: boolean;
  stand_in?: boolean;
  avatar?: number;
  waits?: number;
  removed?: boolean;
  away_next?: boolean;
  time_bank_ms?: number;
}

/** Who at a table may ask the coach. */
export type CoachUse = "everyone" | "alone" | "nobody";

/** The table apart from its game: sent whole with the first frame and when it changed. */
export interface TableSummary<G extends GameName = GameName> {
  name: string;
  game: G;
  preset: string;
  rules: Games[G]["rules"];
  settings: TableSettings;
  host: string;
  seats: readonly SeatView[];
  queue: readonly string[];
  rounds: number;
  closed: boolean;
  test: boolean;
  paused: boolean;
  coach: CoachUse;
}

/**
 * A test table: whether testers may name cards, whether the next round waits for one, and whether
 * cards of the round that is shown were named.
 */
export interface TestView {
  rigging: boolean;
  holds: boolean;
  rigged: boolean;
}

/**
 * `view` is the game's view for the rail, `private` what your seat sees besides, `options` what
 * you may do now, `gap_ms` the time until the next round. Without a round, `view` is the end of
 * the last one. `summary` is missing when it did not change. `ack` is the id of your order that
 * this answers, `link` what you may give to those you invite, `removed` who may not sit at your
 * table any more. `test` comes with every frame of a test table.
 */
export interface Frame<G extends GameName = GameName> {
  t: "frame";
  table: string;
  seq: number;
  events: readonly (TableEvent | Games[G]["event"])[];
  view: Games[G]["view"] | null;
  pending: PendingView | null;
  gap_ms: number | null;
  summary?: TableSummary<G>;
  seat?: number | null;
  private?: Games[G]["private"] | null;
  options?: Games[G]["options"] | null;
  ack?: string | null;
  host?: boolean;
  link?: string;
  test?: TestView;
  removed?: readonly string[];
}

/** The table is closed. */
export interface Gone {
  t: "gone";
  table: string;
}

/**
 * Nobody runs the table at the moment. It goes on by itself, which its next frame shows. Without a
 * text it goes on already, as it was.
 */
export interface Waits {
  t: "waits";
  table: string;
  text: string;
}

export type RemovedBy = "host" | "house";

/**
 * A line of chat. `id` grows from line to line of a table; `name` is empty when the house speaks.
 * A line that was removed has no text any more.
 */
export interface ChatLine {
  id: number;
  name: string;
  text: string;
  at_ms: number;
  removed?: RemovedBy;
}

/**
 * The last lines that were said at a table, oldest first. Comes once, after the frame that answers
 * `watch`.
 */
export interface Chat {
  t: "chat";
  table: string;
  lines: readonly ChatLine[];
}

/** A line that is new; the same line once more, without its text, when it was removed. */
export interface Said {
  t: "said";
  table: string;
  line: ChatLine;
}

export interface Pong {
  t: "pong";
  n: number;
}

/** The order was carried out at this table. A frame may say the same with its `ack`. */
export interface Ack {
  t: "ack";
  id: string;
  table: string;
}

/**
 * The order was not carried out and nothing changed. `text` is in the reader's language. `id` is
 * empty when the message had none that could be read.
 */
export interface Refusal {
  t: "refusal";
  code: string;
  text: string;
  id: string;
  facts: { [key: string]: number | string };
}

/** The server is about to close the connection. */
export interface Bye {
  t: "bye";
  code: string;
  text: string;
}

/** Kinds of chips that never mix. */
export type Money = "casino" | "cardroom" | "test";

/** Who may come in. */
export type Access = "everyone" | "link" | "code" | "ticket" | "room";

/** When the next round begins, if enough people can play. */
export type RoundStart = "at_once" | "when_ready" | "by_host";

/** What happens to somebody who has had no connection for a while. */
export type AbsentPlayer = "sits_out" | "leaves" | "stays";

export interface TableSettings {
  seats: number;
  buy_in_min: number;
  buy_in_max: number;
  buy_in: number;
  money: Money;
  watching: Access;
  sitting: Access;
  start: RoundStart;
  absent: AbsentPlayer;
  gap_ms: number;
  untimed_alone: boolean;
  missed_turns_max: number | null;
  grace_rounds: number;
  turned: boolean;
  all_or_nothing: boolean;
  marked_seat: boolean;
  bots: boolean;
  fixed_bots: boolean;
  bot_buy_in: readonly [number, number] | null;
  fill_ms: number | null;
  stand_in: string | null;
  bot_step: number | null;
  time_bank_ms: number;
  coach: CoachUse | null;
  brings_all: boolean;
}

/** `mark` is the seat that is filled first, `link` what people with the link know. */
export interface TableOpened {
  e: "table_opened_2";
  id: string;
  name: string;
  game: string;
  preset: string;
  rules: { [key: string]: unknown };
  settings: TableSettings;
  host: string;
  mark: number | null;
  link: string;
}

export interface TableConfigured {
  e: "table_configured";
  name: string;
  settings: TableSettings;
  link: string;
}

/** The host has the table wait before the next round, or lets it go on. */
export interface PauseSet {
  e: "pause_set";
  paused: boolean;
}

/** The host has handed the table over to another player. */
export interface HostChanged {
  e: "host_changed";
  player: string;
  name: string;
}

/** No other round is played here. The table closes after the pause between two rounds. */
export interface TableFinished {
  e: "table_finished";
}

export interface TableClosed {
  e: "table_closed";
}

export interface PlayerSat {
  e: "player_sat";
  seat: number;
  player: string;
  name: string;
  chips: number;
  bot: string | null;
  avatar: number | null;
}

export type LeaveCause = "player" | "missed" | "broke" | "closed" | "dismissed" | "removed" | "sent_away";

export interface PlayerLeft {
  e: "player_left";
  seat: number;
  player: string;
  name: string;
  chips: number;
  cause: LeaveCause;
}

/** The player leaves when the round is over. Nobody else is told. */
export interface SeatLeaving {
  e: "seat_leaving";
  seat: number;
  cause: LeaveCause;
}

export interface AwaySet {
  e: "away_set";
  seat: number;
  away: boolean;
}

/** The player sits out from the next round on, or plays on after all. */
export interface AwayPlanned {
  e: "away_planned";
  seat: number;
  planned: boolean;
}

export interface ReadySet {
  e: "ready_set";
  seat: number;
  ready: boolean;
}

/** A bot plays for the player, who has no connection, or does not any more. */
export interface StandInSet {
  e: "stand_in_set";
  seat: number;
  stands_in: boolean;
}

/** Chips `in_round` count at once; others lie at the seat until the running round is over. */
export interface ToppedUp {
  e: "topped_up";
  seat: number;
  chips: number;
  in_round: boolean;
}

/** A player shows the hand of the round that is over, though nobody could demand it. */
export interface HandShown {
  e: "hand_shown";
  seat: number;
}

export interface Queued {
  e: "queued";
  player: string;
  name: string;
  chips: number;
  avatar: number | null;
}

export interface Unqueued {
  e: "unqueued";
  player: string;
  name: string;
}

/** The host sends a person away. In a round the person plays it to its end in the `seat`. */
export interface PlayerRemoved {
  e: "player_removed";
  player: string;
  name: string;
  seat: number | null;
}

export interface PlayerReadmitted {
  e: "player_readmitted";
  player: string;
  name: string;
}

/** The clock of the turn ran out, and the player's own reserve of time goes on. */
export interface TimeTaken {
  e: "time_taken";
  seat: number;
  turn: number;
  time_ms: number;
}

/** Who sat where when a round began. */
export interface Sitter {
  seat: number;
  player: string;
  name: string;
  bot: boolean;
}

/**
 * `seed` is where all chance of the round comes from. It is on disk before the first card is seen,
 * and nobody sees it while the round runs.
 */
export interface RoundOpened {
  e: "round_opened";
  number: number;
  seed: string;
  sitters: readonly Sitter[];
  test: boolean;
}

/** `idle` seats sat there and risked nothing: they are not listed as having played. */
export interface RoundClosed {
  e: "round_closed";
  number: number;
  gains: { [key: string]: number };
  house: number;
  idle: readonly number[];
}

/** The round could not go on, or an administrator gave it up; no chips moved. */
export interface RoundVoided {
  e: "round_voided";
  number: number;
  reason: string;
}

/** An administrator took the last round back: its chips are where they were before it. */
export interface RoundReversed {
  e: "round_reversed";
  number: number;
  gains: { [key: string]: number };
  house: number;
  reason: string;
}

/** The house remembers the player for what the game calls `feat`, and the chips of the seat. */
export interface Honoured {
  e: "honoured";
  seat: number;
  player: string;
  name: string;
  feat: string;
  chips: number;
  bot: boolean;
}

/** An administrator lets testers name cards, or does not any more. */
export interface RiggingSet {
  e: "rigging_set";
  on: boolean;
  by: string;
}

/** A tester wants to be waited for before the next cards, or has them dealt. */
export interface HoldSet {
  e: "hold_set";
  hold: boolean;
  by: string;
}

/** A tester has named the next cards. Nobody else sees which they are. */
export interface DeckRigged {
  e: "deck_rigged";
  by: string;
  cards: readonly string[];
}

/**
 * A name that nobody owns works at once, as a guest; one with a password needs it. `attempt` is a
 * secret of at least 128 random bits that the client makes once and sends again until it has heard
 * an answer: a guest whose answer was lost comes in all the same.
 */
export interface SignIn {
  name: string;
  password?: string | null;
  attempt?: string | null;
}

/**
 * Makes the name of the session its player's own, or changes the password, which needs the `old`
 * one.
 */
export interface NewPassword {
  password: string;
  old?: string | null;
}

/**
 * What a player likes to see. The words are those of the client, which knows what it can draw; the
 * colours stand in for those of the theme (`accent`, `wall`) and of the felt (`cloth`), and null
 * leaves them as they are. With them goes what he likes to hear at a table with a band, and the
 * picture by which he wants to be known.
 */
export interface Looks {
  theme: string;
  felt: string;
  deck: string;
  faces: string;
  back: string;
  accent?: string | null;
  cloth?: string | null;
  wall?: string | null;
  music?: boolean;
  music_volume?: number;
  avatar?: number | null;
}

/** `own` adds the sharer's own cards to what the rail saw. */
export interface ShareWish {
  own?: boolean;
}

/** Rules that a table might be opened with: `rules` change single values of the preset. */
export interface EdgeQuestion {
  game: string;
  preset: string;
  rules?: { [key: string]: unknown };
  players?: number;
}

/**
 * A card as it was typed, or as a reader types its stripe. A debit card has a PIN. Neither is
 * kept, and this never prints what is in it.
 */
export interface BankCard {
  kind: CardKind;
  number: string;
  pin?: string | null;
}

/** Your name and the bank card that you came in with. */
export interface CardReturn {
  name: string;
  card: BankCard;
}

/**
 * Chips for money. Sending the same `id` again is harmless. A debit card needs its PIN each time.
 */
export interface Purchase {
  id: string;
  amount: number;
  pin?: string | null;
}

/** `looks` is null as long as the player has chosen nothing. */
export interface AccountLooks {
  pictures: { [key: string]: string };
  looks: Looks | null;
}

/**
 * The player's own pictures: the version of each, by spot. Another picture has another version.
 */
export interface PictureList {
  pictures: { [key: string]: string };
}

/** In the order of their opening; with `more` there are others behind them. */
export interface TableList {
  tables: readonly TableCard[];
  more: boolean;
}

/** The table that a code stands for. */
export interface CodedTable {
  table: string;
  name: string;
  game: string;
  preset: string;
}

/**
 * What the holder of a link may know before he comes in: who invites, and to what. A table that
 * the house has opened has no host.
 */
export interface Invitation {
  host: string | null;
  table: string;
  game: string;
  preset: string;
  stakes: readonly number[];
}

/** What one decision did, as its reader may see it. */
export interface RoundStep<G extends GameName = GameName> {
  events: readonly Games[G]["event"][];
  view: Games[G]["view"];
  private: Games[G]["private"] | null;
}

/**
 * A finished round, step by step. `gains` by seat; `seat` is where you sat, if you did. Of a very
 * long round only the last steps are told: `skipped` counts the others. One that is `voided` was
 * taken back afterwards. `test` is set at a test table, `rigged` if a tester named cards.
 */
export interface RoundHistory<G extends GameName = GameName> {
  number: number;
  at_ms: number;
  names: { [key: string]: string };
  bots: readonly number[];
  seat: number | null;
  gains: { [key: string]: number };
  steps: readonly RoundStep<G>[];
  skipped: number;
  voided: boolean;
  test: boolean;
  rigged: boolean;
}

/**
 * Rounds of a table, newest first, as the player may see them. A page has a limited size; `before`
 * asks for the next one, and is null at the end.
 */
export interface History<G extends GameName = GameName> {
  rounds: readonly RoundHistory<G>[];
  before: number | null;
}

/**
 * A round that somebody shares; `seat` in it is the one whose cards are seen, if any. `preset` and
 * `turned` say how its table looked.
 */
export interface SharedRound {
  game: string;
  round: RoundHistory;
  preset: string;
  turned: boolean;
}

/** What opens the round to everybody who has it. */
export interface Share {
  token: string;
}

/** What you have won and lost at a game in all rounds. */
export interface GameTotal {
  game: string;
  rounds: number;
  gain: number;
}

/**
 * A round that you played, at any table, also one that is closed. `end` is the round with its last
 * step only; the newest few have it.
 */
export interface PlayedCard {
  table: string;
  number: number;
  game: string;
  gain: number;
  ended_ms: number;
  end: RoundHistory | null;
}

/**
 * What you have played: each game in all, and the newest rounds. `before` asks for those before
 * them, and is null at the end.
 */
export interface Evening {
  games: readonly GameTotal[];
  rounds: readonly PlayedCard[];
  before: number | null;
}

/**
 * What each thing that a seat may do now is worth to it, by the tag of the action: the expected
 * gain, in units of its bet. `best` is the one that is worth most.
 */
export interface Advice {
  on: "moves";
  best: string;
  values: { [key: string]: number };
}

/**
 * A card: `4 * rank + suit` for the 52 of a standard deck, then the two jokers. Integer order is
 * rank first, then clubs, diamonds, hearts, spades. The black-and-white joker `bj` has rank 13,
 * the coloured joker `cj` rank 14; neither has a suit. From 0 on: 2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h
 * 4s 5c 5d 5h 5s 6c 6d 6h 6s 7c 7d 7h 7s 8c 8d 8h 8s 9c 9d 9h 9s Tc Td Th Ts Jc Jd Jh Js Qc Qd Qh
 * Qs Kc Kd Kh Ks Ac Ad Ah As bj cj.
 */
export type Card = number;

/**
 * What a hand is called: the code of its category, and the ranks that tell it from others. A full
 * house of nines and kings is `HandName("full_house", "9K")`. Straights are named by their top
 * card alone, all other hands by what they are made of and then by the kickers.
 */
export interface HandName {
  category: string;
  ranks: string;
}

/**
 * Better hands of one kind: how many of those that another player may hold are such now, and how
 * often, from 0 to 1, one other player wins with such a hand in the end.
 */
export interface HoldemThreat {
  category: string;
  now: number;
  later: number;
}

/**
 * Of `possible` hands that another player may hold, how many are better now and how many are as
 * good; before the flop nobody can say. The kinds of the better ones, the strongest first.
 */
export interface HoldemThreats {
  possible: number;
  better: number | null;
  as_good: number | null;
  kinds: readonly HoldemThreat[];
}

/**
 * How often, from 0 to 1, a hand wins alone or shares the pot, and the part of the pot that it
 * wins on average, which may be off by `margin` (95 %); 0 where every deal was counted.
 */
export interface HoldemChances {
  win: number;
  tie: number;
  share: number;
  margin: number;
}

/**
 * What you hold on this `board`. `kind` is the hand before the flop ("AKs"), `best` how many of
 * all such hands, from 0 to 1, are as good or better. `chances` are those against all `others` who
 * are still in, whatever they hold; `in_range` if each of them holds a hand of the range that you
 * named. `needed` is the part of the pot that makes a call pay, where you are asked for one.
 */
export interface HoldemHandAdvice {
  on: "hand";
  board: readonly Card[];
  hand: HandName | null;
  kind: string;
  best: number;
  others: number;
  threats: HoldemThreats;
  chances: HoldemChances;
  in_range: HoldemChances | null;
  needed: number | null;
}

/**
 * A line of a chart. Each cell lists tags of actions: the first that is possible is the one to
 * take. `kind` and `name` say which hands the row is for.
 */
export interface ChartRow {
  kind: string;
  name: string;
  cells: readonly (readonly string[])[];
}

/** What to do by what one holds (rows) and what one sees (columns). */
export interface Chart {
  columns: readonly string[];
  rows: readonly ChartRow[];
}

/**
 * The share of a bet that the house keeps in the long run: from a player who follows the chart,
 * and from one who makes the most of all that he sees of his hand and the dealer's.
 */
export interface HouseEdge {
  by_chart: number;
  at_best: number;
}

/**
 * A ready set of rules that a table can be opened with. `bots` are the kinds of bots that are
 * offered there, from weak to strong.
 */
export interface PresetCard<G extends GameName = GameName> {
  name: string;
  rules: Games[G]["rules"];
  settings: TableSettings;
  bots: readonly string[];
}

/**
 * A game of the house. `bots` are the kinds of bots that can play it, from weak to strong. A game
 * that is `coached` can be asked for advice, one that is `charted` for a chart and the edge of the
 * house as well.
 */
export interface GameCard<G extends GameName = GameName> {
  name: G;
  seats_min: number;
  seats_max: number;
  presets: readonly PresetCard<G>[];
  bots: readonly string[];
  coached: boolean;
  charted: boolean;
}

export interface GameList {
  games: readonly GameCard[];
}

/**
 * Somebody whom the house remembers. `feat` says for what, in the word of the game; `chips` is
 * what the player had then.
 */
export interface HonourCard {
  name: string;
  feat: string;
  chips: number;
  at_ms: number;
  bot: boolean;
}

/** Newest first. */
export interface HonourList {
  honours: readonly HonourCard[];
}

/**
 * A time that you spent in a seat: the chips that you brought in all, and those that you took
 * away. `against` is the kind of the bot, where one bot was all your company.
 */
export interface SittingCard {
  stakes: readonly number[];
  against: string | null;
  rounds: number;
  bought_in: number;
  took_out: number;
  ended_ms: number;
}

/**
 * All your sittings at tables of a preset: how many, their rounds, what they brought together, and
 * the newest of them.
 */
export interface SittingList {
  count: number;
  rounds: number;
  gain: number;
  newest: readonly SittingCard[];
}

/**
 * The last rounds at tables of a preset that everybody could watch, newest first: each with its
 * last step only, as the rail saw it.
 */
export interface RoomResults {
  results: readonly RoundHistory[];
}

/**
 * A card of the practice bank. No real money is behind it. `balance` is what a new bank has in its
 * account; a card that is `refused` is good for nothing.
 */
export interface DemoCard {
  holder: string;
  kind: CardKind;
  number: string;
  pin: string | null;
  balance: number;
  refused: boolean;
}

export interface RoomList {
  rooms: readonly RoomCard[];
  demo: readonly DemoCard[];
}

/**
 * The room as you see it now, and your newest receipts. Chips are bought for `buy_min` or more in
 * steps of `buy_step`.
 */
export interface RoomVisit {
  room: RoomNews;
  receipts: readonly Receipt[];
  buy_min: number;
  buy_step: number;
}

/**
 * Where other devices in the network reach the house, the likeliest first; none where it listens
 * to its own machine alone.
 */
export interface HouseAddresses {
  addresses: readonly string[];
}

/** The games for which the owner of the house has put a track into the data folder. */
export interface MusicList {
  games: readonly string[];
}

/** `database` can be written to, `tables` take orders. */
export interface Health {
  database: boolean;
  tables: boolean;
}

/**
 * Nothing was changed. `code` is for programs, `text` for people, in the language that they asked
 * for; `facts` are what the text was made with.
 */
export interface Problem {
  code: string;
  text: string;
  facts: { [key: string]: number | string };
}

export type TableEvent =
  | TableOpened
  | TableConfigured
  | PauseSet
  | HostChanged
  | TableFinished
  | TableClosed
  | PlayerSat
  | PlayerLeft
  | SeatLeaving
  | AwaySet
  | AwayPlanned
  | ReadySet
  | StandInSet
  | ToppedUp
  | HandShown
  | Queued
  | Unqueued
  | PlayerRemoved
  | PlayerReadmitted
  | TimeTaken
  | RoundOpened
  | RoundClosed
  | RoundVoided
  | RoundReversed
  | Honoured
  | RiggingSet
  | HoldSet
  | DeckRigged;

export type Up<G extends GameName = GameName> =
  | Watch
  | Unwatch
  | Browse
  | Speak
  | Ping
  | OpenTable
  | CloseTable
  | Sit
  | Leave
  | Act<G>
  | Away
  | TopUp
  | Ready
  | StartRound
  | ShowHand
  | SeatBot
  | DismissBot
  | SendAway
  | ReadmitPlayer
  | PauseTable
  | HandOver
  | FinishTable
  | Say
  | RemoveLine;

export type Down<G extends GameName = GameName> =
  | Welcome
  | Lobby
  | Tables
  | Wallet
  | Farewell
  | RoomNews
  | BankNews
  | Announcement
  | Frame<G>
  | Gone
  | Waits
  | Chat
  | Said
  | Pong
  | Ack
  | Refusal
  | Bye;

/** The chips that a bet is laid with; any sum of them can be bet. */
export type BlackjackChipSet = "house" | "four";

/** When the dealer has to draw with 17. Below that he always draws, above it never. */
export type BlackjackDealerRule = "stands_on_17" | "hits_soft_17" | "hits_17";

/**
 * `bet_max` None lets a seat bet all it has; bets go in steps of `bet_step`, or of the unit.
 * Without `shoe` the cards are shuffled anew for every round. With it they go on from round to
 * round until the marker, which lies `marker_least` to `marker_most` percent from the end.
 */
export interface BlackjackRules {
  game: "blackjack";
  unit: number;
  decks: number;
  bet_min: number;
  bet_max: number | null;
  bet_step: number | null;
  chips: BlackjackChipSet;
  short_bets: boolean;
  dealer: BlackjackDealerRule;
  clock_ms: number | null;
  shoe: boolean;
  marker_least: number;
  marker_most: number;
  natural: readonly [number, number] | null;
  peek: boolean;
  natural_ends_round: boolean;
  collects_busts: boolean;
  double: boolean;
  double_after_split: boolean;
  hands_max: number;
  split_aces_draw: boolean;
  insurance: boolean;
  surrender: boolean;
  five_hit_bonus: boolean;
  swedish_pub: boolean;
  winnings_limit: number | null;
  hits_soft_17?: boolean;
}

export type BlackjackPhase = "betting" | "insurance" | "playing" | "over";

export type BlackjackResult = "win" | "push" | "loss";

/**
 * One hand as everybody sees it: all its cards lie face up. `laid` is what was bet on it, also
 * once `bet` is settled and gone.
 */
export interface BlackjackHand {
  bet?: number;
  laid?: number;
  cards?: readonly Card[];
  points?: number;
  soft?: boolean;
  natural?: boolean;
  doubled?: boolean;
  from_split?: boolean;
  stood?: boolean;
  busted?: boolean;
  surrendered?: boolean;
  result?: BlackjackResult;
  back?: number;
}

/**
 * One seat as everybody sees it. `hand` is the number of the hand on turn. `insurance` is the side
 * bet, 0 when the seat has declined, and `insurance_back` what it brought.
 */
export interface BlackjackSeat {
  seat: number;
  stack: number;
  hands: readonly BlackjackHand[];
  started?: boolean;
  hand?: number;
  insurance?: number;
  insurance_back?: number;
}

/**
 * `left` cards lie in the shoe, `marker` of them behind the marker. `seen` is how many of each
 * rank, from the two to the ace, left it in earlier rounds since it was shuffled.
 */
export interface BlackjackShoe {
  decks: number;
  left: number;
  marker: number;
  seen: readonly number[];
}

/**
 * `dealer` are the cards that lie face up; `covered` says that one lies face down. `shoe` is given
 * where it goes on from round to round, `busted_by` are seats that have more than the limit of the
 * table.
 */
export interface BlackjackView {
  phase: BlackjackPhase;
  seats: readonly BlackjackSeat[];
  dealer?: readonly Card[];
  covered?: boolean;
  points?: number;
  soft?: boolean;
  shoe?: BlackjackShoe;
  busted_by?: readonly number[];
}

/** Nobody sees more than the others. */
export interface BlackjackPrivateView {
}

/** The amounts `least`, `least + step` … up to `most`, which is one of them. */
export interface AmountRange {
  least: number;
  most: number;
  step: number;
}

/**
 * While `bet` is given, the seat may lay down one of these amounts, or nothing at all. While
 * `insure` is given, it may bet one of these on the dealer's natural, or decline.
 */
export interface BlackjackOptions {
  bet?: AmountRange;
  start?: boolean;
  hit?: boolean;
  stand?: boolean;
  double?: boolean;
  split?: boolean;
  surrender?: boolean;
  insure?: AmountRange;
}

/** Lay down so much in all; nothing takes the chips back. */
export interface BlackjackSetBet {
  do: "set_bet";
  chips: number;
}

export interface BlackjackStart {
  do: "start";
}

/** A side bet that the dealer has a natural. */
export interface BlackjackInsure {
  do: "insure";
  chips: number;
}

/** No insurance. */
export interface BlackjackDecline {
  do: "decline";
}

export interface BlackjackHit {
  do: "hit";
}

export interface BlackjackStand {
  do: "stand";
}

/** As much again, and one last card. */
export interface BlackjackDouble {
  do: "double";
}

/** Two hands of a pair, the second with a bet like the first. */
export interface BlackjackSplit {
  do: "split";
}

/** Give up the hand for half of its bet. */
export interface BlackjackSurrender {
  do: "surrender";
}

/**
 * The deck is nobody's to see. Where the shoe goes on from round to round, `left` is how many
 * cards it holds, `marker` how many of them lie behind the marker, and `seen` how many of each
 * rank, from the two to the ace, left it in earlier rounds.
 */
export interface BlackjackOpened {
  e: "bj_opened";
  rules: BlackjackRules;
  seats: readonly number[];
  stacks: readonly number[];
  deck: readonly Card[];
  left?: number;
  marker?: number;
  seen?: readonly number[];
}

export interface BlackjackBetSet {
  e: "bj_bet_set";
  seat: number;
  chips: number;
}

/** The seat bets no more. Without a bet it is not dealt in. */
export interface BlackjackStarted {
  e: "bj_started";
  seat: number;
}

/** `chips` is 0 when the seat has declined. */
export interface BlackjackInsured {
  e: "bj_insured";
  seat: number;
  chips: number;
}

/**
 * Two cards for each seat with a bet. `hole` is the dealer's first card, which lies face down;
 * `up` is the second. `insurance` says that the seats are asked for it before they play.
 */
export interface BlackjackCardsDealt {
  e: "bj_dealt";
  seats: readonly number[];
  hands: readonly (readonly Card[])[];
  hole: readonly Card[];
  up: Card;
  insurance?: boolean;
}

export interface BlackjackCardDrawn {
  e: "bj_drawn";
  seat: number;
  card: Card;
  hand?: number;
}

export interface BlackjackStood {
  e: "bj_stood";
  seat: number;
  hand?: number;
}

/** `chips` more lie on the hand. Its last card follows. */
export interface BlackjackDoubled {
  e: "bj_doubled";
  seat: number;
  chips: number;
  hand?: number;
}

/**
 * The second card of the hand goes to a new one right behind it, with `chips` as its bet. A card
 * for each follows.
 */
export interface BlackjackWasSplit {
  e: "bj_split";
  seat: number;
  chips: number;
  hand?: number;
}

export interface BlackjackSurrendered {
  e: "bj_surrendered";
  seat: number;
}

export interface BlackjackBusted {
  e: "bj_busted";
  seat: number;
  hand?: number;
}

/**
 * The marker was reached, and all cards that do not lie on the table were shuffled. The order is
 * nobody's to see. When this happens in the middle of the deal, the first `dealt` cards of the
 * deck are those that were dealt before; `CardsDealt` follows and shows them.
 */
export interface BlackjackShuffled {
  e: "bj_shuffled";
  deck: readonly Card[];
  left: number;
  marker: number;
  dealt?: number;
}

/** The dealer looked at the hidden card and has no natural. */
export interface BlackjackPeeked {
  e: "bj_peeked";
}

export interface BlackjackHoleShown {
  e: "bj_hole_shown";
  card: Card;
}

export interface BlackjackDealerDrew {
  e: "bj_dealer_drew";
  card: Card;
}

/** The player went away; what lies on the table stays with the house. */
export interface BlackjackForfeited {
  e: "bj_forfeited";
  seat: number;
  chips: number;
}

/** `back` goes from the table to the seat: three times the side bet, or nothing. */
export interface BlackjackInsuranceSettled {
  e: "bj_insurance_settled";
  seat: number;
  chips: number;
  back: number;
}

/**
 * `back` goes from the table to the seat: the bet and what it won, the bet, half of it, or
 * nothing.
 */
export interface BlackjackPaid {
  e: "bj_paid";
  seat: number;
  result: BlackjackResult;
  bet: number;
  back: number;
  hand?: number;
}

/** The seat has more than the limit of the table, and no further round is played. */
export interface BlackjackHouseBusted {
  e: "bj_house_busted";
  seat: number;
  chips: number;
}

export interface BlackjackEnded {
  e: "bj_ended";
}

export type BlackjackAction =
  | BlackjackSetBet
  | BlackjackStart
  | BlackjackInsure
  | BlackjackDecline
  | BlackjackHit
  | BlackjackStand
  | BlackjackDouble
  | BlackjackSplit
  | BlackjackSurrender;

export type BlackjackEvent =
  | BlackjackOpened
  | BlackjackBetSet
  | BlackjackStarted
  | BlackjackInsured
  | BlackjackCardsDealt
  | BlackjackCardDrawn
  | BlackjackStood
  | BlackjackDoubled
  | BlackjackWasSplit
  | BlackjackSurrendered
  | BlackjackBusted
  | BlackjackShuffled
  | BlackjackPeeked
  | BlackjackHoleShown
  | BlackjackDealerDrew
  | BlackjackForfeited
  | BlackjackInsuranceSettled
  | BlackjackPaid
  | BlackjackHouseBusted
  | BlackjackEnded;

/** How the landlord is found. */
export type DoudizhuLandlordBy = "bid" | "random";

/**
 * `base` is what a round is about before the bid and the doublings. When everybody has passed
 * `deals_max` times in a row, chance names the landlord.
 */
export interface DoudizhuRules {
  game: "doudizhu";
  unit: number;
  base: number;
  landlord: DoudizhuLandlordBy;
  deals_max: number;
  beginner: boolean;
  spring: boolean;
  clock_ms: number | null;
}

export type DoudizhuPhase = "bid" | "play" | "over";

export type DoudizhuRole = "landlord" | "peasant";

/** What a seat did last. */
export type DoudizhuDeed = "bid" | "pass" | "play" | "skip";

/** What a player has done in this room so far. */
export interface DoudizhuScore {
  seat: number;
  rounds: number;
  wins: number;
  chips: number;
}

/**
 * One seat as everybody sees it. `cards` are what it played since somebody led, `hand` what it had
 * left when the round was over. `bid` is None before its call and 0 when it passed.
 */
export interface DoudizhuSeat {
  seat: number;
  stack: number;
  left: number;
  role?: DoudizhuRole;
  bid?: number;
  deed?: DoudizhuDeed;
  cards?: readonly Card[];
  hand?: readonly Card[];
  departed?: boolean;
  gain?: number;
  score?: DoudizhuScore;
}

export type DoudizhuCategory = "solo" | "pair" | "trio" | "trio_solo" | "trio_pair" | "solo_chain" | "pair_chain" | "airplane" | "airplane_solo" | "airplane_pair" | "four_solo" | "four_pair" | "bomb" | "rocket";

/**
 * The name of a hand. `low` is the lowest rank of its primal cards, as a place in `RANKS`; a chain
 * has as many `links` as consecutive ranks. Kickers are not compared (DDZ-RULE-PRIMAL), so they
 * are not part of the name.
 */
export interface DoudizhuCombo {
  category: DoudizhuCategory;
  low: number;
  links: number;
}

/**
 * The round is over. `stake` is what each peasant plays for with the landlord; `gains` are in
 * playing order and fall short of it where a player had not so many chips.
 */
export interface DoudizhuScored {
  e: "scored";
  winner: DoudizhuRole;
  stake: number;
  doublings: number;
  spring: boolean;
  gains: readonly number[];
}

/**
 * `seats` are in playing order. `points` is the highest bid, `stake` what each peasant and the
 * landlord play for as things stand. `last` is the hand that has to be beaten and `last_seat` who
 * played it. `gone` says for each rank, from 3 to the coloured joker, how many cards were played.
 */
export interface DoudizhuView {
  phase: DoudizhuPhase;
  seats: readonly DoudizhuSeat[];
  deal: number;
  base: number;
  points?: number;
  doublings?: number;
  stake?: number;
  bottom?: readonly Card[];
  last?: DoudizhuCombo;
  last_seat?: number;
  gone?: readonly number[];
  result?: DoudizhuScored;
}

/**
 * The own hand from high to low. On the seat's turn `hints` are hands that it might play, the most
 * sensible first; there is none only where nothing can be played.
 */
export interface DoudizhuPrivateView {
  hand: readonly Card[];
  hints?: readonly (readonly Card[])[];
}

/**
 * While bidding: `bids` that may be made; passing is always possible. In play: any hand of cards
 * from `hand` that has a name, and beats `beat` if there is one; `skip` is there unless the seat
 * leads. The hands are not listed: `allows` says which ones are taken.
 */
export interface DoudizhuOptions {
  bids?: readonly number[];
  hand?: readonly Card[];
  beat?: DoudizhuCombo;
  skip?: boolean;
  beginner?: boolean;
}

export interface DoudizhuBid {
  do: "bid";
  points: number;
}

/** Do not bid. */
export interface DoudizhuPass {
  do: "pass";
}

export interface DoudizhuPlay {
  do: "play";
  cards: readonly Card[];
}

/** Play nothing on the hand that lies on the table. */
export interface DoudizhuSkip {
  do: "skip";
}

/**
 * `seats` are in playing order: the first one bids first. `scores` are those of the rounds before.
 */
export interface DoudizhuOpened {
  e: "opened";
  rules: DoudizhuRules;
  seats: readonly number[];
  stacks: readonly number[];
  scores: readonly DoudizhuScore[];
}

/**
 * 17 cards for each seat, in playing order, and the three bottom cards. What the reader may not
 * see is left out. `number` goes up when everybody has passed and the cards are dealt anew.
 */
export interface DoudizhuDealt {
  e: "dealt";
  number: number;
  seats: readonly number[];
  hands: readonly (readonly Card[])[];
  bottom: readonly Card[];
}

/** Who acted for a seat. */
export type DoudizhuCause = "player" | "clock" | "house";

/** Nobody bids 0 points: that is a pass. */
export interface DoudizhuBidMade {
  e: "bid_made";
  seat: number;
  points: number;
  cause: DoudizhuCause;
}

/** The landlord takes the bottom cards, which everybody sees now. `drawn`: chance named him. */
export interface DoudizhuLandlordNamed {
  e: "landlord_named";
  seat: number;
  points: number;
  bottom: readonly Card[];
  drawn: boolean;
}

export interface DoudizhuHandPlayed {
  e: "hand_played";
  seat: number;
  cards: readonly Card[];
  combo: DoudizhuCombo;
  cause: DoudizhuCause;
}

export interface DoudizhuSkipped {
  e: "skipped";
  seat: number;
  cause: DoudizhuCause;
}

/** The player has left; the house plays on for the seat. */
export interface DoudizhuDeparted {
  e: "departed";
  seat: number;
}

/** What is left in the hands, in playing order. */
export interface DoudizhuHandsShown {
  e: "hands_shown";
  hands: readonly (readonly Card[])[];
}

export type DoudizhuAction =
  | DoudizhuBid
  | DoudizhuPass
  | DoudizhuPlay
  | DoudizhuSkip;

export type DoudizhuEvent =
  | DoudizhuOpened
  | DoudizhuDealt
  | DoudizhuBidMade
  | DoudizhuLandlordNamed
  | DoudizhuHandPlayed
  | DoudizhuSkipped
  | DoudizhuDeparted
  | DoudizhuHandsShown
  | DoudizhuScored;

/** How small a raise may be. */
export type HoldemMinRaise = "last_raise" | "double" | "step";

/** What the clock does for a seat that did not act. */
export type HoldemTimeout = "fold" | "check_or_fold";

export type HoldemFirstButton = "random" | "high_card";

/**
 * `blinds` are posted from the left of the button on (a straddle is one more of them), `antes` by
 * the same positions; a single ante is everybody's.
 */
export interface HoldemRules {
  game: "holdem";
  unit: number;
  blinds: readonly number[];
  antes: readonly number[];
  bet_step: number;
  bet_min: number;
  min_raise: HoldemMinRaise;
  one_pass: boolean;
  flop_first: boolean;
  side_pots: boolean;
  fold_any_time: boolean;
  muck: boolean;
  may_show: boolean;
  clock_ms: number | null;
  timeout: HoldemTimeout;
  first_button: HoldemFirstButton;
}

export type HoldemStreet = "preflop" | "flop" | "turn" | "river";

/** What an action came to. */
export type HoldemDeed = "fold" | "check" | "call" | "bet" | "raise";

/** One seat as the rail sees it. `cards` only once they were shown. */
export interface HoldemSeat {
  seat: number;
  stack: number;
  bet?: number;
  folded?: boolean;
  all_in?: boolean;
  cards?: readonly Card[];
  mucked?: boolean;
  hand?: HandName;
  won?: number;
  deed?: HoldemDeed;
  paid?: number;
}

/** `chips` without the bets that still lie in front of the seats. */
export interface HoldemPot {
  chips: number;
  seats: readonly number[];
}

/** `five` are the cards that won; none when nobody was left to show. */
export interface HoldemShare {
  seat: number;
  chips: number;
  five?: readonly Card[];
}

/** One pot goes to its winners, by the hand that is named. */
export interface HoldemWon {
  e: "won";
  pot: number;
  shares: readonly HoldemShare[];
  hand: HandName | null;
}

/** `total` are all chips that were bet in this hand. */
export interface HoldemView {
  street: HoldemStreet;
  button: number;
  board: readonly Card[];
  seats: readonly HoldemSeat[];
  pots: readonly HoldemPot[];
  bet_to_match: number;
  total: number;
  waiting?: readonly number[];
  drawn?: readonly Card[];
  winners?: readonly HoldemWon[];
  over?: boolean;
  held?: boolean;
  undealt?: boolean;
}

export interface HoldemPrivateView {
  cards: readonly Card[];
  hand?: HandName;
  five?: readonly Card[];
}

/**
 * `call` is what a call costs, `all_in` the bet that all-in would make on this street. A raise
 * goes to an amount of `raise_to`, or all-in. Zero, False and None mean: not now.
 */
export interface HoldemOptions {
  fold?: boolean;
  check?: boolean;
  call?: number;
  raise_to?: AmountRange;
  all_in?: number;
  bet?: boolean;
}

export interface HoldemFold {
  do: "fold";
}

export interface HoldemCheck {
  do: "check";
}

export interface HoldemCall {
  do: "call";
}

/** Bet or raise so that the seat's bet on this street becomes `chips`. */
export interface HoldemRaiseTo {
  do: "raise";
  chips: number;
}

export interface HoldemAllIn {
  do: "all_in";
}

/**
 * `seats` are those dealt in, from the left of the button on; `waiting` have to wait for the big
 * blind. Nobody may see the deck.
 */
export interface HoldemOpened {
  e: "opened";
  rules: HoldemRules;
  button: number;
  big_blind: number | null;
  seats: readonly number[];
  stacks: readonly number[];
  waiting: readonly number[];
  clear: readonly number[];
  deck: readonly Card[];
}

/** One card each, by the order of `Opened.seats`; the highest has the button. */
export interface HoldemButtonDrawn {
  e: "button_drawn";
  cards: readonly Card[];
}

export type HoldemPostKind = "ante" | "small_blind" | "big_blind" | "straddle" | "entry";

export interface HoldemPost {
  seat: number;
  kind: HoldemPostKind;
  chips: number;
}

export interface HoldemPosted {
  e: "posted";
  posts: readonly HoldemPost[];
}

/** A tester has the hand wait before the next cards are dealt, or lets it go on. */
export interface HoldemDealHeld {
  e: "deal_held";
  held: boolean;
}

/** A tester has moved cards to the top of the deck. Nobody may see the rest of it. */
export interface HoldemRestacked {
  e: "restacked";
  rest: readonly Card[];
}

/** Two cards each. A hand that the reader may not see is empty. */
export interface HoldemHandsDealt {
  e: "hands_dealt";
  seats: readonly number[];
  hands: readonly (readonly Card[])[];
}

/** Why a seat acted. */
export type HoldemCause = "player" | "clock" | "left";

/** `chips` went in with this action, and the seat's bet on this street is now `to`. */
export interface HoldemActed {
  e: "acted";
  seat: number;
  deed: HoldemDeed;
  chips: number;
  to: number;
  all_in: boolean;
  cause: HoldemCause;
}

/** The player went away. Nobody learns of it before the seat's turn (EPS-RF-PG-004). */
export interface HoldemDeparted {
  e: "departed";
  seat: number;
}

/** Chips that the player has bought in mid-hand. They count at once (EPS-RF-CB-010). */
export interface HoldemChipsBrought {
  e: "chips_brought";
  seat: number;
  chips: number;
}

/** The part of a bet that nobody called. */
export interface HoldemReturned {
  e: "returned";
  seat: number;
  chips: number;
}

export interface HoldemBoardDealt {
  e: "board_dealt";
  street: HoldemStreet;
  cards: readonly Card[];
}

export interface HoldemShown {
  e: "shown";
  seat: number;
  cards: readonly Card[];
}

export interface HoldemMucked {
  e: "mucked";
  seat: number;
}

export interface HoldemEnded {
  e: "ended";
}

export type HoldemAction =
  | HoldemFold
  | HoldemCheck
  | HoldemCall
  | HoldemRaiseTo
  | HoldemAllIn;

export type HoldemEvent =
  | HoldemOpened
  | HoldemButtonDrawn
  | HoldemPosted
  | HoldemDealHeld
  | HoldemRestacked
  | HoldemHandsDealt
  | HoldemActed
  | HoldemDeparted
  | HoldemChipsBrought
  | HoldemReturned
  | HoldemBoardDealt
  | HoldemShown
  | HoldemMucked
  | HoldemWon
  | HoldemEnded;

export type RoulettePaytable = "house" | "european";

/**
 * `bet_min` and `bet_max` are for one point; without `bet_max` the player's chips are the limit,
 * up to a million. Bets lie open for `window_ms` when several play; the ball runs for `spin_ms`.
 */
export interface RouletteRules {
  game: "roulette";
  unit: number;
  paytable: RoulettePaytable;
  bet_min: number;
  bet_max: number | null;
  window_ms: number;
  spin_ms: number;
}

export type RoulettePhase = "betting" | "spinning" | "over";

/** Chips on a point of the board, which is written as its id: `split:8-9`, `red`. */
export interface RouletteBet {
  point: string;
  chips: number;
}

/** What became of a bet: `gain` is its factor times its chips, or the chips lost. */
export interface RouletteBetResult {
  point: string;
  chips: number;
  gain: number;
}

/**
 * One seat: `stack` is without the chips that lie on the board. `gain` is what the last spin came
 * to, once it is paid.
 */
export interface RouletteSeat {
  seat: number;
  stack: number;
  bets?: readonly RouletteBet[];
  asked?: boolean;
  left?: boolean;
  outcomes?: readonly RouletteBetResult[];
  gain?: number;
}

/** `number` is where the ball rests, or will when the wheel has come to its end. */
export interface RouletteView {
  phase: RoulettePhase;
  paytable: RoulettePaytable;
  seats: readonly RouletteSeat[];
  numbers: readonly number[];
  number?: number;
}

/** `repeat` is what the seat bet when it last bet. */
export interface RoulettePrivateView {
  repeat?: readonly RouletteBet[];
}

/**
 * One of the amounts of `bet` may be laid on every point of the paytable, all together up to
 * `chips`. `spin` says whether Spin may be ordered now.
 */
export interface RouletteOptions {
  paytable: RoulettePaytable;
  bet: AmountRange;
  chips: number;
  spin?: boolean;
  asked?: boolean;
}

/** All bets of the seat, instead of those that lay there before; none clears the board. */
export interface RouletteSetSlip {
  do: "set_slip";
  bets: readonly RouletteBet[];
}

/** The seat is content with its bets. The wheel turns when all are. */
export interface RouletteSpin {
  do: "spin";
}

export interface RouletteSlip {
  seat: number;
  bets: readonly RouletteBet[];
}

/** `numbers` are the last ones, newest first; `slips` what the seats bet the last time. */
export interface RouletteOpened {
  e: "opened";
  rules: RouletteRules;
  seats: readonly number[];
  stacks: readonly number[];
  numbers: readonly number[];
  slips: readonly RouletteSlip[];
}

export interface RouletteSlipLaid {
  e: "slip_laid";
  seat: number;
  bets: readonly RouletteBet[];
}

export interface RouletteSpinAsked {
  e: "spin_asked";
  seat: number;
}

/** No more bets. The ball will rest on `number`. */
export interface RouletteSpun {
  e: "spun";
  number: number;
}

/** What became of a seat's bets; `gain` is the sum of their gains. */
export interface RoulettePaid {
  e: "paid";
  seat: number;
  outcomes: readonly RouletteBetResult[];
  gain: number;
}

/** The player went away, and `chips` on the board are the house's. */
export interface RouletteForfeited {
  e: "forfeited";
  seat: number;
  chips: number;
}

export interface RouletteEnded {
  e: "ended";
}

export type RouletteAction =
  | RouletteSetSlip
  | RouletteSpin;

export type RouletteEvent =
  | RouletteOpened
  | RouletteSlipLaid
  | RouletteSpinAsked
  | RouletteSpun
  | RoulettePaid
  | RouletteForfeited
  | RouletteEnded;

/**
 * `fee` is what every game costs each player; it goes into the sabacc pot, which the house fills
 * for the first game with a multiple of `pot_step` between `pot_min` and `pot_max`.
 */
export interface SabaccRules {
  game: "sabacc";
  unit: number;
  fee: number;
  pot_min: number;
  pot_max: number;
  pot_step: number;
  rounds: number;
  clock_ms: number | null;
}

/** Where a round stands. */
export type SabaccPhase = "deal" | "play" | "discard" | "bet" | "answer" | "roll";

/**
 * A card of the suits circle, square, triangle from -10 to -1 and +1 to +10, or a sylop. The
 * integer is `20 * suit` plus the place in `POINTS`; the sylops `0a` and `0b` are 60 and 61. From
 * 0 on: -10c -9c -8c -7c -6c -5c -4c -3c -2c -1c +1c +2c +3c +4c +5c +6c +7c +8c +9c +10c -10s -9s
 * -8s -7s -6s -5s -4s -3s -2s -1s +1s +2s +3s +4s +5s +6s +7s +8s +9s +10s -10t -9t -8t -7t -6t
 * -5t -4t -3t -2t -1t +1t +2t +3t +4t +5t +6t +7t +8t +9t +10t 0a 0b.
 */
export type SabaccCard = number;

/** What a seat did last in this round. */
export type SabaccDeed = "draw" | "swap" | "stand" | "junk" | "check" | "match" | "raise";

/**
 * One seat as the rail sees it: `covered` cards, and `cards` that everybody knows. `bet` is of
 * this round, `stake` of the whole game without the fee.
 */
export interface SabaccSeat {
  seat: number;
  stack: number;
  bet?: number;
  stake?: number;
  covered?: number;
  cards?: readonly SabaccCard[];
  sum?: number;
  junked?: boolean;
  all_in?: boolean;
  deed?: SabaccDeed;
  won?: number;
}

export type SabaccPotKind = "game" | "sabacc";

export interface SabaccShare {
  seat: number;
  chips: number;
}

/** A pot goes to whoever has won the game; `sum` is that of the winning hand. */
export interface SabaccWon {
  e: "won";
  pot: SabaccPotKind;
  shares: readonly SabaccShare[];
  sum: number;
}

/**
 * `pile` from the bottom to the top, `deck` the number of cards left. `dice` are those of the last
 * roll, none before the first.
 */
export interface SabaccView {
  round: number;
  rounds: number;
  phase: SabaccPhase;
  seats: readonly SabaccSeat[];
  pile: readonly SabaccCard[];
  deck: number;
  pot: number;
  sabacc_pot: number;
  fee: number;
  bet_to_match?: number;
  dice?: readonly number[];
  winners?: readonly SabaccWon[];
  over?: boolean;
}

/** `drawn` is the card that was just drawn, while another may be given up for it. */
export interface SabaccPrivateView {
  cards: readonly SabaccCard[];
  sum: number;
  drawn?: SabaccCard;
}

/**
 * `swap` and `discard` are the cards that may be given. `match` costs `cost`, which is all that is
 * left when it is less than `owed`. A raise goes to one of the amounts of `raise_to`, the highest
 * of which is all-in.
 */
export interface SabaccOptions {
  draw?: boolean;
  swap?: readonly SabaccCard[];
  stand?: boolean;
  junk?: boolean;
  keep?: boolean;
  discard?: readonly SabaccCard[];
  match?: boolean;
  owed?: number;
  cost?: number;
  raise_to?: AmountRange;
}

export interface SabaccDraw {
  do: "draw";
}

/** Exchange the card with the top of the discard pile. */
export interface SabaccSwap {
  do: "swap";
  card: SabaccCard;
}

export interface SabaccStand {
  do: "stand";
}

export interface SabaccJunk {
  do: "junk";
}

export interface SabaccDiscard {
  do: "discard";
  card: SabaccCard;
}

export interface SabaccKeep {
  do: "keep";
}

/** Match the highest bet, with all that is left if that is not enough. */
export interface SabaccMatch {
  do: "match";
}

/** Raise so that the seat's bet of this round becomes `chips`. */
export interface SabaccRaiseTo {
  do: "raise";
  chips: number;
}

/**
 * `seats` are those dealt in, in playing order; `pot` is the sabacc pot before the fees. The deck
 * is nobody's to see.
 */
export interface SabaccOpened {
  e: "opened";
  rules: SabaccRules;
  seats: readonly number[];
  stacks: readonly number[];
  pot: number;
  deck: readonly SabaccCard[];
}

/** Every seat paid `fee` into the sabacc pot, which holds `pot` now. */
export interface SabaccFeesPaid {
  e: "fees_paid";
  fee: number;
  pot: number;
}

/** Each seat gets so many cards from the deck. Cards that the reader may not see are left out. */
export interface SabaccHandsDealt {
  e: "hands_dealt";
  seats: readonly number[];
  counts: readonly number[];
  hands: readonly (readonly SabaccCard[])[];
}

export interface SabaccPileOpened {
  e: "pile_opened";
  card: SabaccCard;
}

export interface SabaccRoundBegun {
  e: "round_begun";
  number: number;
}

/** Only the seat itself is shown the card. */
export interface SabaccDrawn {
  e: "drawn";
  seat: number;
  card: SabaccCard | null;
}

/** One card of the hand, the drawn one or another, lies on the pile. */
export interface SabaccDiscarded {
  e: "discarded";
  seat: number;
  card: SabaccCard;
}

/** Why a seat acted. */
export type SabaccCause = "player" | "clock" | "left";

export interface SabaccKept {
  e: "kept";
  seat: number;
  cause: SabaccCause;
}

/** `took` was the top of the pile, `gave` is its top now. Everybody knows both. */
export interface SabaccSwapped {
  e: "swapped";
  seat: number;
  gave: SabaccCard;
  took: SabaccCard;
}

export interface SabaccStood {
  e: "stood";
  seat: number;
  cause: SabaccCause;
}

/** The hand lies on the pile, and the seat is out of this game. */
export interface SabaccJunked {
  e: "junked";
  seat: number;
  cards: readonly SabaccCard[];
  cause: SabaccCause;
}

/** `chips` went in, and the seat's bet of this round is now `to`. */
export interface SabaccBetMade {
  e: "bet_made";
  seat: number;
  deed: SabaccDeed;
  chips: number;
  to: number;
  all_in: boolean;
  cause: SabaccCause;
}

export interface SabaccDiceRolled {
  e: "dice_rolled";
  dice: readonly [number, number];
}

/** Doubles: the hands of all who are still in lie on the pile. */
export interface SabaccHandsThrown {
  e: "hands_thrown";
  seats: readonly number[];
  hands: readonly (readonly SabaccCard[])[];
}

/** The pile without its top card is the new deck. Its order is nobody's to see. */
export interface SabaccReshuffled {
  e: "reshuffled";
  deck: readonly SabaccCard[];
}

export interface SabaccHandsShown {
  e: "hands_shown";
  seats: readonly number[];
  hands: readonly (readonly SabaccCard[])[];
  sums: readonly number[];
}

export interface SabaccEnded {
  e: "ended";
}

export type SabaccAction =
  | SabaccDraw
  | SabaccSwap
  | SabaccStand
  | SabaccJunk
  | SabaccDiscard
  | SabaccKeep
  | SabaccMatch
  | SabaccRaiseTo;

export type SabaccEvent =
  | SabaccOpened
  | SabaccFeesPaid
  | SabaccHandsDealt
  | SabaccPileOpened
  | SabaccRoundBegun
  | SabaccDrawn
  | SabaccDiscarded
  | SabaccKept
  | SabaccSwapped
  | SabaccStood
  | SabaccJunked
  | SabaccBetMade
  | SabaccDiceRolled
  | SabaccHandsThrown
  | SabaccReshuffled
  | SabaccHandsShown
  | SabaccWon
  | SabaccEnded;

/** The events that this page was built for: of every table, and of each game. */
export const EVENTS: { readonly [of: string]: readonly string[] } = {
  table: [
    "table_opened_2",
    "table_configured",
    "pause_set",
    "host_changed",
    "table_finished",
    "table_closed",
    "player_sat",
    "player_left",
    "seat_leaving",
    "away_set",
    "away_planned",
    "ready_set",
    "stand_in_set",
    "topped_up",
    "hand_shown",
    "queued",
    "unqueued",
    "player_removed",
    "player_readmitted",
    "time_taken",
    "round_opened",
    "round_closed",
    "round_voided",
    "round_reversed",
    "honoured",
    "rigging_set",
    "hold_set",
    "deck_rigged",
  ],
  blackjack: [
    "bj_opened",
    "bj_bet_set",
    "bj_started",
    "bj_insured",
    "bj_dealt",
    "bj_drawn",
    "bj_stood",
    "bj_doubled",
    "bj_split",
    "bj_surrendered",
    "bj_busted",
    "bj_shuffled",
    "bj_peeked",
    "bj_hole_shown",
    "bj_dealer_drew",
    "bj_forfeited",
    "bj_insurance_settled",
    "bj_paid",
    "bj_house_busted",
    "bj_ended",
  ],
  doudizhu: [
    "opened",
    "dealt",
    "bid_made",
    "landlord_named",
    "hand_played",
    "skipped",
    "departed",
    "hands_shown",
    "scored",
  ],
  holdem: [
    "opened",
    "button_drawn",
    "posted",
    "deal_held",
    "restacked",
    "hands_dealt",
    "acted",
    "departed",
    "chips_brought",
    "returned",
    "board_dealt",
    "shown",
    "mucked",
    "won",
    "ended",
  ],
  roulette: [
    "opened",
    "slip_laid",
    "spin_asked",
    "spun",
    "paid",
    "forfeited",
    "ended",
  ],
  sabacc: [
    "opened",
    "fees_paid",
    "hands_dealt",
    "pile_opened",
    "round_begun",
    "drawn",
    "discarded",
    "kept",
    "swapped",
    "stood",
    "junked",
    "bet_made",
    "dice_rolled",
    "hands_thrown",
    "reshuffled",
    "hands_shown",
    "won",
    "ended",
  ],
};
