/** A place in the line and the time until a seat, in words. */
import { t } from '../../../i18n';
import type { RoomNews } from '../../../wire';

const MINUTE_MS = 60_000;

/** "2nd in line" */
export const placeText = (place: number): string => t('cardroom-place', { place });

/** How long it may take: a seat that nobody has is given when the game ends. */
export function waitText({ place = 0, free = 0, wait_ms }: RoomNews): string {
  if (place <= free) return t('cardroom-wait-soon');
  if (wait_ms === undefined) return t('cardroom-wait-unknown');
  return t('cardroom-wait', { minutes: Math.round(wait_ms / MINUTE_MS) });
}
