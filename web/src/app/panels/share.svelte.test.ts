import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n';
import { Notices } from '../notices.svelte';
import ShareRound from './ShareRound.svelte';

let mounted: Record<string, unknown>;

beforeAll(() => loadWords('lobby'));
afterEach(() => {
  void unmount(mounted);
  vi.unstubAllGlobals();
});

test('whoever shared a round takes the links to it back', async () => {
  document.body.innerHTML = '';
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  const notices = new Notices();
  const props = $state({ notices, table: 't1', number: 7, open: true });
  mounted = mount(ShareRound, { target: document.body, props });
  flushSync();
  [...document.querySelectorAll('button')]
    .find((each) => each.textContent?.trim() === 'Take links back')
    ?.click();
  await vi.waitFor(() => expect(document.querySelector('dialog')?.open).toBe(false));
  expect(asked).toEqual(['DELETE /api/tables/t1/rounds/7/share']);
  expect(notices.list.map(({ text, tone }) => [text, tone])).toEqual([
    ['Your links to this round do not work any more.', 'good'],
  ]);
});
