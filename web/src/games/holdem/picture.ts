/** What lies on the felt at one moment, as plain values: made from a view, which is the truth, or
 *  carried on by one event, for the steps in between and for replays. It knows no rules: it moves
 *  chips and cards just as the events say. */
import type {
  Card,
  HandName,
  HoldemDeed,
  HoldemEvent,
  HoldemOwn,
  HoldemPlace,
  HoldemStreet,
  HoldemView,
  HoldemWon,
} from '../../wire';

export interface PlacePicture {
  readonly seat: number;
  readonly stack: number;
  readonly bet: number;
  /** What the seat has won in this hand. */
  readonly award: number;
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
  readonly places: readonly PlacePicture[];
  /** Main pot first, without the bets in front of the seats. */
  readonly pots: readonly number[];
  /** All chips bet in this hand. */
  readonly total: number;
  readonly waiting: readonly number[];
  /** Cards drawn for the button, by the order of the places. */
  readonly drawn: readonly Card[];
  readonly wins: readonly HoldemWon[];
  readonly over: boolean;
}

export const BARE: Picture = {
  street: 'preflop',
  button: null,
  board: [],
  places: [],
  pots: [],
  total: 0,
  waiting: [],
  drawn: [],
  wins: [],
  over: false,
};

function holeOf(place: HoldemPlace, own: HoldemOwn | null): readonly (Card | null)[] {
  if (place.cards?.length) return place.cards;
  if (own) return own.cards;
  return place.folded || place.mucked ? [] : [null, null];
}

/** The picture of a view, with the cards of the seat that looks at it. */
export function pictureOf(
  view: HoldemView | null,
  own: HoldemOwn | null = null,
  mine: number | null = null,
): Picture {
  if (!view) return BARE;
  return {
    street: view.street,
    button: view.button,
    board: view.board,
    places: view.places.map((place) => ({
      seat: place.seat,
      stack: place.stack,
      bet: place.bet ?? 0,
      award: place.won ?? 0,
      hole: holeOf(place, place.seat === mine ? own : null),
      folded: place.folded ?? false,
      allIn: place.all_in ?? false,
      deed: place.deed ?? null,
      hand: place.hand ?? null,
    })),
    pots: view.pots.map((pot) => pot.chips),
    total: view.total,
    waiting: view.waiting ?? [],
    drawn: view.drawn ?? [],
    wins: view.winners ?? [],
    over: view.over ?? false,
  };
}

export const placeAt = (picture: Picture, seat: number): PlacePicture | undefined =>
  picture.places.find((place) => place.seat === seat);

/** The same picture with one place changed. */
function withPlace(
  picture: Picture,
  seat: number,
  change: (place: PlacePicture) => Partial<PlacePicture>,
): Picture {
  const places = picture.places.map((place) =>
    place.seat === seat ? { ...place, ...change(place) } : place,
  );
  return { ...picture, places };
}

export const betsOf = (picture: Picture): readonly PlacePicture[] =>
  picture.places.filter((place) => place.bet > 0);

/** All bets in the middle, as one pot: which part belongs to a side pot only a view can tell. */
export function swept(picture: Picture): Picture {
  if (betsOf(picture).length === 0) return picture;
  const places = picture.places.map((place) => ({ ...place, bet: 0 }));
  return { ...picture, places, pots: [picture.total] };
}

function acted(picture: Picture, event: HoldemEvent & { e: 'acted' }): Picture {
  const folds = event.deed === 'fold';
  const after = withPlace(picture, event.seat, (place) => ({
    stack: place.stack - event.chips,
    bet: event.chips > 0 ? event.to : place.bet,
    deed: event.deed,
    folded: folds || place.folded,
    allIn: event.all_in || place.allIn,
    hole: folds && place.hole.every((card) => card === null) ? [] : place.hole,
  }));
  return { ...after, total: after.total + event.chips };
}

function posted(picture: Picture, event: HoldemEvent & { e: 'posted' }): Picture {
  let after = picture;
  let antes = 0;
  for (const { seat, kind, chips } of event.posts) {
    const live = kind !== 'ante';
    if (!live) antes += chips;
    after = withPlace(after, seat, (place) => ({
      stack: place.stack - chips,
      bet: place.bet + (live ? chips : 0),
      allIn: place.stack === chips,
    }));
    after = { ...after, total: after.total + chips };
  }
  return antes > 0 ? { ...after, pots: [antes] } : after;
}

function won(picture: Picture, event: HoldemWon): Picture {
  let after = swept(picture);
  for (const share of event.shares) {
    after = withPlace(after, share.seat, (place) => ({
      stack: place.stack + share.chips,
      award: place.award + share.chips,
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
        button: event.button,
        waiting: event.waiting,
        places: event.seats.map((seat, i) => ({
          seat,
          stack: event.stacks[i] ?? 0,
          bet: 0,
          award: 0,
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
      const places = picture.places.map((place) => {
        const hand = event.hands[event.seats.indexOf(place.seat)] ?? [];
        return { ...place, hole: hand.length > 0 ? hand : [null, null] };
      });
      return { ...picture, places };
    }
    case 'acted':
      return acted(picture, event);
    case 'returned': {
      const after = withPlace(picture, event.seat, (place) => ({
        stack: place.stack + event.chips,
        bet: place.bet - event.chips,
        allIn: false,
      }));
      return { ...after, total: after.total - event.chips };
    }
    case 'board_dealt': {
      const after = swept(picture);
      const places = after.places.map((place) => ({ ...place, deed: null }));
      const board = [...after.board, ...event.cards];
      return { ...after, places, board, street: event.street };
    }
    case 'shown':
      return withPlace(picture, event.seat, () => ({ hole: event.cards }));
    case 'mucked':
      return withPlace(picture, event.seat, () => ({ hole: [] }));
    case 'won':
      return won(picture, event);
    case 'ended':
      return { ...picture, over: true };
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
  readonly chips: number;
  readonly hand: HandName | null;
}

/** What each winner took from all pots together, and with what; the largest first. */
export function results(picture: Picture): readonly Result[] {
  const found = new Map<number, Result>();
  for (const { shares, hand } of picture.wins) {
    for (const { seat, chips } of shares) {
      const before = found.get(seat);
      found.set(seat, { seat, chips: chips + (before?.chips ?? 0), hand: before?.hand ?? hand });
    }
  }
  return [...found.values()].sort((a, b) => b.chips - a.chips);
}
