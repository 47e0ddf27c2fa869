// Generated from the message types of the server. Do not edit:
// python -m croupier.wire.generate

import type { AccountView, GameName, Games, IntentKind, IntentState, Money, PendingView, RoomState, TableSettings } from './wire';

export interface DeskPing {
  desk: "ping";
  n?: number;
}

/** The language in which refusals are to be phrased from now on. */
export interface DeskSpeak {
  desk: "speak";
  language: string;
}

/** Do not look at the table any more. */
export interface CloseView {
  desk: "close_view";
  table: string;
}

/**
 * Look at a table with all cards face up: a `position` at once, and one after every change.
 * Refused as `plays_here` to whoever plays in the room, by name or in the same browser.
 */
export interface OpenView {
  desk: "open_view";
  id: string;
  table: string;
}

/**
 * End the process with all data saved. Every room must be off, unless it is to be forced; then
 * games stop where they are and go on after the next start.
 */
export interface StopHouse {
  desk: "stop_house";
  id: string;
  force?: boolean;
}

/**
 * A message to everybody who is connected; with a `room` or a `table`, to those who are there or
 * look on.
 */
export interface Announce {
  desk: "announce";
  id: string;
  text: string;
  room?: string | null;
  table?: string | null;
}

/** Open a room to players. */
export interface SwitchOn {
  desk: "switch_on";
  id: string;
  room: string;
}

/**
 * Announce that a room closes. The games that run are played to their end, everybody is cashed
 * out, and then the room is off.
 */
export interface SwitchOff {
  desk: "switch_off";
  id: string;
  room: string;
}

/** One more table for a room that is on. */
export interface AddTable {
  desk: "add_table";
  id: string;
  room: string;
}

/**
 * What a room opens from now on: how many tables when it is switched on, and single values of its
 * preset. What is null or missing stays as it is; tables that are open stay as they are.
 */
export interface ConfigureRoom {
  desk: "configure_room";
  id: string;
  room: string;
  tables?: number | null;
  rules?: { [key: string]: unknown } | null;
  settings?: { [key: string]: unknown } | null;
}

/**
 * Whether bots may sit at the tables of a room, those that are open and those to come. The house
 * pays for their chips.
 */
export interface AllowBots {
  desk: "allow_bots";
  id: string;
  room: string;
  allowed: boolean;
}

/**
 * Take a player from a table: at once between rounds, else as if he left. Whoever plays in a room
 * is seen off there, with the chips on the own account.
 */
export interface RemovePlayer {
  desk: "remove_player";
  id: string;
  table: string;
  player: string;
}

/** See a guest off, from the queue or from a seat. */
export interface RemoveGuest {
  desk: "remove_guest";
  id: string;
  room: string;
  player: string;
}

/**
 * A player may not come into the room any more, and goes if he is there. The bank account with
 * which he is there is barred with him.
 */
export interface BarPlayer {
  desk: "bar_player";
  id: string;
  room: string;
  player: string;
}

export interface UnbarPlayer {
  desk: "unbar_player";
  id: string;
  room: string;
  player: string;
}

/**
 * Open a table that belongs to the house. `rules` and `settings` change single values of the
 * preset.
 */
export interface OpenCasinoTable {
  desk: "open_table";
  id: string;
  game: string;
  preset: string;
  name?: string;
  rules?: { [key: string]: unknown };
  settings?: { [key: string]: unknown };
}

/** Change what an open table is run by, between two rounds. The rules of its game stay. */
export interface ConfigureTable {
  desk: "configure_table";
  id: string;
  table: string;
  name?: string | null;
  settings?: { [key: string]: unknown };
}

/** The round that runs is the last. Then the table closes. */
export interface FinishHouseTable {
  desk: "finish_table";
  id: string;
  table: string;
}

/** Close a table between two rounds. Everybody takes the chips home. */
export interface CloseHouseTable {
  desk: "close_table";
  id: string;
  table: string;
}

