import { createHash } from 'node:crypto';
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

export default defineConfig({
  plugins: [svelte(), buildId],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/croupier/server/static',
    emptyOutDir: true,
    target: 'es2022',
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
    setupFiles: ['tests/words.setup.ts'],
    // A machine that has much else to do is no fault of the page.
    testTimeout: 30_000,
  },
});
