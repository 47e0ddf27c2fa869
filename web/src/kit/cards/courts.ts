/** King, queen and jack as two-fold figures: one half is drawn, ends on a diagonal through the
 *  middle and is turned by half a circle. */
import { BRASS, BRASS_DEEP, INK, IVORY, LEAF, SKIN, STEEL, twofold } from '../controls/ink';
import { isRed, type Rank, type Suit, tone } from './pips';

export type CourtRank = 'J' | 'Q' | 'K';

export const isCourt = (rank: Rank): rank is CourtRank =>
  rank === 'J' || rank === 'Q' || rank === 'K';

/** The inks of one figure: its suit, the contrasting cloth and the hair. */
interface Dress {
  main: string;
  second: string;
  hair: string;
}

const HAIR: Record<CourtRank, string> = { K: '#6a4523', Q: '#8a5a22', J: '#3a2a1c' };

const FACE = `
  <path d="M42.5 27h15v9c0 6-3.4 10.5-7.5 10.5S42.5 42 42.5 36Z" fill="${SKIN}"/>
  <path d="M45 33.2h3M52 33.2h3" stroke="${INK}" stroke-width="1.1" stroke-linecap="round"/>
  <path d="M50 33.5v4.2h1.2" stroke="#a9794f" stroke-width=".9" fill="none"/>
  <path d="M48 41h4" stroke="#a5343a" stroke-width="1.3" stroke-linecap="round"/>`;

const robe = (main: string): string => `
  <path d="M25 78V62c2-7.5 9-11.5 18-13.5h14c9 2 16 6 18 13.5Z" fill="${main}"/>
  <path d="M25 65c6-4 9-8 11-14M73 61c-5-3-7.5-6-9-10"
    stroke="${BRASS}" stroke-width="1.2" fill="none"/>
  <path d="M25 71c8-4 12-9 14.5-19M67 63c-4-3-5.5-6-6.5-11"
    stroke="${IVORY}" stroke-width=".8" fill="none" opacity=".7"/>`;

const king = ({ main, second, hair }: Dress): string => `${robe(main)}
  <path d="M43 48.5 50 58l7-9.5V67.8L43 72.2Z" fill="${IVORY}"/>
  <path d="M50 60.5l2 3-2 3-2-3Z" fill="${INK}"/>
  <path d="M43 48.5 50 58l7-9.5" fill="none" stroke="${BRASS}" stroke-width="2.2"/>
  <path d="M39.5 27h21c1 8 1 13-1.5 17H41c-2.5-4-2.5-9-1.5-17Z" fill="${hair}"/>${FACE}
  <path d="M42 37c2 2 5 1.5 8-.3 3 1.8 6 2.3 8 .3 1 9-3.5 16.5-8 16.5S41 46 42 37Z"
    fill="${hair}"/>
  <path d="M47.6 41.2h4.8" stroke="#c6585a" stroke-width="1.4" stroke-linecap="round"/>
  <path d="M38.5 27 36 14.5l7 5.5 7-8.5 7 8.5 7-5.5L61.5 27Z"
    fill="${BRASS}" stroke="${BRASS_DEEP}" stroke-width=".7"/>
  <path d="M38.5 24h23v3.2h-23Z" fill="${second}"/>
  <circle cx="50" cy="12.5" r="1.7" fill="${second}"/>
  <circle cx="36" cy="14.5" r="1.5" fill="${second}"/>
  <circle cx="64" cy="14.5" r="1.5" fill="${second}"/>
  <path d="M69.5 16 71 19v33h-3V19Z" fill="${STEEL}" stroke="${INK}" stroke-width=".5"/>
  <path d="M64.8 51.5h9.4v2.2h-9.4Z" fill="${BRASS}"/>
  <path d="M68.5 53.5h2V60h-2Z" fill="${hair}"/>
  <circle cx="69.5" cy="57" r="3.6" fill="${SKIN}"/>`;

