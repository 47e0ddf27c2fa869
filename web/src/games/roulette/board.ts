/** The board: which points there are, what they cover and pay, and where they lie on the cloth. The
 *  facts come from the engine by way of board.json; only the places are drawn up here. */
import type { RoulettePaytable } from '../../wire';
import facts from './board.json';

export type Kind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'first_four'
  | 'corner'
  | 'six'
  | 'colour'
  | 'parity'
  | 'half'
  | 'dozen'
  | 'column';
export type Colour = 'red' | 'black' | 'green';

/** A rectangle on the cloth: `along` the rows from zero on, `across` from the dozens outwards. One
 *  field of a number is 1 by 1; number 1 has its near corner at 0, 0. */
export interface Area {
  readonly along: number;
  readonly across: number;
  readonly long: number;
  readonly broad: number;
}

export interface Point {
  readonly id: string;
  readonly kind: Kind;
  readonly numbers: readonly number[];
  /** Whether it is a field of its own, and not a line between fields. */
  readonly field: boolean;
  /** The middle of what is pressed; chips lie there. */
  readonly area: Area;
}

export const KINDS: readonly Kind[] = [
  'straight',
  'split',
  'street',
  'trio',
  'first_four',
  'corner',
  'six',
  'colour',
  'parity',
  'half',
  'dozen',
  'column',
];

/** The outside bets of half the numbers, in the order in which they lie beside the dozens. */
export const HALVES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;

/** How far a line between fields reaches into them. */
const REACH_ALONG = 0.25;
const REACH_ACROSS = 0.2;
/** The outer edge can be pressed a little beyond the fields. */
const BEYOND = 0.16;

const rowOf = (number: number): number => Math.ceil(number / 3) - 1;
const lineOf = (number: number): number => (number - 1) % 3;

function middle(along: number, across: number, long: number, broad: number): Area {
  return { along: along - long / 2, across: across - broad / 2, long, broad };
}

const crossing = (along: number, across: number): Area =>
  middle(along, across, 2 * REACH_ALONG, 2 * REACH_ACROSS);

/** On the edge furthest from the dozens (CAS-4.5a). */
const outerEdge = (along: number): Area => ({
  along: along - REACH_ALONG,
  across: 3 - REACH_ACROSS,
  long: 2 * REACH_ALONG,
  broad: REACH_ACROSS + BEYOND,
});

function splitArea(a: number, b: number): Area {
  if (a > 0 && b - a === 1) {
    return middle(rowOf(a) + 0.5, lineOf(b), 1 - 2 * REACH_ALONG, 2 * REACH_ACROSS);
  }
  return middle(rowOf(b), lineOf(b) + 0.5, 2 * REACH_ALONG, 1 - 2 * REACH_ACROSS);
}

function areaOf(id: string, kind: Kind, numbers: readonly number[]): Area {
  const [first = 0, second = 0, third = 0] = numbers;
  const place = Number(id.split(':')[1] ?? 0);
  switch (kind) {
    case 'straight':
      return first === 0
        ? { along: -1, across: 0, long: 1, broad: 3 }
        : { along: rowOf(first), across: lineOf(first), long: 1, broad: 1 };
    case 'split':
      return splitArea(first, second);
    case 'street':
      return outerEdge(rowOf(first) + 0.5);
    case 'six':
      return outerEdge(rowOf(first) + 1);
    case 'trio':
      return crossing(0, lineOf(third));
    case 'first_four':
      return outerEdge(0);
    case 'corner':
      return crossing(rowOf(first) + 1, lineOf(second));
    case 'dozen':
      return { along: (place - 1) * 4, across: -1, long: 4, broad: 1 };
    case 'column':
      return { along: 12, across: place - 1, long: 1, broad: 1 };
    default: {
      const nth = (HALVES as readonly string[]).indexOf(id);
      return { along: nth * 2, across: -2, long: 2, broad: 1 };
    }
  }
}

const FIELDS: ReadonlySet<Kind> = new Set([
  'straight',
  'colour',
  'parity',
  'half',
  'dozen',
  'column',
]);

const ALL: readonly Point[] = facts.points.map(({ id, kind, numbers }) => {
  const known = kind as Kind;
  return { id, kind: known, numbers, field: FIELDS.has(known), area: areaOf(id, known, numbers) };
});
const BY_ID: ReadonlyMap<string, Point> = new Map(ALL.map((point) => [point.id, point]));

export const pointOf = (id: string): Point | undefined => BY_ID.get(id);

export const colourOf = (number: number): Colour => facts.colours[number] as Colour;

/** What a kind of bet pays, many times its chips; null where it cannot be bet. */
export const factorOf = (paytable: RoulettePaytable, kind: Kind): number | null =>
  (facts.factors[paytable] as Partial<Record<Kind, number>>)[kind] ?? null;

