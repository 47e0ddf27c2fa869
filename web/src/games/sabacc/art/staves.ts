/** Sabacc cards: sign, number and shape on each, so that colour is never needed. Solid pips are
 *  positive, hollow ones negative. */
import {
  around,
  BRASS,
  CARD_FONT,
  EDGE,
  IVORY,
  type Point,
  twofold,
} from '../../../kit/controls/ink';

export const STAVES = ['circle', 'square', 'triangle'] as const;
export type Stave = (typeof STAVES)[number];

const POSITIVE = '#1c6b45';
const NEGATIVE = '#b3202c';
const ZERO = '#5b564c';

/** How a pip is inked: its colour, and the line width if it is hollow. */
interface Pen {
  ink: string;
  hollow: number;
}

function paint({ ink, hollow }: Pen): string {
  return hollow
    ? `fill="none" stroke="${ink}" stroke-width="${hollow}" stroke-linejoin="round"`
    : `fill="${ink}"`;
}

const SHAPE: Record<Stave, (at: Point, radius: number, pen: Pen) => string> = {
  circle: ([x, y], radius, pen) =>
    `<circle cx="${x}" cy="${y}" r="${radius - pen.hollow / 2}" ${paint(pen)}/>`,
  square: ([x, y], radius, pen) => {
    const half = (radius - pen.hollow / 2) * 0.9;
    const size = 2 * half;
    return (
      `<rect x="${x - half}" y="${y - half}" width="${size}" height="${size}" rx="1"` +
      ` ${paint(pen)}/>`
    );
  },
  triangle: ([x, y], radius, pen) => {
    const half = radius * 1.1 - pen.hollow * 0.8;
    return (
      `<path d="M${x} ${y - half}L${x + half} ${y + half * 0.8}H${x - half}Z"` + ` ${paint(pen)}/>`
    );
  },
};

const L = 39;
const C = 50;
const R = 61;
const pairs = (...rows: number[]): Point[] =>
  rows.flatMap((y): Point[] => [
    [L, y],
    [R, y],
  ]);
const single = (...rows: number[]): Point[] => rows.map((y): Point => [C, y]);

/** Pip places by number, 1 to 10. */
const FIELD: readonly (readonly Point[])[] = [
  [],
  single(70),
  single(48, 92),
  single(42, 70, 98),
  pairs(50, 90),
  [...pairs(46, 94), ...single(70)],
  pairs(44, 70, 96),
  [...pairs(40, 70, 100), ...single(55)],
  [...pairs(40, 70, 100), ...single(55, 85)],
  [...pairs(37, 59, 81, 103), ...single(70)],
  [...pairs(37, 59, 81, 103), ...single(48, 92)],
];

/** The octagonal outline, `inset` units inside the card's edge. */
function octagon(inset: number, fill: string, stroke: string): string {
  const near = 14 + inset * 0.4;
  const [left, right, top, bottom] = [0.5 + inset, 99.5 - inset, 0.5 + inset, 139.5 - inset];
  const outline =
    `M${near} ${top}H${100 - near}L${right} ${near}V${140 - near}L${100 - near} ${bottom}` +
    `H${near}L${left} ${140 - near}V${near}Z`;
  return `<path d="${outline}" fill="${fill}" stroke="${stroke}" stroke-linejoin="round"/>`;
}

const number = (value: number): string =>
  (value > 0 ? '+' : value < 0 ? '\u2212' : '') + Math.abs(value);

function text(words: string, [x, y]: Point, size: number, ink: string, width?: number): string {
  const squeeze = width ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : '';
  return (
    `<text x="${x}" y="${y}" font-family="${CARD_FONT}" font-weight="700" font-size="${size}"` +
    ` text-anchor="middle" fill="${ink}"${squeeze}>${words}</text>`
  );
}

function sylop(): string {
  const rays = `<path d="M50 37v-4" stroke="${BRASS}" stroke-width="1.4"/>`;
  return `
    <circle cx="50" cy="70" r="24.5" fill="none" stroke="${ZERO}" stroke-width="3"/>
    <path d="M50 45.5a24.5 24.5 0 0 1 0 49Z" fill="${ZERO}"/>
    <circle cx="50" cy="70" r="9" fill="${IVORY}"/><path d="M50 61a9 9 0 0 0 0 18Z" fill="${ZERO}"/>
    ${around(16, [50, 70], rays)}`;
}

/** The markup of a sabacc card; a zero has no stave. */
export function sabaccFace(value: number, stave: Stave | null, jumbo = false): string {
  const pips = FIELD[Math.abs(value)];
  if (!pips || (value === 0) !== (stave === null)) {
    throw new RangeError(`no sabacc card shows ${value} of ${stave ?? 'no stave'}`);
  }
  const ink = value === 0 ? ZERO : value > 0 ? POSITIVE : NEGATIVE;
  const pen = (hollow: number): Pen => ({ ink, hollow: value > 0 ? 0 : hollow });
  const sign = number(value);
  const sheet = octagon(0, IVORY, EDGE) + octagon(4.5, 'none', ink);
  if (jumbo) {
    const mark =
      stave === null
        ? `<circle cx="50" cy="98" r="17" fill="none" stroke="${ink}" stroke-width="5"/>`
        : SHAPE[stave]([50, 98], 18, pen(6));
    return sheet + text(sign, [50, 66], sign.length > 2 ? 42 : 50, ink) + mark;
  }
  const corner =
    text(sign, [21, 30], 20, ink, sign.length > 2 ? 25 : undefined) +
    (stave === null ? '' : SHAPE[stave]([19, 41], 5.8, pen(2.4)));
  if (stave === null) return sheet + twofold(corner) + sylop();
  const one = pips.length === 1;
  const radius = one ? 17 : pips.length > 6 ? 5.9 : 7.6;
  const field = pips.map((at) => SHAPE[stave](at, radius, pen(one ? 6 : 2.6)));
  return sheet + twofold(corner) + field.join('');
}

/** The back of every sabacc card. */
export function sabaccBack(): string {
  const ground = '#22395a';
  const pen: Pen = { ink: BRASS, hollow: 0 };
  return `${octagon(0, IVORY, EDGE)}${octagon(5, ground, BRASS)}
    <svg x="8" y="8" width="84" height="124" viewBox="8 8 84 124">
      <g stroke="${BRASS}" stroke-width=".6" opacity=".55">
        ${around(36, [50, 70], '<path d="M50 70V-20"/>')}</g></svg>
    <circle cx="50" cy="70" r="25" fill="${ground}" stroke="${BRASS}" stroke-width="1.6"/>
    <circle cx="50" cy="70" r="20" fill="none" stroke="${BRASS}" stroke-width=".6"/>
    ${SHAPE.circle([50, 60], 5, pen)}${SHAPE.square([42, 76], 4.8, pen)}
    ${SHAPE.triangle([58, 76.5], 5, pen)}`;
}