const queen = ({ main, second, hair }: Dress): string => `
  <path d="M37 28c-1-10 6-13.5 13-13.5S64 18 63 28c1 8 4 15 3 24H34c-1-9 2-16 3-24Z"
    fill="${hair}"/>${robe(main)}
  <path d="M41 49.5c2 6 5 9 9 9s7-3 9-9l1.5 17.1L39 73.5Z" fill="${second}"/>
  <path d="M50 60v9M45.5 59l-1.5 12M54.5 59l1 8" stroke="${BRASS}" stroke-width="1"/>
  <path d="M41 49.5c2 6 5 9 9 9s7-3 9-9" fill="none" stroke="${IVORY}" stroke-width="2"/>
  <path d="M45.5 43h9v7c-3 3-6 3-9 0Z" fill="${SKIN}"/>${FACE}
  <path d="M41.5 33c0-7 4-9 8.5-10.5C54.5 24 58.5 26 58.5 33c1-4 1.5-7 .5-10H41c-1 3-.5 6 .5 10Z"
    fill="${hair}"/>
  <path d="M39 23c2-6 6.5-10 11-10s9 4 11 10c-7-2.5-15-2.5-22 0Z"
    fill="${BRASS}" stroke="${BRASS_DEEP}" stroke-width=".7"/>
  <circle cx="50" cy="17.5" r="2" fill="${main}"/>
  <circle cx="44.5" cy="19.3" r="1.2" fill="${IVORY}"/>
  <circle cx="55.5" cy="19.3" r="1.2" fill="${IVORY}"/>
  <circle cx="50" cy="52.8" r="1.5" fill="${BRASS}"/>
  <path d="M30.5 58V36" stroke="${LEAF}" stroke-width="1.3"/>
  <path d="M30.5 48c-3 0-4-2-4-4 3 0 4 2 4 4Z" fill="${LEAF}"/>
  <g fill="${main}" stroke="${BRASS}" stroke-width=".5">
    <circle cx="30.5" cy="26.5" r="3"/><circle cx="27" cy="30" r="3"/>
    <circle cx="34" cy="30" r="3"/><circle cx="30.5" cy="33.5" r="3"/>
  </g>
  <circle cx="30.5" cy="30" r="1.7" fill="${BRASS}"/>
  <circle cx="30.5" cy="57" r="3.4" fill="${SKIN}"/>`;

const jack = ({ main, second, hair }: Dress): string => `
  <path d="M39 27h22c1.5 7 1.5 12 0 18H39c-1.5-6-1.5-11 0-18Z" fill="${hair}"/>${robe(main)}
  <path d="M43 49h14V67.8L43 72.2Z" fill="${second}"/>
  <path d="M43 55l7 5 7-5M43 61.5l7 5 6-4.3" stroke="${BRASS}" stroke-width="1.5" fill="none"/>
  <path d="M41 50c3-3 15-3 18 0l-2 3.5H43Z" fill="${IVORY}"/>
  <path d="M46 42h8v7h-8Z" fill="${SKIN}"/>${FACE}
  <path d="M42 33v-7h16v7c-1-3-2-4.5-3-5.5-3 1.3-7 1.3-10 0-1 1-2 2.5-3 5.5Z" fill="${hair}"/>
  <path d="M36.5 25c0-8 9-10.5 16-9.5 7 1 10.5 4 11 8.5-8-1.5-18-1-27 1Z" fill="${main}"/>
  <path d="M36.5 25c9-2 19-2.5 27-1v3.2c-9-1.3-18-.8-26.5 1Z" fill="${BRASS}"/>
  <path d="M57 19c1-5 6-8 12-6-2 1-3 3-4 5s-4 3-8 1Z"
    fill="${IVORY}" stroke="${BRASS_DEEP}" stroke-width=".6"/>
  <path d="M31 62V18" stroke="${hair}" stroke-width="1.7"/>
  <path d="M31 13l2 6h-4ZM32 20c4-1 6 1 6 5s-2 6-6 5c2-3 2-7 0-10Z"
    fill="${STEEL}" stroke="${INK}" stroke-width=".5"/>
  <circle cx="31" cy="56" r="3.4" fill="${SKIN}"/>`;

const FIGURE: Record<CourtRank, (dress: Dress) => string> = { K: king, Q: queen, J: jack };

/** The framed figure in the middle of a court card. */
export function court(rank: CourtRank, suit: Suit): string {
  const dress: Dress = {
    main: tone(suit),
    second: isRed(suit) ? '#26405c' : '#9c2630',
    hair: HAIR[rank],
  };
  return `
    <rect x="25" y="11" width="50" height="118" rx="3" fill="#f6eeda"/>
    ${twofold(FIGURE[rank](dress))}
    <path d="M25 80.5 75 64.5v-5L25 75.5Z" fill="${BRASS}"/>
    <path d="M25 79 75 63M25 77 75 61" stroke="${BRASS_DEEP}" stroke-width=".5"/>
    <rect x="25" y="11" width="50" height="118" rx="3" fill="none" stroke="${BRASS}"/>`;
}
