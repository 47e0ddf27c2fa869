/** Lists and units as the current language writes them, never joined by signs of our own. Reactive
 *  like `t`. */
import { IN_SECONDS } from './catalogue';
import { locale } from './language.svelte';

const LISTS = {
  /** "a, b and c" */
  and: 'conjunction',
  /** "a, b or c" */
  or: 'disjunction',
} as const;

/** Our English has no comma before the last of a list. */
const spelling = (language: string): string => (language === 'en' ? 'en-GB' : language);

const lists = new Map<string, Intl.ListFormat>();
const seconds = new Map<string, Intl.NumberFormat>();

/** `plain` puts no word between the last two: "a, b, c". */
export function list(
  names: readonly string[],
  kind: keyof typeof LISTS | 'plain' = 'plain',
): string {
  if (kind === 'plain') return names.join(separator(locale()));
  return listFormat(locale(), kind).format(names);
}

function listFormat(language: string, kind: keyof typeof LISTS): Intl.ListFormat {
  const key = `${language}:${kind}`;
  const format = lists.get(key) ?? new Intl.ListFormat(spelling(language), { type: LISTS[kind] });
  lists.set(key, format);
  return format;
}

/** What a language writes between the first two of many. */
function separator(language: string): string {
  const [, between] = listFormat(language, 'and').formatToParts(['a', 'b', 'c']);
  return between?.value ?? ' ';
}

/** "5s", outside of a sentence; in a catalogue it is SECONDS($count). */
export function inSeconds(count: number): string {
  const language = locale();
  const format = seconds.get(language) ?? new Intl.NumberFormat(language, IN_SECONDS);
  seconds.set(language, format);
  return format.format(count);
}

const percents = new Map<string, Intl.NumberFormat>();

/** `0.0062` is "0.62%", with a minus sign for what is below zero. */
export function inPercent(share: number, digits = 2): string {
  const language = locale();
  const key = `${language}:${digits}`;
  const format =
    percents.get(key) ??
    new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  percents.set(key, format);
  return (share < 0 ? '\u2212' : '') + format.format(Math.abs(share));
}
