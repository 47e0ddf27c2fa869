/** The catalogues themselves: English comes with the page, the others are fetched once when asked
 *  for. Nothing here is reactive. */
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf, FALLBACK } from './catalogue';

type Text = () => Promise<string>;

// Files of the server and the terminal lie in the same folders; the page has no use for them.
const english = import.meta.glob<string>(
  ['../../../locales/en/*.ftl', '!../../../locales/en/{terminal,server}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const others = import.meta.glob<string>(
  [
    '../../../locales/*/*.ftl',
    '!../../../locales/en/*.ftl',
    '!../../../locales/*/{terminal,server}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const languageOf = (path: string): string => path.split('/').at(-2) ?? FALLBACK;

function filesByLanguage(): Map<string, Text[]> {
  const files = new Map<string, Text[]>();
  for (const [path, load] of Object.entries(others)) {
    const language = languageOf(path);
    files.set(language, [...(files.get(language) ?? []), load]);
  }
  return files;
}

const files = filesByLanguage();

export const fallback = bundleOf(FALLBACK, Object.values(english));

const loaded = new Map<string, FluentBundle>([[FALLBACK, fallback]]);

/** Every language there is a catalogue for, English first. */
export const LANGUAGES: readonly string[] = [FALLBACK, ...[...files.keys()].sort()];

/** The texts of a language; fails if they cannot be fetched. */
export async function bundleFor(language: string): Promise<FluentBundle> {
  const known = loaded.get(language);
  if (known) return known;
  const texts = await Promise.all((files.get(language) ?? []).map((load) => load()));
  const bundle = bundleOf(language, texts);
  loaded.set(language, bundle);
  return bundle;
}