export interface SeatHouseBot {
  desk: "seat_bot";
  id: string;
  table: string;
  kind: string;
  seat?: number | null;
}

export interface DismissHouseBot {
  desk: "dismiss_bot";
  id: string;
  table: string;
  seat: number;
}

/**
 * Void the round with this number: the one that runs, or the last one as long as the next has not
 * begun. Everybody has what he had before it. The reason is shown to the players.
 */
export interface VoidHand {
  desk: "void_round";
  id: string;
  table: string;
  round: number;
  reason: string;
}

/** Take the text of a line of chat away, for everybody and for good. */
export interface RemoveChatLine {
  desk: "remove_line";
  id: string;
  table: string;
  line: number;
}

/**
 * Let testers name cards at a test table, or not any more; between two games. A test table is
 * opened with the setting `money` as `test`.
 */
export interface SwitchRigging {
  desk: "set_rigging";
  id: string;
  table: string;
  on: boolean;
}

/** A tester has a test table wait before the next cards, or has them dealt. */
export interface HoldCards {
  desk: "hold_deal";
  id: string;
  table: string;
  hold?: boolean;
}

/** A tester names cards that are dealt next, in this order, such as `As`. */
export interface NameCards {
  desk: "rig_deck";
  id: string;
  table: string;
  cards: readonly string[];
}

export type Role = "administrator" | "tester";

/** Who sits at the desk. `until_ms` is when the session ends. */
export interface AdminMe {
  name: string;
  role: Role;
  second_factor: boolean;
  until_ms: number;
}

/**
 * First message on every connection, before the `overview`. `build` is the id of the browser
 * client that the server hands out. `testable` are the games of which a table may be opened as a
 * test table: none, unless the house was started with `--allow-rigging`.
 */
export interface DeskWelcome {
  desk: "welcome";
  me: AdminMe;
  version: string;
  build: string;
  testable: readonly string[];
}

export interface DeskPong {
  desk: "pong";
  n: number;
}

/** The act was carried out; `table` is the one that it opened, if any. */
export interface DeskAck {
  desk: "ack";
  id: string;
  table: string;
}

/** The act was not carried out. `text` is in the reader's language. */
export interface DeskRefusal {
  desk: "refusal";
  code: string;
  text: string;
  id: string;
  facts: { [key: string]: number | string };
}

/** The connection is about to be closed. */
export interface DeskBye {
  desk: "bye";
  code: string;
  text: string;
}

/**
 * Somebody in a room. Without a `table` he waits since `since_ms`, in the `place` counted from 1.
 * `leaving` is set when he is about to be seen off.
 */
export interface GuestOverview {
  player: string;
  name: string;
  since_ms: number;
  account: AccountView;
  balance?: number;
  place?: number;
  wait_ms?: number;
  table?: string;
  seated?: boolean;
  leaving?: boolean;
}

export interface BarredPlayer {
  player: string;
  name: string;
}

/**
 * `count` is how many tables it opens when it is switched on; `rules` and `settings` are what
 * differs from the preset.
 */
export interface RoomOverview {
  id: string;
  name: string;
  state: RoomState;
  game: string;
  preset: string;
  count: number;
  bots: boolean;
  rules: { [key: string]: unknown };
  settings: { [key: string]: unknown };
  tables: readonly string[];
  guests: readonly GuestOverview[];
  barred: readonly BarredPlayer[];
}

/**
 * Who sits in a seat. `chips` are what is in front of it at this moment; `leaving` is set when the
 * player goes at the end of the round, `missed` counts the turns without an action.
 */
export interface SeatOverview {
  seat: number;
  player: string;
  name: string;
  chips: number;
  bot?: string;
  away?: boolean;
  leaving?: boolean;
  missed?: number;
}

export interface WaitingOverview {
  player: string;
  name: string;
}

