/** What a game brings to the browser. One folder under `games/` offers one `entry`; the rest of the
 *  page knows games only through this. */
import type { Component, Snippet } from 'svelte';
import type { Felt } from '../kit';
import type { Answer } from '../net/outbox';
import type { Snapshot } from '../net/snapshot';
import type {
  GameName,
  Games,
  PresetCard,
  RoundHistory,
  RoundStep,
  SittingList,
  TableSummary,
} from '../wire';
import type { Script } from './director.svelte';
import type { Moves } from './moves.svelte';
import type { Arrangement } from './seats/arrangement';
import type { StageForm } from './seats/placement';
import type { Sentence } from './sentences';
import type { Clock, TableClock } from './tableclock.svelte';

/** A room on the menu: one preset of a game, with its picture. */
export interface RoomEntry {
  readonly preset: string;
  /** The four casino games come first on the menu. */
  readonly section: 'casino' | 'more';
  readonly order: number;
  readonly felt: Felt;
  /** Whether the tile leads straight to a table of one's own, with all one's chips. */
  readonly atOnce?: boolean;
  title(): string;
  /** A few words below the title; `tables` are open to everybody. */
  sub(tables: number): string;
  /** What is special here, in one sentence; with the words of the game's table. */
  about(): string;
  readonly Art: Component;
  /** A page of its own in place of the ordinary one. */
  page?(): Promise<Component<RoomPageProps>>;
}

/** A bot that is asked to a new table; without chips the table decides what it brings. */
export interface BotWish {
  readonly kind: string;
  readonly chips?: number;
}

/** A table to open from a room's own page, and what to sit down with. */
export interface TableWish {
  readonly rules?: { readonly [field: string]: unknown };
  readonly settings?: { readonly [field: string]: unknown };
  readonly bots: readonly BotWish[];
  readonly chips: number;
}

/** What a room's own page is given, below the header of the house. */
export interface RoomPageProps {
  preset: PresetCard;
  entry: AnyEntry;
  /** The kinds of bots that play in this room, from weak to strong. */
  kinds: readonly string[];
  wallet: number;
  /** What the player brought to tables of this room before, and took away. */
  sittings(): Promise<SittingList>;
  open(wish: TableWish): Promise<boolean>;
  /** How the last rounds in this room came out, for everybody to see. */
  results: Snippet;
}

/** Something to choose when a table is opened, beside its name and bots. */
export interface Stakes {
  readonly key: string;
  label(): string;
  /** What is changed of the preset. */
  readonly rules: { readonly [field: string]: unknown };
  readonly settings: { readonly [field: string]: unknown };
}

/** A single rule that a host may change. Without `options` it is a switch. */
export interface RuleField {
  readonly field: string;
  label(): string;
  readonly options?: readonly { readonly value: unknown; label(): string }[];
}

export interface Shortcut {
  readonly keys: readonly string[];
  label(): string;
}

/** A player at a live table, as the game's controls see her. Everything follows what is shown. */
export interface AtTable<G extends GameName> {
  readonly me: string;
  readonly shown: Snapshot<G>;
  /** What she may do; null while it is not hers to do anything. */
  readonly options: Games[G]['options'] | null;
  /** Moves that are pressed once and answered. */
  readonly moves: Moves<Games[G]['action']>;
  /** Gives an order. A refusal is shown to the player, unless its code is one that the game expects
   *  and deals with itself. */
  act(action: Games[G]['action'], expected?: readonly string[]): Promise<Answer>;
  /** Shows the own hand of the round that is over. */
  showHand?(): Promise<Answer>;
}

/** The table as one picture. The same stage serves a live table and a replay. */
export interface StageProps<P, I = null> {
  picture: P;
  /** What the player has prepared and not sent; null in a replay. */
  intent: I | null;
  arrangement: Arrangement;
  form: StageForm;
  mine: number | null;
  acting: readonly number[];
  clock: Clock | null;
  /** "You", or the name of whoever has the seat. */
  name(seat: number): string;
  /** What an empty seat offers. */
  empty?: Snippet<[number]> | undefined;
}

/** Everything that is pressed, below the stage. */
export interface ControlsProps<G extends GameName, P, I = null> {
  at: AtTable<G>;
  seat: number;
  picture: P;
  intent: I;
  clock: TableClock;
  /** What stands beside the player between two rounds, around the note of the wait. */
  between?: Snippet<[note: string]> | undefined;
}

export interface RulesProps<G extends GameName> {
  rules: TableSummary<G>['rules'];
  settings: TableSummary<G>['settings'];
}

