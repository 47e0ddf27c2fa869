/** What lies on the felt at one moment, as plain values: made from a view, which is the truth, or
 *  carried on by one event, for the steps in between and for replays. It knows no rules: it moves
 *  chips and cards just as the events say. */
import { seatAt, withSeat } from '../../frame/pictures';
import type {
  Card,
  HandName,
  HoldemDeed,
  HoldemEvent,
  HoldemPrivateView,
  HoldemSeat,
  HoldemStreet,
  HoldemView,
  HoldemWon,
} from '../../wire';

export { seatAt };

export interface SeatPicture {
  readonly seat: number;
  readonly stack: number;
  readonly bet: number;
  /** What the seat has won in this hand, and what it has paid; that is known with the end. */
  readonly award: number;
  readonly paid: number;
  /** `null` is a card face down; no cards at all once they are folded or mucked. */
  readonly hole: readonly (Card | null)[];
  readonly folded: boolean;
  readonly allIn: boolean;
  readonly deed: HoldemDeed | null;
  readonly hand: HandName | null;
}

export interface Picture {
  readonly street: HoldemStreet;
  readonly button: number | null;
  readonly board: readonly (Card | null)[];
  readonly seats: readonly SeatPicture[];
  /** Main pot first, without the bets in front of the seats. */
  readonly pots: readonly number[];
  /** All chips bet in this hand. */
  readonly total: number;
  readonly waiting: readonly number[];
  /** Cards drawn for the button, by the order of the seats. */
  readonly drawn: readonly Card[];
  readonly wins: readonly HoldemWon[];
  readonly over: boolean;
  /** Whether it is told in words how many cards and chips are in play. */
  readonly counts: boolean;
}

export const BARE: Picture = {
  street: 'preflop',
  button: null,
  board: [],
  seats: [],
  pots: [],
  total: 0,
  waiting: [],
  drawn: [],
  wins: [],
  over: false,
  counts: false,
};

function holeOf(seat: HoldemSeat, privateView: HoldemPrivateView | null): readonly (Card | null)[] {
  if (seat.cards?.length) return seat.cards;
  if (privateView) return privateView.cards;
  return seat.folded || seat.mucked ? [] : [null, null];
}

/** The picture of a view, with the cards of the seat that looks at it. */
export function pictureOf(
  view: HoldemView | null,
  privateView: HoldemPrivateView | null = null,
  mine: number | null = null,
): Picture {
  if (!view) return BARE;
  return {
    street: view.street,
    button: view.button,
    board: view.board,
    seats: view.seats.map((seat) => ({
      seat: seat.seat,
      stack: seat.stack,
      bet: seat.bet ?? 0,
      award: seat.won ?? 0,
      paid: seat.paid ?? 0,
      hole: view.undealt ? [] : holeOf(seat, seat.seat === mine ? privateView : null),
      folded: seat.folded ?? false,
      allIn: seat.all_in ?? false,
      deed: seat.deed ?? null,
      hand: seat.hand ?? null,
    })),
    pots: view.pots.map((pot) => pot.chips),
    total: view.total,
    waiting: view.waiting ?? [],
    drawn: view.drawn ?? [],
    wins: view.winners ?? [],
    over: view.over ?? false,
    counts: false,
  };
}

export const betsOf = (picture: Picture): readonly SeatPicture[] =>
  picture.seats.filter((seat) => seat.bet > 0);

/** All bets in the middle, as one pot: which part belongs to a side pot only a view can tell. */
export function swept(picture: Picture): Picture {
  if (betsOf(picture).length === 0) return picture;
  const seats = picture.seats.map((seat) => ({ ...seat, bet: 0 }));
  return { ...picture, seats, pots: [picture.total] };
}

function acted(picture: Picture, event: HoldemEvent & { e: 'acted' }): Picture {
  const folds = event.deed === 'fold';
  const after = withSeat(picture, event.seat, (seat) => ({
    stack: seat.stack - event.chips,
    bet: event.chips > 0 ? event.to : seat.bet,
    deed: event.deed,
    folded: folds || seat.folded,
    allIn: event.all_in || seat.allIn,
    hole: folds && seat.hole.every((card) => card === null) ? [] : seat.hole,
  }));
  return { ...after, total: after.total + event.chips };
}

function posted(picture: Picture, event: HoldemEvent & { e: 'posted' }): Picture {
  let after = picture;
  let antes = 0;
  for (const { seat, kind, chips } of event.posts) {
    const live = kind !== 'ante';
    if (!live) antes += chips;
    after = withSeat(after, seat, ({ stack, bet }) => ({
      stack: stack - chips,
      bet: bet + (live ? chips : 0),
      allIn: stack === chips,
    }));
    after = { ...after, total: after.total + chips };
  }
  return antes > 0 ? { ...after, pots: [antes] } : after;
}

