/** Whole card faces: standard cards and jokers, in three cuts for three sizes. */
import {
  around,
  BRASS,
  CARD_FONT,
  INK,
  IVORY,
  paper,
  photo,
  type Point,
  SKIN,
  twofold,
} from '../controls/ink';
import { court, isCourt } from './courts';
import { corners, pip, pipField, type Rank, rankSign, RANKS, type Suit, SUITS, tone } from './pips';
import { drawStylised } from './stylised';

/** `full` from 64 px width on, `jumbo` below, `narrow` where cards overlap and only the left third
 *  is seen. */
export type Cut = 'full' | 'jumbo' | 'narrow';

/** Codes of the two jokers, behind the 52 cards. */
export const BLACK_JOKER = 52;
export const COLOUR_JOKER = 53;

/** The sets of fronts: figures and pips, or one large sign. */
export const FACES = ['classic', 'stylised'] as const;
export type Faces = (typeof FACES)[number];

function aceOfSpades(): string {
  const rays = around(24, [50, 70], `<path d="M50 37.5v4" stroke="${BRASS}" stroke-width="1.1"/>`);
  return (
    `<circle cx="50" cy="70" r="29" fill="none" stroke="${BRASS}" stroke-width=".8"/>${rays}` +
    pip('spades', [50, 69], 42) +
    pip('spades', [50, 67], 12, { fill: BRASS })
  );
}

function middle(rank: Rank, suit: Suit): string {
  if (isCourt(rank)) return court(rank, suit);
  if (rank !== 'A') return pipField(rank, suit);
  return suit === 'spades' ? aceOfSpades() : pip(suit, [50, 70], 40);
}

function drawCard(rank: Rank, suit: Suit, cut: Cut): string {
  if (cut === 'jumbo') {
    const size = rank === '10' ? 52 : 58;
    const signs = pip(suit, [31, 78], 36) + pip(suit, [68, 108], 46);
    return paper(10) + rankSign(rank, [33, 52], size, tone(suit)) + signs;
  }
  if (cut === 'narrow') {
    const picture = isCourt(rank)
      ? `<g transform="translate(12 7)">${court(rank, suit)}</g>`
      : pip(suit, [64, 88], 52);
    return paper() + rankSign(rank, [17, 31], 32, tone(suit)) + pip(suit, [17, 48], 22) + picture;
  }
  return paper() + corners(rank, suit) + middle(rank, suit);
}

/** A court card with the player's own picture. Rank and suit stay ours, on paper of their own, so
 *  that the card can always be read. */
function drawPhoto(rank: Rank, suit: Suit, cut: Cut, picture: string): string {
  const signs = (x: number, y: number, size: number): string =>
    rankSign(rank, [x, y], size, tone(suit));
  if (cut === 'jumbo')
    return paper(10) + photo(picture, 45, 58, 50, 77) + signs(31, 50, 56) + pip(suit, [24, 76], 34);
  if (cut === 'narrow')
    return paper() + photo(picture, 34, 7, 60, 126) + signs(17, 31, 32) + pip(suit, [17, 48], 22);
  const corner =
    `<path d="M4 4h23v40a5 5 0 0 1-5 5H4Z" fill="${IVORY}"/>` +
    signs(14.5, 27, 26) +
    pip(suit, [14.5, 39], 15);
  return paper() + photo(picture, 4, 4, 92, 132) + twofold(corner);
}

const STAR = 'M13 5l2.5 5.6 6.1.6-4.6 4.1 1.3 6L13 18.2 7.7 21.3l1.3-6-4.6-4.1 6.1-.6Z';

/** A solid star marks the colour joker, a hollow one the other. */
function star(ink: string, solid: boolean, where = ''): string {
  return `<path d="${STAR}" fill="${solid ? ink : 'none'}" stroke="${ink}" stroke-width="1.3"
    stroke-linejoin="round" transform="${where}"/>`;
}

