/** The secret of a sign-in that has not been answered yet. The house may have let the player in and
 *  the answer may be lost: whoever tries again with the same secret is the same guest. It outlives
 *  a reload, but not the tab. */
const KEY = 'croupier.attempt';
const BYTES = 32;

let begun: string | null = null;

export function secret(): string {
  begun ??= kept();
  if (begun) return begun;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  begun = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keep(begun);
  return begun;
}

/** There was an answer: the next sign-in is another one. */
export function end(): void {
  begun = null;
  keep(null);
}

// A browser may refuse to store anything; then a reload forgets the attempt.
function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, value);
  } catch {
    return;
  }
}
