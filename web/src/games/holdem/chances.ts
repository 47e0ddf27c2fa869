/** How likely each hand is to win while the rest of the board is still to come, reckoned from nothing
 *  but cards that lie open. From the flop on every board is tried; before it, many at random. */
import type { Card } from '../../wire';

const CARDS = 52;
const BOARD = 5;
/** Enough that a figure in per cent is off by one at most; few enough for a phone. */
const SAMPLES = 6_000;
const KIND = 1 << 26;

/** The best of five ranks in a row in a mask of ranks, from 1 for five high; 0 where there is none. */
function straight(ranks: number): number {
  const withLowAce = (ranks << 1) | (ranks >> 12);
  for (let low = 9; low >= 0; low -= 1) if (((withLowAce >> low) & 31) === 31) return low + 1;
  return 0;
}

const highest = (ranks: number): number => 31 - Math.clz32(ranks);

function top(ranks: number, count: number): number {
  let kept = 0;
  for (let rest = ranks, n = 0; rest && n < count; n += 1) {
    const bit = 1 << highest(rest);
    kept |= bit;
    rest &= ~bit;
  }
  return kept;
}

/** What seven cards are worth: the higher, the better, and equal where a pot is shared. */
export function strength(cards: readonly Card[]): number {
  const suits = [0, 0, 0, 0];
  let [once, twice, thrice, four] = [0, 0, 0, 0];
  for (const card of cards) {
    const bit = 1 << (card >> 2);
    suits[card & 3] = (suits[card & 3] ?? 0) | bit;
    if (thrice & bit) four |= bit;
    else if (twice & bit) thrice |= bit;
    else if (once & bit) twice |= bit;
    once |= bit;
  }
  const long = suits.find(isFlush);
  if (long !== undefined) {
    const run = straight(long);
    if (run) return 8 * KIND + run;
  }
  if (four) return 7 * KIND + (highest(four) << 13) + top(once & ~four, 1);
  if (thrice) {
    const trips = 1 << highest(thrice);
    const pair = twice & ~trips;
    if (pair) return 6 * KIND + (highest(thrice) << 13) + highest(pair);
  }
  if (long !== undefined) return 5 * KIND + top(long, BOARD);
  const run = straight(once);
  if (run) return 4 * KIND + run;
  if (thrice) return 3 * KIND + (highest(thrice) << 13) + top(once & ~thrice, 2);
  const pairs = top(twice, 2);
  if (pairs & (pairs - 1)) return 2 * KIND + (pairs << 13) + top(once & ~pairs, 1);
  if (twice) return KIND + (highest(twice) << 13) + top(once & ~twice, 3);
  return top(once, BOARD);
}

/** Whether so many ranks of one suit are there. */
function isFlush(ranks: number): boolean {
  let count = 0;
  for (let rest = ranks; rest; rest &= rest - 1) count += 1;
  return count >= BOARD;
}

/** The same cards give the same figures to everybody who looks. */
function* shuffles(deck: readonly Card[], take: number): Generator<readonly Card[]> {
  const cards = [...deck];
  let seed = cards.reduce((sum, card) => (sum * 31 + card) >>> 0, 7);
  for (let n = 0; n < SAMPLES; n += 1) {
    for (let i = 0; i < take; i += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const j = i + Math.floor((seed / 2 ** 32) * (cards.length - i));
      [cards[i], cards[j]] = [cards[j] ?? 0, cards[i] ?? 0];
    }
    yield cards.slice(0, take);
  }
}

function* everyOne(deck: readonly Card[], take: number, from = 0): Generator<readonly Card[]> {
  if (take === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= deck.length - take; i += 1) {
    for (const rest of everyOne(deck, take - 1, i + 1)) yield [deck[i] ?? 0, ...rest];
  }
}

/** The share of the pot that each hand wins on average, from 0 to 1. */
export function chances(
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
): readonly number[] {
  const open = new Set([...board, ...hands.flat()]);
  const deck = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !open.has(card));
  const missing = BOARD - board.length;
  const boards = missing > 2 ? shuffles(deck, missing) : everyOne(deck, missing);
  const won = hands.map(() => 0);
  let count = 0;
  for (const rest of boards) {
    const worth = hands.map((hand) => strength([...hand, ...board, ...rest]));
    const best = Math.max(...worth);
    const shared = worth.filter((each) => each === best).length;
    worth.forEach((each, i) => {
      if (each === best) won[i] = (won[i] ?? 0) + 1 / shared;
    });
    count += 1;
  }
  return won.map((each) => each / count);
}
