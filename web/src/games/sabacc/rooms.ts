/** The room in which sabacc is played. */
import type { RoomEntry } from '../../frame/game';
import { t } from '../../i18n';
import { showAmount } from '../../kit';
import Casino from './art/Casino.svelte';

export const ROOMS: readonly RoomEntry[] = [
  {
    preset: 'casino',
    section: 'casino',
    order: 40,
    felt: 'midnight',
    title: () => t('sabacc-room-casino'),
    about: () => t('sabacc-room-casino-about'),
    sub: (tables) => t('sabacc-room-casino-sub', { tables }),
    Art: Casino,
  },
];

export const stakesText = (fee: number): string => t('sabacc-stakes', { fee: showAmount(fee) });
