/** Keys pressed at a table. */
import { settings } from '../kit';

/** Whether a window lies over the page. The page itself is asked: a window tells that it was closed
 *  a moment later, and a key pressed in between is for the table. */
const isCovered = (): boolean => document.querySelector('dialog[open][aria-modal]') !== null;

/** What was pressed, if it is for the table: not a shortcut of the browser, not a held key, not
 *  typed into something, not while a window is open, and no single letter, digit or sign where the
 *  player has switched those off (WCAG 2.1.4): somebody who dictates would act by accident. */
export function pressed(event: KeyboardEvent): string | null {
  const { target } = event;
  if (isCovered()) return null;
  if (!settings.letterKeys && event.key.length === 1) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (target instanceof Element && target.closest('input, select, textarea, dialog, .log'))
    return null;
  return event.key.toLowerCase();
}
