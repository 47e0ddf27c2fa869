/** What lies on which point: own chips, those of others, and what became of them. */
import type { RouletteView } from '../../wire';
import type { Slip } from './slip';

export type Fate = 'bet' | 'won' | 'lost';

export interface Mark {
  readonly point: string;
  /** Own chips, and what they gained. */
  readonly mine: number;
  readonly gain: number;
  readonly fate: Fate;
  /** Chips of others; they share the fate of the point. */
  readonly others: readonly { readonly seat: number; readonly chips: number }[];
}

interface Lying {
  seat: number;
  point: string;
  chips: number;
  gain: number | null;
}

/** `slip` is what the player has laid by her own sight, which may be ahead of the view. */
export function marksOf(view: RouletteView | null, mine: number | null, slip: Slip | null): Mark[] {
  const lying = (view?.seats ?? []).flatMap(({ seat, bets = [], outcomes = [] }): Lying[] => [
    ...(seat === mine && slip ? slip : bets).map((bet) => ({ ...bet, seat, gain: null })),
    ...outcomes.map((outcome) => ({ ...outcome, seat })),
  ]);
  const points = [...new Set(lying.map(({ point }) => point))];
  return points.map((point) => {
    const here = lying.filter((each) => each.point === point);
    const own = here.find(({ seat }) => seat === mine);
    const gains = here.map(({ gain }) => gain).filter((gain) => gain !== null);
    const fate = gains.length === 0 ? 'bet' : gains.some((gain) => gain > 0) ? 'won' : 'lost';
    return {
      point,
      mine: own?.chips ?? 0,
      gain: Math.max(0, own?.gain ?? 0),
      fate,
      others: here.filter(({ seat }) => seat !== mine).map(({ seat, chips }) => ({ seat, chips })),
    };
  });
}
