/** Card codes and what a card is called. A code is 4 × rank + suit (two of clubs = 0, ace of
 *  spades = 51); 52 and 53 are the jokers. */
import { list, t } from '../../i18n';
import { BLACK_JOKER, COLOUR_JOKER } from './faces';
import { type Rank, RANKS, type Suit, SUITS } from './pips';

const SUIT_LETTER: Record<Suit, string> = { clubs: 'c', diamonds: 'd', hearts: 'h', spades: 's' };

/** Rank and suit of a code; `null` for jokers. */
export function cardParts(code: number): { rank: Rank; suit: Suit } | null {
  const rank = RANKS[code >> 2];
  const suit = SUITS[code & 3];
  return rank && suit && code >= 0 ? { rank, suit } : null;
}

/** "king of spades" in the player's language; a card unseen is "face-down card". */
export function cardName(code: number | null | undefined): string {
  if (code === null || code === undefined) return t('kit-card-back');
  if (code === BLACK_JOKER) return t('kit-joker-black');
  if (code === COLOUR_JOKER) return t('kit-joker-colour');
  const parts = cardParts(code);
  if (!parts) throw new RangeError(`no card has the code ${code}`);
  return t('kit-card', { rank: parts.rank, suit: parts.suit });
}

/** Several cards in reading order: "9 of hearts, king of spades". */
export function cardNames(codes: readonly (number | null)[]): string {
  return list(codes.map(cardName));
}

/** The short written form, as in hand histories: `Ks`, `Td`; empty for jokers. */
export function cardText(code: number): string {
  const parts = cardParts(code);
  if (!parts) return '';
  return (parts.rank === '10' ? 'T' : parts.rank) + SUIT_LETTER[parts.suit];
}
