/** The desk's conversation with the house. It has messages and a connection of its own: none of them
 *  can be read in place of a player's. */
import { Connection, type Outside, type Protocol, type Status } from '../net/connection.svelte';
import type { Answer, Draft } from '../net/outbox';
import type { DeskDown, DeskUp } from '../wire-admin';

export const SOCKET = '/api/admin/ws';

/** An act, before it has its id. */
export type DeskDraft = Draft<DeskUp>;

/** `table` is the one that the act opened, if any. */
export type DeskAnswer = Answer<{ table: string }>;

const KNOWN: Record<DeskDown['desk'], true> = {
  welcome: true,
  pong: true,
  ack: true,
  refusal: true,
  bye: true,
  overview: true,
  position: true,
  view_closed: true,
  trail: true,
};

const PROTOCOL: Protocol<DeskUp, DeskDown, { table: string }> = {
  read(text) {
    const message = JSON.parse(text) as DeskDown;
    return Object.hasOwn(KNOWN, message.desk) ? message : null;
  },
  greets: (message) => message.desk === 'welcome',
  answers(message) {
    if (message.desk === 'ack') {
      return { id: message.id, answer: { done: true, table: message.table } };
    }
    if (message.desk !== 'refusal') return null;
    const { id, code, text, facts } = message;
    return { id, answer: { done: false, code, text, facts } };
  },
  ping: (n) => ({ desk: 'ping', n }),
};

export class DeskConnection {
  #connection: Connection<DeskUp, DeskDown, { table: string }>;
  #language = '';

  constructor(outside: Omit<Outside<DeskUp, DeskDown>, 'greetings'>) {
    this.#connection = new Connection(PROTOCOL, {
      ...outside,
      greetings: () => (this.#language ? [{ desk: 'speak', language: this.#language }] : []),
    });
  }

  get status(): Status {
    return this.#connection.status;
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
  }

  order(draft: DeskDraft): Promise<DeskAnswer> {
    return this.#connection.order(draft);
  }

  closeView(table: string): void {
    this.#connection.say({ desk: 'close_view', table });
  }

  speak(language: string): void {
    this.#language = language;
    this.#connection.say({ desk: 'speak', language });
  }
}
