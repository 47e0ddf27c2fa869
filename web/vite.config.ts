import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const SERVER = '127.0.0.1:8000';

/** What the page itself says in a language other than English is one chunk, whatever number of
 *  catalogues that is. The words of a game are a chunk of their own, in every language. */
function languageChunk(id: string): string | null {
  const language = /\/locales\/([^/]+)\/(?:app|kit|[^/]+-menu)\.ftl/.exec(id)?.[1];
  return language && language !== 'en' ? `words-${language}` : null;
}

/** Comments in catalogues are for translators: no phone fetches them. */
const barerWords: Plugin = {
  name: 'barer-words',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?');
    if (!file.endsWith('.ftl') || query !== 'raw') return null;
    const bare = readFileSync(file, 'utf8')
      .replace(/^#.*\n/gm, '')
      .replace(/\n+(?=\S)/g, '\n');
    return `export default ${JSON.stringify(bare)}`;
  },
};

/** Writes an id of the built files into the page. The server reads it there and tells it to every
 *  page that connects, so that a page from before an upgrade notices. */
const buildId: Plugin = {
  name: 'build-id',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      if (!bundle) return [];
      // The names hold hashes of the contents.
      const names = Object.keys(bundle).sort().join();
      const content = createHash('sha256').update(names).digest('hex').slice(0, 16);
      return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }];
    },
  },
};

/** Writes the service worker beside the page, with the id of the build and the files that the page
 *  begins with. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const page = readFileSync(join(dir, 'index.html'), 'utf8');
    const build = /name="build" content="(\w+)"/.exec(page)?.[1];
    const shell = [...page.matchAll(/(?:src|href)="(\/(?:assets|icon|manifest)[^"]*)"/g)];
    if (!build || shell.length === 0) throw new Error('the page has no build, or no files');
    const names = shell.map(([, name]) => `'${name}'`).join(', ');
    const worker = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
    const written = worker.replace('{build}', build).replace("'{shell}'", names);
    writeFileSync(join(dir, 'sw.js'), written);
  },
};

export default defineConfig({
  plugins: [svelte(), barerWords, buildId, serviceWorker],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/croupier/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that do not preload fetch a little later, that is all.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: languageChunk, debugName: 'words' }] } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': `http://${SERVER}`,
      '/ws': { target: `ws://${SERVER}`, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    // A test compares the tokens with what is reckoned from them.
    css: { include: /tokens\.css/ },
    include: ['{src,tests}/**/*.test.ts'],
    setupFiles: ['tests/words.setup.ts', 'tests/patience.setup.ts'],
    // A machine that has much else to do is no fault of the page.
    testTimeout: 30_000,
  },
});
