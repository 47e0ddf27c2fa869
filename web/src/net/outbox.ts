/** Orders that the server has not answered yet. An order keeps its id until it is answered, so that
 *  it can be sent again after a broken connection without being carried out twice. */
import type { Ack, Up, Refusal } from '../wire';

/** A message that changes something and is therefore answered. */
export type Order = Extract<Up, { id: string }>;

/** An order as it is written, before it has its id. */
export type Draft = Order extends infer Each
  ? Each extends Order
    ? Omit<Each, 'id'>
    : never
  : never;

export type Answer =
  | { done: true; table: string }
  | { done: false; code: string; text: string; facts: Refusal['facts'] };

interface Waiting {
  order: Order;
  answer: (answer: Answer) => void;
}

/** An id that nobody else makes. `crypto.randomUUID` is missing on plain http, as in a LAN. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Outbox {
  #waiting = new Map<string, Waiting>();

  /** Takes an order in; the promise is kept when the answer comes, over any number of connections. */
  put(order: Order): Promise<Answer> {
    return new Promise((answer) => this.#waiting.set(order.id, { order, answer }));
  }

  /** All that still waits for an answer, in the order in which it was given. */
  unanswered(): Order[] {
    return [...this.#waiting.values()].map(({ order }) => order);
  }

  acknowledged({ id, table }: Pick<Ack, 'id' | 'table'>): void {
    this.#settle(id, { done: true, table });
  }

  refused({ id, code, text, facts }: Refusal): void {
    this.#settle(id, { done: false, code, text, facts });
  }

  /** Nobody will answer any more: the session is over. */
  abandon(): void {
    for (const id of [...this.#waiting.keys()]) {
      this.#settle(id, { done: false, code: 'session_over', text: '', facts: {} });
    }
  }

  #settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.answer(answer);
  }
}
