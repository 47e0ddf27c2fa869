/** The menu is drawn before any game is fetched, so it may only use words that come with the page. */
import { expect, test } from 'vitest';

const entries = import.meta.glob<string>('../games/*/{index,rooms}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const menus = import.meta.glob<string>('../../../locales/en/*-menu.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Ids and the fixed beginnings of ids that a source names: `x-room-${preset}` gives "x-room-". */
function named(source: string, game: string): { id: string; whole: boolean }[] {
  const quoted = source.matchAll(new RegExp(`['\`](${game}-[\\w-]*)(['\`]|\\$)`, 'g'));
  return [...quoted].map(([, id = '', end]) => ({ id, whole: end !== '$' }));
}

test.each(Object.entries(entries))('%s says only what the menu knows', (path, source) => {
  const game = path.split('/').at(-2) ?? '';
  const menu = menus[`../../../locales/en/${game}-menu.ftl`] ?? '';
  const ids = [...menu.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = '']) => id);
  const used = named(source, game);
  expect(used.length).toBeGreaterThan(0);
  for (const { id, whole } of used) {
    // What a room's own page says is fetched before that page is drawn.
    if (id.endsWith('-about')) continue;
    const found = ids.some((each) => (whole ? each === id : each.startsWith(id)));
    expect(found, `${id} in ${game}-menu.ftl`).toBe(true);
  }
});

const sources = import.meta.glob<string>(
  ['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../i18n/messages.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const catalogues = import.meta.glob<string>(
  ['../../../locales/en/*.ftl', '!../../../locales/en/{refusals,server,terminal}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

test('no message is left that nothing says', () => {
  const code = Object.values(sources).join('\n');
  const texts = Object.values(catalogues).join('\n');
  const said = new Set([...code.matchAll(/['"`]([a-z]\w*-[\w-]+)['"`]/g)].map(([, id]) => id));
  for (const [, id] of texts.matchAll(/\{ ([a-z][\w-]*) \}/g)) said.add(id);
  // Ids that are put together: `x-room-${preset}`. After the name of a game alone comes one word.
  const begun = [...code.matchAll(/`([a-z]\w*-(?:[\w-]*-)?)\$\{/g)].map(([, start = '']) => start);
  const ids = [...texts.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(100);
  const isMade = (id: string): boolean =>
    begun.some((start) => {
      const bare = !start.slice(0, -1).includes('-');
      return id.startsWith(start) && !(bare && id.slice(start.length).includes('-'));
    });
  const unused = ids.filter((id) => !said.has(id) && !isMade(id));
  expect(unused).toEqual([]);
});
