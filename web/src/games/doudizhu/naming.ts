/** What cards are called together, as a help before they are played. The server decides; this only
 *  puts a name to what is chosen. */
import type { DoudizhuCategory, DoudizhuCombo } from '../../wire';

/** From low to high; a rank is a place in this list. */
export const RANKS = [
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  'J',
  'Q',
  'K',
  'A',
  '2',
  'black',
  'colour',
] as const;

const ACE = RANKS.indexOf('A');
const TWO = RANKS.indexOf('2');
const BLACK = RANKS.indexOf('black');
const FIRST_JOKER = 52;

/** The rank of a card code, 4 × rank + suit with the two as the lowest. */
export function rankOf(card: number): number {
  if (card >= FIRST_JOKER) return BLACK + card - FIRST_JOKER;
  return card < 4 ? TWO : (card >> 2) - 1;
}

/** From high to low, as a hand is held. */
export const inOrder = (cards: readonly number[]): readonly number[] =>
  [...cards].sort((one, other) => rankOf(other) - rankOf(one) || other - one);

/** How many cards of each rank there are. */
export function countRanks(cards: readonly number[]): readonly number[] {
  const counts = RANKS.map(() => 0);
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  return counts;
}

const CHAINS: readonly (readonly [least: number, category: DoudizhuCategory])[] = [
  [5, 'solo_chain'],
  [3, 'pair_chain'],
  [2, 'airplane'],
];
const ALONE: readonly DoudizhuCategory[] = ['solo', 'pair', 'trio', 'bomb'];

const isChain = (ranks: readonly number[]): boolean =>
  ranks.every((rank, i) => rank === (ranks[0] ?? 0) + i) && (ranks.at(-1) ?? 0) <= ACE;

/** The name of the cards, or null where they are no hand together. */
export function nameCards(cards: readonly number[]): DoudizhuCombo | null {
  const counts = countRanks(cards);
  const held = RANKS.map((_, rank) => rank).filter((rank) => (counts[rank] ?? 0) > 0);
  const of = (count: number): readonly number[] => held.filter((rank) => counts[rank] === count);
  const [low = 0] = held;
  const each = counts[low] ?? 0;
  if (held.length === 0) return null;
  if (held.length === 2 && low === BLACK) return { category: 'rocket', low, links: 1 };
  if (held.every((rank) => counts[rank] === each)) {
    const alone = ALONE[each - 1];
    if (held.length === 1 && alone) return { category: alone, low, links: 1 };
    const [least, category] = CHAINS[each - 1] ?? [];
    if (least && category && held.length >= least && isChain(held))
      return { category, low, links: held.length };
  }
  return withKickers(of);
}

function withKickers(of: (count: number) => readonly number[]): DoudizhuCombo | null {
  const [ones, twos, trios, fours] = [of(1), of(2), of(3), of(4)];
  if (ones.filter((rank) => rank >= BLACK).length > 1) return null;
  const [primal, kickers] = fours.length === 1 ? [fours, 2] : [trios, trios.length];
  const [low] = primal;
  if (low === undefined || (fours.length > 0 && trios.length > 0) || fours.length > 1) return null;
  if (primal.length > 1 && !isChain(primal)) return null;
  const solo = ones.length === kickers && twos.length === 0;
  const pair = twos.length === kickers && ones.length === 0;
  if (!solo && !pair) return null;
  const kind = fours.length > 0 ? 'four' : primal.length > 1 ? 'airplane' : 'trio';
  return { category: `${kind}_${solo ? 'solo' : 'pair'}`, low, links: primal.length };
}
