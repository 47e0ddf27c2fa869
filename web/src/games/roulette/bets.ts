/** Bets as values: what happens to them when chips are laid and taken. Whether they may be laid is
 *  for the options to say; nothing here decides what a bet wins. */
import type { RouletteBet, RouletteOptions, RoulettePaytable } from '../../wire';
import { factorOf, pointOf } from './board';

export type Bets = readonly RouletteBet[];

export const total = (bets: Bets): number => bets.reduce((sum, { chips }) => sum + chips, 0);

export const chipsOn = (bets: Bets, point: string): number =>
  bets.find((bet) => bet.point === point)?.chips ?? 0;

export const same = (a: Bets, b: Bets): boolean =>
  a.length === b.length && a.every(({ point, chips }) => chipsOn(b, point) === chips);

/** The bets with so many chips on the point; none takes the bet away. */
export function put(bets: Bets, point: string, chips: number): Bets {
  if (chips <= 0) return bets.filter((bet) => bet.point !== point);
  if (chipsOn(bets, point) === 0) return [...bets, { point, chips }];
  return bets.map((bet) => (bet.point === point ? { point, chips } : bet));
}

/** The most that can be on the point now. */
export function roomOn(bets: Bets, point: string, options: RouletteOptions): number {
  const { least, most, step } = options.bet;
  const free = options.chips - total(bets) + chipsOn(bets, point);
  if (free < least) return 0;
  return Math.min(most, least + Math.floor((free - least) / step) * step);
}

/** The bets with a chip more on the point; the same bets if that is not allowed. */
export function add(bets: Bets, point: string, chip: number, options: RouletteOptions): Bets {
  const chips = Math.max(chipsOn(bets, point) + chip, options.bet.least);
  return chips > roomOn(bets, point, options) ? bets : put(bets, point, chips);
}

/** The bets with a chip less on the point; what is left below the least bet comes back too. */
export function take(bets: Bets, point: string, chip: number, options: RouletteOptions): Bets {
  const chips = chipsOn(bets, point) - chip;
  return put(bets, point, chips < options.bet.least ? 0 : chips);
}

/** As much of earlier bets as can be laid now, bet by bet. */
export function again(earlier: Bets, options: RouletteOptions): Bets {
  return earlier.reduce<Bets>((bets, { point, chips }) => {
    const offered = factorOf(options.paytable, pointOf(point)?.kind ?? 'straight') !== null;
    const fits = chips >= options.bet.least && chips <= roomOn(bets, point, options);
    return offered && fits ? put(bets, point, chips) : bets;
  }, []);
}

/** What a bet gains if it wins. */
export function gainOf({ point, chips }: RouletteBet, paytable: RoulettePaytable): number {
  const kind = pointOf(point)?.kind;
  return kind ? chips * (factorOf(paytable, kind) ?? 0) : 0;
}

/** The number that would be best for the bets, and what it would gain with it. */
export function best(bets: Bets, paytable: RoulettePaytable): { number: number; gain: number } {
  const gains = Array.from({ length: 37 }, (_, number) =>
    bets.reduce((sum, bet) => {
      const wins = pointOf(bet.point)?.numbers.includes(number) ?? false;
      return sum + (wins ? gainOf(bet, paytable) : -bet.chips);
    }, 0),
  );
  const gain = Math.max(...gains);
  return { number: gains.indexOf(gain), gain };
}
