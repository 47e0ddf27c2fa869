/** Words: `t('id', args)` in the player's language. */
export { type Argument, FALLBACK, negotiate } from './catalogue';
export { inPercent, inSeconds, list } from './formats';
export {
  type ArgumentsOf,
  languageName,
  LANGUAGES,
  loadWords,
  locale,
  type MessageId,
  missingLanguage,
  speak,
  t,
  tOr,
} from './language.svelte';
