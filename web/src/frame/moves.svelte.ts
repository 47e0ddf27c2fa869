/** The player's answer to what the table asks: one press at a time, and none in the moment in which
 *  a question has just appeared, so that a double tap acts once. */
import type { Answer } from '../net/outbox';

/** The hand needs so long to see that the buttons mean something new. */
export const REST_MS = 350;

export class Moves<A extends { readonly do: string }> {
  #send: (action: A) => Promise<Answer>;
  #pending = $state<A['do'] | null>(null);
  #asked = $state(false);
  #resting = $state(false);
  #question: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (action: A) => Promise<Answer>) {
    this.#send = send;
  }

  /** What was pressed and is not answered yet; reactive. */
  get pending(): A['do'] | null {
    return this.#pending;
  }

  /** Whether a press counts; reactive. */
  get free(): boolean {
    return this.#asked && !this.#resting && this.#pending === null;
  }

  /** The question that the table puts now, by the number of its turn; null for none. */
  ask(question: number | null): void {
    this.#asked = question !== null;
    if (question === null || question === this.#question) return;
    this.#question = question;
    this.rest();
  }

  /** For a moment no press counts: the buttons mean something new. */
  rest(): void {
    this.#resting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#resting = false), REST_MS);
  }

  async press(action: A): Promise<void> {
    if (!this.free) return;
    this.#pending = action.do;
    await this.#send(action);
    this.#pending = null;
  }
}
