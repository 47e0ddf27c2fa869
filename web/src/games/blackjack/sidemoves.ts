/** The moves of a hand that a table may offer besides hit and stand. */
import type { BlackjackRules } from '../../wire';

export type SideMove = 'double' | 'split' | 'surrender';

export function sideMovesOf(rules: BlackjackRules): readonly SideMove[] {
  const offered: Record<SideMove, boolean> = {
    double: rules.double,
    split: rules.hands_max > 1,
    surrender: rules.surrender,
  };
  return (['double', 'split', 'surrender'] as const).filter((move) => offered[move]);
}
