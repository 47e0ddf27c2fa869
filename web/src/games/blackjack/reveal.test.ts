import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anyTable } from '../../frame/game';
import { Visit } from '../../frame/visit.svelte';
import { settings } from '../../kit';
import type { Frame } from '../../wire';
import { entry } from '.';
import { handAt, type Picture, seatAt } from './picture';
import { ROUNDS, type RecordedRound } from './recorded';
import { table } from './table';
import { snapshotOf } from './testseat.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
});

afterEach(() => {
  vi.useRealTimers();
  settings.motion = 'auto';
});

/** A visit that has seen a round up to its last frame, and nothing moves. */
async function beforeTheEnd(round: RecordedRound): Promise<{ visit: Visit; go: () => void }> {
  const frames = round.frames.map((_, at) => {
    const { frame, summary } = snapshotOf(round, at);
    return { ...frame, summary };
  });
  const visit = new Visit('t', 'Ann', {
    act: async () => ({ done: true, table: 't' }),
    load: async () => ({ entry, table: anyTable(table) }),
  });
  for (const frame of frames.slice(0, -1)) {
    visit.take(frame, 0);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(visit.live).toBe(true);
  return { visit, go: () => visit.take(frames.at(-1) as Frame, 0) };
}

const pictureAt = (visit: Visit): Picture => visit.director?.picture as Picture;
const told = (visit: Visit): string =>
  visit.log.map((line) => (line.kind === 'told' ? line.say() : '')).join('. ');

/** Lets time pass until the picture is as described, and says whether it came to that. */
async function until(done: () => boolean): Promise<void> {
  for (let steps = 0; !done() && steps < 1_000; steps++) await vi.advanceTimersByTimeAsync(5);
  expect(done()).toBe(true);
}

// req: CAS-3.4b
test('nothing tells a bust before its card has turned over', async () => {
  const { visit, go } = await beforeTheEnd(ROUNDS.bust);
  const before = visit.shown;
  expect(visit.options).toEqual({ hit: true, stand: true });
  go();
  const hand = () => handAt(pictureAt(visit), 0);
  // The card lies open and still turns: it does not count yet.
  await until(() => hand()?.cards[3] === 16);
  expect(hand()).toMatchObject({ points: 19, busted: false, result: null });
  expect(visit.options).toBe(null);
  expect(visit.shown).toBe(before);
  expect(pictureAt(visit).dealer.cards[0]).toBe(null);
  expect(told(visit)).not.toContain('bust');
  // Then what it makes, then the dealer's card, and only then what it cost.
  await until(() => hand()?.busted === true);
  expect(hand()).toMatchObject({ points: 25, bet: 2_500, result: null });
  await until(() => pictureAt(visit).phase === 'over');
  await until(() => visit.live);
  expect(told(visit)).toContain('You are bust');
});

test('a win shows in chips, words and result when the last card of the dealer lies open', async () => {
  const { visit, go } = await beforeTheEnd(ROUNDS.win);
  go();
  const now = (): Picture => pictureAt(visit);
  await until(() => now().dealer.cards.length === 4 && now().dealer.cards[3] !== null);
  expect(now().dealer.points).toBe(16);
  expect(handAt(now(), 0)?.result).toBe(null);
  expect(seatAt(now(), 0)?.stack).toBe(97_500);
  await until(() => handAt(now(), 0)?.result === 'win');
  expect(now().dealer.points).toBe(22);
  expect(told(visit)).not.toContain('You win');
  await until(() => visit.live);
  expect(told(visit)).toContain('You win 25');
});
