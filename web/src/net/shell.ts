/** The page asks the browser to keep a copy of it, for when the house cannot be reached. Browsers do so
 *  at https and on the same machine only; without a copy everything works but for that. */
import { kept, pageBuild } from './page';

export function keepShell(): void {
  if (!('serviceWorker' in navigator) || pageBuild() === '') return;
  const begin = (): void => void keep().catch(() => undefined);
  // After the page: the copy must not delay it.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** The worker keeps what every page begins with. What this page fetches besides, its language, its
 *  fonts, its games, is added as it comes. */
async function keep(): Promise<void> {
  kept.by = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const cache = await caches.open(`croupier-${pageBuild()}`);
  const known = new Set<string>();
  const watch = new PerformanceObserver((fetched) => {
    for (const { name } of fetched.getEntries()) {
      const { origin, pathname } = new URL(name);
      const isPart = origin === location.origin && pathname.startsWith('/assets/');
      if (!isPart || known.has(pathname)) continue;
      known.add(pathname);
      cache.add(pathname).catch(() => undefined);
    }
  });
  watch.observe({ type: 'resource', buffered: true });
}
