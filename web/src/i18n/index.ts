/** Words: `t('id', args)` in the player's language. */
export { type Arguments, FALLBACK, negotiate } from './catalogue';
export { languageName, locale, speak, t } from './language.svelte';
export { LANGUAGES } from './texts';
