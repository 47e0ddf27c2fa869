/** Where stakes lie, in percent of the stage. */
import type { PlacedSeat } from '../../frame/seats/arrangement';
import type { StageForm } from '../../frame/seats/placement';

/** Stages too small for heads have room for a stake beside the piles only. On a wide screen one's own
 *  cards lie where the stake would be; it lies above them instead. */
export function stakeAt(
  { at, near }: PlacedSeat,
  form: StageForm,
  portrait: boolean,
): { x: number; y: number } {
  if (near && !portrait) return { x: 50, y: 70 };
  if (form === 'round' || near) return { x: at.bx, y: at.by };
  if (at.x === 50) return { x: 60, y: 22.5 };
  return { x: at.x < 50 ? 14 : 86, y: 54 };
}
