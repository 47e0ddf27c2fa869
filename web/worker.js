/** The service worker: keeps the page itself, so that a phone that cannot reach the house can say so
 *  instead of showing an error of the browser. The house is always asked first; a copy is shown only
 *  when nobody answers, so no page stays on an old version. It never touches what the house knows of
 *  anybody: the API, the socket, the desk and pictures go past it.
 *
 *  The build writes its id and the files of the first page into the two constants. */
const BUILD = '{build}';
const SHELL = ['{shell}'];

const KEPT = `croupier-${BUILD}`;
const START = '/';
/** What a proxy says when the house behind it does not answer. */
const UNREACHABLE = new Set([502, 503, 504]);

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !isShell(request)) return;
  event.respondWith(askFirst(request));
});

/** All or nothing. A house that was upgraded a moment ago hands out another page already: then this
 *  worker is not installed, and the browser finds the next one. */
async function keepShell() {
  const page = await fetch(START, { cache: 'no-store' });
  if (!page.ok || !(await page.clone().text()).includes(`content="${BUILD}"`)) {
    throw new Error('the house hands out another build');
  }
  const cache = await caches.open(KEPT);
  await cache.addAll(SHELL);
  await cache.put(START, page);
  await self.skipWaiting();
}

/** Copies of other builds go: their pages are not shown any more. */
async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('croupier-') && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page for players, and files whose name holds a hash of their content. */
function isShell({ mode, url }) {
  const { origin, pathname } = new URL(url);
  if (origin !== self.location.origin) return false;
  return mode === 'navigate' ? pathname === START : pathname.startsWith('/assets/');
}

async function askFirst(request) {
  try {
    const answer = await fetch(request);
    return UNREACHABLE.has(answer.status) ? ((await copyOf(request)) ?? answer) : answer;
  } catch (unreachable) {
    const copy = await copyOf(request);
    if (copy) return copy;
    throw unreachable;
  }
}

/** Further parts of the page are kept by the page itself, beside these (src/net/shell.ts). */
const copyOf = (request) =>
  caches.match(request.mode === 'navigate' ? START : request, { cacheName: KEPT });
