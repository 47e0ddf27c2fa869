/** What lies on the felt at one moment, as plain values: made from a view, which is the truth, or
 *  carried on by one event, for the steps in between. It knows no rules: it moves chips and cards
 *  just as the events say. */
import { seatAt, withSeat } from '../../frame/pictures';
import type {
  SabaccCard,
  SabaccDeed,
  SabaccEvent,
  SabaccPhase,
  SabaccPrivateView,
  SabaccSeat,
  SabaccView,
  SabaccWon,
} from '../../wire';
import { sumOf } from './cards';

export { seatAt };

export type Hand = readonly (SabaccCard | null)[];

export interface SeatPicture {
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
  readonly seats: readonly SeatPicture[];
  /** From the bottom to the top. */
  readonly pile: readonly SabaccCard[];
  readonly deck: number;
  readonly pot: number;
  readonly sabaccPot: number;
  /** What everybody has paid into it for this game. */
  readonly entry: number;
  readonly dice: readonly number[];
  /** The dice fall just now. */
  readonly rolling: boolean;
  readonly wins: readonly SabaccWon[];
  readonly over: boolean;
  /** The card that the one who looks on has just drawn. */
  readonly drawn: SabaccCard | null;
}

export const BARE: Picture = {
  round: 0,
  rounds: 3,
  phase: 'deal',
  seats: [],
  pile: [],
  deck: 62,
  pot: 0,
  sabaccPot: 0,
  entry: 0,
  dice: [],
  rolling: false,
  wins: [],
  over: false,
  drawn: null,
};

function handOf(seat: SabaccSeat, privateView: SabaccPrivateView | null): Hand {
  if (privateView) return privateView.cards;
  return [...Array<null>(seat.covered ?? 0).fill(null), ...(seat.cards ?? [])];
}