function won(picture: Picture, event: HoldemWon): Picture {
  let after = swept(picture);
  for (const share of event.shares) {
    after = withSeat(after, share.seat, (seat) => ({
      stack: seat.stack + share.chips,
      award: seat.award + share.chips,
    }));
  }
  const gone = event.shares.reduce((sum, share) => sum + share.chips, 0);
  const left = after.pots.reduce((sum, pot) => sum + pot, 0) - gone;
  const pots = after.pots.length > 1 ? after.pots.slice(1) : left > 0 ? [left] : [];
  return { ...after, pots, wins: [...after.wins, event] };
}

/** The picture after one event. */
export function advance(picture: Picture, event: HoldemEvent): Picture {
  switch (event.e) {
    case 'opened':
      return {
        ...BARE,
        counts: picture.counts,
        button: event.button,
        waiting: event.waiting,
        seats: event.seats.map((seat, i) => ({
          seat,
          stack: event.stacks[i] ?? 0,
          bet: 0,
          award: 0,
          paid: 0,
          hole: [],
          folded: false,
          allIn: false,
          deed: null,
          hand: null,
        })),
      };
    case 'button_drawn':
      return { ...picture, drawn: event.cards };
    case 'posted':
      return posted(picture, event);
    case 'hands_dealt': {
      const seats = picture.seats.map((seat) => {
        const hand = event.hands[event.seats.indexOf(seat.seat)] ?? [];
        return { ...seat, hole: hand.length > 0 ? hand : [null, null] };
      });
      return { ...picture, seats };
    }
    case 'acted':
      return acted(picture, event);
    case 'chips_brought':
      return withSeat(picture, event.seat, ({ stack }) => ({ stack: stack + event.chips }));
    case 'returned': {
      const after = withSeat(picture, event.seat, (seat) => ({
        stack: seat.stack + event.chips,
        bet: seat.bet - event.chips,
        allIn: false,
      }));
      return { ...after, total: after.total - event.chips };
    }
    case 'board_dealt': {
      const after = swept(picture);
      const seats = after.seats.map((seat) => ({ ...seat, deed: null }));
      const board = [...after.board, ...event.cards];
      return { ...after, seats, board, street: event.street };
    }
    case 'shown':
      return withSeat(picture, event.seat, () => ({ hole: event.cards }));
    case 'mucked':
      return withSeat(picture, event.seat, () => ({ hole: [] }));
    case 'won':
      return won(picture, event);
    case 'ended':
      return { ...picture, over: true };
    case 'deal_held':
    case 'restacked':
    case 'departed':
      return picture;
  }
}

/** The cards that won, over all pots; they are raised and the others dimmed. */
export function winningCards(picture: Picture): ReadonlySet<Card> {
  return new Set(picture.wins.flatMap((win) => win.shares.flatMap((share) => share.five ?? [])));
}

export interface Result {
  readonly seat: number;
  /** Of all pots together, and what is left of that without the seat's own bets. */
  readonly chips: number;
  readonly gain: number;
  readonly hand: HandName | null;
}

/** Whether a seat has more of the pots than it put into them: what only comes back was not won. */
export const gains = ({ award, paid }: SeatPicture): boolean => award > paid;

/** What each winner took from all pots together, and with what; the largest first. */
export function results(picture: Picture): readonly Result[] {
  const found = new Map<number, Result>();
  for (const { shares, hand } of picture.wins) {
    for (const { seat, chips } of shares) {
      const before = found.get(seat);
      const all = chips + (before?.chips ?? 0);
      const gain = all - (seatAt(picture, seat)?.paid ?? 0);
      found.set(seat, { seat, chips: all, gain, hand: before?.hand ?? hand });
    }
  }
  return [...found.values()].sort((a, b) => b.chips - a.chips);
}

/** The hands that run against each other while nobody can bet any more: all that are left, once every
 *  one of them lies open and cards are still to come. */
export function showdown(picture: Picture): readonly SeatPicture[] {
  const left = picture.seats.filter(({ folded, hole }) => !folded && hole.length > 0);
  const open = left.every(({ hole }) => hole.every((card) => card !== null));
  const comes = !picture.over && picture.board.length < 5 && picture.wins.length === 0;
  return open && comes && left.length > 1 ? left : [];
}
