import { expect, test } from 'vitest';
import { pocketColour, restAngle, WHEEL_ORDER } from './wheel';

// req: CAS-4.1c
test('the wheel has its 37 slots with their colours', () => {
  expect([...WHEEL_ORDER].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, i) => i));
  const colours = WHEEL_ORDER.map(pocketColour);
  expect(colours[0]).toBe('green');
  // Neighbours differ all around, as on every European wheel.
  colours.slice(1).forEach((colour, i) => expect(colour).not.toBe(colours[i]));
  expect(colours.filter((colour) => colour === 'red').length).toBe(18);
  expect(restAngle(0)).toBeCloseTo(0);
  expect(restAngle(32)).toBeCloseTo(-360 / 37);
});
