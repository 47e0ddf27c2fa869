/** What lies on the felt at one moment, as plain values: made from a view, which is the truth, or
 *  carried on by one event, for the steps in between. It moves chips and cards just as the events
 *  say, and counts points only to show them. */
import { seatAt } from '../../frame/pictures';
import type {
  BlackjackCardsDealt,
  BlackjackEvent,
  BlackjackOpened,
  BlackjackPhase,
  BlackjackResult,
  BlackjackRules,
  BlackjackSeat,
  BlackjackShoe,
  BlackjackView,
  BlackjackWasSplit,
  Card,
} from '../../wire';

export { seatAt };

/** `null` is a card face down. */
export type Shown = Card | null;

export interface Count {
  readonly points: number;
  /** An ace counts eleven. */
  readonly soft: boolean;
}

/** Cards that are counted together. */
export interface Dealt extends Count {
  readonly cards: readonly Shown[];
}

export interface HandPicture extends Dealt {
  readonly bet: number;
  /** What was bet in this round, also when it is settled. */
  readonly laid: number;
  /** What the house has laid beside a winning bet. */
  readonly pay: number;
  readonly natural: boolean;
  readonly doubled: boolean;
  readonly from_split: boolean;
  readonly stood: boolean;
  readonly busted: boolean;
  readonly surrendered: boolean;
  readonly result: BlackjackResult | null;
  readonly back: number;
}

export interface SeatPicture {
  readonly seat: number;
  readonly stack: number;
  /** One hand at least: before the cards are dealt it is the bet alone. */
  readonly hands: readonly HandPicture[];
  /** The side bet that lies on the table, and null when there is none. */
  readonly insurance: number | null;
}

/** What is printed on the felt. */
export type Printed = Pick<BlackjackRules, 'dealer' | 'natural' | 'insurance'>;

export interface Picture {
  readonly phase: BlackjackPhase;
  readonly seats: readonly SeatPicture[];
  readonly dealer: Dealt;
  /** Where the shoe goes on from round to round. */
  readonly shoe: BlackjackShoe | null;
  /** Seats that have busted the house. */
  readonly bustedBy: readonly number[];
  readonly printed: Printed;
  /** How the round before ended: it is seen until somebody bets. */
  readonly past: Picture | null;
}

export const printedOf = ({ dealer, natural, insurance }: Printed): Printed => ({
  ...{ dealer, natural, insurance },
});

const NO_CARDS: Dealt = { cards: [], points: 0, soft: false };

export const NO_HAND: HandPicture = {
  ...NO_CARDS,
  bet: 0,
  laid: 0,
  pay: 0,
  natural: false,
  doubled: false,
  from_split: false,
  stood: false,
  busted: false,
  surrendered: false,
  result: null,
  back: 0,
};

export const BARE: Picture = {
  phase: 'betting',
  seats: [],
  dealer: NO_CARDS,
  shoe: null,
  bustedBy: [],
  printed: { dealer: 'hits_soft_17', natural: null, insurance: false },
  past: null,
};

const ACE = 12;

/** What the open cards of a hand count; rank 0 is the two, rank 12 the ace. */
export function countOf(cards: readonly Shown[]): Count {
  const ranks = cards.flatMap((card) => (card === null ? [] : [card >> 2]));
  const low = ranks.reduce((sum, rank) => sum + (rank === ACE ? 1 : Math.min(rank + 2, 10)), 0);
  const soft = ranks.includes(ACE) && low + 10 <= 21;
  return { points: soft ? low + 10 : low, soft };
}

const seatOf = ({ seat, stack, hands, insurance, insurance_back }: BlackjackSeat): SeatPicture => ({
  seat,
  stack,
  hands: hands.map((hand) => ({ ...NO_HAND, ...hand })),
  insurance: insurance_back === undefined ? insurance || null : null,
});

