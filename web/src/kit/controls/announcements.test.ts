import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcements, spokenIn } from './announcements.svelte';

let announcements: Announcements;

beforeEach(() => {
  vi.useFakeTimers();
  announcements = new Announcements();
});

afterEach(() => vi.useRealTimers());

const said = (): string[] => announcements.list.map(({ sentence }) => sentence);

test('a sentence stays for as long as it takes to speak, and a second at least', () => {
  expect(spokenIn('Call')).toBe(1_000);
  expect(spokenIn('Seat 3 raises to 120. Your turn: call 100, raise or fold')).toBe(56 * 70);
  expect(spokenIn('轮到你了：跟注、加注或弃牌')).toBeGreaterThan(2_000);
  announcements.announce('Call');
  vi.advanceTimersByTime(999);
  expect(said()).toEqual(['Call']);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual([]);
});

test('a burst is kept whole and in order, and each has its own time', () => {
  for (const sentence of ['One', 'Two', 'Three']) announcements.announce(sentence);
  expect(said()).toEqual(['One', 'Two', 'Three']);
  vi.advanceTimersByTime(1_000);
  expect(said()).toEqual(['Two', 'Three']);
  vi.advanceTimersByTime(999);
  expect(said()).toEqual(['Two', 'Three']);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(['Three']);
});

test('what comes while others are spoken waits behind them', () => {
  announcements.announce('One');
  vi.advanceTimersByTime(600);
  announcements.announce('Two');
  vi.advanceTimersByTime(400);
  expect(said()).toEqual(['Two']);
  vi.advanceTimersByTime(1_000);
  expect(said()).toEqual([]);
  announcements.announce('Three');
  expect(said()).toEqual(['Three']);
  vi.advanceTimersByTime(1_000);
  expect(said()).toEqual([]);
});

test('the same sentence twice is said twice, and nothing is not said at all', () => {
  announcements.announce('Your turn.');
  announcements.announce('');
  announcements.announce('Your turn.');
  const [first, second, ...more] = announcements.list;
  expect(first?.key).not.toBe(second?.key);
  expect(more).toEqual([]);
});
