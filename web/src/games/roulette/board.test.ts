import { expect, test } from 'vitest';
import { pocketColour } from './art/wheel';
import {
  chipPlace,
  colourOf,
  edgeOf,
  factorOf,
  KINDS,
  middleOf,
  neighbour,
  type Point,
  pointOf,
  pointsOf,
  type Area,
  type Way,
} from './board';

const point = (id: string): Point => {
  const found = pointOf(id);
  if (!found) throw new Error(id);
  return found;
};
const PAYTABLES = ['house', 'european'] as const;
const WAYS: readonly Way[] = ['up', 'down', 'left', 'right'];

test('every point of the paytable has a place, and no chips lie on others', () => {
  for (const paytable of PAYTABLES) {
    const points = pointsOf(paytable);
    expect(points).toHaveLength(paytable === 'house' ? 156 : 157);
    for (const upright of [true, false]) {
      const places = points.map((each) => JSON.stringify(chipPlace(each, upright)));
      expect(new Set(places).size).toBe(points.length);
    }
  }
});

const overlap = (a: Area, b: Area): boolean =>
  a.along < b.along + b.long - 1e-9 &&
  b.along < a.along + a.long - 1e-9 &&
  a.across < b.across + b.broad - 1e-9 &&
  b.across < a.across + a.broad - 1e-9;

// req: CAS-4.5c, CAS-4.6b
test('what is pressed for one line never overlaps what is pressed for another', () => {
  const lines = pointsOf('european').filter(({ field }) => !field);
  const fields = pointsOf('european').filter(({ field }) => field);
  for (const group of [lines, fields]) {
    group.forEach((a, i) => {
      for (const b of group.slice(i + 1))
        expect(overlap(a.area, b.area), `${a.id} ${b.id}`).toBe(false);
    });
  }
});

// req: CAS-4.5c
test('the middle of a field belongs to the number, even between all its lines', () => {
  const lines = pointsOf('european').filter(({ field }) => !field);
  for (const field of pointsOf('european').filter(({ kind }) => kind === 'straight')) {
    const { along, across } = middleOf(field);
    const dot = { along: along - 0.2, across: across - 0.25, long: 0.4, broad: 0.5 };
    for (const line of lines) expect(overlap(dot, line.area), `${field.id} ${line.id}`).toBe(false);
  }
});

// req: CAS-4.1d, CAS-4.4a, CAS-4.5a, CAS-4.6a, CAS-4.7a, CAS-4.8a
test.each([
  ['straight:0', -0.5, 1.5],
  ['straight:1', 0.5, 0.5],
  ['straight:36', 11.5, 2.5],
  ['split:8-9', 2.5, 2],
  ['split:8-11', 3, 1.5],
  ['split:0-3', 0, 2.5],
  ['street:31', 10.5, 3],
  ['six:19-22', 7, 3],
  ['trio:0-1-2', 0, 1],
  ['trio:0-2-3', 0, 2],
  ['first_four', 0, 3],
  ['corner:25-26-28-29', 9, 1],
  ['dozen:2', 6, -0.5],
  ['column:3', 12.5, 2.5],
  ['low', 1, -1.5],
  ['high', 11, -1.5],
])('%s lies at %d, %d', (id, along, across) => {
  const area = middleOf(point(id));
  expect(area.along).toBeCloseTo(along);
  expect(area.across).toBeCloseTo(across);
});

// req: CAS-4.3a
test.each(PAYTABLES)(
  'arrow keys reach every point of %s on both boards, and lead back',
  (paytable) => {
    const points = pointsOf(paytable);
    for (const upright of [true, false]) {
      const reached = new Set(['straight:17']);
      const queue = [point('straight:17')];
      for (let next = queue.pop(); next; next = queue.pop()) {
        for (const way of WAYS) {
          const there = neighbour(next, way, points, upright);
          if (!reached.has(there.id)) queue.push(there);
          reached.add(there.id);
        }
      }
      expect(points.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
    }
  },
);

test('arrow keys walk over lines and fields as they lie', () => {
  const points = pointsOf('house');
  const walk = (from: string, upright: boolean, ...ways: Way[]): string =>
    ways.reduce((at, way) => neighbour(at, way, points, upright), point(from)).id;
  expect(walk('straight:8', true, 'right')).toBe('split:8-9');
  expect(walk('straight:8', true, 'right', 'right')).toBe('straight:9');
  expect(walk('straight:9', true, 'right')).toBe('street:7');
  expect(walk('straight:8', true, 'down')).toBe('split:8-11');
  expect(walk('split:8-11', true, 'right')).toBe('corner:8-9-11-12');
  expect(walk('straight:8', false, 'up')).toBe('split:8-9');
  expect(walk('straight:8', false, 'right')).toBe('split:8-11');
  expect(walk('straight:1', true, 'up', 'up')).toBe('straight:0');
  expect(walk('straight:36', true, 'down')).toBe('column:3');
});

test('colours agree with the drawing', () => {
  for (let number = 0; number < 37; number++) expect(colourOf(number)).toBe(pocketColour(number));
});

// req: CAS-4.19
test('factors and edges are those of the paytable', () => {
  expect(factorOf('house', 'corner')).toBe(11);
  expect(factorOf('european', 'corner')).toBe(8);
  expect(factorOf('house', 'first_four')).toBe(null);
  expect(edgeOf('european', 'half').share).toBeCloseTo(1 / 37);
  expect(edgeOf('house', 'half')).toEqual({ share: -17 / 37, text: '\u221217/37' });
  for (const kind of KINDS) expect(factorOf('european', kind)).toBeGreaterThan(0);
});
