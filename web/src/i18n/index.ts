/** Words: `t('id', args)` in the player's language. */
export { type Arguments, FALLBACK, negotiate } from './catalogue';
export { languageName, LANGUAGES, locale, speak, t } from './language.svelte';
