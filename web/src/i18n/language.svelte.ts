/** The language of the page. `t` is reactive: whatever calls it in markup or in an effect is redone
 *  when the language changes. The page's own English is always there; another language is fetched
 *  when it is first chosen, and the words of a game with its first table. */
import type { FluentBundle } from '@fluent/bundle';
import { addTo, type Argument, bundleOf, FALLBACK, lookUp, negotiate } from './catalogue';
import type { GameWithWords, Messages } from './messages';

/** A part of the page whose words are fetched with it: the table of a game, rooms, or the desk. */
export type PartWithWords = GameWithWords | 'admin' | 'lobby';

export type MessageId = keyof Messages;

/** What `t` takes after an id: nothing, or the arguments of the message. Where the id is one of
 *  several, it takes the arguments of them all. */
export type ArgumentsOf<Id extends MessageId> = [Messages[Id]] extends [never]
  ? []
  : [args: Readonly<Record<Messages[Id], Argument>>];

// A folder is a language, and says itself what it is called.
const names = import.meta.glob<string>('../../../locales/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
// The words of the page itself and, of every game, what the menu says. Whatever else lies in these
// folders belongs to one game, to the desk, or to the server and the terminal, for which the page has no use.
const english = import.meta.glob<string>(
  ['../../../locales/en/{app,kit}.ftl', '../../../locales/en/*-menu.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const page = import.meta.glob<string>(
  [
    '../../../locales/*/{app,kit}.ftl',
    '../../../locales/*/*-menu.ftl',
    '!../../../locales/en/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const parts = import.meta.glob<string>(
  [
    '../../../locales/*/*.ftl',
    '!../../../locales/*/{app,kit,language,refusals,server,terminal}.ftl',
    '!../../../locales/*/*-menu.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const languageOf = (path: string): string => path.split('/').at(-2) ?? FALLBACK;

/* eslint-disable svelte/prefer-svelte-reactivity -- caches; the page follows `current` alone */
const fallback = bundleOf(FALLBACK, Object.values(english));
const bundles = new Map<string, FluentBundle>([[FALLBACK, fallback]]);
/** Catalogues that are there or on their way, by path. */
const fetched = new Map<string, Promise<void>>();
/** Parts that were looked at: their words must be there in every language that is spoken. */
const opened = new Set<PartWithWords>();

/** Every language there is a folder for, English first. */
export const LANGUAGES: readonly string[] = [
  FALLBACK,
  ...Object.keys(names)
    .map(languageOf)
    .filter((language) => language !== FALLBACK)
    .sort(),
];
/* eslint-enable svelte/prefer-svelte-reactivity */

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
export function t<Id extends MessageId>(id: Id, ...[args]: ArgumentsOf<Id>): string {
  return lookUp(current, id, args);
}

/** The text of a message that there may be, for ids that are made from what the server sends, such
 *  as a kind of bot; else `otherwise`. Reactive. */
export function tOr(
  id: string,
  otherwise: string,
  args?: Readonly<Record<string, Argument>>,
): string {
  return lookUp(current, id, args, otherwise);
}

/** What a language calls itself. */
export function languageName(language: string): string {
  const words = names[`../../../locales/${language}/language.ftl`] ?? '';
  return lookUp([bundleOf(language, [words])], 'language-name', undefined, language);
}

/** Switches the page to a language, or to the browser's wish for `auto`. The old texts stay until
 *  the new ones are there, with those of every part that was looked at; if they cannot be fetched,
 *  the page keeps the language it has and `missingLanguage` names the one it wanted. */
export async function speak(choice: string): Promise<void> {
  const language =
    choice === 'auto' || !LANGUAGES.includes(choice)
      ? negotiate(navigator.languages ?? [navigator.language], LANGUAGES)
      : choice;
  wanted = language;
  try {
    await Promise.all([
      ...Object.keys(page)
        .filter((path) => languageOf(path) === language)
        .map((path) => fetchWords(path, page[path])),
      ...[...opened].map((part) => fetchPart(language, part)),
    ]);
  } catch (error) {
    if (wanted === language) {
      wanted = locale();
      missing = language;
    }
    throw error;
  }
  // A later choice may have overtaken this one while its texts were on the way.
  if (wanted !== language) return;
  missing = null;
  current = language === FALLBACK ? [fallback] : [bundle(language), fallback];
  document.documentElement.lang = language;
}

/** Fetches the words of a part, in English and in the language that is spoken. Nothing of it may be
 *  drawn before they are there. */
export async function loadWords(part: PartWithWords): Promise<void> {
  let language: string;
  do {
    language = wanted;
    await Promise.all([fetchPart(FALLBACK, part), fetchPart(language, part)]);
    // Another language may have been chosen meanwhile, by a `speak` that did not know of this part.
  } while (language !== wanted);
  opened.add(part);
}

const fetchPart = (language: string, part: PartWithWords): Promise<void> => {
  const path = `../../../locales/${language}/${part}.ftl`;
  return fetchWords(path, parts[path]);
};

/** Adds a catalogue to its language, once. One that could not be fetched may be asked for again. */
function fetchWords(path: string, load: (() => Promise<string>) | undefined): Promise<void> {
  let words = fetched.get(path);
  if (!words) {
    if (!load) throw new Error(`there is no ${path}`);
    words = load().then((text) => addTo(bundle(languageOf(path)), text));
    words.catch(() => fetched.delete(path));
    fetched.set(path, words);
  }
  return words;
}

function bundle(language: string): FluentBundle {
  const found = bundles.get(language) ?? bundleOf(language);
  bundles.set(language, found);
  return found;
}
