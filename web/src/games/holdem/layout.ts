/** Which seats are drawn, and where. A player sits at the near side of the table and the others
 *  follow clockwise; but in the card room a seat is always in the same place for everybody. */
import { type Place, place, SEATS_MAX } from '../../kit';
import type { Desk, SeatView } from '../../wire';

/** EPS-RF-HH-002: there the picture is not rotated. */
const FIXED = new Set(['cardroom']);

export interface Spot {
  readonly seat: number;
  readonly sitting: SeatView | null;
  readonly at: Place;
  /** Drawn at the near side, as the player's own place. */
  readonly near: boolean;
}

type Table = Pick<Desk, 'preset' | 'seats'> & { readonly room: Pick<Desk['room'], 'seats'> };

/** The near side stays free for one's own cards when nobody may take it. */
function around(seats: readonly number[], portrait: boolean): Map<number, Place> {
  const free = seats.length < SEATS_MAX ? 1 : 0;
  const count = Math.max(2, seats.length + free);
  return new Map(seats.map((seat, i) => [seat, place(i + free, count, portrait)]));
}

function fromMySide(taken: readonly number[], mine: number, portrait: boolean): Map<number, Place> {
  const first = taken.indexOf(mine);
  const order = [...taken.slice(first), ...taken.slice(0, first)];
  const count = Math.max(2, order.length);
  return new Map(order.map((seat, i) => [seat, place(i, count, portrait)]));
}

/** Every seat that is to be drawn. CAS-2.2d: one who has a seat sees only seats that are taken. */
export function layout(desk: Table, mine: number | null, portrait: boolean): Spot[] {
  const sitting = new Map(desk.seats.map((seat) => [seat.seat, seat]));
  const all = Array.from({ length: desk.room.seats }, (_, seat) => seat);
  const fixed = FIXED.has(desk.preset);
  const rotated = !fixed && mine !== null && sitting.has(mine);
  const places = rotated
    ? fromMySide(all.filter((seat) => sitting.has(seat)), mine, portrait)
    : around(all, portrait);
  return [...places].map(([seat, at]) => ({
    seat,
    sitting: sitting.get(seat) ?? null,
    at,
    near: rotated && seat === mine,
  }));
}
