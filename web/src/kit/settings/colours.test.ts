import { expect, test } from 'vitest';
import tokens from '../global/tokens.css?raw';
import {
  contrast,
  dressAccent,
  dressCloth,
  dressWall,
  HOUSE,
  INKS,
  luminance,
  mix,
  ON_FELT,
  PLATE,
  readColour,
  READABLE,
  type Scheme,
  VEIL,
  veilOver,
} from './colours';

/** A grid of colours, the greys and all that is likely to be chosen among them. */
const STEPS = ['00', '33', '66', '80', '99', 'cc', 'ff'];
const MANY = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`)));
const SCHEMES: readonly Scheme[] = ['dark', 'light'];

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
  expect(luminance('#ff0000')).toBeCloseTo(0.2126);
});

test('colours are mixed by share', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
  expect(mix('#102030', '#304050', 0.5)).toBe('#203040');
});

test('a colour is read as people type it', () => {
  expect(readColour('#A0b1C2')).toBe('#a0b1c2');
  expect(readColour(' a0b1c2 ')).toBe('#a0b1c2');
  expect(readColour('#fa0')).toBe('#ffaa00');
  for (const wrong of ['', 'red', '#12', '#12345', '#gggggg', 'url(x)', '#1234567'])
    expect(readColour(wrong)).toBeNull();
});

// req: T21-P2-GUI-c
test('whatever page is chosen, every ink can be read on all of it', () => {
  for (const colour of MANY) {
    const { scheme, surfaces, tokens: set } = dressWall(colour);
    for (const ink of Object.values(INKS[scheme]))
      for (const ground of Object.values(surfaces))
        expect(contrast(ink, ground), `${ink} on ${colour}`).toBeGreaterThanOrEqual(READABLE);
    for (const key of ['--fold', '--fold-hi'])
      expect(contrast(INKS[scheme].text, set[key] ?? '')).toBeGreaterThanOrEqual(READABLE);
  }
});

// req: T21-P2-GUI-c
test('whatever accent is chosen, it can be read and be written on', () => {
  for (const scheme of SCHEMES)
    for (const colour of MANY) {
      const { tokens: set } = dressAccent(colour, scheme, HOUSE[scheme]);
      for (const key of ['--brass', '--brass-hi', '--brass-shade'])
        expect(contrast(set['--on-brass'] ?? '', set[key] ?? ''), `${key} of ${colour}`) //
          .toBeGreaterThanOrEqual(READABLE);
      expect(contrast(set['--brass-hi'] ?? '', PLATE)).toBeGreaterThanOrEqual(READABLE);
      for (const ground of Object.values(HOUSE[scheme]))
        expect(contrast(set['--brass-text'] ?? '', ground)).toBeGreaterThanOrEqual(READABLE);
    }
});

// req: T21-P2-GUI-c
test('whatever felt is chosen, words on it can be read', () => {
  for (const colour of MANY) {
    const { used, tokens: set } = dressCloth(colour);
    for (const ink of [...Object.values(ON_FELT), set['--own-felt-line'] ?? ''])
      expect(contrast(ink, used), `${ink} on ${colour}`).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(ON_FELT['on-felt'], set['--own-felt-hi'] ?? '')) //
      .toBeGreaterThanOrEqual(READABLE);
  }
});

test('a colour that can be read is used as it is', () => {
  expect(dressWall('#101820').used).toBe('#101820');
  expect(dressWall('#ffffff')).toMatchObject({ used: '#ffffff', scheme: 'light' });
  expect(dressAccent('#7ab8ff', 'dark', HOUSE.dark).used).toBe('#7ab8ff');
  expect(dressCloth('#203a5c').used).toBe('#203a5c');
});

test('a colour that cannot is moved no further than needed', () => {
  const { used } = dressCloth('#ffffff');
  expect(luminance(used)).toBeLessThan(0.1);
  expect(luminance(used)).toBeGreaterThan(0.05);
  expect(luminance(dressAccent('#000080', 'dark', HOUSE.dark).used)).toBeGreaterThan(0.1);
});

test("the house's own colours are those of tokens.css", () => {
  const written = (name: string): readonly string[] => {
    const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
    return value.match(/#[0-9a-f]{3,6}/g) ?? [];
  };
  for (const name of ['text', 'text-soft', 'win', 'lose', 'warn'] as const)
    expect([INKS.light[name], INKS.dark[name]]).toEqual(written(name));
  expect([HOUSE.light.wall, HOUSE.dark.wall]).toEqual(written('wall'));
  expect([HOUSE.light.glow, HOUSE.dark.glow]).toEqual(written('wall-glow'));
  expect([HOUSE.light.panel, HOUSE.dark.panel]).toEqual(written('panel'));
  expect([HOUSE.light.raised, HOUSE.dark.raised]).toEqual(written('panel-raised'));
  for (const [name, ink] of Object.entries(ON_FELT)) expect([ink]).toEqual(written(name));
});

// req: T21-P2-GUI-d
test('words can be read on any picture of the table', () => {
  for (const colour of MANY) {
    const shown = mix(colour, VEIL, veilOver(colour));
    expect(contrast(ON_FELT['on-felt-soft'], shown)).toBeGreaterThanOrEqual(READABLE);
  }
  expect(veilOver('#101010')).toBeLessThan(veilOver('#ffffff'));
});
