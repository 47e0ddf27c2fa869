/** Colours of a player's own. Each is moved lighter or darker until all that is written on it can be
 *  read (WCAG: 4.5 to 1), and brings the colours along that go with it. Pure. */

export type Scheme = 'dark' | 'light';

/** What a choice comes to: the colour that is used, and the tokens that it sets. */
export interface Dressing {
  readonly used: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** What panels and pages are made of, from tokens.css or from an own colour. */
export type Surfaces = Readonly<Record<'wall' | 'glow' | 'panel' | 'raised', string>>;

export const READABLE = 4.5;
const BLACK = '#000000';
const WHITE = '#ffffff';

/** The house's own surfaces and the inks that are written on them, as in tokens.css. */
export const HOUSE: Record<Scheme, Surfaces> = {
  dark: { wall: '#14100d', glow: '#2e231a', panel: '#1f1813', raised: '#2a211a' },
  light: { wall: '#efe5d2', glow: '#fffaf0', panel: '#fbf4e6', raised: '#f3e8d3' },
};
export const INKS: Record<
  Scheme,
  Record<'text' | 'text-soft' | 'win' | 'lose' | 'warn', string>
> = {
  dark: {
    text: '#f4ead7',
    'text-soft': '#c7b79d',
    win: '#7fd49b',
    lose: '#f0948a',
    warn: '#f1c465',
  },
  light: {
    text: '#2a1d12',
    'text-soft': '#665139',
    win: '#1c6b45',
    lose: '#a3262c',
    warn: '#7d5400',
  },
};
/** Words on the felt, and a plate on the brightest felt. */
export const ON_FELT = {
  'on-felt': '#fdf5e2',
  'on-felt-soft': '#d8c9b0',
  'on-felt-loss': '#f6b3aa',
};
export const PLATE = '#2a2420';

/** A colour as it may be typed, in six small digits; null for what is none. */
export function readColour(text: string): string | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

type Channels = readonly [red: number, green: number, blue: number];

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Relative luminance, 0 for black to 1 for white. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 for the same colour to 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const to = channels(second);
  const mixed = channels(first).map((from, at) =>
    Math.round(from + ((to[at] ?? 0) - from) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const STEPS = 100;

/** The colour, moved no further than needed. */
function movedUntil(colour: string, towards: string, holds: (moved: string) => boolean): string {
  for (let step = 0; step < STEPS; step++) {
    const moved = mix(colour, towards, step / STEPS);
    if (holds(moved)) return moved;
  }
  return towards;
}

const canBeRead = (inks: readonly string[], grounds: readonly string[]): boolean =>
  inks.every((ink) => grounds.every((ground) => contrast(ink, ground) >= READABLE));

const veil = (colour: string, opacity: number): string =>
  `rgba(${channels(colour).join(', ')}, ${opacity})`;

/** Whether a page of this colour is written on with dark or with light ink. */
export const schemeOf = (wall: string): Scheme =>
  contrast(wall, INKS.light.text) > contrast(wall, INKS.dark.text) ? 'light' : 'dark';

function surfacesOf(wall: string, scheme: Scheme): Surfaces {
  const share = scheme === 'dark' ? { glow: 0.1, panel: 0.05, raised: 0.09 } : LIGHTER;
  return {
    wall,
    glow: mix(wall, WHITE, share.glow),
    panel: mix(wall, WHITE, share.panel),
    raised: mix(wall, WHITE, share.raised),
  };
}
const LIGHTER = { glow: 0.8, panel: 0.6, raised: 0.25 };

const keysOf = (wall: string, scheme: Scheme): [high: string, low: string] =>
  scheme === 'dark'
    ? [mix(wall, WHITE, 0.2), mix(wall, WHITE, 0.13)]
    : [mix(wall, WHITE, 0.4), mix(wall, BLACK, 0.07)];

/** The page and its panels. */
export function dressWall(colour: string): Dressing & { surfaces: Surfaces; scheme: Scheme } {
  const scheme = schemeOf(colour);
  const inks = Object.values(INKS[scheme]);
  const used = movedUntil(
    colour,
    scheme === 'dark' ? BLACK : WHITE,
    (wall) =>
      canBeRead(inks, Object.values(surfacesOf(wall, scheme))) &&
      canBeRead([INKS[scheme].text], keysOf(wall, scheme)),
  );
  const surfaces = surfacesOf(used, scheme);
  const [high, low] = keysOf(used, scheme);
  const line = mix(used, INKS[scheme].text, 0.27);
  const tokens: Record<string, string> = {
    '--wall': used,
    '--wall-glow': surfaces.glow,
    '--panel': surfaces.panel,
    '--panel-raised': surfaces.raised,
    '--line': line,
    '--fold-hi': high,
    '--fold': low,
  };
  if (scheme === 'light') {
    tokens['--track'] = mix(used, INKS.light.text, 0.18);
    tokens['--shadow-press'] = `inset 0 1px 0 #fff, inset 0 0 0 1px ${line}, 0 2px 0 ${line}`;
  }
  return { used, tokens, surfaces, scheme };
}

const shadeOf = (accent: string): string => mix(accent, BLACK, 0.14);
const inkOn = (accent: string): string => mix(accent, BLACK, 0.88);

/** The accent: what is pressed, and what is lit. It always bears dark ink. */
export function dressAccent(colour: string, scheme: Scheme, surfaces: Surfaces): Dressing {
  const used = movedUntil(colour, WHITE, (accent) =>
    canBeRead([inkOn(accent)], [accent, shadeOf(accent)]),
  );
  const ink = inkOn(used);
  const high = movedUntil(mix(used, WHITE, 0.45), WHITE, (light) =>
    canBeRead([light], [PLATE, ink]),
  );
  const grounds = Object.values(surfaces).flatMap((plain) => [plain, mix(plain, used, WASH)]);
  const [from, towards] = scheme === 'dark' ? [high, WHITE] : [mix(used, BLACK, 0.4), BLACK];
  const tokens = {
    '--brass-hi': high,
    '--brass': used,
    '--brass-shade': shadeOf(used),
    '--brass-lo': mix(used, BLACK, 0.36),
    '--brass-edge': mix(used, BLACK, 0.6),
    '--brass-inlay': mix(used, BLACK, 0.08),
    '--brass-glow': veil(high, 0.5),
    '--brass-wash': veil(used, WASH),
    '--brass-text': movedUntil(from, towards, (text) => canBeRead([text], grounds)),
    '--on-brass': ink,
    '--plate-line': veil(used, 0.38),
    '--plate-line-dim': veil(used, 0.16),
  };
  return { used, tokens };
}
const WASH = 0.13;

const lit = (felt: string): string => mix(felt, WHITE, 0.14);

/** The felt. It always bears light ink, since cards, chips and plates are made for that. */
export function dressCloth(colour: string): Dressing {
  const used = movedUntil(
    colour,
    BLACK,
    (felt) =>
      canBeRead(Object.values(ON_FELT), [felt]) && canBeRead([ON_FELT['on-felt']], [lit(felt)]),
  );
  const tokens = {
    '--own-felt-hi': lit(used),
    '--own-felt': used,
    '--own-felt-lo': mix(used, BLACK, 0.45),
    '--own-felt-line': movedUntil(mix(used, WHITE, 0.6), WHITE, (line) =>
      canBeRead([line], [used]),
    ),
  };
  return { used, tokens };
}

/** What lies over a picture on the table, and how thick it is at least. */
export const VEIL = '#0c0907';
const VEIL_LEAST = 0.2;

/** How much of the veil a picture needs, by its brightest part, so that words can be read on it. */
export function veilOver(brightest: string): number {
  for (let share = VEIL_LEAST; share < 1; share += 0.02) {
    if (canBeRead([ON_FELT['on-felt-soft']], [mix(brightest, VEIL, share)])) return share;
  }
  return 1;
}
