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

test('the link to a round leads friends to the house, also from the machine of the house itself', async () => {
  document.body.innerHTML = '';
  const answers: Record<string, unknown> = {
    '/api/tables/t1/rounds/7/share': { token: 'abc' },
    '/api/addresses': { addresses: ['http://192.0.2.2:8000/'] },
  };
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(answers[path])));
  vi.stubGlobal('location', { ...location, hostname: 'localhost', origin: 'http://localhost' });
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    language: 'en',
    clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  const props = $state({ notices: new Notices(), table: 't1', number: 7, open: true });
  mounted = mount(ShareRound, { target: document.body, props });
  flushSync();
  [...document.querySelectorAll('button')]
    .find((each) => each.textContent?.trim() === 'Copy link')
    ?.click();
  await vi.waitFor(() => expect(copied).toEqual(['http://192.0.2.2:8000/#/shared/abc']));
});
