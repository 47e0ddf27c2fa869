/** Changes in the house that matter so much that they are said aloud at the desk, whatever is looked
 *  at there. */
import { t } from '../i18n';
import { bankState, type HouseNow } from './overview';

export function tidings(before: HouseNow, now: HouseNow): readonly string[] {
  return [...ofRooms(before, now), ...ofBanks(before, now), ...ofBook(before, now)];
}

function ofRooms(before: HouseNow, now: HouseNow): readonly string[] {
  return now.rooms.flatMap((room) => {
    const old = before.rooms.find(({ id }) => id === room.id);
    if (!old) return [];
    const told: string[] = [];
    if (old.state !== room.state) told.push(t(`admin-told-${room.state}`, { room: room.name }));
    for (const { player, name } of room.guests) {
      if (!old.guests.some((guest) => guest.player === player)) {
        told.push(t('admin-told-came', { name, room: room.name }));
      }
    }
    for (const { player, name } of old.guests) {
      if (!room.guests.some((guest) => guest.player === player)) {
        told.push(t('admin-told-went', { name, room: room.name }));
      }
    }
    return told;
  });
}

function ofBanks(before: HouseNow, now: HouseNow): readonly string[] {
  const [old, { state }] = [bankState(before.banks).state, bankState(now.banks)];
  if (old === state || state === 'none') return [];
  if (state === 'silent') return [t('admin-told-bank-silent')];
  return old === 'silent' ? [t('admin-told-bank-fine')] : [];
}

function ofBook({ book: old }: HouseNow, { book }: HouseNow): readonly string[] {
  return old?.balanced && book && !book.balanced ? [t('admin-told-book-wrong')] : [];
}
