/** How what happened is shown: from one picture over steps to the picture of the newest view. Steps
 *  name the spots between which something moves; who draws them decides where the spots are. The
 *  last picture is always the view's own, whatever the events were. */
import {
  choreograph as inOrder,
  type Move,
  type Step as AnyStep,
  step,
} from '../../frame/director.svelte';
import type { HoldemEvent, HoldemWon } from '../../wire';
import { advance, betsOf, gains, type Picture, seatAt, showdown, swept } from './picture';

type Step = AnyStep<Picture>;

export const anchorOf = {
  deck: 'deck',
  middle: 'middle',
  seat: (seat: number): string => `seat-${seat}`,
  hole: (seat: number, card: number): string => `hole-${seat}-${card}`,
  bet: (seat: number): string => `bet-${seat}`,
  award: (seat: number): string => `award-${seat}`,
  board: (card: number): string => `board-${card}`,
  pot: (pot: number): string => `pot-${pot}`,
};

const DEAL_APART_MS = 70;
const FAN_APART_MS = 90;
const SHOW_APART_MS = 250;
const NAMING_MS = 700;
const RUN_OUT_MS = 450;
/** Everybody has shown and cards still come: time to read the chances, and to hope. */
const ALL_IN_MS = 1_500;
const DRAW_MS = 1_600;

/** Cards of seats face down until they have landed. */
function covered(picture: Picture): Picture {
  const seats = picture.seats.map((seat) => ({ ...seat, hole: seat.hole.map(() => null) }));
  return { ...picture, seats };
}

function deal(after: Picture): Step[] {
  const count = after.seats.length;
  const come = after.seats.flatMap((seat, i) =>
    seat.hole.map((_, card): Move => ({
      anchor: anchorOf.hole(seat.seat, card),
      other: anchorOf.deck,
      tempo: 'card',
      resize: true,
      delay_ms: (card * count + i) * DEAL_APART_MS,
    })),
  );
  const cues = come.map(({ delay_ms = 0 }) => ({ name: 'card-slide' as const, at_ms: delay_ms }));
  const turned = after.seats.some((seat) => seat.hole.some((card) => card !== null));
  const landing = step(covered(after), { come, cues });
  return turned ? [landing, step(after, { cues: ['card-snap'], wait_ms: 120 })] : [landing];
}

function sweep(before: Picture, after: Picture): Step[] {
  const bets = betsOf(before);
  if (bets.length === 0) return [];
  const leave = bets.map(({ seat }): Move => ({
    anchor: anchorOf.bet(seat),
    other: anchorOf.pot(0),
    tempo: 'chips',
  }));
  return [step(after, { leave, cues: ['chips-sweep'], wait_ms: 80 })];
}

function board(before: Picture, after: Picture, wait_ms: number): Step[] {
  const first = before.board.length;
  const fresh = after.board.slice(first);
  const come = fresh.map((_, i): Move => ({
    anchor: anchorOf.board(first + i),
    other: anchorOf.deck,
    tempo: 'card',
    resize: true,
    delay_ms: i * FAN_APART_MS,
  }));
  const cues = come.map(({ delay_ms = 0 }) => ({ name: 'card-slide' as const, at_ms: delay_ms }));
  const down = { ...after, board: [...before.board, ...fresh.map(() => null)] };
  return [step(down, { come, cues }), step(after, { cues: ['card-flip'], wait_ms })];
}

function muck(seat: number, cards: number): readonly Move[] {
  return Array.from({ length: cards }, (_, card): Move => ({
    anchor: anchorOf.hole(seat, card),
    other: anchorOf.middle,
    tempo: 'card',
    fade: true,
  }));
}

/** The same picture with hands called by their names and what each seat has paid, as the end knows
 *  them. */
function named(picture: Picture, end: Picture): Picture {
  const seats = picture.seats.map((seat) => {
    const { hand = null, paid = 0 } = seatAt(end, seat.seat) ?? {};
    return { ...seat, hand, paid };
  });
  return { ...picture, seats };
}

/** A pot goes to its winners; the cue tells the player whether it was hers. */
function award(before: Picture, after: Picture, event: HoldemWon, { end, mine }: Outlook): Step[] {
  const leave = event.shares.map(({ seat }): Move => ({
    anchor: anchorOf.pot(0),
    other: anchorOf.seat(seat),
    tempo: 'sweep',
  }));
  const own = mine === null ? undefined : seatAt(end, mine);
  const share = event.shares.find(({ seat }) => seat === mine);
  const won = share !== undefined && own !== undefined && gains(own);
  const big = won && share.chips * 4 >= (seatAt(after, share.seat)?.stack ?? 0);
  const cues: Step['cues'] = [
    { name: 'chips-win', at_ms: 0 },
    ...(won ? [{ name: big ? ('win-big' as const) : ('win-small' as const), at_ms: 450 }] : []),
  ];
  const showing = event.hand === null ? 150 : NAMING_MS;
  return [
    step(named({ ...before, wins: after.wins }, end), { wait_ms: showing }),
    step(named(after, end), { leave, cues, wait_ms: 300 }),
  ];
}

