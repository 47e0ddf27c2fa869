/** What the dock shows for what the table offers. */
import type { Range } from '../../frame/dock/amount';
import type { SabaccOptions, SabaccPhase } from '../../wire';

export type Mode = 'play' | 'discard' | 'bet';

/** Which buttons stand in the dock: those of the turn, else those that will come next. */
export function modeOf(options: SabaccOptions | null, phase: SabaccPhase): Mode {
  if (options?.keep) return 'discard';
  if (options) return options.match ? 'bet' : 'play';
  return phase === 'bet' || phase === 'answer' ? 'bet' : 'play';
}

/** Where a raise may go; null when none is offered. All-in is its upper end. */
export function rangeOf(options: SabaccOptions | null): Range | null {
  if (!options?.raise_to) return null;
  const { least, most, step } = options.raise_to;
  return { min: least, max: most, step, allIn: most };
}

/** The cards that may be given now. */
export const freeCards = (options: SabaccOptions | null): readonly number[] =>
  options?.discard ?? options?.swap ?? [];

/** The card that the keys choose: by its place in the hand, or the neighbour of the chosen one. The
 *  chosen card chosen again is let go. */
export function picked(
  hand: readonly (number | null)[],
  free: readonly number[],
  chosen: number | null,
  place: number | 'next' | 'previous',
): number | null {
  const open = hand.filter((card): card is number => card !== null && free.includes(card));
  if (open.length === 0) return null;
  if (typeof place === 'number') {
    const card = hand[place] ?? null;
    return card === null || !free.includes(card) || card === chosen ? null : card;
  }
  const at = chosen === null ? -1 : open.indexOf(chosen);
  const next = place === 'next' ? at + 1 : at < 0 ? open.length - 1 : at - 1;
  return open[(next + open.length) % open.length] ?? null;
}
