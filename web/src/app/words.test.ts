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
    const found = ids.some((each) => (whole ? each === id : each.startsWith(id)));
    expect(found, `${id} in ${game}-menu.ftl`).toBe(true);
  }
});
