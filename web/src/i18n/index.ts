/** Words: `t('id', args)` in the player's language. */
export { type Arguments, FALLBACK, negotiate } from './catalogue';
export { languageName, LANGUAGES, locale, missingLanguage, speak, t } from './language.svelte';
