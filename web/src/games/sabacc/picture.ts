/** What lies on the felt at one moment, as plain values: made from a view, which is the truth, or
 *  carried on by one event, for the steps in between. It knows no rules: it moves chips and cards
 *  just as the events say. */
import type {
  SabaccCard, SabaccDeed, SabaccEvent, SabaccOwn, SabaccPhase, SabaccPlace, SabaccView, SabaccWon,
} from '../../wire';
import { sumOf } from './cards';

export type Hand = readonly (SabaccCard | null)[];

export interface PlacePicture {
  readonly seat: number;
  readonly stack: number;
  readonly stake: number;
  /** Chips on their way into the sabacc pot. */
  readonly fee: number;
  /** What the seat has won in this game. */
  readonly award: number;
  /** `null` is a card face down; the covered ones come first. */
  readonly hand: Hand;
  readonly junked: boolean;
  readonly allIn: boolean;
  readonly deed: SabaccDeed | null;
  /** The bet of this round. */
  readonly bet: number;
  /** Once the hand was shown. */
  readonly sum: number | null;
}

export interface Picture {
  readonly round: number;
  readonly rounds: number;
  readonly phase: SabaccPhase;
  readonly places: readonly PlacePicture[];
  /** From the bottom to the top. */
  readonly pile: readonly SabaccCard[];
  readonly deck: number;
  readonly pot: number;
  readonly sabaccPot: number;
  readonly dice: readonly number[];
  /** How often the dice were rolled, so that the same numbers twice are seen to be two rolls. */
  readonly rolls: number;
  readonly wins: readonly SabaccWon[];
  readonly over: boolean;
}

export const BARE: Picture = {
  round: 0,
  rounds: 3,
  phase: 'deal',
  places: [],
  pile: [],
  deck: 62,
  pot: 0,
  sabaccPot: 0,
  dice: [],
  rolls: 0,
  wins: [],
  over: false,
};

function handOf(place: SabaccPlace, own: SabaccOwn | null): Hand {
  if (own) return own.cards;
  return [...Array<null>(place.covered ?? 0).fill(null), ...(place.cards ?? [])];
}

/** The picture of a view, with the cards of the seat that looks at it. */
export function pictureOf(
  view: SabaccView | null,
  own: SabaccOwn | null = null,
  mine: number | null = null,
  rolls = 0,
): Picture {
  if (!view) return BARE;
  return {
    round: view.round,
    rounds: view.rounds,
    phase: view.phase,
    places: view.places.map((place) => ({
      seat: place.seat,
      stack: place.stack,
      stake: place.stake ?? 0,
      fee: 0,
      award: place.won ?? 0,
      hand: handOf(place, place.seat === mine ? own : null),
      junked: place.junked ?? false,
      allIn: place.all_in ?? false,
      deed: place.deed ?? null,
      bet: place.bet ?? 0,
      sum: place.sum ?? null,
    })),
    pile: view.pile,
    deck: view.deck,
    pot: view.pot,
    sabaccPot: view.sabacc_pot,
    dice: view.dice ?? [],
    rolls,
    wins: view.winners ?? [],
    over: view.over ?? false,
  };
}

export const placeAt = (picture: Picture, seat: number): PlacePicture | undefined =>
  picture.places.find((place) => place.seat === seat);

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

/** Where in a hand a card lies that everybody sees go: among covered ones nobody can tell. */
export function placeIn(hand: Hand, card: SabaccCard): number {
  const known = hand.indexOf(card);
  return known >= 0 ? known : Math.max(0, hand.indexOf(null));
}

const without = (hand: Hand, at: number): Hand => hand.filter((_, i) => i !== at);

/** Covered cards first, as a view has them; one's own hand keeps its order. */
const sorted = (hand: Hand, own: boolean): Hand =>
  own ? hand : [...hand.filter((card) => card === null), ...hand.filter((card) => card !== null)];

function opened(event: SabaccEvent & { e: 'opened' }): Picture {
  const places = event.seats.map((seat, i): PlacePicture => ({
    seat,
    stack: event.stacks[i] ?? 0,
    stake: 0,
    fee: 0,
    award: 0,
    hand: [],
    junked: false,
    allIn: false,
    deed: null,
    bet: 0,
    sum: null,
  }));
  return { ...BARE, rounds: event.rules.rounds, places, sabaccPot: event.pot };
}

