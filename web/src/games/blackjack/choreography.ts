/** How what happened is shown: from one picture over steps to the picture of the newest view. The
 *  last picture is always the view's own, whatever the events were. */
import { cueOf, type Move, type Step as AnyStep } from '../../frame/director.svelte';
import type { CueName } from '../../kit';
import type { BlackjackEvent, BlackjackResult } from '../../wire';
import {
  advance,
  type Picture,
  type Shown,
  seatAt,
  withCards,
  withDealer,
  withSeat,
} from './picture';

export type Step = AnyStep<Picture>;

export const anchorOf = {
  shoe: 'shoe',
  house: 'house',
  seat: (seat: number): string => `seat-${seat}`,
  card: (seat: number, card: number): string => `card-${seat}-${card}`,
  dealer: (card: number): string => `dealer-${card}`,
  bet: (seat: number): string => `bet-${seat}`,
  pay: (seat: number): string => `pay-${seat}`,
};

/** One card of the dealer's every 450: 260 on its way, the rest to be looked at. */
const DEALER_REST_MS = 190;
const TURNED_MS = 300;
const NAMED_MS = 650;
const RESULT_MS = 1_400;

interface Extra {
  leave?: readonly Move[];
  come?: readonly Move[];
  cues?: readonly CueName[];
  wait_ms?: number;
}

function step(
  picture: Picture,
  { leave = [], come = [], cues = [], wait_ms = 0 }: Extra = {},
): Step {
  return { picture, leave, come, cues: cues.map(cueOf), wait_ms };
}

const fromShoe = (spot: string): Move => ({
  anchor: spot,
  other: anchorOf.shoe,
  tempo: 'card',
  resize: true,
});

/** Two cards for each hand, one at a time, the dealer last; each turns over when it has landed,
 *  while the next one is on its way. */
function deal(before: Picture, after: Picture): Step[] {
  const seats = after.seats.filter(({ cards }) => cards.length > 0);
  const empty = seats.reduce((now, { seat }) => withCards(now, seat, []), after);
  let picture = withDealer({ ...empty, phase: before.phase }, []);
  const steps: Step[] = [];
  const lay = (spot: string, put: (now: Picture, card: Shown) => Picture, card: Shown): void => {
    steps.push(step(put(picture, null), { come: [fromShoe(spot)], cues: ['card-slide'] }));
    picture = put(picture, card);
  };
  for (const i of [0, 1]) {
    for (const { seat, cards } of seats) {
      const open = cards.slice(0, i);
      lay(
        anchorOf.card(seat, i),
        (now, card) => withCards(now, seat, [...open, card]),
        cards[i] ?? null,
      );
    }
    const shown = after.dealer.slice(0, i);
    lay(
      anchorOf.dealer(i),
      (now, card) => withDealer(now, [...shown, card]),
      after.dealer[i] ?? null,
    );
  }
  return [...steps, step(after, { cues: ['card-snap'] })];
}

function draw(down: Picture, after: Picture, spot: string, wait_ms: number): Step[] {
  return [
    step(down, { come: [fromShoe(spot)], cues: ['card-slide'] }),
    step(after, { cues: ['card-flip'], wait_ms }),
  ];
}

const chips = (spot: string, other: string): Move => ({ spot, other, tempo: 'sweep' });

