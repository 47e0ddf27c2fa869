/** A player's conversation with the house: the tables that are looked at and the language are said
 *  again after every break. It draws nothing and knows no game. */
import type { Down, Up } from '../wire';
import { Connection, type Outside, type Protocol, type Status } from './connection.svelte';
import type { Answer, Draft } from './outbox';

export const SOCKET = '/ws';

export type PlayerDraft = Draft<Up>;

export interface BrowsedRoom {
  readonly game: string;
  readonly preset: string;
}

/** Where an order was carried out. */
export type PlayerAnswer = Answer<{ table: string }>;

const KNOWN: Record<Down['t'], true> = {
  welcome: true,
  lobby: true,
  tables: true,
  wallet: true,
  farewell: true,
  pong: true,
  ack: true,
  refusal: true,
  bye: true,
  frame: true,
  chat: true,
  said: true,
  room: true,
  bank: true,
  gone: true,
  announcement: true,
  waits: true,
};

const PROTOCOL: Protocol<Up, Down, { table: string }> = {
  read(text) {
    const message = JSON.parse(text) as Down;
    return Object.hasOwn(KNOWN, message.t) ? message : null;
  },
  greets: (message) => message.t === 'welcome',
  answers(message) {
    switch (message.t) {
      case 'ack':
        return { id: message.id, answer: { done: true, table: message.table } };
      case 'frame':
        return message.ack
          ? { id: message.ack, answer: { done: true, table: message.table } }
          : null;
      case 'refusal': {
        const { id, code, text, facts } = message;
        return { id, answer: { done: false, code, text, facts } };
      }
      default:
        return null;
    }
  },
  ping: (n) => ({ t: 'ping', n }),
};

export class PlayerConnection {
  #connection: Connection<Up, Down, { table: string }>;
  /** The tables that are looked at, each with the secret link that opens it. */
  #watched = new Map<string, string>();
  /** The room of the lobby that is looked through. */
  #browsed: BrowsedRoom | null = null;
  #language = '';

  constructor(outside: Omit<Outside<Up, Down>, 'greetings'>) {
    this.#connection = new Connection(PROTOCOL, {
      ...outside,
      greetings: () => this.#greetings(),
    });
  }

  get status(): Status {
    return this.#connection.status;
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#watched.clear();
    this.#browsed = null;
    this.#connection.stop();
  }

  /** Gives an order. It is sent at once or as soon as there is a line again. */
  order(draft: PlayerDraft): Promise<PlayerAnswer> {
    return this.#connection.order(draft);
  }

  watch(table: string, link = ''): void {
    this.#watched.set(table, link);
    this.#connection.say(watchOrder(table, link));
  }

  unwatch(table: string): void {
    if (this.#watched.delete(table)) this.#connection.say({ t: 'unwatch', table });
  }

  /** Looks through the tables of a room, or those behind one of them; without a room, at the menu. */
  browse(room: BrowsedRoom | null, after = ''): void {
    this.#browsed = room;
    this.#connection.say(browseOrder(room, after));
  }

  speak(language: string): void {
    this.#language = language;
    this.#connection.say({ t: 'speak', language });
  }

  #greetings(): Up[] {
    const watched = [...this.#watched].map(([table, link]) => watchOrder(table, link));
    const browsed = this.#browsed ? [browseOrder(this.#browsed)] : [];
    const spoken: Up[] = this.#language ? [{ t: 'speak', language: this.#language }] : [];
    return [...spoken, ...browsed, ...watched];
  }
}

const browseOrder = (room: BrowsedRoom | null, after = ''): Up => ({
  t: 'browse',
  ...(room && { game: room.game, preset: room.preset }),
  ...(after && { after }),
});

const watchOrder = (table: string, link: string): Up => ({
  t: 'watch',
  table,
  ...(link && { link }),
});
