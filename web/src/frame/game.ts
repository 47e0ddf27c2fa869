/** What a game brings to the browser. One folder under `games/` offers one `face`; the rest of the
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
  TableCard,
  TableSummary,
} from '../wire';

/** A room on the menu: one preset of a game, with its picture. */
export interface RoomFace {
  readonly preset: string;
  /** The four casino games come first on the menu. */
  readonly section: 'casino' | 'more';
  readonly order: number;
  readonly felt: Felt;
  /** Whether the tile leads straight to a table of one's own, with all one's chips. */
  readonly atOnce?: boolean;
  title(): string;
  sub(tables: readonly TableCard[]): string;
  readonly Art: Component;
}

/** Something to choose when a table is opened, beside its name and bots. */
export interface Stakes {
  readonly key: string;
  label(): string;
  /** What is changed of the preset. */
  readonly rules: { readonly [field: string]: unknown };
  readonly settings: { readonly [field: string]: unknown };
}

/** A sentence about what happened; it is made when it is read, in the language of that moment. */
export interface Told {
  readonly say: () => string;
  /** Worth a line in the log; everything is announced. */
  readonly loud: boolean;
}

export interface Shortcut {
  readonly keys: readonly string[];
  label(): string;
}

/** What a game's table may ask of the page around it. */
export interface TableProps<G extends GameName> {
  snapshot: Snapshot<G>;
  /** The player's own name. */
  name: string;
  /** Whether something lies over the table, so that keys are not for it. */
  covered: boolean;
  /** Gives an order. A refusal is shown to the player, unless its code is one that the game expects
   *  and deals with itself. */
  act(action: Games[G]['action'], expected?: readonly string[]): Promise<Answer>;
  /** Asks for a buy-in and sits down. */
  sit(seat: number): void;
  /** Asks a bot to a free seat; only where `rulesBots` says that the player may. */
  addBot(seat: number): void;
  rulesBots: boolean;
  /** What the dock shows instead of the game's own controls, if anything. */
  idle: Snippet | undefined;
  /** What else lies over the stage: round buttons, sheets. */
  over: Snippet;
}

/** One moment of a finished round, drawn by the game itself. */
export interface SceneProps<G extends GameName> {
  round: RoundHistory<G>;
  step: RoundStep<G>;
  preset: string;
}

export interface RulesProps<G extends GameName> {
  rules: TableSummary<G>['rules'];
  settings: TableSummary<G>['settings'];
}

/** The part of a game that is fetched with its first table. */
export interface GameTable<G extends GameName> {
  readonly Table: Component<TableProps<G>>;
  readonly Scene: Component<SceneProps<G>>;
  readonly Rules: Component<RulesProps<G>>;
  readonly shortcuts: readonly Shortcut[];
  /** What the newest frame tells, in order; with it, what is asked of the player now. */
  tell(before: Snapshot<G> | null, now: Snapshot<G>): Told[];
  /** Whether the table takes the whole width of a wide screen; then chat and history are sheets. */
  readonly whole?: boolean;
  /** Whether leaving now would cost the player something. */
  atStake(now: Snapshot<G>): boolean;
  /** What is asked then, where it is not a hand that would be folded. */
  leaveWords?(): { readonly title: string; readonly text: string };
  /** A finished round: what happened at one of its steps, and how it came out. */
  tellStep(round: RoundHistory<G>, step: RoundStep<G>): Told[];
  outcome(round: RoundHistory<G>): string;
}

export interface GameFace<G extends GameName> {
  readonly name: G;
  title(): string;
  readonly rooms: readonly RoomFace[];
  /** "blinds 5 / 10", of a table in a list and of one that is looked at. */
  stakes(stakes: readonly number[], preset: string): string;
  stakesOf(rules: Games[G]['rules']): string;
  /** Stakes to choose from when a table of the preset is opened; empty when they are fixed. */
  choices(preset: PresetCard<G>): readonly Stakes[];
  botTitle(kind: string): string;
  /** What a round is called, "Hand 12" where nothing else is said. */
  roundTitle?(number: number): string;
  table(): Promise<GameTable<G>>;
}

export type AnyFace = GameFace<GameName>;
export type AnyTable = GameTable<GameName>;