/**
 * What is special about a test table: whether testers may name cards there, whether it is to wait
 * for one before the next cards, whether it `waits` now, and whether cards of the round that runs,
 * or of the last one, were named.
 */
export interface RiggingState {
  rigging: boolean;
  holds: boolean;
  waits: boolean;
  rigged: boolean;
}

/**
 * `round` is the number of the one that runs, `pot` what lies in its middle, `rounds` how many
 * there were. A table without a `host` belongs to the house. One that is `finished` closes after
 * this round. `test` is null unless it is a test table.
 */
export interface TableOverview {
  id: string;
  seq: number;
  name: string;
  game: string;
  preset: string;
  money: Money;
  host: string;
  settings: TableSettings;
  seats: readonly SeatOverview[];
  queue: readonly WaitingOverview[];
  rounds: number;
  round: number | null;
  pot: number;
  pending: PendingView | null;
  gap_ms: number | null;
  finished: boolean;
  test: RiggingState | null;
}

/** A bank, and how long its last answer took. Without an answer `latency_ms` is null. */
export interface BankOverview {
  name: string;
  answers: boolean;
  latency_ms: number | null;
  asked_ms: number;
  open: number;
}

/**
 * Chips that a player has bought or cashed in; as long as it is `unknown` the bank is asked again,
 * next at `next_ms`.
 */
export interface DeskReceipt {
  key: string;
  kind: IntentKind;
  player: string;
  name: string;
  amount: number;
  state: IntentState;
  code: string;
  tries: number;
  created_ms: number;
  next_ms: number | null;
  account: AccountView;
}

/** Where the chips of one kind are. `issued` is what the house has made or sold. */
export interface MoneyTotals {
  money: string;
  wallets: number;
  tables: number;
  house: number;
  transit: number;
  issued: number;
}

/** `problems` are empty while the book balances. */
export interface BookOverview {
  balanced: boolean;
  problems: readonly string[];
  checked_ms: number;
  totals: readonly MoneyTotals[];
}

export type ProcessRole = "house" | "gateway" | "dealer" | "rooms";

/**
 * A process of the house. `owns` are the ids of its tables and rooms, at most 100 of them; `queue`
 * is how much waits there for its turn. `waits` says that it can decide nothing now, and
 * `silent_ms` how long nothing was heard of it. What a process does not have is null: a lease, of
 * which the last renewal took `commit_ms`, and a way to the bus and back. `trouble` says why its
 * last write to the disk failed.
 */
export interface ProcessOverview {
  name: string;
  role: ProcessRole;
  version: string;
  started_ms: number;
  silent_ms: number;
  memory_bytes: number;
  sockets: number;
  desks: number;
  tables: number;
  rooms: number;
  owns: readonly string[];
  queue: number;
  waits: boolean;
  lease_age_ms: number | null;
  commit_ms: number | null;
  bus_ms: number | null;
  trouble: string;
}

/**
 * For testers only: the `places` of a table to which the next cards go in this order, a seat or a
 * place that all share, if everybody stays in the round; and the cards that were `named` and are
 * still to come, the next one first.
 */
export interface RigOverview {
  table: string;
  places: readonly (number | string)[];
  named: readonly string[];
}

/**
 * What goes on in the house. The first one is `whole`; later ones have only what is different: a
 * list that is there replaces the one before, but `tables` are single tables that have changed,
 * and `closed` those that are no more. A tester is told of test tables only, and with each of them
 * of its `rigs`, which nobody else is told.
 */
export interface Overview {
  desk: "overview";
  at_ms: number;
  whole: boolean;
  rooms?: readonly RoomOverview[];
  tables?: readonly TableOverview[];
  closed?: readonly string[];
  banks?: readonly BankOverview[];
  receipts?: readonly DeskReceipt[];
  book?: BookOverview;
  processes?: readonly ProcessOverview[];
  rigs?: readonly RigOverview[];
}

