import { expect, test } from 'vitest';
import { sabaccFace } from './art/staves';
import { faceOf, nameOf, sabaccName, signed, sumOf } from './cards';

const ALL = Array.from({ length: 62 }, (_, code) => code);

// req: CAS-5.4a, CAS-5.5
test('the codes name three staves of twenty values and two zeros, and each has its picture', () => {
  const seen = new Map<string, number[]>();
  for (const code of ALL) {
    const { value, stave } = faceOf(code);
    const of = seen.get(stave ?? 'none') ?? [];
    seen.set(stave ?? 'none', [...of, value]);
    expect(sabaccFace(value, stave)).toContain(signed(value));
  }
  const values = [...Array.from({ length: 10 }, (_, i) => i - 10), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  for (const stave of ['circle', 'square', 'triangle']) expect(seen.get(stave)).toEqual(values);
  expect(seen.get('none')).toEqual([0, 0]);
});

// req: CAS-5.4b
test('minus is red, plus is green, zero is grey, and each can be told without colour', () => {
  const red = '#b3202c';
  const green = '#1c6b45';
  for (const code of ALL) {
    const { value, stave } = faceOf(code);
    for (const jumbo of [false, true]) {
      const drawn = sabaccFace(value, stave, jumbo);
      expect(drawn.includes(red)).toBe(value < 0);
      expect(drawn.includes(green)).toBe(value > 0);
      if (value < 0) expect(drawn).toContain('fill="none" stroke="#b3202c"');
    }
  }
});

test('cards are named, and what is no card is refused', () => {
  expect(nameOf(0)).toBe('minus 10 of circles');
  expect(nameOf(59)).toBe('plus 10 of triangles');
  expect(nameOf(60)).toBe('sylop, zero');
  expect(nameOf(null)).toBe('face-down sabacc card');
  for (const code of [-1, 62, 1.5]) expect(() => faceOf(code)).toThrow(RangeError);
});

test('sums are of what can be seen', () => {
  expect(sumOf([0, 59, 60])).toBe(0);
  expect(sumOf([null, 30])).toBe(1);
  expect([signed(3), signed(-3), signed(0)]).toEqual(['+3', '\u22123', '0']);
});

test('sabacc cards tell sign, number and stave', () => {
  expect(sabaccName(-4, 'square')).toBe('minus 4 of squares');
  expect(sabaccName(10, 'circle')).toBe('plus 10 of circles');
  expect(sabaccName(0, null)).toBe('sylop, zero');
});
