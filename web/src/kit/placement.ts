/** Where seats and their bets stand, in percent of the stage. Slot 0 is the near side of the table,
 *  the others follow clockwise. Portrait uses hand-set slots, because the board needs the whole
 *  width; landscape spreads seats evenly on a superellipse and lays bets on a smaller one. */

export interface Place {
  /** Middle of the seat. */
  x: number;
  y: number;
  /** Middle of its bet. */
  bx: number;
  by: number;
}

type Spot = readonly [x: number, y: number];

export const SEATS_MIN = 2;
export const SEATS_MAX = 10;

/** From this many players on a portrait screen the seats are drawn at four fifths. */
export const PORTRAIT_CROWD = 7;

const TOP: Spot = [50, 11];
const UPPER_LEFT: Spot = [18, 17];
const UPPER_RIGHT: Spot = [82, 17];
const LEFT: Spot = [13, 57];
const RIGHT: Spot = [87, 57];

/** A crowded arc above the board: shoulders, the pair between them, and its wider form with a seat
 *  in the middle. */
const SHOULDER_LEFT: Spot = [12.5, 25.5];
const SHOULDER_RIGHT: Spot = [87.5, 25.5];
const PAIR_LEFT: Spot = [35, 10.5];
const PAIR_RIGHT: Spot = [65, 10.5];
const WIDE_LEFT: Spot = [29.5, 12];
const WIDE_RIGHT: Spot = [70.5, 12];
const CROWN: Spot = [50, 9.5];

/** Two on each side below the board. */
const HIP_LEFT: Spot = [12, 54];
const HIP_RIGHT: Spot = [88, 54];
const KNEE_LEFT: Spot = [12, 69];
const KNEE_RIGHT: Spot = [88, 69];

/** Slots of the opponents, by their number. */
const PORTRAIT: readonly (readonly Spot[])[] = [
  [],
  [TOP],
  [UPPER_LEFT, UPPER_RIGHT],
  [UPPER_LEFT, TOP, UPPER_RIGHT],
  [LEFT, UPPER_LEFT, UPPER_RIGHT, RIGHT],
  [LEFT, UPPER_LEFT, TOP, UPPER_RIGHT, RIGHT],
  [LEFT, SHOULDER_LEFT, PAIR_LEFT, PAIR_RIGHT, SHOULDER_RIGHT, RIGHT],
  [LEFT, SHOULDER_LEFT, WIDE_LEFT, CROWN, WIDE_RIGHT, SHOULDER_RIGHT, RIGHT],
  [
    KNEE_LEFT, HIP_LEFT, SHOULDER_LEFT, PAIR_LEFT,
    PAIR_RIGHT, SHOULDER_RIGHT, HIP_RIGHT, KNEE_RIGHT,
  ],
  [
    KNEE_LEFT, HIP_LEFT, SHOULDER_LEFT, WIDE_LEFT, CROWN,
    WIDE_RIGHT, SHOULDER_RIGHT, HIP_RIGHT, KNEE_RIGHT,
  ],
];

function portraitPlace(slot: number, seats: number): Place {
  if (slot === 0) return { x: 50, y: 88, bx: 50, by: 68 };
  const spot = PORTRAIT[seats - 1]?.[slot - 1];
  if (!spot) throw new RangeError(`no slot ${slot} at a table of ${seats}`);
  const [x, y] = spot;
  const inward = x < 50 ? 1 : -1;
  const crowded = seats >= PORTRAIT_CROWD;
  if (y > 40) {
    const drop = y > 60 ? 0 : seats > 8 ? 7.5 : 11;
    return { x, y, bx: x + inward * 16, by: y + drop };
  }
  if (x < 26 || x > 74) {
    return { x, y, bx: x + inward * (crowded ? 17 : 15), by: y + (crowded ? 4.5 : 13.5) };
  }
  return { x, y, bx: x + (50 - x) * 0.1, by: y + (crowded ? 11 : 12.5) };
}

/** Pulls a circle towards a rounded rectangle. */
const swell = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.8;

function landscapePlace(slot: number, seats: number): Place {
  if (slot === 0) return { x: 50, y: 90, bx: 33.5, by: 81 };
  const angle = ((90 + (slot * 360) / seats) * Math.PI) / 180;
  const across = swell(Math.cos(angle));
  const down = swell(Math.sin(angle));
  return {
    x: 50 + 43 * across,
    y: 50.5 + 40 * down,
    bx: 50 + 30 * across,
    by: 50.5 + 25 * down,
  };
}

/** Seat and bet of one slot at a table of 2 to 10. */
export function place(slot: number, seats: number, portrait: boolean): Place {
  if (seats < SEATS_MIN || seats > SEATS_MAX || slot < 0 || slot >= seats) {
    throw new RangeError(`no slot ${slot} at a table of ${seats}`);
  }
  return portrait ? portraitPlace(slot, seats) : landscapePlace(slot, seats);
}

/** The slot in which a seat is seen by the player who sits at `mine`; the rail looks from seat 0. */
export function slotOf(seat: number, mine: number | null, seats: number): number {
  return (seat - (mine ?? 0) + seats) % seats;
}
