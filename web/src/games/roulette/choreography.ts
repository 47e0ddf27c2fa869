/** How what happened is shown. Chips that others lay hold nobody up. Once the ball rests the number
 *  is seen, then what is lost is taken, then what has won is paid; what came of it is told last. */
import { type Cue, type Move, type Step as AnyStep, step } from '../../frame/director.svelte';
import { CHIP } from '../../kit';
import type { RouletteBetResult, RouletteEvent, RoulettePaid } from '../../wire';
import { chipsOn } from './bets';
import { type Picture, seatAt, spinLeft } from './picture';

type Step = AnyStep<Picture>;

export const anchorOf = {
  /** Where the house has its chips. */
  house: 'house',
  player: (seat: number): string => `player-${seat}`,
  chips: (seat: number, point: string): string => `chips-${seat}-${point}`,
  pay: (point: string): string => `pay-${point}`,
};

const SEEN_MS = 350;
const CHEER_MS = 500;
const BIG_WIN = 100 * CHIP;

/** Chips that somebody else has laid since the picture before. */
function laid(from: Picture, end: Picture, mine: number | null): Step[] {
  const come = end.seats
    .filter(({ seat }) => seat !== mine)
    .flatMap(({ seat, bets = [] }) => {
      const before = seatAt(from, seat)?.bets ?? [];
      const more = bets.filter(({ point, chips }) => chips > chipsOn(before, point));
      return more.map(({ point }): Move => ({
        anchor: anchorOf.chips(seat, point),
        other: anchorOf.player(seat),
        tempo: 'card',
        fade: true,
      }));
    });
  return come.length === 0 ? [] : [step(end, { come, cues: ['chip'], light: true })];
}

/** The picture with what is known of the bets that were paid. */
function withOutcomes(
  picture: Picture,
  paid: readonly RoulettePaid[],
  change: (event: RoulettePaid) => Partial<Picture['seats'][number]>,
): Picture {
  const seats = picture.seats.map((seat) => {
    const event = paid.find((each) => each.seat === seat.seat);
    return event ? { ...seat, bets: [], ...change(event) } : seat;
  });
  return { ...picture, seats };
}

const won = ({ gain }: RouletteBetResult): boolean => gain > 0;

function pay(
  from: Picture,
  paid: readonly RoulettePaid[],
  end: Picture,
  mine: number | null,
): Step[] {
  const number = from.spin?.number ?? end.number;
  const rested: Picture = { ...from, spin: null, number, numbers: end.numbers };
  const kept = withOutcomes(rested, paid, ({ outcomes }) => ({ bets: outcomes.filter(won) }));
  const given = withOutcomes(rested, paid, ({ outcomes, gain }) => ({ outcomes, gain }));
  const leave = paid.flatMap(({ seat, outcomes }) =>
    outcomes
      .filter((outcome) => !won(outcome))
      .map(({ point }): Move => ({
        anchor: anchorOf.chips(seat, point),
        other: anchorOf.house,
        tempo: 'chips',
        fade: true,
      })),
  );
  const own = paid.find(({ seat }) => seat === mine);
  const come = (own?.outcomes ?? []).filter(won).map(({ point }): Move => ({
    anchor: anchorOf.pay(point),
    other: anchorOf.house,
    tempo: 'sweep',
    fade: true,
  }));
  const cheer: Cue[] =
    own && own.gain > 0
      ? [{ name: own.gain >= BIG_WIN ? 'win-big' : 'win-small', at_ms: CHEER_MS }]
      : [];
  return [
    step(from, { wait_ms: spinLeft(from.spin, performance.now()) }),
    step(rested, { wait_ms: SEEN_MS }),
    ...(leave.length > 0 ? [step(kept, { leave, cues: ['chips-sweep'] })] : []),
    ...(come.length > 0 ? [step(given, { come, cues: ['chips-win', ...cheer] })] : []),
  ];
}

/** The steps from one picture to the next. A wheel that begins to turn needs none: the picture has
 *  the spin, and whoever was not there at its beginning sees it from its middle. */
export function choreograph(
  from: Picture,
  events: readonly RouletteEvent[],
  end: Picture,
  mine: number | null,
): readonly Step[] {
  const paid = events.filter((event): event is RoulettePaid => event.e === 'paid');
  const ended = events.some(({ e }) => e === 'ended');
  if (paid.length > 0 || (ended && from.spin)) return pay(from, paid, end, mine);
  return events.some(({ e }) => e === 'slip_laid') ? laid(from, end, mine) : [];
}
