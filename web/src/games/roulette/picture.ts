/** What wheel and cloth show at one moment, as plain values made from a view. While a ball runs, its
 *  number is known to `spin` alone, so that nothing else can tell it before the ball rests. */
import type { Snapshot } from '../../net/snapshot';
import type { RoulettePaytable, RoulettePhase, RouletteSeat, RouletteView } from '../../wire';

export interface Spin {
  /** The round that it belongs to; no round has two. */
  readonly round: number;
  /** Where the ball will rest. */
  readonly number: number;
  /** When it began, by the page's own clock: for one who comes late, before she came. */
  readonly began_ms: number;
  readonly lasts_ms: number;
}

export interface Picture {
  readonly phase: RoulettePhase;
  readonly paytable: RoulettePaytable;
  readonly seats: readonly RouletteSeat[];
  /** The last numbers, newest first. */
  readonly numbers: readonly number[];
  /** The number of this round, once the ball rests on it. */
  readonly number: number | null;
  /** A ball under way. */
  readonly spin: Spin | null;
}

export const BARE: Picture = {
  phase: 'over',
  paytable: 'house',
  seats: [],
  numbers: [],
  number: null,
  spin: null,
};

/** The last moments belong to the way of the news, so that the ball rests when it is paid. */
const SLACK_MS = 60;

export function pictureOf(view: RouletteView, spin: Spin | null = null): Picture {
  const { phase, paytable, seats, numbers } = view;
  return { phase, paytable, seats, numbers, number: numberOf(view), spin };
}

const numberOf = ({ phase, number }: RouletteView): number | null =>
  phase === 'over' ? (number ?? null) : null;

export function spinOf({ frame, summary, at_ms }: Snapshot<'roulette'>): Spin | null {
  const { view, pending } = frame;
  if (view?.phase !== 'spinning' || view.number === undefined) return null;
  const { spin_ms } = summary.rules;
  const gone_ms = spin_ms - (pending?.left_ms ?? 0);
  return {
    round: summary.rounds,
    number: view.number,
    began_ms: at_ms - gone_ms,
    lasts_ms: spin_ms - SLACK_MS,
  };
}

/** How long the ball still runs. */
export const spinLeft = (spin: Spin | null, now_ms: number): number =>
  spin ? Math.max(0, spin.began_ms + spin.lasts_ms - now_ms) : 0;

export const seatAt = (picture: Picture, seat: number | null): RouletteSeat | undefined =>
  picture.seats.find((each) => each.seat === seat);
