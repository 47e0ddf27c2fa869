/** Tests look at games without opening a table first, so all words are there from the start. */
import { loadWords } from '../src/i18n';

const games = Object.keys(import.meta.glob('../../locales/en/*-menu.ftl'));
const names = games.map((path) => path.split('/').at(-1)?.replace('-menu.ftl', ''));
await Promise.all(
  [...names, 'lobby'].map((name) => loadWords(name as Parameters<typeof loadWords>[0])),
);
