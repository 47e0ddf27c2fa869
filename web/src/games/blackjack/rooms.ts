/** The rooms in which blackjack is played. */
import type { RoomEntry } from '../../frame/game';
import { t } from '../../i18n';
import Casino from './art/Casino.svelte';
import TwentyOne from './art/TwentyOne.svelte';

const room = (
  preset: 'casino' | 'twenty-one' | 'twenty-one-full',
  rest: Pick<RoomEntry, 'section' | 'order' | 'felt' | 'Art' | 'atOnce'>,
): RoomEntry => ({
  preset,
  title: () => t(`blackjack-room-${preset}`),
  about: () => t(`blackjack-room-${preset}-about`),
  sub: () => t(`blackjack-room-${preset}-sub`),
  ...rest,
});

export const ROOMS: readonly RoomEntry[] = [
  room('casino', { section: 'casino', order: 11, felt: 'moss', atOnce: true, Art: Casino }),
  room('twenty-one', { section: 'more', order: 30, felt: 'moss', Art: TwentyOne }),
  room('twenty-one-full', { section: 'more', order: 31, felt: 'moss', Art: TwentyOne }),
];
