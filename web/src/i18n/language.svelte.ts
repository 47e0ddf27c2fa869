/** The language of the page. `t` is reactive: whatever calls it in markup or in an effect is redone
 *  when the language changes. English is always there; others are fetched when first chosen. */
import type { FluentBundle } from '@fluent/bundle';
import { type Arguments, bundleOf, FALLBACK, lookUp, negotiate } from './catalogue';

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
const fallback = bundleOf(FALLBACK, Object.values(english));
const loaded = new Map<string, FluentBundle>([[FALLBACK, fallback]]);

/** Every language there is a catalogue for, English first. */
export const LANGUAGES: readonly string[] = [FALLBACK, ...[...files.keys()].sort()];

let current = $state.raw<readonly FluentBundle[]>([fallback]);
let missing = $state.raw<string | null>(null);
let wanted = FALLBACK;

/** The current language tag, for Intl and `<html lang>`; reactive. */
export function locale(): string {
  return current[0]?.locales[0] ?? FALLBACK;
}

/** The language that was chosen and whose words could not be fetched; null when all is well;
 *  reactive. */
export function missingLanguage(): string | null {
  return missing;
}

/** The text of a message in the current language; reactive. */
export function t(id: string, args?: Arguments): string {
  return lookUp(current, id, args);
}

/** What a language calls itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Switches the page to a language, or to the browser's wish for `auto`. The old texts stay until
 *  the new ones are there; if they cannot be fetched, the page keeps the language it has and
 *  `missingLanguage` names the one it wanted. */
export async function speak(choice: string): Promise<void> {
  const language =
    choice === 'auto' || !LANGUAGES.includes(choice)
      ? negotiate(navigator.languages ?? [navigator.language], LANGUAGES)
      : choice;
  wanted = language;
  let bundle = loaded.get(language);
  if (!bundle) {
    try {
      const texts = await Promise.all((files.get(language) ?? []).map((load) => load()));
      bundle = bundleOf(language, texts);
      loaded.set(language, bundle);
    } catch (error) {
      console.error(error);
    }
  }
  // A later choice may have overtaken this one while its texts were on the way.
  if (wanted !== language) return;
  missing = bundle ? null : language;
  if (!bundle) return;
  current = language === FALLBACK ? [fallback] : [bundle, fallback];
  document.documentElement.lang = language;
}
