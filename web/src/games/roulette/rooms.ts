/** The rooms in which roulette is played. */
import type { RoomEntry } from '../../frame/game';
import { t } from '../../i18n';
import { showAmount } from '../../kit';
import Casino from './art/Casino.svelte';
import European from './art/European.svelte';

const room = (
  preset: 'casino' | 'european',
  rest: Pick<RoomEntry, 'section' | 'order' | 'felt' | 'Art'>,
): RoomEntry => ({
  preset,
  title: () => t(`roulette-room-${preset}`),
  about: () => t(`roulette-room-${preset}-about`),
  sub: (tables: number) => t(`roulette-room-${preset}-sub`, { tables }),
  ...rest,
});

export const ROOMS: readonly RoomEntry[] = [
  room('casino', { section: 'casino', order: 12, felt: 'burgundy', Art: Casino }),
  room('european', { section: 'more', order: 50, felt: 'burgundy', Art: European }),
];

export function stakesText(min: number, max: number | null): string {
  if (max === null) return t('roulette-stakes', { min: showAmount(min) });
  return t('roulette-stakes-range', { min: showAmount(min), max: showAmount(max) });
}
