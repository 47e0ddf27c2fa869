/** Where seats and their bets stand, in percent of the stage. Slot 0 is the near side of the table,
 *  the others follow clockwise. Portrait uses hand-set slots, because the board needs the whole
 *  width; landscape spreads seats evenly on a superellipse. All was drawn for the stages named
 *  below and holds on every larger one. */

export interface Place {
  /** Middle of the seat. */
  readonly x: number;
  readonly y: number;
  /** Middle of its bet. */
  readonly bx: number;
  readonly by: number;
}

export const SEATS_MIN = 2;

/** Ten players, and the near side left free where nobody's seat is turned to it. */
export const SEATS_MAX = 11;

/** From this many places on a portrait screen the seats are drawn at four fifths. */
export const PORTRAIT_CROWD = 7;

const at = (x: number, y: number, bx: number, by: number): Place => ({ x, y, bx, by });
const mirror = ({ x, y, bx, by }: Place): Place => at(100 - x, y, 100 - bx, by);

/** A few above the board. */
const TOP = at(50, 11, 50, 23.5);
const UPPER = at(18, 19.3, 33, 29.7);

/** Four or five in an arc above it. */
const SHOULDER = at(14, 25, 35.5, 29.8);
const PAIR = at(31, 10.5, 40.5, 22);
const LOW_SHOULDER = at(14, 26.4, 40.5, 29.7);
const WIDE = at(16.5, 11.3, 40.5, 23.2);
const CROWN = at(50, 9.5, 50, 18.2);

/** One, two or three on each side below it; bets of a crowd lie in rows above the near cards. */
const SIDE = at(14, 58.8, 29, 69.4);
const HIP = at(14, 58.5, 40, 62);
const KNEE = at(14, 73.5, 40, 72.8);
const HIGH_HIP = at(14, 55.1, 40, 62);
const HIGH_KNEE = at(14, 70.1, 40, 67.4);
const FOOT = at(14, 85.1, 40, 72.8);

/** The left half of each table, from the near side up, and whether someone sits at the top. */
const PORTRAIT: Readonly<Record<number, { left: readonly Place[]; top?: Place }>> = {
  2: { left: [], top: TOP },
  3: { left: [UPPER] },
  4: { left: [UPPER], top: TOP },
  5: { left: [SIDE, UPPER] },
  6: { left: [SIDE, UPPER], top: TOP },
  7: { left: [SIDE, SHOULDER, PAIR] },
  8: { left: [SIDE, LOW_SHOULDER, WIDE], top: CROWN },
  9: { left: [KNEE, HIP, SHOULDER, PAIR] },
  10: { left: [KNEE, HIP, LOW_SHOULDER, WIDE], top: CROWN },
  11: { left: [FOOT, HIGH_KNEE, HIGH_HIP, SHOULDER, PAIR] },
};

/** From this many places on the near cards are drawn smaller, to make room for all bets. */
export const PORTRAIT_THRONG = 9;

function portraitPlaces(seats: number): Place[] {
  const { left, top } = PORTRAIT[seats] ?? { left: [] };
  const right = left.map(mirror).reverse();
  const near = at(50, 88, 50, seats >= PORTRAIT_THRONG ? 67.4 : 68.7);
  return [near, ...left, ...(top ? [top] : []), ...right];
}

/** Pulls a circle towards a rounded rectangle. */
const swell = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.8;

/** From here on the seat to the left needs the place where the near bet would lie. */
const LANDSCAPE_CROWD = 9;

type Point = readonly [x: number, y: number];

/** Bets of the left half from the near side up, then of the top: as near to their seats as board,
 *  pots and cards allow. */
