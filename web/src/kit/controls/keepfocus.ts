/** Focus never gets lost: when what had it goes away, the nearest part of the page that is left takes
 *  it, so that whoever uses keys or listens stays where the change was. */

const PARTS = 'dialog[open], section, [role=region], [role=tabpanel], nav, form, main';

/** Whether it is still there to be focused. */
const lives = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[inert]') === null;

export function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) part.setAttribute('tabindex', '-1');
  part.dataset.focusPart = '';
  part.focus({ preventScroll: true });
}

/** From now until the returned function is called. */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  /** What it lay in, from the inside out: an element that is gone does not know any more. */
  let around: readonly HTMLElement[] = [];
  let looking = 0;

  const focused = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    const parts: HTMLElement[] = [];
    for (let part = target.parentElement; part; part = part.parentElement)
      if (part.matches(PARTS)) parts.push(part);
    around = parts;
  };

  const look = (): void => {
    looking = 0;
    const { activeElement, body } = document;
    if (activeElement !== body || last === null || lives(last)) return;
    const part =
      around.find(
        (each) => each.isConnected && (each.tagName !== 'DIALOG' || each.matches('[open]')),
      ) ?? document.querySelector<HTMLElement>('main');
    if (part) focusPart(part);
  };

  // The browser takes the focus away from what cannot have it when it draws the page.
  const soon = (): void => {
    looking ||= requestAnimationFrame(() => setTimeout(look));
  };
  const watcher = new MutationObserver(soon);
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert', 'open', 'hidden'],
  });
  document.addEventListener('focusin', focused);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(looking);
    document.removeEventListener('focusin', focused);
  };
}
