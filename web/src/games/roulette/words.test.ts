import { afterEach, expect, test } from 'vitest';
import { makeTeller } from '../../frame/sentences';
import { speak } from '../../i18n';
import { pointOf, pointsOf } from './board';
import { gainText, numberLong, pointLabel, pointName, tell, tellNumber } from './words';

const teller = makeTeller(2, (seat) => `Player ${seat}`);
const nameOf = (id: string): string => {
  const point = pointOf(id);
  return point ? pointName(point) : '';
};

afterEach(() => speak('en'));

test.each([
  ['straight:17', 'Straight 17'],
  ['split:8-9', 'Split 8 and 9'],
  ['street:31', 'Street 31 32 33'],
  ['trio:0-1-2', 'Trio 0 1 2'],
  ['first_four', 'First four'],
  ['corner:1-2-4-5', 'Corner 1 2 4 5'],
  ['six:19-22', 'Six line 19 to 24'],
  ['red', 'Red'],
  ['even', 'Even'],
  ['low', '1 to 18'],
  ['dozen:2', '2nd 12'],
  ['column:3', 'Column 3'],
])('%s is called %s', (id, name) => {
  expect(nameOf(id)).toBe(name);
});

test.each(['en', 'zh'])('no two points have the same name in %s', async (language) => {
  await speak(language);
  const names = pointsOf('european').map(pointName);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.includes('roulette-'))).toEqual([]);
});

test('lists say which numbers are meant', () => {
  const label = (id: string): string => pointLabel(pointOf(id) ?? pointsOf('house')[0]!);
  expect(label('corner:1-2-4-5')).toBe('1 / 2 / 4 / 5');
  expect(label('six:1-4')).toBe('1 – 6');
  expect(label('high')).toBe('19 to 36');
});

test('numbers and gains in words', () => {
  expect([0, 17, 36].map(numberLong)).toEqual(['0 green', '17 black, odd', '36 red, even']);
  expect([18_000, -500, 0].map(gainText)).toEqual([
    'You win 180',
    'You lose 5',
    'Nothing won, nothing lost',
  ]);
});

test('the number is told when the ball rests, not when it is drawn', () => {
  const say = (event: Parameters<typeof tell>[0]): string[] =>
    tell(event, teller).map((told) => told.say());
  expect(say({ e: 'spun', number: 17 })).toEqual(['No more bets']);
  expect(tellNumber(17).say()).toBe('The ball rests on 17 black, odd');
  expect(say({ e: 'paid', seat: 2, outcomes: [], gain: 500 })).toEqual(['You win 5']);
  expect(say({ e: 'paid', seat: 1, outcomes: [], gain: -500 })).toEqual(['Player 1 loses 5']);
  expect(say({ e: 'forfeited', seat: 1, chips: 0 })).toEqual([]);
  expect(say({ e: 'forfeited', seat: 1, chips: 100 })).toEqual(['Player 1 left and forfeits 1']);
  expect(say({ e: 'forfeited', seat: 2, chips: 100 })).toEqual(['You left and forfeit 1']);
});