const LANDSCAPE_BETS: Readonly<Record<number, readonly Point[]>> = {
  2: [[50, 24.5]],
  3: [[17, 41.5]],
  4: [
    [21.5, 50.5],
    [50, 24.5],
  ],
  5: [
    [23.5, 60],
    [34, 29.5],
  ],
  6: [
    [21.5, 64.5],
    [16.5, 41.5],
    [50, 24.5],
  ],
  7: [
    [24.5, 69],
    [20, 45],
    [35.5, 27],
  ],
  8: [
    [27, 71.5],
    [21.5, 50.5],
    [29.5, 29.5],
    [50, 24.5],
  ],
  9: [
    [29.5, 72],
    [22, 57],
    [16.5, 41.5],
    [38, 26],
  ],
  10: [
    [31.5, 72.5],
    [23.5, 60],
    [21, 41.5],
    [34, 29.5],
    [50, 24.5],
  ],
  11: [
    [33.5, 72],
    [20, 61.5],
    [22, 45],
    [28, 29.5],
    [40, 25.5],
  ],
};

function landscapeBet(slot: number, seats: number): Point {
  const left = LANDSCAPE_BETS[seats]?.[slot - 1];
  if (left) return left;
  const [x, y] = LANDSCAPE_BETS[seats]?.[seats - slot - 1] ?? [50, 50];
  return [100 - x, y];
}

function landscapePlace(slot: number, seats: number): Place {
  if (slot === 0) return seats < LANDSCAPE_CROWD ? at(50, 90, 33.5, 81) : at(50, 90, 50, 70.5);
  const angle = ((90 + (slot * 360) / seats) * Math.PI) / 180;
  const [bx, by] = landscapeBet(slot, seats);
  return at(50 + 43 * swell(Math.cos(angle)), 51.5 + 39.5 * swell(Math.sin(angle)), bx, by);
}

/** Seat and bet of one slot at a table of 2 to 11 places. */
export function place(slot: number, seats: number, portrait: boolean): Place {
  if (seats < SEATS_MIN || seats > SEATS_MAX || slot < 0 || slot >= seats) {
    throw new RangeError(`no slot ${slot} at a table of ${seats}`);
  }
  const placed = portrait ? portraitPlaces(seats)[slot] : landscapePlace(slot, seats);
  if (!placed) throw new RangeError(`no slot ${slot} at a table of ${seats}`);
  return placed;
}

/** The slot in which the player at `mine` sees a seat; the rail looks from seat 0. */
export function slotOf(seat: number, mine: number | null, seats: number): number {
  return (seat - (mine ?? 0) + seats) % seats;
}

/** How large things are drawn on a stage. */
export type StageForm = 'round' | 'compact';

export interface StageSize {
  /** `round`: a head over its plate. `compact`: a flat plate, for stages too small for heads. */
  readonly form: StageForm;
  /** Scale of everything on the felt; 1 on the stages the layout was drawn for. */
  readonly unit: number;
  /** Scale of the seats. */
  readonly seat: number;
}

/** Stages the layouts were drawn for: a phone of 390 by 844, a screen of 1440 by 900, and the
 *  smallest phone, 320 by 568. */
export const PHONE = { width: 390, height: 560 } as const;
export const DESK = { width: 1108, height: 715 } as const;
export const SMALL = { width: 320, height: 324 } as const;

/** Heads drawn smaller than this are no longer worth their room. */
const SMALLEST_HEAD = { portrait: 0.72, landscape: 0.6 } as const;
const CROWDED = 0.8;

const clamp = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** The sizes for a stage of some pixels. */
export function stageSize(
  width: number,
  height: number,
  seats: number,
  portrait: boolean,
): StageSize {
  const ground = portrait ? PHONE : DESK;
  const unit = Math.min(width / ground.width, height / ground.height, 1.8);
  const seat = portrait && seats >= PORTRAIT_CROWD ? unit * CROWDED : unit;
  const least = portrait ? SMALLEST_HEAD.portrait : SMALLEST_HEAD.landscape;
  if (seat >= least) return { form: 'round', unit, seat };
  const most = portrait ? 1.4 : 1.15;
  const small = clamp(0.8, Math.min(width / SMALL.width, height / SMALL.height), most);
  return { form: 'compact', unit: small, seat: small };
}
