/** Casino chips: flat from above, and as stacks seen from the player's chair. */
import { CARD_FONT } from '../controls/ink';

/** Values in whole chips, from the largest down. */
export const CHIP_VALUES = [500, 100, 50, 25, 10, 5, 1] as const;
export type ChipValue = (typeof CHIP_VALUES)[number];

/** The inks of one chip: body, stripes, figures and the shaded rim. */
interface ChipInk {
  colour: string;
  base: string;
  stripe: string;
  figure: string;
  rim: string;
}

const ink = (
  colour: string,
  base: string,
  stripe: string,
  figure: string,
  rim: string,
): ChipInk => ({ colour, base, stripe, figure, rim });

/** EPS-RF-HH-005 names the colours; blue and orange are ours. */
export const CHIP_INK: Record<ChipValue, ChipInk> = {
  1: ink('blue', '#2c5f9e', '#f2ead6', '#fff8ea', '#183a66'),
  5: ink('white', '#efe8d8', '#3b5f7a', '#2a2723', '#b9ae95'),
  10: ink('red', '#b02a33', '#f6ecd6', '#fff8ea', '#7d1820'),
  25: ink('orange', '#d2742a', '#fbeed2', '#2a1705', '#8d4711'),
  50: ink('green', '#1f7a4d', '#f6ecd6', '#fff8ea', '#12502f'),
  100: ink('black', '#26262a', '#e9dcc0', '#fff8ea', '#0d0d10'),
  500: ink('purple', '#5d3a8c', '#f1dfa9', '#fff8ea', '#3b2160'),
};

export const CHIP_BOX = '0 0 100 102';

/** One chip from above. */
export function chip(value: ChipValue): string {
  const { base, stripe, figure, rim } = CHIP_INK[value];
  const stripes = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M42 2.7A48 48 0 0 1 58 2.7L55.5 15.5A35 35 0 0 0 44.5 15.5Z"` +
      ` transform="rotate(${i * 45} 50 50)"/>`,
  );
  return `
    <circle cx="50" cy="52.5" r="47" opacity=".35"/><circle cx="50" cy="50" r="48" fill="${base}"/>
    <g fill="${stripe}">${stripes.join('')}</g>
    <circle cx="50" cy="50" r="47.2" fill="none" stroke="${rim}" stroke-width="1.6"/>
    <circle cx="50" cy="50" r="34.5" fill="${base}" stroke="${stripe}" stroke-width="1.4"
      stroke-dasharray="3 2.42"/>
    <circle cx="50" cy="50" r="29.5" fill="${rim}" opacity=".3"/>
    <circle cx="50" cy="50" r="29.5" fill="none" stroke="${stripe}" opacity=".8"/>
    <path d="M9 38A43 43 0 0 1 62 8.5" fill="none" stroke="#fff" stroke-width="2.5" opacity=".3"
      stroke-linecap="round"/>
    <text x="50" y="${value >= 100 ? 59.5 : 61}" text-anchor="middle" font-family="${CARD_FONT}"
      font-weight="700" font-size="${value >= 100 ? 28 : 33}" fill="${figure}">${value}</text>`;
}

/** A column of equal chips. */
export type Column = readonly [value: ChipValue, count: number];

export interface StackDrawing {
  width: number;
  height: number;
  body: string;
}

const COLUMN = 44;
const RX = 20;
const RY = 11;
const THICK = 6;

/** Where the lower edge of a chip runs at distance `x` from its middle. */
const edge = (x: number): number => RY * Math.sqrt(Math.max(0, 1 - (x / RX) ** 2));

function rimStripes(cx: number, y: number, shift: number): string {
  return [-13, 0, 13]
    .map((at) => {
      const left = at + shift * 1.6;
      const right = left + (at === 0 ? 5 : 3.6);
      const [yl, yr] = [y + edge(left), y + edge(right)];
      return `M${cx + left} ${yl - THICK}L${cx + right} ${yr - THICK}V${yr}L${cx + left} ${yl}Z`;
    })
    .join('');
}

function sideOfChip(value: ChipValue, cx: number, y: number, shift: number): string {
  const { base, stripe, rim } = CHIP_INK[value];
  const side = `M${cx - RX} ${y - THICK}v${THICK}a${RX} ${RY} 0 0 0 ${2 * RX} 0v${-THICK}Z`;
  return `
    <path d="${side}" fill="${base}"/>
    <path d="${rimStripes(cx, y, shift)}" fill="${stripe}"/>
    <path d="M${cx - RX} ${y}a${RX} ${RY} 0 0 0 ${2 * RX} 0" fill="none" stroke="${rim}"/>
    <path d="M${cx - RX} ${y - THICK}v${THICK}" stroke="#fff" opacity=".25"/>`;
}

function topOfColumn([value, count]: Column, cx: number, y: number): string {
  const { base, stripe, figure, rim } = CHIP_INK[value];
  const stripes = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M-3.3 ${0.3 - RX}h6.6l-1 5.4h-4.6Z" transform="rotate(${i * 45 + count * 17})"/>`,
  );
  return `<g transform="translate(${cx} ${y}) scale(1 ${RY / RX})">
    <circle r="${RX}" fill="${base}"/>
    <g fill="${stripe}">${stripes.join('')}</g>
    <circle r="${RX - 0.5}" fill="none" stroke="${rim}" stroke-width=".9" opacity=".7"/>
    <circle r="13.5" fill="${base}" stroke="${stripe}" stroke-width=".9"/>
    <circle r="11.6" fill="${rim}" opacity=".28"/>
    <text y="5" text-anchor="middle" font-family="${CARD_FONT}" font-weight="700"
      font-size="${value >= 100 ? 11.5 : 14}" fill="${figure}">${value}</text></g>`;
}

/** Columns side by side, standing on one line; a little crooked, as hands leave them. */
export function chipStack(columns: readonly Column[]): StackDrawing {
  const tallest = Math.max(0, ...columns.map(([, count]) => count));
  const height = tallest * THICK + RY * 2 + 6;
  const width = columns.length * COLUMN + 2;
  const floor = height - RY - 4;
  const body = columns.map(([value, count], column) => {
    const cx = column * COLUMN + COLUMN / 2 + 1;
    const reach = `rx="${RX + 3}" ry="${RY + 2}"`;
    const shadow = `<ellipse cx="${cx + 2}" cy="${floor + 3}" ${reach} opacity=".4"/>`;
    const lean = (level: number): number => (((level * 5 + column) % 3) - 1) / 2;
    const sides = Array.from({ length: count }, (_, level) =>
      sideOfChip(
        value,
        cx + lean(level),
        floor - level * THICK,
        ((level * 7 + column * 3) % 5) - 2,
      ),
    );
    const top = topOfColumn([value, count], cx + lean(count - 1), floor - count * THICK);
    return shadow + sides.join('') + top;
  });
  return { width, height, body: body.join('') };
}

/** The dealer button. */
export const DEALER_BOX = '0 0 100 104';
export const DEALER = `
  <circle cx="50" cy="55" r="47" opacity=".4"/><circle cx="50" cy="50" r="48" fill="#b9ac8c"/>
  <circle cx="50" cy="48" r="48" fill="#f7efdc"/>
  <circle cx="50" cy="48" r="41" fill="none" stroke="#c99a3f" stroke-width="3"/>
  <text x="50" y="66" font-family="${CARD_FONT}" font-weight="700" font-size="50"
    text-anchor="middle" fill="#2a2118">D</text>`;