/**
 * `view` is what everybody sees; `private`, by seat, what each seat sees besides: its cards.
 * Between two rounds both are the end of the last one. `pot` lies in the middle, and `seats` tell
 * who sits where with how many chips left. `test` is null unless it is a test table.
 */
export interface Position<G extends GameName = GameName> {
  seq: number;
  name: string;
  game: G;
  preset: string;
  rules: Games[G]["rules"];
  round: number;
  running: boolean;
  view: Games[G]["view"] | null;
  private: { [key: string]: Games[G]["private"] };
  pot: number;
  seats: readonly SeatOverview[];
  pending: PendingView | null;
  gap_ms: number | null;
  test: RiggingState | null;
}

/** A table with all cards face up. */
export interface PositionMessage<G extends GameName = GameName> {
  desk: "position";
  table: string;
  position: Position<G>;
}

/** The table is closed, and with it the view. */
export interface ViewClosed {
  desk: "view_closed";
  table: string;
}

/**
 * An act of an administrator. `seq` is its number in the trail. `outcome` is `done`, the code of a
 * refusal, or `interrupted` when the house ended in between and the act was not done; without one
 * it is under way.
 */
export interface TrailEntry {
  seq: number;
  at_ms: number;
  by: string;
  name: string;
  act: string;
  room?: string;
  table?: string;
  player?: string;
  facts?: { [key: string]: unknown };
  outcome?: string;
  ended_ms?: number;
}

/** An act has just begun or ended, of whichever administrator. */
export interface TrailNews {
  desk: "trail";
  entry: TrailEntry;
}

/** The first administrator chooses name and password. `code` is what the console printed. */
export interface SetUp {
  code: string;
  name: string;
  password: string;
}

/** `code` is that of the authenticator app, where the account has one. */
export interface AdminSignIn {
  name: string;
  password: string;
  code?: string | null;
}

export interface ChangePassword {
  password: string;
  new_password: string;
}

export interface BeginSecondFactor {
  password: string;
}

export interface ConfirmSecondFactor {
  code: string;
}

export interface EndSecondFactor {
  password: string;
  code: string;
}

/**
 * `me` is null without a session. As long as `set_up` is true there is no administrator yet, and
 * the code of the console makes the first one.
 */
export interface AdminDoor {
  me: AdminMe | null;
  set_up: boolean;
}

/**
 * What an authenticator app has to know: as a link, as text to type, as a picture to scan (SVG).
 * It counts once a code of it was confirmed.
 */
export interface NewSecondFactor {
  uri: string;
  secret: string;
  picture: string;
}

/** Acts, newest first. `before` asks for the next page, and is null at the end. */
export interface Trail {
  entries: readonly TrailEntry[];
  before: number | null;
}

/**
 * A player, whether he is here or not. `rooms` are those in which he is, `tables` those at which
 * he sits, `barred` the rooms that are closed to him.
 */
export interface PlayerCard {
  id: string;
  name: string;
  guest: boolean;
  created_ms: number;
  rooms: readonly string[];
  tables: readonly string[];
  barred: readonly string[];
}

export type DeskUp =
  | DeskPing
  | DeskSpeak
  | CloseView
  | OpenView
  | StopHouse
  | Announce
  | SwitchOn
  | SwitchOff
  | AddTable
  | ConfigureRoom
  | AllowBots
  | RemovePlayer
  | RemoveGuest
  | BarPlayer
  | UnbarPlayer
  | OpenCasinoTable
  | ConfigureTable
  | FinishHouseTable
  | CloseHouseTable
  | SeatHouseBot
  | DismissHouseBot
  | VoidHand
  | RemoveChatLine
  | SwitchRigging
  | HoldCards
  | NameCards;

export type DeskDown<G extends GameName = GameName> =
  | DeskWelcome
  | DeskPong
  | DeskAck
  | DeskRefusal
  | DeskBye
  | Overview
  | PositionMessage<G>
  | ViewClosed
  | TrailNews;
