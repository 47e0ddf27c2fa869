/** Which seats are drawn, and where. Whoever plays sits at the near side and the others follow
 *  clockwise; where a table is not turned, a seat is in the same place for everybody. */
import type { SeatView, TableSettings, TableSummary } from '../../wire';
import { type Place, place } from './placement';

export interface PlacedSeat {
  readonly seat: number;
  readonly sitting: SeatView | null;
  readonly at: Place;
  /** Drawn at the near side, as the player's own place. */
  readonly near: boolean;
}

export interface Arrangement {
  readonly seats: readonly PlacedSeat[];
  /** Places at the table as it is drawn, the near side included. */
  readonly places: number;
}

type Table = Pick<TableSummary, 'seats'> & {
  readonly settings: Pick<TableSettings, 'seats' | 'turned'>;
};

/** Every seat that is to be drawn. CAS-2.2d, CAS-5.27b: one who has a seat sees only seats that are
 *  taken, unless `open` adds the empty ones. */
export function arrange(
  { seats, settings }: Table,
  mine: number | null,
  portrait: boolean,
  open = false,
): Arrangement {
  const sitting = new Map(seats.map((seat) => [seat.seat, seat]));
  const all = Array.from({ length: settings.seats }, (_, seat) => seat);
  const near = settings.turned && mine !== null && sitting.has(mine);
  const drawn = near && !open ? all.filter((seat) => sitting.has(seat)) : all;
  const first = near ? drawn.indexOf(mine) : 0;
  const order = [...drawn.slice(first), ...drawn.slice(0, first)];
  // The near side stays free for one's own cards when nobody sits there.
  const places = Math.max(2, near ? order.length : order.length + 1);
  return {
    places,
    seats: order.map((seat, i) => ({
      seat,
      sitting: sitting.get(seat) ?? null,
      at: place(near ? i : i + 1, places, portrait),
      near: near && i === 0,
    })),
  };
}

/** The chips of a seat: those of the picture while a round runs, then what the table says, which
 *  knows of chips bought meanwhile. A replay knows the picture alone. */
export function stackOf(
  { sitting }: PlacedSeat,
  pictured: number | undefined,
  over: boolean,
): number {
  const known = sitting?.chips ?? 0;
  return over ? known || (pictured ?? 0) : (pictured ?? known);
}
