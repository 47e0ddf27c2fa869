/** How fast a table goes: the part of its settings that the desk changes. */

export interface Pace {
  /** Seconds between two rounds. */
  gap: number;
  /** Turns in a row that may be missed; 0 for any number. */
  missed: number;
}

interface Settings {
  readonly gap_ms?: unknown;
  readonly missed_turns_max?: unknown;
}

export const paceOf = ({ gap_ms, missed_turns_max }: Settings): Pace => ({
  gap: typeof gap_ms === 'number' ? gap_ms / 1000 : 0,
  missed: typeof missed_turns_max === 'number' ? missed_turns_max : 0,
});

/** Seconds for a turn by the rules of a game; null where it has no such clock. */
export const clockOf = (rules: object): number | null =>
  'clock_ms' in rules && typeof rules.clock_ms === 'number' ? rules.clock_ms / 1000 : null;

/** Only what is different, as the house calls it. */
export function changedPace(before: Pace, now: Pace): Record<string, unknown> {
  return {
    ...(now.gap !== before.gap && { gap_ms: Math.round(now.gap * 1000) }),
    ...(now.missed !== before.missed && { missed_turns_max: now.missed || null }),
  };
}