/** The picture of a view, with the cards of the seat that looks at it. */
export function pictureOf(
  view: SabaccView | null,
  privateView: SabaccPrivateView | null = null,
  mine: number | null = null,
): Picture {
  if (!view) return BARE;
  return {
    round: view.round,
    rounds: view.rounds,
    phase: view.phase,
    seats: view.seats.map((seat) => ({
      seat: seat.seat,
      stack: seat.stack,
      stake: seat.stake ?? 0,
      fee: 0,
      award: seat.won ?? 0,
      hand: handOf(seat, seat.seat === mine ? privateView : null),
      junked: seat.junked ?? false,
      allIn: seat.all_in ?? false,
      deed: seat.deed ?? null,
      bet: seat.bet ?? 0,
      sum: seat.sum ?? null,
    })),
    pile: view.pile,
    deck: view.deck,
    pot: view.pot,
    sabaccPot: view.sabacc_pot,
    entry: view.fee,
    dice: view.dice ?? [],
    rolling: false,
    wins: view.winners ?? [],
    over: view.over ?? false,
    drawn: privateView?.drawn ?? null,
  };
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
  const seats = event.seats.map((seat, i): SeatPicture => ({
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
  return { ...BARE, rounds: event.rules.rounds, seats, sabaccPot: event.pot };
}

function dealt(picture: Picture, event: SabaccEvent & { e: 'hands_dealt' }): Picture {
  const seats = picture.seats.map((seat) => {
    const at = event.seats.indexOf(seat.seat);
    if (at < 0) return seat;
    const cards = event.hands[at] ?? [];
    const fresh: Hand = cards.length > 0 ? cards : Array<null>(event.counts[at] ?? 0).fill(null);
    return { ...seat, hand: [...seat.hand, ...fresh] };
  });
  const gone = event.counts.reduce((sum, count) => sum + count, 0);
  return { ...picture, seats, deck: picture.deck - gone };
}

function shown(picture: Picture, event: SabaccEvent & { e: 'hands_shown' }): Picture {
  const seats = picture.seats.map((seat) => {
    const at = event.seats.indexOf(seat.seat);
    if (at < 0) return seat;
    return { ...seat, hand: event.hands[at] ?? [], sum: event.sums[at] ?? null };
  });
  return { ...picture, seats };
}

function won(picture: Picture, event: SabaccWon): Picture {
  let after = picture;
  for (const share of event.shares) {
    after = withSeat(after, share.seat, (seat) => ({
      stack: seat.stack + share.chips,
      award: seat.award + share.chips,
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
      return opened(event);
    case 'fees_paid': {
      const seats = picture.seats.map((p) => ({ ...p, stack: p.stack - event.fee, fee: 0 }));
      return { ...picture, seats, sabaccPot: event.pot, entry: event.fee };
    }
    case 'hands_dealt':
      return dealt(picture, event);
    case 'pile_opened':
      return { ...picture, pile: [event.card], deck: deck - 1 };
    case 'round_begun': {
      const seats = picture.seats.map((seat) => ({
        ...seat,
        bet: 0,
        deed: seat.junked ? seat.deed : null,
      }));
      return { ...picture, seats, round: event.number, phase: 'play' };
    }
    case 'drawn':
      return {
        ...withSeat(picture, event.seat, (seat) => ({
          hand: sorted([...seat.hand, event.card], event.seat === mine),
          deed: 'draw',
        })),
        deck: deck - 1,
        drawn: event.card ?? picture.drawn,
      };
    case 'discarded':
      return {
        ...withSeat(picture, event.seat, ({ hand }) => ({
          hand: without(hand, placeIn(hand, event.card)),
        })),
        pile: [...picture.pile, event.card],
        drawn: event.seat === mine ? null : picture.drawn,
      };
    case 'swapped':
      return {
        ...withSeat(picture, event.seat, ({ hand }) => {
          const at = placeIn(hand, event.gave);
          const after = hand.map((card, i) => (i === at ? event.took : card));
          return { hand: sorted(after, event.seat === mine), deed: 'swap' };
        }),
        pile: [...picture.pile.slice(0, -1), event.gave],
      };
    case 'stood':
      return withSeat(picture, event.seat, () => ({ deed: 'stand' }));
    case 'kept':
      return event.seat === mine ? { ...picture, drawn: null } : picture;
    case 'junked':
      return {
        ...withSeat(picture, event.seat, () => ({ hand: [], junked: true, deed: 'junk' })),
        pile: [...picture.pile, ...event.cards],
      };
    case 'bet_made':
      return {
        ...withSeat(picture, event.seat, (seat) => ({
          stack: seat.stack - event.chips,
          stake: seat.stake + event.chips,
          bet: event.to,
          deed: event.deed,
          allIn: event.all_in || seat.allIn,
        })),
        pot: picture.pot + event.chips,
      };
    case 'dice_rolled':
      return { ...picture, dice: event.dice };
    case 'hands_thrown': {
      const seats = picture.seats.map((seat) => ({ ...seat, hand: [] }));
      return { ...picture, seats, pile: [...picture.pile, ...event.hands.flat()] };
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
  const hand = seatAt(picture, mine)?.hand ?? [];
  return hand.length > 0 && hand.every((card) => card !== null) ? sumOf(hand) : null;
}

/** As much of a picture as tells who has won what. */
export type Won = Pick<Picture, 'wins' | 'seats' | 'entry'>;

/** What the game has brought the seat: all that it won, without what it paid itself. */
export function gainOf({ wins, seats, entry }: Won, seat: number): number {
  const { stake = 0 } = seats.find((each) => each.seat === seat) ?? {};
  // A winner may get chips from both pots.
  const won = wins
    .flatMap(({ shares }) => shares)
    .reduce((sum, share) => sum + (share.seat === seat ? share.chips : 0), 0);
  return won - stake - entry;
}

/** Who wins something, best known by the last pot. */
export const winners = (picture: Picture): ReadonlySet<number> =>
  new Set(picture.wins.flatMap((win) => win.shares.map((share) => share.seat)));
