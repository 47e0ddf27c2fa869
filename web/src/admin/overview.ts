/** What goes on in the house, folded from what the house tells, and the figures that are read from
 *  it. Plain values and functions. */
import type { Clock } from '../frame/tableclock.svelte';
import type { Money } from '../wire';
import type {
  BankOverview,
  BookOverview,
  DeskReceipt,
  GuestOverview,
  MoneyTotals,
  Overview,
  ProcessOverview,
  RigOverview,
  RoomOverview,
  SeatOverview,
  TableOverview,
} from '../wire-admin';

/** A table, and when it was told of, by the page's own clock: what is left of its clock counts from
 *  there. */
export interface TableNow extends TableOverview {
  readonly told_ms: number;
}

export interface HouseNow {
  /** The time of the house when it told last, and the page's own clock at that moment. */
  readonly at_ms: number;
  readonly told_ms: number;
  readonly rooms: readonly RoomOverview[];
  readonly tables: readonly TableNow[];
  readonly banks: readonly BankOverview[];
  readonly receipts: readonly DeskReceipt[];
  readonly book: BookOverview | null;
  readonly processes: readonly ProcessOverview[];
  /** What testers know of test tables besides. */
  readonly rigs: readonly RigOverview[];
}

const NOTHING: Omit<HouseNow, 'at_ms' | 'told_ms'> = {
  rooms: [],
  tables: [],
  banks: [],
  receipts: [],
  book: null,
  processes: [],
  rigs: [],
};

/** The house after an overview. One that is not whole tells only what is different. */
export function fold(before: HouseNow | null, news: Overview, told_ms: number): HouseNow {
  const known = news.whole || !before ? NOTHING : before;
  return {
    at_ms: news.at_ms,
    told_ms,
    rooms: news.rooms ?? known.rooms,
    tables: tablesAfter(known.tables, news, told_ms),
    banks: news.banks ?? known.banks,
    receipts: news.receipts ?? known.receipts,
    book: news.book ?? known.book,
    processes: news.processes ?? known.processes,
    rigs: rigsAfter(known.rigs, news),
  };
}

/** A table that has changed keeps its place; a new one comes last. */
function tablesAfter(
  known: readonly TableNow[],
  { tables = [], closed = [] }: Overview,
  told_ms: number,
): readonly TableNow[] {
  const changed = new Map(tables.map((table) => [table.id, { ...table, told_ms }]));
  const kept = known
    .filter(({ id }) => !closed.includes(id))
    .map((table) => changed.get(table.id) ?? table);
  const ids = new Set(kept.map(({ id }) => id));
  return [...kept, ...[...changed.values()].filter(({ id }) => !ids.has(id))];
}

function rigsAfter(
  known: readonly RigOverview[],
  { rigs = [], closed = [] }: Overview,
): readonly RigOverview[] {
  const changed = new Set([...rigs.map(({ table }) => table), ...closed]);
  return [...known.filter(({ table }) => !changed.has(table)), ...rigs];
}

/** Tables of rooms first, room by room, then those of the casino. */
export function groupTables(
  house: HouseNow,
): readonly { room: RoomOverview | null; tables: readonly TableNow[] }[] {
  const inRooms = house.rooms.flatMap(({ tables }) => tables);
  const groups = house.rooms.map((room) => ({
    room,
    tables: house.tables.filter(({ id }) => room.tables.includes(id)),
  }));
  const casino = house.tables.filter(({ id }) => !inRooms.includes(id));
  return [...groups, { room: null, tables: casino }].filter(({ tables }) => tables.length > 0);
}

export const roomOf = (house: HouseNow, table: string): RoomOverview | undefined =>
  house.rooms.find(({ tables }) => tables.includes(table));

export const waiting = ({ guests }: RoomOverview): readonly GuestOverview[] =>
  guests.filter(({ table }) => table === undefined);

export interface Figures {
  readonly tables: number;
  readonly people: number;
  readonly bots: number;
  /** Chips at tables, by kinds of money that never mix; only kinds that there are. */
  readonly chips: readonly { readonly money: string; readonly amount: number }[];
}