/** First it is said how the round came out, then the chips go where they belong. */
function pay(
  before: Picture,
  after: Picture,
  event: BlackjackEvent & { e: 'bj_paid' },
  mine: number | null,
): Step[] {
  const { seat, result, bet, back } = event;
  const own = seat === mine;
  const [bets, pays, purse] = [anchorOf.bet(seat), anchorOf.pay(seat), anchorOf.seat(seat)];
  const named = withSeat(before, seat, () => ({ result, back, pay: back > bet ? back - bet : 0 }));
  const big = bet * 4 >= (seatAt(after, seat)?.stack ?? 0);
  const cues: Record<BlackjackResult, readonly CueName[]> = {
    win: [big ? 'win-big' : 'win-small'],
    push: ['chip'],
    loss: ['chips-sweep'],
  };
  const come: Record<BlackjackResult, readonly Move[]> = {
    win: [chips(pays, anchorOf.house)],
    push: [],
    loss: [],
  };
  const leave: Record<BlackjackResult, readonly Move[]> = {
    win: [chips(bets, purse), chips(pays, purse)],
    push: [chips(bets, purse)],
    loss: [{ ...chips(bets, anchorOf.house), fade: true }],
  };
  const heard: readonly CueName[] =
    result === 'win' ? ['chips-win'] : own && result === 'loss' ? ['lose'] : [];
  return [
    step(named, { come: come[result], cues: heard, wait_ms: NAMED_MS }),
    step(after, {
      leave: leave[result],
      cues: own ? cues[result] : [],
      wait_ms: own ? RESULT_MS : 0,
    }),
  ];
}

/** The cards of the last round go back to where they came from. */
function clear(before: Picture): Move[] {
  const cards = before.seats.flatMap(({ seat, cards }) =>
    cards.map((_, i) => anchorOf.card(seat, i)),
  );
  const dealer = before.dealer.map((_, i) => anchorOf.dealer(i));
  return [...cards, ...dealer].map((spot) => ({ ...fromShoe(spot), fade: true }));
}

function stepsFor(
  before: Picture,
  event: BlackjackEvent,
  mine: number | null,
): { steps: Step[]; after: Picture } {
  const after = advance(before, event);
  switch (event.e) {
    case 'bj_opened': {
      const leave = clear(before);
      return { steps: [step(after, { leave, cues: leave.length > 0 ? ['shuffle'] : [] })], after };
    }
    case 'bj_bet_set': {
      // One's own chips fly from the tray as they are pressed.
      const come =
        event.seat === mine ? [] : [chips(anchorOf.bet(event.seat), anchorOf.seat(event.seat))];
      return { steps: [step(after, { come, cues: come.length > 0 ? ['chip'] : [] })], after };
    }
    case 'bj_dealt':
      return { steps: deal(before, after), after };
    case 'bj_drawn': {
      const cards = seatAt(before, event.seat)?.cards ?? [];
      const down = withCards(before, event.seat, [...cards, null]);
      return { steps: draw(down, after, anchorOf.card(event.seat, cards.length), 0), after };
    }
    case 'bj_stood':
      return { steps: [step(after, { cues: ['check'] })], after };
    case 'bj_busted':
      return { steps: [step(after, { wait_ms: TURNED_MS })], after };
    case 'bj_hole_shown':
      return { steps: [step(after, { cues: ['card-flip'], wait_ms: 220 + TURNED_MS })], after };
    case 'bj_dealer_drew': {
      const down = withDealer(before, [...before.dealer, null]);
      const spot = anchorOf.dealer(before.dealer.length);
      return { steps: draw(down, after, spot, DEALER_REST_MS), after };
    }
    case 'bj_forfeited': {
      const leave: Move = { ...chips(anchorOf.bet(event.seat), anchorOf.house), fade: true };
      return { steps: [step(after, { leave: [leave], cues: ['chips-sweep'] })], after };
    }
    case 'bj_paid':
      return { steps: pay(before, after, event, mine), after };
    case 'bj_started':
    case 'bj_ended':
      return { steps: [], after };
  }
}

/** The steps from one picture to the next. */
export function choreograph(
  from: Picture,
  events: readonly BlackjackEvent[],
  end: Picture,
  mine: number | null,
): Step[] {
  const steps: Step[] = [];
  let picture = from;
  for (const event of events) {
    const { steps: more, after } = stepsFor(picture, event, mine);
    steps.push(...more);
    picture = after;
  }
  const last = steps.at(-1);
  // What the view says is what stays on the table.
  if (last) steps[steps.length - 1] = { ...last, picture: end };
  else steps.push(step(end));
  return steps;
}
