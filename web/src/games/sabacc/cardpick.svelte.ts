/** The card of the own hand that the player has chosen to give, before she gives it. A choice holds for
 *  the turn in which it was made. */
import type { AtTable } from '../../frame/game';
import { freeCards, picked } from './moves';

export class CardPick {
  #at: AtTable<'sabacc'>;
  #choice = $state.raw<{ turn: number | null; card: number | null; asks: boolean } | null>(null);

  constructor(at: AtTable<'sabacc'>) {
    this.#at = at;
  }

  /** The cards that may be given now. */
  get free(): readonly number[] {
    return freeCards(this.#at.options);
  }

  get chosen(): number | null {
    const card = this.#current?.card ?? null;
    return card !== null && this.free.includes(card) ? card : null;
  }

  /** Whether a card has to be chosen first; the hand shows it. */
  get asks(): boolean {
    return this.#current?.asks === true && this.chosen === null;
  }

  ask(): void {
    this.#choice = { turn: this.#turn, card: null, asks: true };
  }

  toggle(card: number): void {
    this.#choose(card === this.chosen ? null : card);
  }

  /** Chooses the card at this place of the hand, or the next one. */
  pick(place: number | 'next' | 'previous'): void {
    const hand = this.#at.shown.frame.private?.cards ?? [];
    this.#choose(picked(hand, this.free, this.chosen, place));
  }

  #choose(card: number | null): void {
    this.#choice = { turn: this.#turn, card, asks: false };
  }

  get #turn(): number | null {
    return this.#at.shown.frame.pending?.turn ?? null;
  }

  get #current(): { card: number | null; asks: boolean } | null {
    return this.#choice?.turn === this.#turn ? this.#choice : null;
  }
}
