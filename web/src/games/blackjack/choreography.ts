/** How what happened is shown: from one picture over steps to the picture of the newest view. The
 *  last picture is always the view's own, whatever the events were. */
import {
  choreograph as inOrder,
  type Move,
  type Step as AnyStep,
  step,
} from '../../frame/director.svelte';
import type { CueName } from '../../kit';
import type { BlackjackEvent, BlackjackPaid, BlackjackResult } from '../../wire';
import {
  advance,
  handAt,
  type Picture,
  seatAt,
  type Shown,
  withCards,
  withDealer,
  withHand,
} from './picture';

export type Step = AnyStep<Picture>;

/** Hands of a seat are counted from 0. */
export const anchorOf = {
  shoe: 'shoe',
  house: 'house',
  circle: 'circle',
  seat: (seat: number): string => `seat-${seat}`,
  card: (seat: number, hand: number, card: number): string => `card-${seat}-${hand}-${card}`,
  dealer: (card: number): string => `dealer-${card}`,
  bet: (seat: number, hand: number): string => `bet-${seat}-${hand}`,
  pay: (seat: number, hand: number): string => `pay-${seat}-${hand}`,
};

const FIRST = 0;
const FLIP_MS = 220;
/** One card of the dealer's every 450: 260 on its way, the rest to be looked at. */
const DEALER_REST_MS = 190;
const TURNED_MS = 300;
const NAMED_MS = 650;
const RESULT_MS = 1_400;

const fromShoe = (anchor: string): Move => ({
  anchor,
  other: anchorOf.shoe,
  tempo: 'card',
  resize: true,
});

/** Two cards for each hand, one at a time, the dealer last; each turns over when it has landed,
 *  while the next one is on its way. */
function deal(before: Picture, after: Picture): Step[] {
  const dealt = after.seats.flatMap(({ seat, hands: [hand] }) =>
    hand && hand.cards.length > 0 ? [{ seat, cards: hand.cards }] : [],
  );
  const empty = dealt.reduce((now, { seat }) => withCards(now, seat, []), after);
  let picture = withDealer({ ...empty, phase: before.phase }, []);
  const steps: Step[] = [];
  const lay = (
    anchor: string,
    cards: readonly Shown[],
    i: number,
    put: (now: Picture, cards: readonly Shown[]) => Picture,
  ): void => {
    const down = put(picture, [...cards.slice(0, i), null]);
    steps.push(step(down, { come: [fromShoe(anchor)], cues: ['card-slide'] }));
    picture = put(picture, cards.slice(0, i + 1));
  };
  for (const i of [0, 1]) {
    for (const { seat, cards } of dealt) {
      lay(anchorOf.card(seat, FIRST, i), cards, i, (now, laid) => withCards(now, seat, laid));
    }
    lay(anchorOf.dealer(i), after.dealer.cards, i, withDealer);
  }
  return [...steps, step(after, { cues: ['card-snap'] })];
}

/** A card comes, turns over, and only then counts: nobody reads 22 before the card is seen. */
function draw(down: Picture, open: Picture, after: Picture, anchor: string, rest_ms = 0): Step[] {
  return [
    step(down, { come: [fromShoe(anchor)], cues: ['card-slide'] }),
    step(open, { cues: ['card-flip'], wait_ms: FLIP_MS }),
    step(after, { wait_ms: rest_ms }),
  ];
}

function hit(before: Picture, after: Picture, seat: number, hand: number): Step[] {
  const cards = handAt(before, seat, hand)?.cards ?? [];
  const down = withHand(before, seat, { cards: [...cards, null] }, 0, hand);
  const dealt = handAt(after, seat, hand)?.cards ?? cards;
  const open = withHand(before, seat, { cards: dealt }, 0, hand);
  return draw(down, open, after, anchorOf.card(seat, hand, cards.length));
}

const dealerHolds = (picture: Picture, cards: readonly Shown[]): Picture => ({
  ...picture,
  dealer: { ...picture.dealer, cards },
});

function dealerDraws(before: Picture, after: Picture): Step[] {
  const { cards } = before.dealer;
  const down = dealerHolds(before, [...cards, null]);
  const open = dealerHolds(before, after.dealer.cards);
  return draw(down, open, after, anchorOf.dealer(cards.length), DEALER_REST_MS);
}

const chips = (anchor: string, other: string): Move => ({ anchor, other, tempo: 'sweep' });

/** Where the chips of a seat go when its bet is settled. */
function settle({ seat, result, hand = FIRST }: BlackjackPaid): readonly Move[] {
  const [bet, pay, stack] = [
    anchorOf.bet(seat, hand),
    anchorOf.pay(seat, hand),
    anchorOf.seat(seat),
  ];
  const leave: Record<BlackjackResult, readonly Move[]> = {
    win: [chips(bet, stack), chips(pay, stack)],
    push: [chips(bet, stack)],
    loss: [{ ...chips(bet, anchorOf.house), fade: true }],
  };
  return leave[result];
}

