/** Where somebody is in the house: in rooms, at tables, or kept out. */
import type { GuestOverview, RoomOverview, SeatOverview } from '../wire-admin';
import type { HouseNow, TableNow } from './overview';

export interface Sighting {
  readonly key: string;
  readonly room: RoomOverview | null;
  readonly table: TableNow | null;
  readonly guest: GuestOverview | null;
  readonly seat: SeatOverview | null;
  readonly barred: boolean;
}

/** Every room once, whether the player is in it or not, since anybody can be barred from any; then
 *  the tables of the casino at which the player sits. */
export function sightings(house: HouseNow, player: string): readonly Sighting[] {
  const inRooms = house.rooms.map((room): Sighting => {
    const guest = room.guests.find((each) => each.player === player) ?? null;
    const table = house.tables.find(({ id }) => id === guest?.table) ?? null;
    const barred = room.barred.some((each) => each.player === player);
    return { key: room.id, room, table, guest, seat: seatAt(table, player), barred };
  });
  const rooms = house.rooms.flatMap(({ tables }) => tables);
  const atTables = house.tables
    .filter((table) => !rooms.includes(table.id) && seatAt(table, player))
    .map((table): Sighting => ({
      key: table.id,
      room: null,
      table,
      guest: null,
      seat: seatAt(table, player),
      barred: false,
    }));
  return [...inRooms, ...atTables];
}

const seatAt = (table: TableNow | null, player: string): SeatOverview | null =>
  table?.seats.find((each) => each.player === player) ?? null;
