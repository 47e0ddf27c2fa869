/** What the book says about the hand on turn: asked by the player, and forgotten with the turn. */
import * as api from '../../net/api';
import type { AtTable } from '../../frame/game';
import type { Advice } from '../../wire';

type At = Pick<AtTable<'blackjack'>, 'shown' | 'options'>;

interface Answer {
  readonly turn: number | null;
  readonly advice: Advice | null;
  /** Why there is none. */
  readonly why: string;
}

export class Book {
  #at: At;
  #answer = $state.raw<Answer | null>(null);
  #asking = $state<number | null>(null);

  constructor(at: At) {
    this.#at = at;
  }

  /** Whether there is anything to ask: a move of a hand, or insurance. */
  get open(): boolean {
    const { options } = this.#at;
    return options?.hit === true || options?.insure !== undefined;
  }

  get asking(): boolean {
    return this.#asking !== null && this.#asking === this.#turn;
  }

  get advice(): Advice | null {
    return this.#current?.advice ?? null;
  }

  get why(): string {
    return this.#current?.why ?? '';
  }

  /** Asks; when the answer lies open, closes it. */
  async ask(): Promise<void> {
    if (!this.open || this.asking) return;
    if (this.#current) {
      this.#answer = null;
      return;
    }
    const turn = this.#turn;
    this.#asking = turn;
    this.#answer = { turn, ...(await consult(this.#at.shown.frame.table)) };
    this.#asking = null;
  }

  get #turn(): number | null {
    return this.#at.shown.frame.pending?.turn ?? null;
  }

  get #current(): Answer | null {
    return this.open && this.#answer?.turn === this.#turn ? this.#answer : null;
  }
}

async function consult(table: string): Promise<Omit<Answer, 'turn'>> {
  try {
    return { advice: await api.advice(table), why: '' };
  } catch (error) {
    return { advice: null, why: error instanceof Error ? error.message : '' };
  }
}
