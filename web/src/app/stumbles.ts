/** What failed without anybody waiting for it: an exception in the handler of a press, or a promise
 *  that nobody caught. The browser reports it to the console; the player is told, too, so that the
 *  page never just does nothing. */
import { t } from '../i18n';
import { Declined, Unreachable } from '../net/api';
import { reloadPage } from '../net/page';
import type { Notices } from './notices.svelte';

/** Shows a notice for each, until the returned function is called. */
export function watchStumbles(notices: Notices): () => void {
  const thrown = ({ error }: ErrorEvent): void => show(error, notices);
  const rejected = ({ reason }: PromiseRejectionEvent): void => show(reason, notices);
  window.addEventListener('error', thrown);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('error', thrown);
    window.removeEventListener('unhandledrejection', rejected);
  };
}

function show(error: unknown, notices: Notices): void {
  // Warnings of the browser about layout bring no error along; what was given up on purpose is none.
  if (!(error instanceof Error) || error.name === 'AbortError') return;
  if (error instanceof Unreachable) notices.show(t('app-unreachable'));
  else if (error instanceof Declined && error.problem.text) notices.show(error.problem.text);
  else notices.show(t('app-stumbled'), 'bad', { label: t('app-reload'), run: reloadPage });
}
