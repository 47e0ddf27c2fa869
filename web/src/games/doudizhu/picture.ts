/** What lies on the felt at one moment, as plain values: made from a view, which is the truth, or
 *  carried on by one event, for the steps in between. */
import { seatAt, withSeat } from '../../frame/pictures';
import type {
  DoudizhuCombo,
  DoudizhuDeed,
  DoudizhuEvent,
  DoudizhuPhase,
  DoudizhuPrivateView,
  DoudizhuRole,
  DoudizhuScore,
  DoudizhuScored,
  DoudizhuSeat,
  DoudizhuView,
} from '../../wire';
import { inOrder } from './naming';

export { seatAt };

export interface SeatPicture {
  readonly seat: number;
  readonly stack: number;
  /** How many cards are left. */
  readonly left: number;
  readonly role: DoudizhuRole | null;
  readonly bid: number;
  readonly deed: DoudizhuDeed | null;
  /** What it has played since somebody led. */
  readonly cards: readonly number[];
  /** The cards in the hand, where they may be seen. */
  readonly hand: readonly number[];
  readonly departed: boolean;
  readonly gain: number;
  readonly score: DoudizhuScore | null;
}

export interface Picture {
  readonly phase: DoudizhuPhase | null;
  readonly seats: readonly SeatPicture[];
  readonly base: number;
  readonly points: number;
  readonly doublings: number;
  readonly stake: number;
  /** Empty as long as they lie face down. */
  readonly bottom: readonly number[];
  /** The hand to be beaten, and who played it. */
  readonly last: { readonly seat: number; readonly combo: DoudizhuCombo } | null;
  readonly result: DoudizhuScored | null;
}

export const BARE: Picture = {
  phase: null,
  seats: [],
  base: 0,
  points: 0,
  doublings: 0,
  stake: 0,
  bottom: [],
  last: null,
  result: null,
};

const HAND = 17;
const FRESH = { role: null, bid: 0, deed: null, cards: [], hand: [], departed: false, gain: 0 };

const seatOf = (view: DoudizhuSeat, hand: readonly number[]): SeatPicture => ({
  seat: view.seat,
  stack: view.stack,
  left: view.left,
  role: view.role ?? null,
  bid: view.bid ?? 0,
  deed: view.deed ?? null,
  cards: view.cards ?? [],
  hand: view.hand ?? hand,
  departed: view.departed ?? false,
  gain: view.gain ?? 0,
  score: view.score ?? null,
});

/** The picture of a view, with the cards of the seat that looks at it. */
export function pictureOf(
  view: DoudizhuView | null,
  own: DoudizhuPrivateView | null = null,
  mine: number | null = null,
): Picture {
  if (!view) return BARE;
  const { last, last_seat } = view;
  return {
    phase: view.phase,
    seats: view.seats.map((seat) => seatOf(seat, seat.seat === mine ? (own?.hand ?? []) : [])),
    base: view.base,
    points: view.points ?? 0,
    doublings: view.doublings ?? 0,
    stake: view.stake ?? 0,
    bottom: view.bottom ?? [],
    last: last && last_seat !== undefined ? { seat: last_seat, combo: last } : null,
    result: view.result ?? null,
  };
}

const everySeat = (
  picture: Picture,
  change: (seat: SeatPicture, i: number) => object,
): Picture => ({
  ...picture,
  seats: picture.seats.map((seat, i) => ({ ...seat, ...change(seat, i) })),
});

function opened(event: DoudizhuEvent & { e: 'opened' }): Picture {
  const seats = event.seats.map((seat, i): SeatPicture => ({
    ...FRESH,
    seat,
    stack: event.stacks[i] ?? 0,
    left: 0,
    score: event.scores.find((score) => score.seat === seat) ?? null,
  }));
  return { ...BARE, phase: 'bid', base: event.rules.base, seats };
}

function named(picture: Picture, event: DoudizhuEvent & { e: 'landlord_named' }): Picture {
  const { seat, points, bottom } = event;
  const after = everySeat(picture, (each) => ({
    deed: null,
    cards: [],
    role: each.seat === seat ? 'landlord' : 'peasant',
  }));
  const taken = withSeat(after, seat, ({ hand, left }) => ({
    left: left + bottom.length,
    hand: hand.length > 0 ? inOrder([...hand, ...bottom]) : hand,
  }));
  return { ...taken, phase: 'play', points, bottom, stake: picture.base * points };
}

function played(picture: Picture, event: DoudizhuEvent & { e: 'hand_played' }): Picture {
  const { seat, cards, combo } = event;
  const leads = picture.last === null;
  const before = leads ? everySeat(picture, () => ({ deed: null, cards: [] })) : picture;
  const bombs = combo.category === 'bomb' || combo.category === 'rocket';
  return {
    ...withSeat(before, seat, ({ hand, left }) => ({
      deed: 'play',
      cards,
      left: left - cards.length,
      hand: hand.filter((card) => !cards.includes(card)),
    })),
    doublings: picture.doublings + (bombs ? 1 : 0),
    stake: picture.stake * (bombs ? 2 : 1),
    last: { seat, combo },
  };
}

function skipped(picture: Picture, seat: number): Picture {
  const after: Picture = withSeat(picture, seat, () => ({ deed: 'skip' as const, cards: [] }));
  // Both others have skipped: whoever played last leads anew.
  const done = after.seats.filter(({ deed }) => deed === 'skip').length === 2;
  return done ? { ...after, last: null } : after;
}

/** The picture after one event. */
export function advance(picture: Picture, event: DoudizhuEvent): Picture {
  switch (event.e) {
    case 'opened':
      return opened(event);
    case 'dealt':
      return everySeat({ ...picture, points: 0 }, ({ seat }) => ({
        ...FRESH,
        left: HAND,
        hand: event.hands[event.seats.indexOf(seat)] ?? [],
      }));
    case 'bid_made': {
      const { seat, points } = event;
      const deed: DoudizhuDeed = points > 0 ? 'bid' : 'pass';
      const after = withSeat(picture, seat, () => ({ bid: points, deed }));
      return { ...after, points: Math.max(picture.points, points) };
    }
    case 'landlord_named':
      return named(picture, event);
    case 'hand_played':
      return played(picture, event);
    case 'skipped':
      return skipped(picture, event.seat);
    case 'departed':
      return withSeat(picture, event.seat, () => ({ departed: true }));
    case 'hands_shown':
      return everySeat({ ...picture, phase: 'over' }, (_, i) => ({ hand: event.hands[i] ?? [] }));
    case 'scored': {
      const after = everySeat(picture, ({ stack }, i) => ({
        gain: event.gains[i] ?? 0,
        stack: stack + (event.gains[i] ?? 0),
      }));
      return { ...after, stake: event.stake, last: null, result: event };
    }
  }
}
