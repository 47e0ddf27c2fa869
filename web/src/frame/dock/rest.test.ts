import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REST_MS } from '../moves.svelte';
import { restsWhatAppears } from './rest';

const dock = document.createElement('section');
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(dock);
  dock.innerHTML = '<button>Call</button>';
  end = restsWhatAppears(dock);
});

afterEach(() => {
  end();
  dock.remove();
  vi.useRealTimers();
});

const resting = (): (string | null)[] =>
  [...dock.querySelectorAll('[data-rests]')].map(({ textContent }) => textContent);

/** A browser tells of changes once the work at hand is done. */
const changes = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test('what comes in place of a move rests for a moment', async () => {
  dock.innerHTML = '<div><button>Deal now</button></div>';
  await changes();
  expect(resting()).toContain('Deal now');
  vi.advanceTimersByTime(REST_MS);
  expect(resting()).toEqual([]);
});

test('what was there before does not rest, nor do words', async () => {
  dock.append(document.createElement('p'));
  dock.querySelector('button')?.append('!');
  await changes();
  expect(resting()).toEqual([]);
});
