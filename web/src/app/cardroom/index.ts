/** The card room: a part of the page of its own, fetched with its words when it is first needed. */
import { loadWords } from '../../i18n';
import CardRoomScreen from './CardRoomScreen.svelte';
import SeatCall from './line/SeatCall.svelte';
import GuestDesk from './seat/GuestDesk.svelte';
import GuestDock from './seat/GuestDock.svelte';
import NextGame from './seat/NextGame.svelte';

const parts = { CardRoomScreen, SeatCall, GuestDesk, GuestDock, NextGame };

export type CardRoomParts = typeof parts;

export async function load(): Promise<CardRoomParts> {
  await loadWords('cardroom');
  return parts;
}
