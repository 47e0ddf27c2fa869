import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Consultation } from '../../frame/coach/consultation.svelte';
import type { HoldemHandAdvice } from '../../wire';
import HandHelp from './HandHelp.svelte';

const FLOP = [3, 17, 33];
const TOLD: HoldemHandAdvice = {
  on: 'hand',
  board: FLOP,
  hand: { category: 'one_pair', ranks: 'A' },
  kind: 'AKo',
  best: 0.04,
  others: 2,
  threats: {
    possible: 1081,
    better: 40,
    as_good: 6,
    kinds: [{ category: 'flush', now: 10, later: 0.123 }],
  },
  chances: { win: 0.6, tie: 0.02, share: 0.61, margin: 0.004 },
  in_range: null,
  needed: 0.25,
};

let mounted: Record<string, unknown> | null = null;
let paths: string[] = [];

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  vi.unstubAllGlobals();
});

/** Opens the window over a board, with what the house says. */
async function open(board: readonly number[], advice: HoldemHandAdvice): Promise<string> {
  paths = [];
  vi.stubGlobal('fetch', (path: string) => {
    paths.push(path);
    return Promise.resolve(new Response(JSON.stringify(advice)));
  });
  const coach = new Consultation<'holdem'>(
    () => 't',
    () => 'hand 1',
  );
  document.body.innerHTML = '';
  const props = { coach, cards: [48, 45], board, open: true };
  mounted = mount(HandHelp, { target: document.body, props });
  flushSync();
  await vi.waitFor(() => expect(coach.advice).not.toBeNull());
  flushSync();
  return document.body.textContent ?? '';
}

test('what the coach says is told in words and figures', async () => {
  const text = await open(FLOP, TOLD);
  for (const part of ['61.0%', 'wins 60.0%', '± 0.4%', '25.0%', '1,081', 'Flush', '12.3%'])
    expect(text).toContain(part);
  expect(text).toContain('Against 2 other hands');
});

test('nothing is told of a card that is not shown yet', async () => {
  const text = await open([], TOLD);
  expect(text).not.toContain('61.0%');
  expect(text).not.toContain('Flush');
});

test('a named range is asked for when it is chosen', async () => {
  await open(FLOP, TOLD);
  const select = document.querySelector('select');
  if (!select) throw new Error('no choice of ranges');
  select.value = 'tight';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  await vi.waitFor(() => expect(paths.at(-1)).toContain('against=tight'));
});
