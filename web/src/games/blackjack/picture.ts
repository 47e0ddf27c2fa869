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

export interface SeatPicture extends Count {
  readonly seat: number;
  readonly stack: number;
  readonly bet: number;
  /** What was bet in this round, also when it is settled. */
  readonly laid: number;
  /** What the house has laid beside a winning bet. */
  readonly pay: number;
  readonly cards: readonly Shown[];
  readonly stood: boolean;
  readonly busted: boolean;
  readonly result: BlackjackResult | null;
  readonly back: number;
}

export interface Picture {
  readonly phase: BlackjackPhase;
  readonly seats: readonly SeatPicture[];
  readonly dealer: readonly Shown[];
  readonly count: Count;
}

const NOTHING: Count = { points: 0, soft: false };

export const BARE: Picture = { phase: 'betting', seats: [], dealer: [], count: NOTHING };

const ACE = 12;

/** What the open cards of a hand count; rank 0 is the two, rank 12 the ace. */
export function countOf(cards: readonly Shown[]): Count {
  const ranks = cards.flatMap((card) => (card === null ? [] : [card >> 2]));
  const low = ranks.reduce((sum, rank) => sum + (rank === ACE ? 1 : Math.min(rank + 2, 10)), 0);
  const soft = ranks.includes(ACE) && low + 10 <= 21;
  return { points: soft ? low + 10 : low, soft };
}

const seatOf = (seat: BlackjackSeat): SeatPicture => ({
  seat: seat.seat,
  stack: seat.stack,
  bet: seat.bet ?? 0,
  laid: seat.laid ?? 0,
  pay: 0,
  cards: seat.cards ?? [],
  points: seat.points ?? 0,
  soft: seat.soft ?? false,
  stood: seat.stood ?? false,
  busted: seat.busted ?? false,
  result: seat.result ?? null,
  back: seat.back ?? 0,
});

export function pictureOf(view: BlackjackView | null): Picture {
  if (!view) return BARE;
  const open = view.dealer ?? [];
  return {
    phase: view.phase,
    seats: view.seats.map(seatOf),
    dealer: view.covered ? [null, ...open] : open,
    count: { points: view.points ?? 0, soft: view.soft ?? false },
  };
}

export const seatAt = (picture: Picture, seat: number | null): SeatPicture | undefined =>
  picture.seats.find((each) => each.seat === seat);

/** The same picture with one seat changed. */
export function withSeat(
  picture: Picture,
  seat: number,
  change: (seat: SeatPicture) => Partial<SeatPicture>,
): Picture {
  const seats = picture.seats.map((each) =>
    each.seat === seat ? { ...each, ...change(each) } : each,
  );
  return { ...picture, seats };
}

export const withCards = (picture: Picture, seat: number, cards: readonly Shown[]): Picture =>
  withSeat(picture, seat, () => ({ cards, ...countOf(cards) }));

export const withDealer = (picture: Picture, dealer: readonly Shown[]): Picture => ({
  ...picture,
  dealer,
  count: countOf(dealer),
});

/** The picture after one event. */
export function advance(picture: Picture, event: BlackjackEvent): Picture {
  switch (event.e) {
    case 'bj_opened':
      return {
        ...BARE,
        seats: event.seats.map((seat, i) => seatOf({ seat, stack: event.stacks[i] ?? 0 })),
      };
    case 'bj_bet_set':
      return withSeat(picture, event.seat, ({ stack, bet }) => ({
        stack: stack + bet - event.chips,
        bet: event.chips,
        laid: event.chips,
      }));
    case 'bj_dealt': {
      const dealt = event.seats.reduce(
        (now, seat, i) => withCards(now, seat, event.hands[i] ?? []),
        withDealer(picture, [null, event.up]),
      );
      return { ...dealt, phase: 'playing' };
    }
    case 'bj_drawn': {
      const cards = seatAt(picture, event.seat)?.cards ?? [];
      return withCards(picture, event.seat, [...cards, event.card]);
    }
    case 'bj_stood':
      return withSeat(picture, event.seat, () => ({ stood: true }));
    case 'bj_busted':
      return withSeat(picture, event.seat, () => ({ busted: true }));
    case 'bj_hole_shown':
      return withDealer(picture, [event.card, ...picture.dealer.slice(1)]);
    case 'bj_dealer_drew':
      return withDealer(picture, [...picture.dealer, event.card]);
    case 'bj_forfeited':
      return withSeat(picture, event.seat, () => ({ bet: 0 }));
    case 'bj_paid':
      return withSeat(picture, event.seat, ({ stack }) => ({
        stack: stack + event.back,
        bet: 0,
        pay: 0,
        result: event.result,
        back: event.back,
      }));
    case 'bj_started':
      return picture;
    case 'bj_ended':
      return { ...picture, phase: 'over' };
  }
}
