/** Keys pressed at a table. */

/** Whether a window lies over the page. The page itself is asked: a window tells that it was closed
 *  a moment later, and a key pressed in between is for the table. */
const isCovered = (): boolean => document.querySelector('dialog[open][aria-modal]') !== null;

/** What was pressed, if it is for the table: not a shortcut of the browser, not a held key, not
 *  typed into something, and not while a window is open. */
export function pressed(event: KeyboardEvent): string | null {
  const { target } = event;
  if (isCovered()) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (target instanceof Element && target.closest('input, select, textarea, dialog, .log'))
    return null;
  return event.key.toLowerCase();
}
