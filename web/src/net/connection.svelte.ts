/** The one socket to the house. It comes back by itself, asks again to see what it was looking at,
 *  and repeats every order that has not been answered. It knows no screens and no games. */
import type { Down, Up } from '../wire';
import { waitBefore } from './backoff';
import { type Answer, type Draft, freshId, Outbox } from './outbox';

export type Status = 'idle' | 'connecting' | 'open' | 'lost';

/** As much of a WebSocket as is used here. */
export interface Line {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Outside {
  dial(): Line;
  /** Called with every message, answers included. */
  hear(message: Down): void;
  /** Whether the session still holds; asked when a connection could not be made. `unknown` when
   *  nobody could be asked. */
  session(): Promise<'valid' | 'over' | 'unknown'>;
  /** The session is over: nobody is connected any more. */
  expelled(): void;
  luck(): number;
}

/** After so long without a word the line is tried with a ping, and given up without an answer. */
const SILENCE_MS = 6_000;
const PATIENCE_MS = 3_000;
/** When the page comes back to sight, an answer must come sooner. */
const HURRY_MS = 1_500;

export class Connection {
  status = $state<Status>('idle');

  #outside: Outside;
  #outbox = new Outbox();
  #line: Line | null = null;
  #greeted = false;
  #failures = 0;
  /** The tables that are looked at, each with the secret link that opens it. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows it
  #watched = new Map<string, string>();
  #language = '';
  #redial: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #pings = 0;

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  start(): void {
    if (this.status !== 'idle') return;
    this.status = 'connecting';
    this.#dial();
    window.addEventListener('online', this.#retry);
    window.addEventListener('offline', this.#probe);
    document.addEventListener('visibilitychange', this.#seen);
  }

  stop(): void {
    window.removeEventListener('online', this.#retry);
    window.removeEventListener('offline', this.#probe);
    document.removeEventListener('visibilitychange', this.#seen);
    this.status = 'idle';
    this.#watched.clear();
    this.#hangUp();
    clearTimeout(this.#redial);
    this.#outbox.abandon();
  }

  /** Gives an order. It is sent at once or as soon as there is a line again. */
  order(draft: Draft): Promise<Answer> {
    const order = { ...draft, id: freshId() };
    const answer = this.#outbox.put(order);
    this.#tell(order);
    return answer;
  }

  watch(table: string, link = ''): void {
    this.#watched.set(table, link);
    this.#tell(watchOrder(table, link));
  }

  unwatch(table: string): void {
    if (this.#watched.delete(table)) this.#tell({ t: 'unwatch', table });
  }

  speak(language: string): void {
    this.#language = language;
    this.#tell({ t: 'speak', language });
  }

  /** Nothing is sent before the house has greeted: it is then said again anyway. */
  #tell(message: Up): void {
    if (this.#greeted) this.#line?.send(JSON.stringify(message));
  }

  #dial(): void {
    clearTimeout(this.#redial);
    const line = this.#outside.dial();
    this.#line = line;
    line.onmessage = ({ data }) => this.#hear(JSON.parse(data) as Down);
    line.onclose = () => this.#lost();
    this.#listen(PATIENCE_MS);
  }

  #hear(message: Down): void {
    this.#await();
    if (message.t === 'welcome') this.#greet();
    // The truth first, then the answer: whoever waits for it finds the new state in place.
    this.#outside.hear(message);
    if (message.t === 'ack') this.#outbox.acknowledged(message);
    if (message.t === 'refusal') this.#outbox.refused(message);
    if (message.t === 'frame' && message.ack) {
      this.#outbox.acknowledged({ id: message.ack, table: message.table });
    }
  }

  #greet(): void {
    this.#greeted = true;
    this.#failures = 0;
    this.status = 'open';
    if (this.#language) this.speak(this.#language);
    for (const [table, link] of this.#watched) this.#tell(watchOrder(table, link));
    for (const order of this.#outbox.unanswered()) this.#tell(order);
  }

  #hangUp(): void {
    clearTimeout(this.#silence);
    const line = this.#line;
    this.#line = null;
    this.#greeted = false;
    if (!line) return;
    line.onmessage = null;
    line.onclose = null;
    line.close();
  }

  #lost(): void {
    this.#hangUp();
    if (this.status === 'idle') return;
    this.status = 'lost';
    clearTimeout(this.#redial);
    this.#redial = setTimeout(
      () => void this.#comeBack(),
      waitBefore(this.#failures, this.#outside.luck()),
    );
    this.#failures += 1;
  }

  /** A refused handshake looks like a dead network, so the session is asked about by HTTP. */
  async #comeBack(): Promise<void> {
    const session = await this.#outside.session();
    if (this.status !== 'lost' || this.#line) return;
    if (session === 'valid') return this.#dial();
    if (session === 'unknown') return this.#lost();
    this.stop();
    this.#outside.expelled();
  }

  /** Waits for the next word, however long the silence: then asks. */
  #await(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#ping, SILENCE_MS);
  }

  #ping = (patience_ms = PATIENCE_MS): void => {
    this.#pings += 1;
    this.#tell({ t: 'ping', n: this.#pings });
    this.#listen(patience_ms);
  };

  /** The next word has to come in time, or the line counts as dead. */
  #listen(patience_ms: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), patience_ms);
  }

  #retry = (): void => {
    this.#failures = 0;
    if (this.status === 'lost' && !this.#line) {
      clearTimeout(this.#redial);
      void this.#comeBack();
    } else {
      this.#probe();
    }
  };

  #probe = (): void => {
    if (this.#greeted) this.#ping(HURRY_MS);
  };

  #seen = (): void => {
    if (document.visibilityState === 'visible') this.#retry();
  };
}

const watchOrder = (table: string, link: string): Up => ({
  t: 'watch',
  table,
  ...(link && { link }),
});

/** A real line to the server that served this page. */
export function dialHome(): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Line;
}
