/** Which seats are drawn, and where. One who plays sits at the near side and the others follow
 *  clockwise from the left in playing order (CAS-5.10a); the rail sees all four seats. */
import { type StageSize, type Place, place } from '../../frame/seats/placement';
import type { SeatView, TableSettings, TableSummary } from '../../wire';

export interface Spot {
  readonly seat: number;
  readonly sitting: SeatView | null;
  readonly at: Place;
  /** Drawn at the near side, as the player's own place. */
  readonly near: boolean;
}

export interface Layout {
  readonly spots: readonly Spot[];
  /** Places at the table as it is drawn, the near side included. */
  readonly places: number;
}

/** On a wide screen one's own cards lie where the stake would be; it lies above them instead. */
function seated(slot: number, places: number, portrait: boolean): Place {
  const at = place(slot, places, portrait);
  return slot === 0 && !portrait ? { ...at, bx: 50, by: 70 } : at;
}

/** Where a seat's stake lies. Stages too small for heads have room for it beside the piles only. */
export function stakeAt({ at, near }: Spot, form: StageSize['form']): { x: number; y: number } {
  if (form === 'round' || near) return { x: at.bx, y: at.by };
  if (at.x === 50) return { x: 60, y: 22.5 };
  return { x: at.x < 50 ? 14 : 86, y: 54 };
}

type Table = Pick<TableSummary, 'seats'> & { readonly settings: Pick<TableSettings, 'seats'> };

/** CAS-5.27b: one who has a seat sees only seats that are taken. `open` adds empty ones. */
export function layout(
  summary: Table,
  mine: number | null,
  portrait: boolean,
  open = false,
): Layout {
  const sitting = new Map(summary.seats.map((seat) => [seat.seat, seat]));
  const all = Array.from({ length: summary.settings.seats }, (_, seat) => seat);
  const near = mine !== null && sitting.has(mine);
  const drawn = near && !open ? all.filter((seat) => sitting.has(seat)) : all;
  const first = near ? drawn.indexOf(mine) : 0;
  const order = [...drawn.slice(first), ...drawn.slice(0, first)];
  const places = Math.max(2, near ? order.length : order.length + 1);
  const spots = order.map((seat, i) => ({
    seat,
    sitting: sitting.get(seat) ?? null,
    at: seated(near ? i : i + 1, places, portrait),
    near: near && i === 0,
  }));
  return { spots, places };
}
