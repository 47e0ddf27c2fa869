/** What lies on the felt at one moment, as plain values: made from a view, which is the truth, or
 *  carried on by one event, for the steps in between. It moves chips and cards just as the events
 *  say, and counts points only to show them. */
import type {
  BlackjackEvent,
  BlackjackPhase,
  BlackjackResult,
  BlackjackSeat,
  BlackjackView,
  Card,
} from '../../wire';

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
  readonly stood: boolean;
  readonly busted: boolean;
  readonly result: BlackjackResult | null;
  readonly back: number;
}

export interface SeatPicture {
  readonly seat: number;
  readonly stack: number;
  /** One hand at least: before the cards are dealt it is the bet alone. */
  readonly hands: readonly HandPicture[];
}

export interface Picture {
  readonly phase: BlackjackPhase;
  readonly seats: readonly SeatPicture[];
  readonly dealer: Dealt;
  /** A rule that is printed on the felt. */
  readonly hitsSoft17: boolean;
}

const NO_CARDS: Dealt = { cards: [], points: 0, soft: false };

export const NO_HAND: HandPicture = {
  ...NO_CARDS,
  bet: 0,
  laid: 0,
  pay: 0,
  stood: false,
  busted: false,
  result: null,
  back: 0,
};

export const BARE: Picture = { phase: 'betting', seats: [], dealer: NO_CARDS, hitsSoft17: true };

const ACE = 12;

/** What the open cards of a hand count; rank 0 is the two, rank 12 the ace. */
export function countOf(cards: readonly Shown[]): Count {
  const ranks = cards.flatMap((card) => (card === null ? [] : [card >> 2]));
  const low = ranks.reduce((sum, rank) => sum + (rank === ACE ? 1 : Math.min(rank + 2, 10)), 0);
  const soft = ranks.includes(ACE) && low + 10 <= 21;
  return { points: soft ? low + 10 : low, soft };
}

const seatOf = ({ seat, stack, started: _, ...hand }: BlackjackSeat): SeatPicture => ({
  seat,
  stack,
  hands: [{ ...NO_HAND, ...hand }],
});

export function pictureOf(view: BlackjackView | null, hitsSoft17 = true): Picture {
  if (!view) return { ...BARE, hitsSoft17 };
  const { phase, seats, dealer: open = [], covered, points = 0, soft = false } = view;
  const dealer = { cards: covered ? [null, ...open] : open, points, soft };
  return { phase, seats: seats.map(seatOf), dealer, hitsSoft17 };
}

export const seatAt = (picture: Picture, seat: number | null): SeatPicture | undefined =>
  picture.seats.find((each) => each.seat === seat);

/** The hand of a seat; today each has one. */
export const handAt = (picture: Picture, seat: number | null): HandPicture | undefined =>
  seatAt(picture, seat)?.hands[0];

/** Whether a hand takes no more cards. */
export const isDone = ({ stood, busted }: HandPicture): boolean => stood || busted;

/** The same picture with the hand of a seat changed, and so many chips more in its stack. */
export function withHand(
  picture: Picture,
  seat: number,
  change: Partial<HandPicture>,
  chips = 0,
): Picture {
  const seats = picture.seats.map((each) => {
    if (each.seat !== seat) return each;
    const [hand = NO_HAND, ...others] = each.hands;
    return { ...each, stack: each.stack + chips, hands: [{ ...hand, ...change }, ...others] };
  });
  return { ...picture, seats };
}

export const withCards = (picture: Picture, seat: number, cards: readonly Shown[]): Picture =>
  withHand(picture, seat, { cards, ...countOf(cards) });

export const withDealer = (picture: Picture, cards: readonly Shown[]): Picture => ({
  ...picture,
  dealer: { cards, ...countOf(cards) },
});

/** The picture after one event. */
export function advance(picture: Picture, event: BlackjackEvent): Picture {
  switch (event.e) {
    case 'bj_opened':
      return {
        ...BARE,
        hitsSoft17: event.rules.hits_soft_17,
        seats: event.seats.map((seat, i) => seatOf({ seat, stack: event.stacks[i] ?? 0 })),
      };
    case 'bj_bet_set': {
      const { seat, chips } = event;
      const before = handAt(picture, seat)?.bet ?? 0;
      return withHand(picture, seat, { bet: chips, laid: chips }, before - chips);
    }
    case 'bj_dealt': {
      const dealt = event.seats.reduce(
        (now, seat, i) => withCards(now, seat, event.hands[i] ?? []),
        withDealer(picture, [null, event.up]),
      );
      return { ...dealt, phase: 'playing' };
    }
    case 'bj_drawn': {
      const cards = handAt(picture, event.seat)?.cards ?? [];
      return withCards(picture, event.seat, [...cards, event.card]);
    }
    case 'bj_stood':
      return withHand(picture, event.seat, { stood: true });
    case 'bj_busted':
      return withHand(picture, event.seat, { busted: true });
    case 'bj_hole_shown':
      return withDealer(picture, [event.card, ...picture.dealer.cards.slice(1)]);
    case 'bj_dealer_drew':
      return withDealer(picture, [...picture.dealer.cards, event.card]);
    case 'bj_forfeited':
      return withHand(picture, event.seat, { bet: 0 });
    case 'bj_paid': {
      const { seat, result, back } = event;
      return withHand(picture, seat, { bet: 0, pay: 0, result, back }, back);
    }
    case 'bj_started':
      return picture;
    case 'bj_ended':
      return { ...picture, phase: 'over' };
  }
}
