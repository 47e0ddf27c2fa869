/** Card rooms over HTTP: coming in with a bank card, buying chips, another card, leaving the line. What
 *  is in a card or a PIN goes out and is not kept. */
import type { BankCard, Purchase, RoomList, RoomVisit } from '../wire';
import { ask } from './api';

const path = (room: string, what = ''): string => `/api/rooms/${encodeURIComponent(room)}${what}`;

/** The rooms, and the cards of a practice bank. */
export const roomList = (): Promise<RoomList> => ask('GET', '/api/rooms');

export const roomVisit = (room: string): Promise<RoomVisit> => ask('GET', path(room));

export const enterRoom = (room: string, card: BankCard): Promise<RoomVisit> =>
  ask('POST', path(room, '/enter'), { body: card });

export const changeAccount = (room: string, card: BankCard): Promise<RoomVisit> =>
  ask('POST', path(room, '/account'), { body: card });

/** The same id is the same purchase, however often it is sent. */
export const buyChips = (room: string, wanted: Purchase): Promise<RoomVisit> =>
  ask('POST', path(room, '/purchase'), { body: wanted });

export const leaveLine = (room: string): Promise<RoomVisit> => ask('POST', path(room, '/leave'));
