/** The language of the page. `t` is reactive: whatever calls it in markup or in an effect is redone
 *  when the language changes. English is always there; others are fetched when first chosen. */
import type { FluentBundle } from '@fluent/bundle';
import { type Arguments, FALLBACK, lookUp, negotiate } from './catalogue';
import { bundleFor, fallback, LANGUAGES } from './texts';

let current = $state.raw<readonly FluentBundle[]>([fallback]);
let wanted = FALLBACK;

/** The current language tag, for Intl and `<html lang>`; reactive. */
export function locale(): string {
  return current[0]?.locales[0] ?? FALLBACK;
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
 *  the new ones are there; if they cannot be fetched, the page keeps the language it has. */
export async function speak(choice: string): Promise<void> {
  const language =
    choice === 'auto' || !LANGUAGES.includes(choice)
      ? negotiate(navigator.languages ?? [navigator.language], LANGUAGES)
      : choice;
  wanted = language;
  const bundle = await bundleFor(language);
  // A later choice may have overtaken this one while its texts were on the way.
  if (wanted !== language) return;
  current = language === FALLBACK ? [fallback] : [bundle, fallback];
  document.documentElement.lang = language;
}
