import { expect, test } from 'vitest';
import { WHEEL_ORDER } from './art/wheel';
import facts from './board.json';
import { atRest, DROP, FOOT, POCKET, pocketAngle, pose, REST } from './spin';

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);
const degrees = (angle: number): number => ((angle % 360) + 360) % 360;
const apart = (a: number, b: number): number => {
  const gap = degrees(a - b);
  return Math.min(gap, 360 - gap);
};

// req: CAS-4.1c
test('the drawn wheel has the pockets of the engine', () => {
  expect(WHEEL_ORDER).toEqual(facts.wheel);
});

// req: CAS-4.14b
test.each(NUMBERS)('the ball comes to rest in the pocket of %i, at the foot', (number) => {
  for (const from of [0, 17.3, 359, -140]) {
    const end = pose(from, number, 1);
    expect(end).toEqual(atRest(number));
    expect(apart(end.ball, end.rotor + pocketAngle(number))).toBeLessThan(1e-6);
    expect(degrees(end.ball)).toBeCloseTo(FOOT);
    // There is no jump into the last pose.
    const before = pose(from, number, 0.9999);
    expect(apart(before.rotor, end.rotor)).toBeLessThan(0.1);
    expect(apart(before.ball, end.ball)).toBeLessThan(0.1);
  }
});

test('rotor and ball turn in opposite senses, and both slow down', () => {
  const at = (share: number) => pose(40, 17, share);
  const speed = (what: 'rotor' | 'ball', share: number) => at(share + 0.01)[what] - at(share)[what];
  for (const share of [0, 0.2, 0.4]) {
    expect(speed('rotor', share)).toBeGreaterThan(0);
    expect(speed('ball', share)).toBeLessThan(0);
  }
  for (const what of ['rotor', 'ball'] as const) {
    expect(Math.abs(speed(what, 0))).toBeGreaterThan(Math.abs(speed(what, 0.3)));
    expect(Math.abs(speed(what, 0.3))).toBeGreaterThan(Math.abs(speed(what, 0.6)));
  }
});

test('the ball leaves the rim at about 70 percent, hops twice and rides with its pocket', () => {
  const radii = Array.from({ length: 1001 }, (_, i) => pose(0, 5, i / 1000).radius);
  expect(radii[500]).toBeGreaterThan(160);
  expect(radii[690]).toBeGreaterThan(154);
  expect(radii[(DROP + 0.06) * 1000]).toBeLessThan(130);
  const hops = radii.filter(
    (radius, i) => i > 750 && radius > (radii[i - 1] ?? 0) && radius >= (radii[i + 1] ?? 0),
  );
  expect(hops).toHaveLength(2);
  expect(hops[0]).toBeGreaterThan(hops[1] ?? Infinity);
  for (const share of [REST, 0.93, 0.99]) {
    const { rotor, ball, radius } = pose(0, 5, share);
    expect(radius).toBeCloseTo(POCKET);
    expect(apart(ball, rotor + pocketAngle(5))).toBeLessThan(1e-6);
  }
});

test('nothing ever jumps', () => {
  for (let i = 1; i <= 2000; i++) {
    const [one, two] = [pose(12, 31, (i - 1) / 2000), pose(12, 31, i / 2000)];
    expect(apart(one.rotor, two.rotor)).toBeLessThan(2);
    expect(apart(one.ball, two.ball)).toBeLessThan(4);
    expect(Math.abs(one.radius - two.radius)).toBeLessThan(2.5);
  }
});
