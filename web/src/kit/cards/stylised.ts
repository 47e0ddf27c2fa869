/** The second set of fronts: a big index and one large sign. Court cards bear the sign of their
 *  office on a field of their suit: sword, diadem, crown. */
import { IVORY, paper } from '../controls/ink';
import { type CourtRank, isCourt } from './courts';
import type { Cut } from './faces';
import { pip, type Rank, rankSign, type Suit, tone } from './pips';

/** Signs about the middle of a field of 60 by 60. */
const OFFICE: Record<CourtRank, string> = {
  J: `<path d="M0-30 5-21V7H-5V-21Z"/><path d="M-17 7h34v6h-34Z"/><path d="M-3 14h6v10h-6Z"/>
    <circle cy="27" r="5"/>`,
  Q: `<path d="M-25 12C-29-3-24-13-17-17-16-8-12-2-7 1-7-11-4-20 0-26 4-20 7-11 7 1 12-2 16-8 17-17
    24-13 29-3 25 12Z"/><path d="M-23 16h46v7h-46Z"/><circle cx="-17" cy="-22" r="3.5"/>
    <circle cx="17" cy="-22" r="3.5"/>`,
  K: `<path d="M-24 12-28-14-13-3 0-23 13-3 28-14 24 12Z"/><path d="M-24 16h48v7h-48Z"/>
    <circle cy="-27" r="4"/><circle cx="-29" cy="-18" r="4"/><circle cx="29" cy="-18" r="4"/>`,
};

interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the index and the large sign stand, by cut. */
interface Layout {
  rank: readonly [x: number, y: number, size: number];
  small: readonly [x: number, y: number, size: number] | null;
  sign: readonly [x: number, y: number, size: number];
  field: Field;
}

const LAYOUT: Record<Cut, Layout> = {
  full: {
    rank: [24, 41, 44],
    small: [23, 58, 22],
    sign: [61, 94, 60],
    field: { x: 36, y: 54, width: 56, height: 78 },
  },
  jumbo: {
    rank: [34, 56, 64],
    small: null,
    sign: [61, 98, 66],
    field: { x: 38, y: 64, width: 56, height: 70 },
  },
  narrow: {
    rank: [17, 32, 34],
    small: [17, 50, 24],
    sign: [64, 90, 54],
    field: { x: 37, y: 42, width: 56, height: 88 },
  },
};

function office(rank: CourtRank, suit: Suit, { x, y, width, height }: Field): string {
  const middle = x + width / 2;
  return `
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9" fill="${tone(suit)}"/>
    <g fill="${IVORY}" transform="translate(${middle} ${y + height * 0.42}) scale(.74)">
      ${OFFICE[rank]}</g>
    ${pip(suit, [middle, y + height * 0.83], 19, { fill: IVORY })}`;
}

export function drawStylised(rank: Rank, suit: Suit, cut: Cut): string {
  const { rank: index, small, sign, field } = LAYOUT[cut];
  const [x, y, size] = index;
  // Without a field there is one sign; with one, the small sign tells the suit at the corner.
  const corner = small && pip(suit, [small[0], small[1]], small[2]);
  const middle = isCourt(rank)
    ? office(rank, suit, field)
    : `<circle cx="${sign[0]}" cy="${sign[1]}" r="${sign[2] * 0.56}" fill="${tone(suit)}"
        opacity=".08"/>${pip(suit, [sign[0], sign[1]], sign[2])}`;
  const wide = rank === '10' ? 0.86 : 1;
  return (
    paper(cut === 'jumbo' ? 10 : 8) +
    middle +
    rankSign(rank, [x, y], size * wide, tone(suit)) +
    (corner ?? '')
  );
}