export function pictureOf(view: BlackjackView | null, printed = BARE.printed): Picture {
  if (!view) return { ...BARE, printed };
  const { phase, seats, dealer: open = [], covered, points = 0, soft = false } = view;
  const dealer = { cards: covered ? [null, ...open] : open, points, soft };
  const { shoe = null, busted_by: bustedBy = [] } = view;
  return { phase, seats: seats.map(seatOf), dealer, shoe, bustedBy, printed, past: null };
}

/** The same with the end of the round before, where nobody has bet yet. */
export const withPast = (picture: Picture, past: Picture | null): Picture => {
  const fresh =
    picture.phase === 'betting' && picture.seats.every(({ hands: [hand] }) => !hand?.bet);
  return fresh && past?.phase === 'over' ? { ...picture, past: { ...past, past: null } } : picture;
};

/** A hand of a seat, the first one unless another is named. */
export const handAt = (picture: Picture, seat: number | null, hand = 0): HandPicture | undefined =>
  seatAt(picture, seat)?.hands[hand];

/** The number of the hand on turn, if it is the seat's turn; otherwise no hand has it. */
export const handOnTurn = (picture: Picture, seat: number): number =>
  seatAt(picture, seat)?.hands.findIndex((hand) => !isDone(hand)) ?? -1;

/** Whether the hand of a seat is the one that is played now. */
export const plays = (
  picture: Picture,
  acting: readonly number[],
  seat: number,
  at: number,
): boolean =>
  picture.phase === 'playing' && acting.includes(seat) && handOnTurn(picture, seat) === at;

/** Whether a hand stands out: it is played now, or it has won. */
export const isLit = (
  picture: Picture,
  acting: readonly number[],
  seat: number,
  hand: HandPicture,
  at: number,
): boolean => hand.result === 'win' || plays(picture, acting, seat, at);

/** Whether a hand takes no more cards. */
export const isDone = ({ stood, busted, doubled, surrendered, result }: HandPicture): boolean =>
  stood || busted || doubled || surrendered || result !== null;

const withSeat = (
  picture: Picture,
  seat: number,
  change: (seat: SeatPicture) => SeatPicture,
): Picture => ({
  ...picture,
  seats: picture.seats.map((each) => (each.seat === seat ? change(each) : each)),
});

/** The same picture with a hand of a seat changed, and so many chips more in its stack. */
export function withHand(
  picture: Picture,
  seat: number,
  change: Partial<HandPicture>,
  chips = 0,
  at = 0,
): Picture {
  return withSeat(picture, seat, (each) => ({
    ...each,
    stack: each.stack + chips,
    hands: each.hands.map((hand, i) => (i === at ? { ...hand, ...change } : hand)),
  }));
}

export const withCards = (
  picture: Picture,
  seat: number,
  cards: readonly Shown[],
  at = 0,
): Picture => withHand(picture, seat, { cards, ...countOf(cards) }, 0, at);

export const withDealer = (picture: Picture, cards: readonly Shown[]): Picture => ({
  ...picture,
  dealer: { cards, ...countOf(cards) },
});

/** So many cards leave the shoe. */
const drawn = (picture: Picture, count: number): Picture =>
  picture.shoe
    ? { ...picture, shoe: { ...picture.shoe, left: picture.shoe.left - count } }
    : picture;

function opened(event: BlackjackOpened): Picture {
  const { rules, seats, stacks, left = 0, marker = 0, seen = [] } = event;
  return {
    ...BARE,
    printed: printedOf(rules),
    shoe: rules.shoe ? { decks: rules.decks, left, marker, seen } : null,
    seats: seats.map((seat, i) => ({
      ...{ seat, stack: stacks[i] ?? 0, hands: [NO_HAND], insurance: null },
    })),
  };
}