/** The star and the word down the left edge. */
function jokerWord(ink: string, solid: boolean): string {
  const letters = [...'JOKER'].map((sign, i) => `<text x="13" y="${35 + i * 14}">${sign}</text>`);
  return `
    <g fill="${ink}" font-family="${CARD_FONT}" font-weight="700" font-size="15"
      text-anchor="middle">${letters.join('')}</g>${star(ink, solid)}`;
}

function bells(tips: readonly (readonly [Point, string])[]): string {
  return tips
    .map(([[x, y], fill]) => `<circle cx="${x}" cy="${y}" r="4" fill="${fill}"/>`)
    .join('');
}

function drawJoker(inColour: boolean, cut: Cut): string {
  const main = inColour ? '#b3202c' : INK;
  const second = inColour ? '#26405c' : '#8c867b';
  const third = inColour ? BRASS : '#c9c3b6';
  const word = jokerWord(main, inColour);
  const stand = cut === 'jumbo' ? 'translate(53 80) scale(1.35)' : 'translate(54 66)';
  const jester = `<g transform="${stand}">
    <path d="M-2 14C-30 14-36-8-27-25-21-14-12-10-8-8-9-22-4-34 5-42c5 9 8 20 7 33C19-13 25-20 28-29 39-10 30 14 2 14Z"
      fill="${second}"/>
    <path d="M-8-8C-9-22-4-34 5-42c5 9 8 20 7 33L2 14Z" fill="${main}"/>
    <path d="M-27-25C-21-14-12-10-8-8L-2 14C-30 14-36-8-27-25Z" fill="${third}"/>
    ${bells([
      [[-27, -27], main],
      [[5, -44], third],
      [[28, -31], main],
    ])}
    <path d="M-22 12h44v6c0 3-44 3-44 0Z" fill="${third}"/>
    <path d="M-17 19h34c0 17-6 30-17 30S-17 36-17 19Z" fill="${SKIN}"/>
    <path d="M-10 27q3-3 6 0M4 27q3-3 6 0" stroke="${INK}" stroke-width="1.8" fill="none"
      stroke-linecap="round"/>
    <path d="M-10 36c5 6 15 6 20 0-3 10-17 10-20 0Z" fill="${main}"/>
    <path d="M-24 60c4-9 14-12 24-12s20 3 24 12l-8-4-8 7-8-7-8 7-8-7Z" fill="${main}"/></g>`;
  // On a small card the star alone tells which joker it is; the word could not be read.
  if (cut === 'jumbo')
    return paper(10) + jester + star(main, inColour, 'translate(-1 -1) scale(1.5)');
  return paper() + (cut === 'full' ? twofold(word) : word) + jester;
}

const drawn = new Map<string, string>();

function draw(code: number, cut: Cut, faces: Faces, picture: string | null): string {
  if (code === BLACK_JOKER || code === COLOUR_JOKER) return drawJoker(code === COLOUR_JOKER, cut);
  const rank = RANKS[code >> 2];
  const suit = SUITS[code & 3];
  if (!Number.isInteger(code) || code < 0 || !rank || !suit)
    throw new RangeError(`no card has the code ${code}`);
  if (picture !== null && isCourt(rank)) return drawPhoto(rank, suit, cut, picture);
  return faces === 'stylised' ? drawStylised(rank, suit, cut) : drawCard(rank, suit, cut);
}

/** The markup of a face by card code: 4 × rank + suit, or a joker. Drawn once, then remembered. A
 *  court card may bear a picture of the player's own. */
export function face(
  code: number,
  cut: Cut = 'full',
  faces: Faces = 'classic',
  picture: string | null = null,
): string {
  if (picture !== null) return draw(code, cut, faces, picture);
  const key = `${faces}${cut}${code}`;
  let body = drawn.get(key);
  if (body === undefined) {
    body = draw(code, cut, faces, null);
    drawn.set(key, body);
  }
  return body;
}
