import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('whole seconds run down, rounded up, and end at none', async () => {
  const clock = new Countdown();
  clock.start(2500);
  expect(clock.seconds).toBe(3);
  await vi.advanceTimersByTimeAsync(600);
  expect(clock.seconds).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(clock.seconds).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect([clock.seconds, clock.running]).toEqual([0, false]);
});

test('it ticks once in each of the last five seconds', async () => {
  const ticks: number[] = [];
  const clock = new Countdown((seconds) => ticks.push(seconds));
  clock.start(8000);
  expect(clock.warns).toBe(false);
  await vi.advanceTimersByTimeAsync(3100);
  expect(clock.warns).toBe(true);
  await vi.advanceTimersByTimeAsync(6000);
  expect(ticks).toEqual([5, 4, 3, 2, 1]);
});

test('a stopped clock is silent, and a new turn starts afresh', async () => {
  const tick = vi.fn();
  const clock = new Countdown(tick);
  clock.start(6000);
  clock.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tick).not.toHaveBeenCalled();
  clock.start(15_000);
  expect([clock.seconds, clock.running]).toEqual([15, true]);
  clock.stop();
});
