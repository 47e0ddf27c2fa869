/** The lobby as this page knows it: the own tables, how full the rooms are, and the tables of the
 *  room that is looked through, page by page. */
import type { BrowsedRoom, PlayerConnection } from '../../net/player';
import type { Lobby, TableCard, Tables, Tally, Welcome } from '../../wire';

const isIn = (room: BrowsedRoom | null, { game, preset }: BrowsedRoom): boolean =>
  room?.game === game && room.preset === preset;

const without = (tables: readonly TableCard[], others: readonly TableCard[]): TableCard[] =>
  tables.filter(({ id }) => !others.some((other) => other.id === id));

export class Foyer {
  /** Where one has a seat, and what only one's guests see. */
  mine = $state.raw<readonly TableCard[]>([]);
  /** Whether the house has more tables here than the page has asked for. */
  more = $state(false);
  #tallies = $state.raw<readonly Tally[]>([]);
  #listed = $state.raw<readonly TableCard[]>([]);
  // Whoever asks for the tables of a room before it is looked through is told when it is.
  #room = $state.raw<BrowsedRoom | null>(null);
  #connection: Pick<PlayerConnection, 'browse'>;

  constructor(connection: Pick<PlayerConnection, 'browse'>) {
    this.#connection = connection;
  }

  /** The tables of a room, the own ones among them. */
  tablesIn(room: BrowsedRoom): readonly TableCard[] {
    const own = this.mine.filter((table) => isIn(room, table));
    const listed = isIn(this.#room, room) ? this.#listed : [];
    return [...own, ...without(listed, own)];
  }

  /** How many tables of a room are open to everybody. */
  count(room: BrowsedRoom): number {
    return this.#tallies.find((tally) => isIn(room, tally))?.tables ?? 0;
  }

  /** Looks through a room from now on, or through none. */
  browse(room: BrowsedRoom | null): void {
    this.#room = room;
    this.#listed = [];
    this.more = false;
    this.#connection.browse(room);
  }

  /** Asks for the tables behind those that are listed. */
  readOn(): void {
    const last = this.#listed.at(-1);
    if (this.#room && last) this.#connection.browse(this.#room, last.id);
  }

  welcome({ mine, tallies }: Welcome): void {
    this.mine = mine;
    this.#tallies = tallies;
  }

  leave(): void {
    this.mine = [];
    this.#tallies = [];
    this.browse(null);
  }

  hear({ mine, tallies, tables = [], gone = [] }: Lobby): void {
    if (mine) this.mine = mine;
    if (tallies) this.#tallies = tallies;
    const here = tables.filter((table) => isIn(this.#room, table));
    const changed = this.#listed
      .filter(({ id }) => !gone.includes(id))
      .map((table) => here.find(({ id }) => id === table.id) ?? table);
    this.#listed = this.more ? changed : [...changed, ...without(here, changed)];
  }

  /** A page of the room that is looked through; the first one replaces what was listed. */
  turn({ game, preset, tables, after, more }: Tables): void {
    if (!isIn(this.#room, { game, preset })) return;
    this.#listed = after ? [...without(this.#listed, tables), ...tables] : tables;
    this.more = more;
  }
}