/** The part of a game that is fetched with its first table: `P` is its picture of a table, `I` what
 *  a player prepares there before it is sent (a chosen card, chips laid but still under way). */
export interface GameTable<G extends GameName, P = unknown, I = unknown> {
  readonly script: Script<P, G>;
  /** A view with the hands of all seats face up, for those who run the house. */
  faceUp?(
    view: Games[G]['view'],
    hands: { readonly [seat: string]: Games[G]['private'] },
  ): Games[G]['view'];
  /** The cards in a hand, where they are listed instead. A game with neither hides no hands. */
  cardsOf?(hand: Games[G]['private']): readonly number[];
  /** What is marked with `data-own-cards` stays in sight when the chat opens over the stage. */
  readonly Stage: Component<StageProps<P, I>>;
  readonly Controls: Component<ControlsProps<G, P, I>>;
  readonly Rules: Component<RulesProps<G>>;
  /** Made when a table is drawn, and gone with it. */
  intent?(at: AtTable<G>): I;
  readonly shortcuts: readonly Shortcut[];
  /** What the dock is called for those who listen. */
  dockLabel(): string;
  /** What a snapshot tells, in order; with it, what is asked of the player now. */
  tell(before: Snapshot<G> | null, now: Snapshot<G>): Sentence[];
  /** Whether the player is called when asked; yes where nothing is said. */
  calls?(options: Games[G]['options']): boolean;
  /** Whether the table takes the whole width of a wide screen; then chat and history are sheets. */
  readonly whole?: boolean;
  /** Whether empty seats are drawn also for the host who plays, to ask bots to them. */
  readonly openSeats?: boolean;
  /** Whether the newest sentence of the log stands over the dock. */
  readonly messages?: boolean;
  /** Whether leaving now would cost the player something. */
  atStake(now: Snapshot<G>): boolean;
  /** What the player has before her in the middle of a round; else the table knows. */
  stack?(now: Snapshot<G>): number | undefined;
  /** What is asked then, where it is not a hand that would be folded. */
  leaveWords?(): { readonly title: string; readonly text: string };
  /** A finished round: what happened at one of its steps, and how it came out. */
  tellStep(round: RoundHistory<G>, step: RoundStep<G>): Sentence[];
  outcome(round: RoundHistory<G>): string;
  /** The cards by which a round is known again in a list; its last step is enough to tell. */
  recap?(round: RoundHistory<G>): Recap;
  /** What cards are called where the game has names of its own for them. */
  cardNames?(codes: readonly number[]): string;
}

/** What the player held in the end, and what lay there for all; in words where the cards are not those
 *  of an ordinary deck. */
export interface Recap {
  readonly own?: readonly number[];
  readonly board?: readonly number[];
  readonly words?: string;
}

export interface GameEntry<G extends GameName> {
  readonly name: G;
  title(): string;
  readonly rooms: readonly RoomEntry[];
  /** "blinds 5 / 10", of a table in a list and of one that is looked at. */
  stakes(stakes: readonly number[], preset: string): string;
  stakesOf(rules: Games[G]['rules']): string;
  /** Stakes to choose from when a table of the preset is opened; empty when they are fixed. */
  choices(preset: PresetCard<G>): readonly Stakes[];
  /** Rules that a host may change one by one, as far as they matter beside the others chosen. */
  ruleFields?(preset: PresetCard<G>, rules: Games[G]['rules']): readonly RuleField[];
  /** What playing by these rules costs, in one sentence; empty where it costs nothing. */
  cost?(rules: Games[G]['rules'], seats: number): string;
  botTitle(kind: string): string;
  /** One sentence on how it plays; with the words of the game's table. */
  botNote?(kind: string): string;
  /** How strong it is, in a word. */
  botStrength?(kind: string): string;
  /** Fetches what is said of its rooms, bots and tables. */
  words(): Promise<void>;
  /** What somebody did whom the house remembers. */
  featTitle?(feat: string): string;
  /** A place to which cards are dealt and that all share, such as the flop. */
  placeTitle?(place: string): string;
  /** What a round is called, "Hand 12" where nothing else is said. */
  roundTitle?(number: number): string;
  table(): Promise<AnyTable>;
}

/** A game's table for those who do not know the game. */
export const anyTable = <G extends GameName, P, I>(table: GameTable<G, P, I>): AnyTable =>
  table as unknown as AnyTable;

export type AnyEntry = GameEntry<GameName>;
export type AnyTable = GameTable<GameName>;
