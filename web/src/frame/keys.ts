/** Keys pressed at a table. */

/** What was pressed, if it is for the table: not a shortcut of the browser, not a held key, and not
 *  typed into something. */
export function pressed(event: KeyboardEvent): string | null {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (target instanceof Element && target.closest('input, select, textarea, dialog, .log'))
    return null;
  return event.key.toLowerCase();
}
