/** What has just appeared in the dock rests for a moment: it may lie under a finger that is about to
 *  tap the second time, and meant what was there before. Keys and focus are not touched. */
import { REST_MS } from '../moves.svelte';

const CONTROLS = 'button, a, input, label, select';

const presses = (node: Node): node is Element =>
  node instanceof Element && (node.matches(CONTROLS) || node.querySelector(CONTROLS) !== null);

function rest(appeared: Element): void {
  appeared.setAttribute('data-rests', '');
  setTimeout(() => appeared.removeAttribute('data-rests'), REST_MS);
}

/** For the dock, whose style lets what rests be touched by nobody. */
export function restsWhatAppears(dock: Element): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) [...addedNodes].filter(presses).forEach(rest);
  });
  observer.observe(dock, { childList: true, subtree: true });
  return () => observer.disconnect();
}