/** Somebody who waits or sits at several tables is one person. */
export function figures({ tables, rooms, book }: HouseNow): Figures {
  const seats = tables.flatMap((table) => table.seats);
  const people = new Set([
    ...seats.filter(({ bot }) => bot === undefined).map(({ player }) => player),
    ...rooms.flatMap(({ guests }) => guests.map(({ player }) => player)),
  ]);
  return {
    tables: tables.length,
    people: people.size,
    bots: seats.filter(({ bot }) => bot !== undefined).length,
    chips: inPlay(tables, book?.totals ?? []),
  };
}

function inPlay(
  tables: readonly TableOverview[],
  totals: readonly MoneyTotals[],
): Figures['chips'] {
  const known = new Set<string>([...tables.map(({ money }) => money), ...totals.map(moneyOf)]);
  return [...known].sort().map((money) => ({
    money,
    amount: tables
      .filter((table) => table.money === (money as Money))
      .reduce((sum, { seats, pot }) => sum + pot + chipsOf(seats), 0),
  }));
}

const moneyOf = ({ money }: MoneyTotals): string => money;
const chipsOf = (seats: readonly SeatOverview[]): number =>
  seats.reduce((sum, { chips }) => sum + chips, 0);

/** How the banks do: the slowest of those that answer, or that one does not. */
export function bankState(
  banks: readonly BankOverview[],
): { readonly state: 'none' | 'silent' } | { readonly state: 'fine'; readonly latency_ms: number } {
  if (banks.length === 0) return { state: 'none' };
  if (banks.some(({ answers }) => !answers)) return { state: 'silent' };
  return { state: 'fine', latency_ms: Math.max(...banks.map((bank) => bank.latency_ms ?? 0)) };
}

/** How a process is: whether it was heard of lately, and whether it can decide. */
export const processState = ({
  silent_ms,
  waits,
}: Pick<ProcessOverview, 'silent_ms' | 'waits'>): 'fine' | 'waits' | 'silent' =>
  silent_ms > 0 ? 'silent' : waits ? 'waits' : 'fine';

/** What still has to happen before a room that closes is off. */
export interface Progress {
  /** Guests at tables where a game runs. */
  readonly playing: readonly GuestOverview[];
  /** Those whose chips go back to their accounts, or who still have to be seen off. */
  readonly leaving: readonly GuestOverview[];
}

export function progress(house: HouseNow, room: RoomOverview): Progress {
  const running = house.tables.filter(({ round }) => round !== null).map(({ id }) => id);
  const plays = ({ table, seated, leaving }: GuestOverview): boolean =>
    table !== undefined && seated === true && leaving !== true && running.includes(table);
  return {
    playing: room.guests.filter(plays),
    leaving: room.guests.filter((guest) => !plays(guest)),
  };
}

/** Which round can be voided: the one that runs, or the last one; null when there was none. */
export const voidable = ({ round, rounds }: TableOverview): number | null =>
  round ?? (rounds > 0 ? rounds : null);

/** What is left of a table's clock at `now_ms` of the page's own clock, in whole seconds. */
export function secondsLeft(
  { pending, told_ms }: Pick<TableNow, 'pending' | 'told_ms'>,
  now_ms: number,
): number | null {
  const left = pending?.left_ms;
  if (left == null) return null;
  // A clock that is read once a second may be behind what was told just now.
  return Math.max(0, Math.ceil((left - Math.max(0, now_ms - told_ms)) / 1000));
}

/** The turn that runs, for a ring that empties; null without a clock. */
export function clockOf(
  { pending, told_ms }: Pick<TableNow, 'pending' | 'told_ms'>,
  now_ms: number,
): Clock | null {
  if (pending?.wait_ms == null || pending.left_ms === null) return null;
  const left_ms = Math.max(0, pending.left_ms - (now_ms - told_ms));
  return { turn: pending.turn, left_ms, total_ms: pending.wait_ms };
}