function dealt(picture: Picture, event: SabaccEvent & { e: 'hands_dealt' }): Picture {
  const places = picture.places.map((place) => {
    const at = event.seats.indexOf(place.seat);
    if (at < 0) return place;
    const cards = event.hands[at] ?? [];
    const fresh: Hand = cards.length > 0 ? cards : Array<null>(event.counts[at] ?? 0).fill(null);
    return { ...place, hand: [...place.hand, ...fresh] };
  });
  const gone = event.counts.reduce((sum, count) => sum + count, 0);
  return { ...picture, places, deck: picture.deck - gone };
}

function shown(picture: Picture, event: SabaccEvent & { e: 'hands_shown' }): Picture {
  const places = picture.places.map((place) => {
    const at = event.seats.indexOf(place.seat);
    if (at < 0) return place;
    return { ...place, hand: event.hands[at] ?? [], sum: event.sums[at] ?? null };
  });
  return { ...picture, places };
}

function won(picture: Picture, event: SabaccWon): Picture {
  let after = picture;
  for (const share of event.shares) {
    after = withPlace(after, share.seat, (place) => ({
      stack: place.stack + share.chips,
      award: place.award + share.chips,
    }));
  }
  const emptied = event.pot === 'game' ? { pot: 0 } : { sabaccPot: 0 };
  return { ...after, ...emptied, wins: [...after.wins, event] };
}

/** The picture after one event. `mine` is the seat whose hand keeps its order. */
export function advance(picture: Picture, event: SabaccEvent, mine: number | null): Picture {
  const deck = picture.deck;
  switch (event.e) {
    case 'opened':
      return { ...opened(event), rolls: picture.rolls };
    case 'fees_paid': {
      const places = picture.places.map((p) => ({ ...p, stack: p.stack - event.fee, fee: 0 }));
      return { ...picture, places, sabaccPot: event.pot };
    }
    case 'hands_dealt':
      return dealt(picture, event);
    case 'pile_opened':
      return { ...picture, pile: [event.card], deck: deck - 1 };
    case 'round_begun': {
      const places = picture.places.map((place) => ({
        ...place,
        bet: 0,
        deed: place.junked ? place.deed : null,
      }));
      return { ...picture, places, round: event.number, phase: 'play' };
    }
    case 'drawn':
      return {
        ...withPlace(picture, event.seat, (place) => ({
          hand: sorted([...place.hand, event.card], event.seat === mine),
          deed: 'draw',
        })),
        deck: deck - 1,
      };
    case 'discarded':
      return {
        ...withPlace(picture, event.seat, ({ hand }) => ({
          hand: without(hand, placeIn(hand, event.card)),
        })),
        pile: [...picture.pile, event.card],
      };
    case 'swapped':
      return {
        ...withPlace(picture, event.seat, ({ hand }) => {
          const at = placeIn(hand, event.gave);
          const after = hand.map((card, i) => (i === at ? event.took : card));
          return { hand: sorted(after, event.seat === mine), deed: 'swap' };
        }),
        pile: [...picture.pile.slice(0, -1), event.gave],
      };
    case 'stood':
      return withPlace(picture, event.seat, () => ({ deed: 'stand' }));
    case 'kept':
      return picture;
    case 'junked':
      return {
        ...withPlace(picture, event.seat, () => ({ hand: [], junked: true, deed: 'junk' })),
        pile: [...picture.pile, ...event.cards],
      };
    case 'bet_made':
      return {
        ...withPlace(picture, event.seat, (place) => ({
          stack: place.stack - event.chips,
          stake: place.stake + event.chips,
          bet: event.to,
          deed: event.deed,
          allIn: event.all_in || place.allIn,
        })),
        pot: picture.pot + event.chips,
      };
    case 'dice_rolled':
      return { ...picture, dice: event.dice, rolls: picture.rolls + 1 };
    case 'hands_thrown': {
      const places = picture.places.map((place) => ({ ...place, hand: [] }));
      return { ...picture, places, pile: [...picture.pile, ...event.hands.flat()] };
    }
    case 'reshuffled':
      return { ...picture, pile: picture.pile.slice(-1), deck: picture.pile.length - 1 };
    case 'hands_shown':
      return shown(picture, event);
    case 'won':
      return won(picture, event);
    case 'ended':
      return { ...picture, over: true };
  }
}

/** What one's own cards add up to; null without any. */
export function ownSum(picture: Picture, mine: number): number | null {
  const hand = placeAt(picture, mine)?.hand ?? [];
  return hand.length > 0 && hand.every((card) => card !== null) ? sumOf(hand) : null;
}

/** Who wins something, best known by the last pot. */
export const winners = (picture: Picture): ReadonlySet<number> =>
  new Set(picture.wins.flatMap((win) => win.shares.map((share) => share.seat)));
