/** What lies on which point: own chips, what they gained, and chips of others. Lost chips lie there
 *  no more. */
import type { RouletteSeat } from '../../wire';
import type { Bets } from './bets';

export interface Mark {
  readonly point: string;
  /** Own chips, and what they gained. */
  readonly mine: number;
  readonly gain: number;
  readonly won: boolean;
  /** The seats of others who have chips here. */
  readonly others: readonly number[];
}

interface Lying {
  readonly seat: number;
  readonly point: string;
  readonly chips: number;
  readonly gain: number;
}

/** `bets` are what the player has laid by her own sight, which may be ahead of the view. */
export function marksOf(
  seats: readonly RouletteSeat[],
  mine: number | null,
  bets: Bets | null,
): Mark[] {
  const lying = seats.flatMap(({ seat, bets: laid = [], outcomes = [] }): Lying[] => [
    ...(seat === mine && bets ? bets : laid).map((bet) => ({ ...bet, seat, gain: 0 })),
    ...outcomes.filter(({ gain }) => gain > 0).map((outcome) => ({ ...outcome, seat })),
  ]);
  const points = [...new Set(lying.map(({ point }) => point))];
  return points.map((point) => {
    const here = lying.filter((each) => each.point === point);
    const own = here.find(({ seat }) => seat === mine);
    return {
      point,
      mine: own?.chips ?? 0,
      gain: own?.gain ?? 0,
      won: here.some(({ gain }) => gain > 0),
      others: here.filter(({ seat }) => seat !== mine).map(({ seat }) => seat),
    };
  });
}