function act(before: Picture, after: Picture, event: HoldemEvent & { e: 'acted' }): Step[] {
  const { seat, deed, chips } = event;
  if (deed === 'fold') {
    const gone = (seatAt(before, seat)?.hole.length ?? 0) - (seatAt(after, seat)?.hole.length ?? 0);
    return [step(after, { leave: muck(seat, gone), cues: ['fold'] })];
  }
  if (chips === 0) return [step(after, { cues: ['check'], wait_ms: 120 })];
  const come: Move = {
    anchor: anchorOf.bet(seat),
    other: anchorOf.seat(seat),
    tempo: 'card',
    arc: 18,
  };
  return [step(after, { come: [come], cues: ['chip'] })];
}

/** The pots once all bets are in, as far as this frame can tell: from the view, or, when the hand is
 *  over, from what was won. */
function potsFor(
  picture: Picture,
  events: readonly HoldemEvent[],
  end: Picture,
): readonly number[] {
  const wins = events.flatMap((event) => (event.e === 'won' ? [event] : []));
  const sums = wins.map((win) => win.shares.reduce((sum, share) => sum + share.chips, 0));
  const known = sums.length > 0 ? sums : end.pots;
  const total = known.reduce((sum, pot) => sum + pot, 0);
  return total === picture.total ? known : picture.pots;
}

/** What is known beyond the event at hand. */
interface Outlook {
  readonly rest: readonly HoldemEvent[];
  readonly end: Picture;
  readonly mine: number | null;
}

function stepsFor(
  before: Picture,
  event: HoldemEvent,
  outlook: Outlook,
): { steps: Step[]; after: Picture } {
  const after = advance(before, event);
  switch (event.e) {
    case 'opened':
      return { steps: [step(after, { cues: ['shuffle'], wait_ms: 180 })], after };
    case 'button_drawn':
      return { steps: [step(after, { cues: ['card-flip'], wait_ms: DRAW_MS })], after };
    case 'posted': {
      const come = betsOf(after).map(({ seat }): Move => ({
        anchor: anchorOf.bet(seat),
        other: anchorOf.seat(seat),
        tempo: 'card',
        arc: 18,
      }));
      return { steps: [step(after, { come, cues: ['chip'] })], after };
    }
    case 'hands_dealt':
      return { steps: deal(after), after };
    case 'acted':
      return { steps: act(before, after, event), after };
    case 'returned': {
      const leave: Move = {
        anchor: anchorOf.bet(event.seat),
        other: anchorOf.seat(event.seat),
        tempo: 'card',
      };
      return { steps: [step(after, { leave: [leave], cues: ['chip'] })], after };
    }
    case 'board_dealt': {
      const runOut = outlook.rest.some((later) => later.e === 'board_dealt' || later.e === 'won');
      const wait_ms = showdown(after).length > 0 ? ALL_IN_MS : runOut ? RUN_OUT_MS : 0;
      return { steps: board(before, after, wait_ms), after };
    }
    case 'shown': {
      const known = seatAt(before, event.seat)?.hole.every((card) => card !== null) ?? false;
      const runs = showdown(after).length > 0;
      const wait_ms = runs ? ALL_IN_MS : known ? 0 : SHOW_APART_MS;
      return { steps: [step(after, { wait_ms, ...(!known && { cues: ['card-flip'] }) })], after };
    }
    case 'mucked': {
      const leave = muck(event.seat, seatAt(before, event.seat)?.hole.length ?? 0);
      return { steps: [step(after, { leave, cues: ['fold'] })], after };
    }
    case 'won':
      return { steps: award(before, after, event, outlook), after };
    case 'chips_brought':
      return { steps: [step(after, { cues: ['chip'] })], after };
    case 'deal_held':
    case 'restacked':
    case 'ended':
    case 'departed':
      return { steps: [], after };
  }
}

/** Bets are swept together before the next card is dealt, and before the first pot is given away. */
function gather(
  picture: Picture,
  event: HoldemEvent,
  events: readonly HoldemEvent[],
  end: Picture,
): { steps: Step[]; after: Picture } {
  const closes = event.e === 'won' && picture.wins.length === 0;
  if (!closes && !(event.e === 'board_dealt' && betsOf(picture).length > 0)) {
    return { steps: [], after: picture };
  }
  const gathered = swept(picture);
  const after = { ...gathered, pots: potsFor(gathered, events, end) };
  return { steps: sweep(picture, after), after };
}

/** The steps from one picture to the next. */
export function choreograph(
  from: Picture,
  events: readonly HoldemEvent[],
  end: Picture,
  mine: number | null,
): readonly Step[] {
  return inOrder(from, events, (before, event, rest) => {
    const { steps, after: gathered } = gather(before, event, events, end);
    const { steps: more, after } = stepsFor(gathered, event, { rest, end, mine });
    return { steps: [...steps, ...more], after };
  });
}