/** The points that can be bet on, fields first, so that lines lie above them. */
export function pointsOf(paytable: RoulettePaytable): readonly Point[] {
  const offered = ALL.filter(({ kind }) => factorOf(paytable, kind) !== null);
  return [...offered.filter(({ field }) => field), ...offered.filter(({ field }) => !field)];
}

/** What the house keeps in the long run, as a share; less than nothing where it gives. */
export function edgeOf(paytable: RoulettePaytable, kind: Kind): { share: number; text: string } {
  const text = (facts.edges[paytable] as Partial<Record<Kind, string>>)[kind] ?? '0/1';
  const [over = 0, under = 1] = text.split('/').map(Number);
  return { share: over / under, text: text.replace('-', '\u2212') };
}

/** The very line, or the middle of the field. */
export function middleOf(point: Point): { along: number; across: number } {
  const { along, across, long, broad } = point.area;
  const edge = across + broad > 3 && across > 2;
  return { along: along + long / 2, across: edge ? 3 : across + broad / 2 };
}

/** Where chips lie: in long fields they leave the words free, which stand upright on an upright
 *  board. */
export function chipPlace(point: Point, upright: boolean): { along: number; across: number } {
  const middle = middleOf(point);
  const { along, across, long, broad } = point.area;
  if (long <= 1) return middle;
  return upright
    ? { along: middle.along, across: across + 0.29 * broad }
    : { along: along + (long > 2 ? 1.25 : 0.42), across: middle.across };
}

export type Way = 'up' | 'down' | 'left' | 'right';

/** The point an arrow key leads to; the same one at the rim of the board. On an upright board
 *  `along` goes down and `across` to the right, on a lying one `along` goes right and `across` up. */
export function neighbour(
  from: Point,
  way: Way,
  points: readonly Point[],
  upright: boolean,
): Point {
  const seat = (point: Point): [number, number] => {
    const { along, across } = middleOf(point);
    return upright ? [across, along] : [along, -across];
  };
  const [x, y] = seat(from);
  const sign = way === 'left' || way === 'up' ? -1 : 1;
  const level = way === 'left' || way === 'right';
  let best = from;
  let least = Infinity;
  for (const point of points) {
    const [px, py] = seat(point);
    const ahead = sign * (level ? px - x : py - y);
    const aside = Math.abs(level ? py - y : px - x);
    if (ahead < 0.01 || aside > 3 * ahead) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}

/** How wide the strips of the cloth are, one after the other, for each way it can lie. */
const UPRIGHT = { across: [0.66, 0.58, 1, 1, 1], along: Array<number>(14).fill(1) };
const LYING = { across: [0.8, 0.8, 1, 1, 1], along: [1.15, ...Array<number>(12).fill(1), 1.05] };

/** A coordinate in percent of the cloth; `first` is where its strips begin. */
function percent(at: number, strips: readonly number[], first: number): number {
  const all = strips.reduce((sum, strip) => sum + strip, 0);
  const whole = Math.min(strips.length - 1, Math.max(0, Math.floor(at - first)));
  const before = strips.slice(0, whole).reduce((sum, strip) => sum + strip, 0);
  return ((before + (at - first - whole) * (strips[whole] ?? 1)) / all) * 100;
}

/** A place on the cloth in percent from its upper left corner. */
export function onCloth(along: number, across: number, upright: boolean): { x: number; y: number } {
  const { along: rows, across: lines } = upright ? UPRIGHT : LYING;
  const far = percent(along, rows, -1);
  const out = percent(across, lines, -2);
  return upright ? { x: out, y: far } : { x: far, y: 100 - out };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is pressed, in percent of the cloth. */
export function boxOf({ along, across, long, broad }: Area, upright: boolean): Box {
  const one = onCloth(along, across, upright);
  const two = onCloth(along + long, across + broad, upright);
  return {
    left: Math.min(one.x, two.x),
    top: Math.min(one.y, two.y),
    width: Math.abs(two.x - one.x),
    height: Math.abs(two.y - one.y),
  };
}

/** The field under a finger, whatever lines run across it: a quick tap means a number, not the edge
 *  beside it. */
export const fieldUnder = (x: number, y: number): Point | null => {
  for (const element of document.elementsFromPoint(x, y)) {
    const point = pointOf(element.closest<HTMLElement>('[data-point]')?.dataset.point ?? '');
    if (point?.field) return point;
  }
  return pointUnder(x, y);
};

/** The point that is drawn under a place of the window. */
export const pointUnder = (x: number, y: number): Point | null => {
  const button = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-point]');
  return pointOf(button?.dataset.point ?? '') ?? null;
};
