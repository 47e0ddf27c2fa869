/** One socket to the server, for any kind of client. It comes back by itself, says again what its
 *  owner says at the beginning of every connection, and repeats every order that has not been
 *  answered. It knows no messages: a `Protocol` tells it which of them greet and answer. */
import { waitBefore } from './backoff';
import { type Answer, type Draft, freshId, type Order, Outbox } from './outbox';

export type Status = 'idle' | 'connecting' | 'open' | 'lost';

/** As much of a WebSocket as is used here. */
export interface Line {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** The messages of one kind of client: what it says, what it hears, and what it is told when an
 *  order was carried out. */
export interface Protocol<Up, Down, Done> {
  /** The message that a text stands for; null when this page does not know it. */
  read(text: string): Down | null;
  /** Whether it is the one that begins every connection. */
  greets(message: Down): boolean;
  /** The order that it answers, and how. */
  answers(message: Down): { id: string; answer: Answer<Done> } | null;
  ping(n: number): Up;
}

export interface Outside<Up, Down> {
  dial(): Line;
  /** What is said first on every connection, such as what one wants to see. */
  greetings(): readonly Up[];
  /** Called with every message, answers included. */
  hear(message: Down): void;
  /** The server said something that this page does not know. */
  baffled(): void;
  /** Whether the session still holds; asked when a connection could not be made. `unknown` when
   *  nobody could be asked, or the signal ended the question. */
  session(signal: AbortSignal): Promise<'valid' | 'over' | 'unknown'>;
  /** The session is over: nobody is connected any more. */
  expelled(): void;
  luck(): number;
}

/** After so long without a word the line is tried with a ping, and given up without an answer. */
const SILENCE_MS = 6_000;
const PATIENCE_MS = 3_000;
/** When the page comes back to sight, an answer must come sooner. */
const HURRY_MS = 1_500;

export class Connection<Up, Down, Done> {
  status = $state<Status>('idle');

  #protocol: Protocol<Up, Down, Done>;
  #outside: Outside<Up, Down>;
  #outbox = new Outbox<Up & Order, Done>();
  #line: Line | null = null;
  #greeted = false;
  #failures = 0;
  #redial: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #pings = 0;

  constructor(protocol: Protocol<Up, Down, Done>, outside: Outside<Up, Down>) {
    this.#protocol = protocol;
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
    this.#hangUp();
    clearTimeout(this.#redial);
    this.#outbox.abandon();
  }

  /** Gives an order. It is sent at once or as soon as there is a line again. */
  order(draft: Draft<Up>): Promise<Answer<Done>> {
    const order = { ...draft, id: freshId() } as unknown as Up & Order;
    const answer = this.#outbox.put(order);
    this.say(order);
    return answer;
  }

  /** Says something that is not answered. Before the server has greeted, nothing is sent: what has
   *  to be heard all the same belongs to the greetings. */
  say(message: Up): void {
    if (this.#greeted) this.#line?.send(JSON.stringify(message));
  }

  #dial(): void {
    clearTimeout(this.#redial);
    const line = this.#outside.dial();
    this.#line = line;
    line.onmessage = ({ data }) => this.#hear(this.#protocol.read(data));
    line.onclose = () => this.#lost();
    this.#listen(PATIENCE_MS);
  }

  #hear(message: Down | null): void {
    this.#await();
    if (message === null) return this.#outside.baffled();
    if (this.#protocol.greets(message)) this.#greet();
    // The truth first, then the answer: whoever waits for it finds the new state in place. If the
    // truth cannot be drawn, the answer is given all the same, or its button would wait for ever.
    try {
      this.#outside.hear(message);
    } finally {
      const answered = this.#protocol.answers(message);
      if (answered) this.#outbox.settle(answered.id, answered.answer);
    }
  }

  #greet(): void {
    this.#greeted = true;
    this.#failures = 0;
    this.status = 'open';
    for (const message of this.#outside.greetings()) this.say(message);
    for (const order of this.#outbox.unanswered()) this.say(order);
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
    const session = await this.#askSession();
    if (this.status !== 'lost' || this.#line) return;
    if (session === 'valid') return this.#dial();
    if (session === 'unknown') return this.#lost();
    this.stop();
    this.#outside.expelled();
  }

  /** A request that is never answered would end all attempts, so it has a limit. */
  async #askSession(): Promise<'valid' | 'over' | 'unknown'> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), PATIENCE_MS);
    try {
      return await this.#outside.session(limit.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Waits for the next word, however long the silence: then asks. */
  #await(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#ping, SILENCE_MS);
  }

  #ping = (patience_ms = PATIENCE_MS): void => {
    this.#pings += 1;
    this.say(this.#protocol.ping(this.#pings));
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

/** A real line to the server that served this page. */
export function dialHome(path: string): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Line;
}
