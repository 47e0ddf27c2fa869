/** What was just said at a table, over the heads of those who said it; it goes by itself. */

const STAYS_MS = 4_500;
const said = $state<{ [name: string]: { readonly text: string } }>({});

export function bubble(name: string, text: string): void {
  const line = { text };
  said[name] = line;
  setTimeout(() => {
    if (said[name]?.text === text) delete said[name];
  }, STAYS_MS);
}

/** What somebody has just said; reactive. */
export const bubbleOf = (name: string): string | null => said[name]?.text ?? null;
