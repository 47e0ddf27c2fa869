import { expect, test } from 'vitest';
import { RANKS, SUITS } from '../../kit/cards/pips';
import { chances, strength } from './chances';

const card = (text: string): number => {
  const rank = text[0] === 'T' ? '10' : text[0];
  const suit = SUITS.findIndex((name) => name.startsWith(text[1] ?? ''));
  return 4 * RANKS.findIndex((each) => each === rank) + suit;
};
const cards = (text: string): number[] => text.split(' ').map(card);

test('hands are ranked as in the rules, and kickers count', () => {
  const rising = [
    '2c 4d 6h 8s Tc Qd Ah',
    '2c 4d 6h 8s Tc Qd Qh',
    'Kc 4d 6h 8s Tc Qd Qh',
    '2c 4d 6h 8s 8c Qd Qh',
    '2c 4d 6h Qs 8c Qd Qh',
    'Ac 2d 3h 4s 5c Qd Qh',
    '2c 3d 4h 5s 6c Qd Qh',
    '2c 4c 6c 8c Tc Qd Qh',
    'Jc 4c 6c 8c Tc Qd Qh',
    '2c 2d 8h Qs 8c Qd Qh',
    '2c 8d 8h Ks Kc Kd Qh',
    '2c 8d 8h 8s 8c Qd Qh',
    'Ac 2c 3c 4c 5c Qd Qh',
    '2c 3c 4c 5c 6c Ac Qh',
  ].map((text) => strength(cards(text)));
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  expect(new Set(rising).size).toBe(rising.length);
});

test('a board that plays is shared', () => {
  const board = cards('Tc Jd Qh Ks Ac');
  expect(chances([cards('2c 3d'), cards('4h 5s')], board)).toEqual([0.5, 0.5]);
});

// A pair over a pair before the flop is known to win 82 of 100; the draw was counted by the engine.
test('chances are those that players know', () => {
  const [aces = 0, kings = 0] = chances([cards('Ac Ad'), cards('Kh Ks')], []);
  expect(aces).toBeGreaterThan(0.8);
  expect(aces).toBeLessThan(0.84);
  expect(aces + kings).toBeCloseTo(1);
  const [draw = 0] = chances([cards('Ah 9h'), cards('7c 7d')], cards('7h 2h Ks'));
  expect(draw).toBeCloseTo(244 / 990, 10);
});
