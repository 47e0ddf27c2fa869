/** The cards of the own hand that the player has chosen, before they are played, and whether the card
 *  counter is open. Cards can be chosen before it is one's turn. */
import type { AtTable } from '../../frame/game';
import { countRanks, RANKS, rankOf } from './naming';

/** How many cards of each rank a pack has. */
const PACK = RANKS.map((rank) => (rank === 'black' || rank === 'colour' ? 1 : 4));

export class Selection {
  counts = $state(false);
  #at: AtTable<'doudizhu'>;
  #chosen = $state.raw<readonly number[]>([]);

  constructor(at: AtTable<'doudizhu'>) {
    this.#at = at;
  }

  /** The cards that may be chosen now. */
  get free(): readonly number[] {
    const { view, private: own } = this.#at.shown.frame;
    return view?.phase === 'play' ? (own?.hand ?? []) : [];
  }

  get chosen(): readonly number[] {
    const { free } = this;
    return this.#chosen.filter((card) => free.includes(card));
  }

  toggle(card: number): void {
    this.set(card, !this.chosen.includes(card));
  }

  set(card: number, on: boolean): void {
    const others = this.chosen.filter((each) => each !== card);
    this.#chosen = on && this.free.includes(card) ? [...others, card] : others;
  }

  /** One more card of this rank; all of them are taken back when there is none left. */
  more(rank: number): void {
    const held = this.free.filter((card) => rankOf(card) === rank);
    const next = held.find((card) => !this.chosen.includes(card));
    if (next !== undefined) this.set(next, true);
    else this.#chosen = this.chosen.filter((card) => rankOf(card) !== rank);
  }

  /** Hands that might be played, as the server proposes them. */
  get hints(): readonly (readonly number[])[] {
    return this.#at.options ? (this.#at.shown.frame.private?.hints ?? []) : [];
  }

  /** Chooses the proposal after the one that is chosen; after the last comes the first. */
  hint(): void {
    const { hints, chosen } = this;
    const same = (hint: readonly number[]): boolean =>
      hint.length === chosen.length && hint.every((card) => chosen.includes(card));
    const next = hints[(hints.findIndex(same) + 1) % Math.max(1, hints.length)];
    if (next) this.#chosen = next;
  }

  /** Of each rank, how many cards the player has neither in the hand nor seen played. */
  get unseen(): readonly number[] {
    const { view, private: own } = this.#at.shown.frame;
    const held = countRanks(own?.hand ?? []);
    return PACK.map((all, rank) => all - (view?.gone?.[rank] ?? 0) - (held[rank] ?? 0));
  }
}