function dealt(picture: Picture, event: BlackjackCardsDealt): Picture {
  const { seats, hands, up, insurance } = event;
  const lying = seats.reduce(
    (now, seat, i) => {
      const cards = hands[i] ?? [];
      const natural = picture.printed.natural !== null && countOf(cards).points === 21;
      return withHand(withCards(now, seat, cards), seat, { natural });
    },
    withDealer(picture, [null, up]),
  );
  const after = drawn(lying, 2 * seats.length + 2);
  return { ...after, phase: insurance ? 'insurance' : 'playing' };
}

/** A pair becomes two hands, one behind the other. */
const split = (picture: Picture, { seat, chips, hand: at = 0 }: BlackjackWasSplit): Picture =>
  withSeat(picture, seat, (each) => ({
    ...each,
    stack: each.stack - chips,
    hands: each.hands.flatMap((hand, i) => {
      if (i !== at) return [hand];
      const two = { ...NO_HAND, bet: chips, laid: chips };
      return [hand, two].map((half, n) => {
        const cards = hand.cards.slice(n, n + 1);
        return { ...half, cards, ...countOf(cards), from_split: true };
      });
    }),
  }));

/** The picture after one event. */
export function advance(picture: Picture, event: BlackjackEvent): Picture {
  switch (event.e) {
    case 'bj_opened':
      return withPast(opened(event), picture);
    case 'bj_bet_set': {
      const { seat, chips } = event;
      const before = handAt(picture, seat)?.bet ?? 0;
      const now = withHand(picture, seat, { bet: chips, laid: chips }, before - chips);
      return withPast({ ...now, past: null }, now.past);
    }
    case 'bj_dealt':
      return dealt(picture, event);
    case 'bj_shuffled': {
      const { left, marker } = event;
      const { shoe } = picture;
      return shoe
        ? { ...picture, shoe: { ...shoe, left, marker, seen: shoe.seen.map(() => 0) } }
        : picture;
    }
    case 'bj_insured':
      return withSeat(picture, event.seat, (each) => ({
        ...each,
        stack: each.stack - event.chips,
        insurance: event.chips || null,
      }));
    case 'bj_insurance_settled':
      return withSeat(picture, event.seat, (each) => ({
        ...each,
        stack: each.stack + event.back,
        insurance: null,
      }));
    case 'bj_peeked':
      return { ...picture, phase: 'playing' };
    case 'bj_drawn': {
      const { seat, card, hand } = event;
      const cards = handAt(picture, seat, hand)?.cards ?? [];
      return drawn(withCards(picture, seat, [...cards, card], hand), 1);
    }
    case 'bj_stood':
      return withHand(picture, event.seat, { stood: true }, 0, event.hand);
    case 'bj_doubled': {
      const { seat, chips, hand } = event;
      const laid = (handAt(picture, seat, hand)?.bet ?? 0) + chips;
      return withHand(picture, seat, { bet: laid, laid, doubled: true }, -chips, hand);
    }
    case 'bj_split':
      return split(picture, event);
    case 'bj_surrendered':
      return withHand(picture, event.seat, { surrendered: true });
    case 'bj_busted':
      return withHand(picture, event.seat, { busted: true }, 0, event.hand);
    case 'bj_hole_shown': {
      const cards = [event.card, ...picture.dealer.cards.slice(1)];
      return { ...withDealer(picture, cards), phase: 'playing' };
    }
    case 'bj_dealer_drew':
      return drawn(withDealer(picture, [...picture.dealer.cards, event.card]), 1);
    case 'bj_forfeited':
      return withSeat(picture, event.seat, (each) => ({
        ...each,
        insurance: null,
        hands: each.hands.map((hand) => ({ ...hand, bet: 0 })),
      }));
    case 'bj_paid': {
      const { seat, result, back, hand } = event;
      return withHand(picture, seat, { bet: 0, pay: 0, result, back }, back, hand);
    }
    case 'bj_house_busted':
      return { ...picture, bustedBy: [...picture.bustedBy, event.seat] };
    case 'bj_started':
      return picture;
    case 'bj_ended':
      return { ...picture, phase: 'over' };
  }
}
