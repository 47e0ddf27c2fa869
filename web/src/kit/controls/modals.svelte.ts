/** The modal windows that are open, the one in front last. All else on the page is out of reach
 *  meanwhile: nothing there can be pressed, and no screen reader reads it. */
import type { Attachment } from 'svelte/attachments';

let open = $state.raw<readonly HTMLDialogElement[]>([]);

/** Opens a window in front of all others. It is noted as open until the returned function is called. */
export function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open = [...open, dialog];
  return () => (open = open.filter((each) => each !== dialog));
}

/** The window in front of all others, if one is open; reactive. */
export const frontModal = (): HTMLDialogElement | null => open.at(-1) ?? null;

/** Moves what everybody must hear, see and press into the window in front, or home when none is open;
 *  reactive. */
export function bringIntoReach(element: HTMLElement, home: Element | null): void {
  const place = frontModal() ?? home;
  if (element.parentElement !== place) place?.append(element);
}

/** Keeps it there. */
export const withinReach: Attachment<HTMLElement> = (element) => {
  const home = element.parentElement;
  $effect(() => bringIntoReach(element, home));
};
