import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n';
import type { AnyEntry } from '../../frame/game';
import { entryOf } from '../games';
import LastResults from './LastResults.svelte';

test('who leaves a room while its last results are fetched leaves no error behind', async () => {
  await loadWords('lobby');
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // A page that is gone has no room any more, and so no game for its parts.
  let entry: AnyEntry | undefined = entryOf('roulette');
  const props = {
    get entry(): AnyEntry {
      return entry as AnyEntry;
    },
    preset: 'casino',
  };
  const mounted = mount(LastResults, { target: document.body, props });
  flushSync();
  const drawn = vi.spyOn(entryOf('roulette') as AnyEntry, 'table');
  void unmount(mounted);
  entry = undefined;
  answers[0]?.(new Response(JSON.stringify({ results: [{}] })));
  await vi.waitFor(() => expect(drawn.mock.calls.length + complain.mock.calls.length).toBe(1));
  expect(complain).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
