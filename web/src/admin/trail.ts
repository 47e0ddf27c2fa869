/** The audit trail as it comes to the desk: in pages of the past, and act by act. */
import type { TrailEntry } from '../wire-admin';

/** Newest first, each act once, as it was told last. */
export function merge(
  known: readonly TrailEntry[],
  told: readonly TrailEntry[],
): readonly TrailEntry[] {
  const entries = new Map([...known, ...told].map((entry) => [entry.seq, entry]));
  return [...entries.values()].sort((a, b) => b.seq - a.seq);
}
