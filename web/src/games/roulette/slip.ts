/** A slip of bets as values: what happens to it when chips are laid and taken. Whether it may be
 *  laid is for the options to say; nothing here decides what a bet wins. */
import type { RouletteBet, RouletteOptions, RoulettePaytable } from '../../wire';
import { factorOf, pointOf } from './board';

export type Slip = readonly RouletteBet[];

export const total = (slip: Slip): number => slip.reduce((sum, { chips }) => sum + chips, 0);

export const chipsOn = (slip: Slip, point: string): number =>
  slip.find((bet) => bet.point === point)?.chips ?? 0;

export const same = (a: Slip, b: Slip): boolean =>
  a.length === b.length && a.every(({ point, chips }) => chipsOn(b, point) === chips);

/** The slip with so many chips on the point; none takes the bet away. */
export function put(slip: Slip, point: string, chips: number): Slip {
  if (chips <= 0) return slip.filter((bet) => bet.point !== point);
  if (chipsOn(slip, point) === 0) return [...slip, { point, chips }];
  return slip.map((bet) => (bet.point === point ? { point, chips } : bet));
}

/** The most that can be on the point now. */
export function roomOn(slip: Slip, point: string, options: RouletteOptions): number {
  const { least, most, step } = options.bet;
  const free = options.chips - total(slip) + chipsOn(slip, point);
  if (free < least) return 0;
  return Math.min(most, least + Math.floor((free - least) / step) * step);
}

/** The slip with a chip more on the point; the same slip if that is not allowed. */
export function add(slip: Slip, point: string, chip: number, options: RouletteOptions): Slip {
  const chips = Math.max(chipsOn(slip, point) + chip, options.bet.least);
  return chips > roomOn(slip, point, options) ? slip : put(slip, point, chips);
}

/** The slip with a chip less on the point; what is left below the least bet comes back too. */
export function take(slip: Slip, point: string, chip: number, options: RouletteOptions): Slip {
  const chips = chipsOn(slip, point) - chip;
  return put(slip, point, chips < options.bet.least ? 0 : chips);
}

/** As much of an earlier slip as can be laid now, bet by bet. */
export function again(earlier: Slip, options: RouletteOptions): Slip {
  return earlier.reduce<Slip>((slip, { point, chips }) => {
    const offered = factorOf(options.paytable, pointOf(point)?.kind ?? 'straight') !== null;
    const fits = chips >= options.bet.least && chips <= roomOn(slip, point, options);
    return offered && fits ? put(slip, point, chips) : slip;
  }, []);
}

/** What a bet gains if it wins. */
export function gainOf({ point, chips }: RouletteBet, paytable: RoulettePaytable): number {
  const kind = pointOf(point)?.kind;
  return kind ? chips * (factorOf(paytable, kind) ?? 0) : 0;
}

/** The number that would be best for the slip, and what it would gain with it. */
export function best(slip: Slip, paytable: RoulettePaytable): { number: number; gain: number } {
  const gains = Array.from({ length: 37 }, (_, number) =>
    slip.reduce((sum, bet) => {
      const wins = pointOf(bet.point)?.numbers.includes(number) ?? false;
      return sum + (wins ? gainOf(bet, paytable) : -bet.chips);
    }, 0),
  );
  const gain = Math.max(...gains);
  return { number: gains.indexOf(gain), gain };
}
