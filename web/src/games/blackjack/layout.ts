/** Where people sit around the half-round table, in percent of the stage: the near seat at its foot,
 *  the others up the left side and down the right. A seat stands where its plate is; its cards lie
 *  above the plate. */
import type { PlacedSeat } from '../../frame/seats/arrangement';
import type { Place } from '../../frame/seats/placement';

export type Shape = 'upright' | 'low' | 'wide';

/** How high the seats of one side stand, from the near end up, by their number. */
const HEIGHTS: Record<'upright' | 'low', readonly (readonly number[])[]> = {
  upright: [[], [40], [57, 34], [79, 57, 35], [81, 61, 41, 21]],
  low: [[], [34], [57, 30], [74, 48, 22], [74, 55, 36, 17]],
};

/** Degrees from the near seat along the edge of a wide table. */
const ANGLES: readonly (readonly number[])[] = [[], [55], [38, 72], [30, 51, 72], [28, 50, 71, 92]];

const NEAR: Place = { x: 50, y: 86, bx: 50, by: 86 };

function left(shape: Shape, at: number, count: number): Place {
  if (shape !== 'wide') {
    const y = HEIGHTS[shape][count]?.[at] ?? 50;
    if (shape === 'upright') return { x: 14, y, bx: 14, by: y + 5.6 };
    return at === 0 && count > 2 ? { x: 14, y, bx: 26, by: y - 11 } : { x: 14, y, bx: 30, by: y };
  }
  const angle = ((ANGLES[count]?.[at] ?? 0) * Math.PI) / 180;
  const [x, y] = [50 - 37 * Math.sin(angle), 24 + 60 * Math.cos(angle)];
  // Beside the cards. Where a near hand lies close, the lowest bets lie above the cards.
  if (at === 0) return count < 3 ? { x, y, bx: x + 9, by: y } : { x, y, bx: x + 1, by: y - 20 };
  // The next ones lie higher than those, with room between what each of the two has won.
  return { x, y, bx: x + 9, by: at === 1 && count > 2 ? y - 12 : y - 8 };
}

const mirror = ({ x, bx, ...heights }: Place): Place => ({ x: 100 - x, bx: 100 - bx, ...heights });

/** The place of one of so many others, counted clockwise from the near seat. */
export function placeOf(at: number, others: number, shape: Shape): Place {
  // The shoe stands at the right, so that side has the smaller half.
  const lefts = Math.ceil(others / 2);
  const rights = others - lefts;
  return at < lefts ? left(shape, at, lefts) : mirror(left(shape, others - 1 - at, rights));
}

/** Everybody's place. Whoever looks on sees the first player from where that player sits. */
export function around(
  seats: readonly PlacedSeat[],
  mine: number | null,
  shape: Shape,
): readonly PlacedSeat[] {
  const own = seats.findIndex(({ seat }) => seat === mine);
  const first = Math.max(0, own >= 0 ? own : seats.findIndex(({ sitting }) => sitting !== null));
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  return order.map((placed, i) => ({
    ...placed,
    near: i === 0 && placed.sitting !== null,
    at: i === 0 ? NEAR : placeOf(i - 1, order.length - 1, shape),
  }));
}
