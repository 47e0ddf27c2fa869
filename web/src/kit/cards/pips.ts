/** Suit shapes, ranks in corners and the pip fields of number cards. */
import { CARD_FONT, type Point, twofold } from '../controls/ink';

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type Suit = (typeof SUITS)[number];

/** Rank signs as printed; the index is the rank of a card code. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** Suit shapes on a field of 100 by 100. */
export const SUIT_PATH: Record<Suit, string> = {
  hearts:
    'M50 92C24 68 6 50 6 31 6 16 17 7 29 7c10 0 17 6 21 15C54 13 61 7 71 7c12 0 23 9 23 24 0 19-18 37-44 61Z',
  diamonds: 'M50 3C59 22 71 37 86 50 71 63 59 78 50 97 41 78 29 63 14 50 29 37 41 22 50 3Z',
  spades:
    'M50 4C57 22 92 40 92 63c0 13-10 20-20 20-8 0-14-4-17-9 1 10 5 17 13 22H32c8-5 12-12 13-22-3 5-9 9-17 9C18 83 8 76 8 63 8 40 43 22 50 4Z',
  clubs:
    'M50 5c13 0 22 9 22 21 0 7-3 12-7 16 3-1 5-2 8-2 12 0 21 9 21 21S85 82 73 82c-8 0-14-4-18-10 1 10 5 18 13 24H32c8-6 12-14 13-24-4 6-10 10-18 10C15 82 6 73 6 61s9-21 21-21c3 0 5 1 8 2-4-4-7-9-7-16C28 14 37 5 50 5Z',
};

const TONE: Record<Suit, string> = {
  clubs: 'var(--suit-c, #1d1a17)',
  diamonds: 'var(--suit-d, #b3202c)',
  hearts: 'var(--suit-h, #b3202c)',
  spades: 'var(--suit-s, #1d1a17)',
};

/** The player's ink for a suit: two colours, or four. */
export const tone = (suit: Suit): string => TONE[suit];

export const isRed = (suit: Suit): boolean => suit === 'hearts' || suit === 'diamonds';

interface PipStyle {
  turned?: boolean;
  fill?: string;
}

/** One suit sign, `size` wide, centred on a point. */
export function pip(suit: Suit, [x, y]: Point, size: number, style: PipStyle = {}): string {
  const turn = style.turned ? ' rotate(180)' : '';
  const place = `translate(${x} ${y})${turn} scale(${size / 100}) translate(-50 -50)`;
  return `<path d="${SUIT_PATH[suit]}" fill="${style.fill ?? tone(suit)}" transform="${place}"/>`;
}

/** A rank sign standing on a base line; the 10 is squeezed to the width of one figure and a bit. */
export function rankSign(rank: Rank, [x, y]: Point, size: number, fill: string): string {
  const squeeze =
    rank === '10' ? ` textLength="${size * 0.8}" lengthAdjust="spacingAndGlyphs"` : '';
  return (
    `<text x="${x}" y="${y}" font-family="${CARD_FONT}" font-weight="700" font-size="${size}"` +
    ` text-anchor="middle" fill="${fill}"${squeeze}>${rank}</text>`
  );
}

/** Rank over suit in two opposite corners; courts leave room for their frame. */
export function corners(rank: Rank, suit: Suit): string {
  const framed = rank === 'J' || rank === 'Q' || rank === 'K';
  const [x, size] = framed ? [12.5, 25] : [14, 27.5];
  return twofold(rankSign(rank, [x, 26.5], size, tone(suit)) + pip(suit, [x, 39], 16));
}

const L = 37;
const C = 50;
const R = 63;

/** Where pips stand: column, and the row as a share of the field from top to bottom. */
const FIELD: Partial<Record<Rank, readonly Point[]>> = {
  '2': [
    [C, 0],
    [C, 1],
  ],
  '3': [
    [C, 0],
    [C, 0.5],
    [C, 1],
  ],
  '4': [
    [L, 0],
    [R, 0],
    [L, 1],
    [R, 1],
  ],
  '5': [
    [L, 0],
    [R, 0],
    [C, 0.5],
    [L, 1],
    [R, 1],
  ],
  '6': [
    [L, 0],
    [R, 0],
    [L, 0.5],
    [R, 0.5],
    [L, 1],
    [R, 1],
  ],
  '7': [
    [L, 0],
    [R, 0],
    [C, 0.25],
    [L, 0.5],
    [R, 0.5],
    [L, 1],
    [R, 1],
  ],
  '8': [
    [L, 0],
    [R, 0],
    [C, 0.25],
    [L, 0.5],
    [R, 0.5],
    [C, 0.75],
    [L, 1],
    [R, 1],
  ],
  '9': [
    [L, 0],
    [R, 0],
    [L, 0.333],
    [R, 0.333],
    [C, 0.5],
    [L, 0.667],
    [R, 0.667],
    [L, 1],
    [R, 1],
  ],
  '10': [
    [L, 0],
    [R, 0],
    [C, 0.167],
    [L, 0.333],
    [R, 0.333],
    [L, 0.667],
    [R, 0.667],
    [C, 0.833],
    [L, 1],
    [R, 1],
  ],
};

/** The pips of a number card; empty for aces and courts. */
export function pipField(rank: Rank, suit: Suit): string {
  const size = rank === '9' || rank === '10' ? 16 : 17.5;
  return (FIELD[rank] ?? [])
    .map(([x, row]) => pip(suit, [x, 25 + row * 90], size, { turned: row > 0.5 }))
    .join('');
}
