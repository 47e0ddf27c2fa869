import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardNumber, grouped, isWhole, lastFour, StripeReader } from './stripe';

const NUMBER = '9700000000034417';
const TRACKS = `%B${NUMBER}^ALDINGER/HENRIKE^29121010000?;${NUMBER}=29121010000?`;

test.each([
  ['typed', NUMBER],
  ['typed in groups', '9700 0000 0003 4417'],
  ['typed with dashes', ' 9700-0000-0003-4417 '],
  ['both tracks', TRACKS],
  ['the first track', `%B${NUMBER}^ALDINGER/HENRIKE^2912?`],
  ['the second track', `;${NUMBER}=29121010000?`],
])('a card is known by its number: %s', (_, text) => {
  expect(cardNumber(text)).toBe(NUMBER);
});

test.each(['', '1234', '9700000000034418', 'ALDINGER', `%B${NUMBER}`, '%B^X^?', NUMBER.repeat(2)])(
  'what is no card: %s',
  (text) => {
    expect(cardNumber(text)).toBe(null);
  },
);

test('of a number four digits are shown', () => {
  expect(lastFour(NUMBER)).toBe('4417');
  expect(grouped('97000')).toBe('9700 0');
  expect(isWhole(TRACKS)).toBe(true);
  expect(isWhole(`%B${NUMBER}^AL`)).toBe(false);
});

let read: string[];
let reader: StripeReader;
const press = (key: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  reader.key(event);
  return event;
};

beforeEach(() => {
  vi.useFakeTimers();
  read = [];
  reader = new StripeReader((stripe) => read.push(stripe));
});
afterEach(() => {
  vi.useRealTimers();
});

// req: EPS-RF-JG-007
test('a reader that types is heard to the end, and none of its keys goes elsewhere', () => {
  const events = [...TRACKS, 'Enter'].map(press);
  expect(events.every((event) => event.defaultPrevented)).toBe(true);
  expect(read).toEqual([TRACKS]);
  expect(press('Enter').defaultPrevented).toBe(false);
});

test('a reader without a last key is heard, too', () => {
  [...TRACKS].forEach(press);
  expect(read).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(read).toEqual([TRACKS]);
});

test('what is typed by hand is not the reader’s', () => {
  expect([...'9700', 'Tab', 'Enter'].map(press).some((event) => event.defaultPrevented)).toBe(
    false,
  );
  vi.advanceTimersByTime(1_000);
  expect(read).toEqual([]);
});
