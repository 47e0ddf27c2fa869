/** Which seats are drawn, and where. A player sits at the near side of the table and the others
 *  follow clockwise; but in the card room a seat is always in the same place for everybody. */
import { type Place, place } from '../../frame/seats/placement';
import type { SeatView, TableSettings, TableSummary } from '../../wire';

/** EPS-RF-HH-002: there the picture is not rotated. */
const FIXED = new Set(['cardroom']);

export interface Spot {
  readonly seat: number;
  readonly sitting: SeatView | null;
  readonly at: Place;
  /** Drawn at the near side, as the player's own place. */
  readonly near: boolean;
}

type Table = Pick<TableSummary, 'preset' | 'seats'> & {
  readonly settings: Pick<TableSettings, 'seats'>;
};

export interface Layout {
  readonly spots: readonly Spot[];
  /** Places at the table as it is drawn, the near side included. */
  readonly places: number;
  readonly deck: Deck;
}

/** Where the deck lies, in percent of the stage: above the board, unless bets need that room. */
export interface Deck {
  readonly y: number;
  readonly scale: number;
}

const ABOVE_BOARD: Deck = { y: 30.5, scale: 1 };
const BELOW_POTS: Deck = { y: 63.5, scale: 0.9 };

/** Portrait tables with a seat in the crown have their upper bets on both sides of the middle. */
function deckAt(places: number, portrait: boolean): Deck {
  if (!portrait || places < 8 || places % 2 === 1) return ABOVE_BOARD;
  return places === 8 ? BELOW_POTS : { ...BELOW_POTS, scale: 0.4 };
}

/** The near side stays free for one's own cards when nobody may take it. */
function around(seats: readonly number[], portrait: boolean): Map<number, Place> {
  return new Map(seats.map((seat, i) => [seat, place(i + 1, seats.length + 1, portrait)]));
}

function fromMySide(taken: readonly number[], mine: number, portrait: boolean): Map<number, Place> {
  const first = taken.indexOf(mine);
  const order = [...taken.slice(first), ...taken.slice(0, first)];
  const count = Math.max(2, order.length);
  return new Map(order.map((seat, i) => [seat, place(i, count, portrait)]));
}

/** Every seat that is to be drawn. CAS-2.2d: one who has a seat sees only seats that are taken. */
export function layout(summary: Table, mine: number | null, portrait: boolean): Layout {
  const sitting = new Map(summary.seats.map((seat) => [seat.seat, seat]));
  const all = Array.from({ length: summary.settings.seats }, (_, seat) => seat);
  const rotated = !FIXED.has(summary.preset) && mine !== null && sitting.has(mine);
  const taken = all.filter((seat) => sitting.has(seat));
  const at = rotated ? fromMySide(taken, mine, portrait) : around(all, portrait);
  const spots = [...at].map(([seat, place]) => ({
    seat,
    sitting: sitting.get(seat) ?? null,
    at: place,
    near: rotated && seat === mine,
  }));
  const places = rotated ? Math.max(2, taken.length) : all.length + 1;
  return { spots, places, deck: deckAt(places, portrait) };
}