/** First it is said how the round came out for everybody, then the chips go where they belong. */
function pay(before: Picture, paid: readonly BlackjackPaid[], mine: number | null): Step[] {
  const named = paid.reduce((now, { seat, result, bet, back, hand }) => {
    return withHand(now, seat, { result, back, pay: Math.max(0, back - bet) }, 0, hand);
  }, before);
  const after = paid.reduce(advance, before);
  const wins = paid.filter(({ result }) => result === 'win');
  const own = paid.find(({ seat }) => seat === mine);
  const big = own !== undefined && own.bet * 4 >= (seatAt(after, own.seat)?.stack ?? 0);
  const cues: Record<BlackjackResult, CueName> = {
    win: big ? 'win-big' : 'win-small',
    push: 'chip',
    loss: 'chips-sweep',
  };
  return [
    step(named, {
      come: wins.map(({ seat, hand = FIRST }) => chips(anchorOf.pay(seat, hand), anchorOf.house)),
      cues: [
        ...(wins.length > 0 ? (['chips-win'] as const) : []),
        ...(own?.result === 'loss' ? (['lose'] as const) : []),
      ],
      wait_ms: NAMED_MS,
    }),
    step(after, {
      leave: paid.flatMap(settle),
      cues: own ? [cues[own.result]] : [],
      wait_ms: own ? RESULT_MS : 0,
    }),
  ];
}

/** The cards of the last round go back to where they came from. */
function clear(before: Picture): Move[] {
  const cards = before.seats.flatMap(({ seat, hands }) =>
    hands.flatMap((hand, at) => hand.cards.map((_, i) => anchorOf.card(seat, at, i))),
  );
  const dealer = before.dealer.cards.map((_, i) => anchorOf.dealer(i));
  return [...cards, ...dealer].map((anchor) => ({ ...fromShoe(anchor), fade: true }));
}

function stepsFor(
  before: Picture,
  after: Picture,
  event: BlackjackEvent,
  rest: readonly BlackjackEvent[],
  previous: BlackjackEvent | undefined,
  mine: number | null,
): readonly Step[] {
  switch (event.e) {
    case 'bj_opened': {
      // What was played before lies there until the first bet.
      const leave = after.past ? [] : clear(before);
      return [step(after, { leave, cues: leave.length > 0 ? ['shuffle'] : [] })];
    }
    case 'bj_bet_set': {
      // One's own chips fly from the tray as they are pressed.
      const { seat } = event;
      const leave = before.past && !after.past ? clear(before.past) : [];
      if (seat === mine) return [step(after, { leave, light: true })];
      const come = [chips(anchorOf.bet(seat, FIRST), anchorOf.seat(seat))];
      return [step(after, { leave, come, cues: ['chip'], light: true })];
    }
    case 'bj_started':
      return [step(after, { light: true })];
    case 'bj_shuffled':
      return [step(after, { cues: ['shuffle'] })];
    case 'bj_insured':
    case 'bj_insurance_settled':
      return [step(after, { cues: ['chip'] })];
    case 'bj_doubled':
    case 'bj_split': {
      const { seat, hand = FIRST } = event;
      const laid = event.e === 'bj_split' ? hand + 1 : hand;
      const come = [chips(anchorOf.bet(seat, laid), anchorOf.seat(seat))];
      return [step(after, { come, cues: ['chip'] })];
    }
    case 'bj_peeked':
    case 'bj_house_busted':
      return [step(after, { wait_ms: TURNED_MS })];
    case 'bj_dealt':
      return deal(before, after);
    case 'bj_drawn':
      return hit(before, after, event.seat, event.hand ?? FIRST);
    case 'bj_surrendered':
    case 'bj_stood':
      return [step(after, { cues: ['check'] })];
    case 'bj_busted':
      return [step(after, { wait_ms: TURNED_MS })];
    case 'bj_hole_shown':
      return [
        step(dealerHolds(before, after.dealer.cards), { cues: ['card-flip'], wait_ms: FLIP_MS }),
        step(after, { wait_ms: TURNED_MS }),
      ];
    case 'bj_dealer_drew':
      return dealerDraws(before, after);
    case 'bj_forfeited': {
      const leave = { ...chips(anchorOf.bet(event.seat, FIRST), anchorOf.house), fade: true };
      return [step(after, { leave: [leave], cues: ['chips-sweep'] })];
    }
    case 'bj_paid': {
      // Bets that are settled one after the other are shown together.
      if (previous?.e === 'bj_paid') return [];
      const end = rest.findIndex((each) => each.e !== 'bj_paid');
      const run = end < 0 ? rest : rest.slice(0, end);
      return pay(before, [event, ...run.filter((each) => each.e === 'bj_paid')], mine);
    }
    case 'bj_ended':
      return [];
  }
}

/** The steps from one picture to the next. */
export function choreograph(
  from: Picture,
  events: readonly BlackjackEvent[],
  _: Picture,
  mine: number | null,
): readonly Step[] {
  return inOrder(from, events, (before, event, rest) => {
    const after = advance(before, event);
    const previous = events[events.length - rest.length - 2];
    return { steps: stepsFor(before, after, event, rest, previous, mine), after };
  });
}
