import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULTS, settings } from '../settings/settings.svelte';
import ClockRing from './ClockRing.svelte';

let ring: object | undefined;

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  if (ring) await unmount(ring);
  vi.useRealTimers();
  Object.assign(settings, DEFAULTS);
});

function show(left_ms: number, total_ms: number): SVGCircleElement {
  ring = mount(ClockRing, { target: document.body, props: { left_ms, total_ms } });
  flushSync();
  return document.querySelector<SVGCircleElement>('.hand')!;
}

/** How often the ring is drawn anew while so much time passes. */
async function drawings(hand: Element, lasts_ms: number): Promise<number> {
  const seen: (string | null)[] = [];
  for (let ms = 0; ms < lasts_ms; ms += 10) {
    await vi.advanceTimersByTimeAsync(10);
    flushSync();
    const offset = hand.getAttribute('stroke-dashoffset');
    if (offset !== seen.at(-1)) seen.push(offset);
  }
  return seen.length;
}

const gone = (hand: Element): number => Number(hand.getAttribute('stroke-dashoffset'));

test('it begins with the time that is left, runs down and stays empty', async () => {
  settings.motion = 'full';
  const hand = show(15_000, 30_000);
  expect(gone(hand)).toBeCloseTo(50, 0);
  await drawings(hand, 7_500);
  expect(gone(hand)).toBeCloseTo(75, 0);
  await drawings(hand, 9_000);
  expect(gone(hand)).toBe(100);
  expect(await drawings(hand, 2_000)).toBe(1);
});

test('the last five seconds warn', async () => {
  const hand = show(6_500, 30_000);
  expect(hand.classList).not.toContain('warns');
  await drawings(hand, 2_100);
  expect(hand.classList).toContain('warns');
});

test('it is drawn a few times a second, and for the calm once', async () => {
  settings.motion = 'full';
  expect(await drawings(show(30_000, 30_000), 3_000)).toBeLessThanOrEqual(16);
  await unmount(ring!);
  settings.motion = 'reduced';
  expect(await drawings(show(30_000, 30_000), 3_000)).toBeLessThanOrEqual(4);
});
