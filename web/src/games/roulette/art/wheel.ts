/** The European wheel. Bowl, rotor and ball are three drawings, so that rotor and ball can turn
 *  against each other; where they come to rest is the server's word, never decided here. */
import { around, CARD_FONT } from '../../../kit/controls/ink';

export const WHEEL_BOX = '-200 -200 400 400';

/** The numbers in their order around the rotor, clockwise. */
export const WHEEL_ORDER: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

export type PocketColour = 'green' | 'red' | 'black';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function pocketColour(number: number): PocketColour {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}

const POCKET = 360 / 37;
const OUTER: Record<PocketColour, string> = { red: '#a3222c', black: '#1b1a1c', green: '#14724a' };
const INNER: Record<PocketColour, string> = { red: '#6d141c', black: '#0e0d0f', green: '#0b4a2f' };

/** How far the rotor must be turned, in degrees, to bring a number's pocket to the top. */
export const restAngle = (number: number): number => -WHEEL_ORDER.indexOf(number) * POCKET;

function polar(radius: number, degrees: number): string {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
}

function pocket(outer: number, inner: number, from: number): string {
  const to = from + POCKET;
  return (
    `M${polar(outer, from)}A${outer} ${outer} 0 0 1 ${polar(outer, to)}` +
    `L${polar(inner, to)}A${inner} ${inner} 0 0 0 ${polar(inner, from)}Z`
  );
}

/** Gradients; `id` keeps two wheels on one page apart. */
export const wheelPaint = (id: string): string => `<defs>
  <radialGradient id="${id}-wood"><stop offset=".78" stop-color="#2b170c"/>
    <stop offset=".86" stop-color="#6b3f20"/><stop offset=".93" stop-color="#8a5730"/>
    <stop offset="1" stop-color="#3a2010"/></radialGradient>
  <linearGradient id="${id}-brass" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f6dfa0"/>
    <stop offset=".45" stop-color="#b98a36"/><stop offset=".6" stop-color="#8b6120"/>
    <stop offset="1" stop-color="#e6c478"/></linearGradient>
  <radialGradient id="${id}-cone" cx=".4" cy=".35"><stop stop-color="#9a6538"/>
    <stop offset=".55" stop-color="#5d3519"/>
    <stop offset="1" stop-color="#2e180b"/></radialGradient>
  <radialGradient id="${id}-ball" cx=".35" cy=".3"><stop stop-color="#fff"/>
    <stop offset=".6" stop-color="#efe9dc"/><stop offset="1" stop-color="#a59c89"/></radialGradient>
  <linearGradient id="${id}-light" x2=".6" y2="1"><stop stop-color="#fff" stop-opacity=".22"/>
    <stop offset=".5" stop-color="#fff" stop-opacity="0"/>
    <stop offset="1" stop-opacity=".3"/></linearGradient></defs>`;

/** What stands still: the bowl and its eight deflectors. */
export function bowl(id: string): string {
  const brass = `url(#${id}-brass)`;
  const deflector = `<path d="M0-168l4 6.5-4 6.5-4-6.5Z" fill="${brass}"/>`;
  return `
    <circle r="198" fill="url(#${id}-wood)"/>
    <circle r="197" fill="none" stroke="#1b0d06" stroke-width="2"/>
    <circle r="172" fill="none" stroke="${brass}" stroke-width="4"/><circle r="170" fill="#3a200f"/>
    <circle r="161" fill="none" stroke="#23120a" stroke-width="16" opacity=".7"/>
    ${around(8, [0, 0], deflector, 22.5)}
    <circle r="152" fill="none" stroke="${brass}" stroke-width="3"/>`;
}

/** What turns: pockets, numbers, cone and turret; zero stands at the top. */
export function rotor(id: string): string {
  const brass = `url(#${id}-brass)`;
  const pockets = WHEEL_ORDER.map((number, i) => {
    const from = (i - 0.5) * POCKET;
    const colour = pocketColour(number);
    return `
      <path d="${pocket(150, 116, from)}" fill="${OUTER[colour]}"/>
      <path d="${pocket(116, 88, from)}" fill="${INNER[colour]}"/>
      <text y="-128" transform="rotate(${i * POCKET})">${number}</text>`;
  });
  const frets = '<path d="M0-150V-88"/>';
  const spoke = `
    <path d="M-3.5-10-2.5-48h5L3.5-10Z" fill="${brass}"/>
    <circle cy="-52" r="6.5" fill="${brass}" stroke="#6d4a17" stroke-width=".8"/>`;
  return `
    <g text-anchor="middle" font-family="${CARD_FONT}" font-weight="650" font-size="14.5"
      fill="#fbf3e0">${pockets.join('')}</g>
    <g stroke="#d9b264" stroke-width="1.3">${around(37, [0, 0], frets, POCKET / 2)}</g>
    <circle r="116" fill="none" stroke="#d9b264" stroke-width="1.6"/>
    <circle r="87" fill="url(#${id}-cone)" stroke="${brass}" stroke-width="3"/>
    ${around(8, [0, 0], '<path d="M0-84L9-30H-9Z" opacity=".13"/>')}${around(4, [0, 0], spoke, 20)}
    <circle r="25" fill="${brass}" stroke="#6d4a17"/>
    <circle r="17" fill="none" stroke="#7b5620" stroke-width="1.5"/>
    <circle r="9" fill="#f3dc9f" stroke="#8b6120"/>`;
}

/** The ball in the pocket at the top. */
export const ball = (id: string): string => `
  <circle cx="1.5" cy="-99" r="7.5" opacity=".45"/>
  <circle cy="-101" r="7.5" fill="url(#${id}-ball)"/>`;

/** Light on everything, above the rotor. */
export const gloss = (id: string): string => `<circle r="150" fill="url(#${id}-light)"/>`;
