import { afterEach, expect, test } from 'vitest';
import { speak } from '../../../i18n';
import type { RoomNews } from '../../../wire';
import { placeText, waitText } from './place';

const NEWS: RoomNews = { t: 'room', room: 'r', name: 'R', state: 'on', queue: 9, place: 2 };

afterEach(() => speak('en'));

test.each([
  ['en', '1st in line', '2nd in line', '3rd in line', '11th in line', '22nd in line'],
  [
    'de',
    '1. in der Schlange',
    '2. in der Schlange',
    '3. in der Schlange',
    '11. in der Schlange',
    '22. in der Schlange',
  ],
  [
    'fr',
    '1er dans la queue',
    '2e dans la queue',
    '3e dans la queue',
    '11e dans la queue',
    '22e dans la queue',
  ],
  [
    'es',
    '1.º en la cola',
    '2.º en la cola',
    '3.º en la cola',
    '11.º en la cola',
    '22.º en la cola',
  ],
  ['zh', '排第 1 位', '排第 2 位', '排第 3 位', '排第 11 位', '排第 22 位'],
])('a place is an ordinal of the language: %s', async (language, ...places) => {
  await speak(language);
  expect([1, 2, 3, 11, 22].map(placeText)).toEqual(places);
});

test('the wait is told as far as it is known', () => {
  expect(waitText(NEWS)).toBe('as soon as a seat is free');
  expect(waitText({ ...NEWS, wait_ms: 20_000 })).toBe('less than a minute');
  expect(waitText({ ...NEWS, wait_ms: 370_000 })).toBe('about 6 min');
  expect(waitText({ ...NEWS, wait_ms: 370_000, free: 2 })).toBe(
    'a seat is free when this game ends',
  );
});
