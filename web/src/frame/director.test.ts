import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../kit';
import { cueOf, Director, type Step } from './director.svelte';

const { heard } = vi.hoisted(() => ({ heard: [] as string[] }));

vi.mock('../kit/sound', async (original) => ({
  ...(await original<typeof import('../kit/sound')>()),
  play: (name: string) => void heard.push(name),
}));

const step = (picture: string, ...cues: Step<string>['cues']): Step<string> => ({
  picture,
  cues,
  leave: [],
  come: [],
  wait_ms: 300,
});
const steps = [
  step('dealt', cueOf('card-slide'), { name: 'card-slide', at_ms: 70 }),
  step('bet', cueOf('chip')),
];
const bare = { bare: '', picture: () => '', steps: () => [] };

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  settings.motion = 'auto';
});

test('cards are heard when they leave the deck, chips when they land', async () => {
  settings.motion = 'full';
  new Director<string, 'holdem'>(bare, () => undefined).play(() => steps);
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toEqual(['card-slide', 'card-slide']);
  await vi.advanceTimersByTimeAsync(300);
  expect(heard).toEqual(['card-slide', 'card-slide']);
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toEqual(['card-slide', 'card-slide', 'chip']);
});

test('without motion everything is heard once', async () => {
  settings.motion = 'reduced';
  const director = new Director<string, 'holdem'>(bare, () => undefined);
  director.play(() => steps);
  await vi.advanceTimersByTimeAsync(0);
  expect(director.picture).toBe('bet');
  expect(heard).toEqual(['card-slide', 'chip']);
});

test('a press hushes what has not been heard yet', async () => {
  settings.motion = 'full';
  const director = new Director<string, 'holdem'>(bare, () => undefined);
  director.play(() => steps);
  await vi.advanceTimersByTimeAsync(0);
  director.scenes.rush();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(director.picture).toBe('bet');
  expect(heard).toEqual(['card-slide']);
});
