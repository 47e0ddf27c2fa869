/** Lists and units as the current language writes them, never joined by signs of our own. Reactive
 *  like `t`. */
import { IN_SECONDS } from './catalogue';
import { locale } from './language.svelte';

const LISTS = {
  /** "a, b and c" */
  and: { type: 'conjunction', style: 'long' },
  /** "a, b or c" */
  or: { type: 'disjunction', style: 'long' },
  /** "a, b, c" */
  plain: { type: 'conjunction', style: 'narrow' },
} as const;

/** Our English has no comma before the last of a list. */
const spelling = (language: string): string => (language === 'en' ? 'en-GB' : language);

const lists = new Map<string, Intl.ListFormat>();
const seconds = new Map<string, Intl.NumberFormat>();

export function list(names: readonly string[], kind: keyof typeof LISTS = 'plain'): string {
  const language = locale();
  const key = `${language}:${kind}`;
  const format = lists.get(key) ?? new Intl.ListFormat(spelling(language), LISTS[kind]);
  lists.set(key, format);
  return format.format(names);
}

/** "5s", outside of a sentence; in a catalogue it is SECONDS($count). */
export function inSeconds(count: number): string {
  const language = locale();
  const format = seconds.get(language) ?? new Intl.NumberFormat(language, IN_SECONDS);
  seconds.set(language, format);
  return format.format(count);
}
