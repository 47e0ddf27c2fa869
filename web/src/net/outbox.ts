/** Orders that the server has not answered yet. An order keeps its id until it is answered, so that
 *  it can be sent again after a broken connection without being carried out twice. It knows no
 *  orders: whoever has an outbox says what they are and what they are answered with. */

/** A message that changes something and is therefore answered. */
export interface Order {
  readonly id: string;
}

/** An order as it is written, before it has its id; any of the messages that have one. */
export type Draft<Up> = Up extends Order ? Omit<Up, 'id'> : never;

export interface Refused {
  done: false;
  code: string;
  text: string;
  facts: { [key: string]: number | string };
}

/** What became of an order: done, with what the server tells about it, or refused. */
export type Answer<Done = Record<string, unknown>> = ({ done: true } & Done) | Refused;

interface Waiting<Sent, Done> {
  order: Sent;
  answer: (answer: Answer<Done>) => void;
}

/** An id that nobody else makes. `crypto.randomUUID` is missing on plain http, as in a LAN. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Outbox<Sent extends Order, Done> {
  #waiting = new Map<string, Waiting<Sent, Done>>();

  /** Takes an order in; the promise is kept when the answer comes, over any number of connections. */
  put(order: Sent): Promise<Answer<Done>> {
    return new Promise((answer) => this.#waiting.set(order.id, { order, answer }));
  }

  /** All that still waits for an answer, in the order in which it was given. */
  unanswered(): Sent[] {
    return [...this.#waiting.values()].map(({ order }) => order);
  }

  settle(id: string, answer: Answer<Done>): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.answer(answer);
  }

  /** Nobody will answer any more: the session is over. */
  abandon(): void {
    for (const id of [...this.#waiting.keys()]) {
      this.settle(id, { done: false, code: 'session_over', text: '', facts: {} });
    }
  }
}
