/** What the house knows of the guest's dealings with the bank: receipts, what a purchase must come to,
 *  and whether one is still open. Asked for when it is needed and after each answer of the bank. */
import { roomVisit } from '../../../net/rooms';
import type { Receipt, RoomVisit } from '../../../wire';

export class Dealings {
  visit = $state.raw<RoomVisit | null>(null);
  #room: string;

  constructor(room: string) {
    this.#room = room;
  }

  get receipts(): readonly Receipt[] {
    return this.visit?.receipts ?? [];
  }

  /** A purchase that the bank has not answered yet. There is never more than one. */
  get open(): Receipt | null {
    return this.receipts.find(({ kind, state }) => kind === 'purchase' && isOpen(state)) ?? null;
  }

  /** Whether the house has answered. */
  async refresh(): Promise<boolean> {
    try {
      this.visit = await roomVisit(this.#room);
      return true;
    } catch {
      return false;
    }
  }
}

export const isOpen = (state: Receipt['state']): boolean =>
  state !== 'confirmed' && state !== 'rejected';
