/** What the coach of a game says to the player: asked by her, and forgotten when what she asked about
 *  is over. */
import * as api from '../../net/api';
import type { GameName, Games, TableSummary } from '../../wire';

interface Answer<A> {
  readonly about: string | null;
  readonly advice: A | null;
  /** Why there is none. */
  readonly why: string;
}

/** Who may ask, to choose from. */
export const COACHES = ['everyone', 'alone', 'nobody'] as const;

/** Whether a player at the table may ask now. */
export const coachIsOn = ({ coach, seats }: TableSummary): boolean =>
  coach === 'everyone' || (coach === 'alone' && seats.filter(({ bot }) => !bot).length < 2);

export class Consultation<G extends GameName> {
  #table: () => string;
  #about: () => string | null;
  #answer = $state.raw<Answer<Games[G]['advice']> | null>(null);
  /** The last question; the answer to an older one is dropped. */
  #asking = $state.raw<{ readonly about: string | null } | null>(null);

  /** `about` tells one thing to ask about from another; null where there is nothing. */
  constructor(table: () => string, about: () => string | null) {
    this.#table = table;
    this.#about = about;
  }

  get open(): boolean {
    return this.#about() !== null;
  }

  get asking(): boolean {
    return this.#asking !== null && this.#asking.about === this.#about();
  }

  get advice(): Games[G]['advice'] | null {
    return this.#current?.advice ?? null;
  }

  get why(): string {
    return this.#current?.why ?? '';
  }

  /** `against` are the hands that the player thinks of, in the words of the game. */
  async ask(against = ''): Promise<void> {
    if (!this.open) return;
    const question = { about: this.#about() };
    this.#asking = question;
    const answer = await consult<G>(this.#table(), against);
    if (this.#asking !== question) return;
    this.#answer = { ...question, ...answer };
    this.#asking = null;
  }

  /** Asks; when the answer lies open, closes it. */
  async toggle(): Promise<void> {
    if (this.asking) return;
    if (this.#current) this.#answer = null;
    else await this.ask();
  }

  get #current(): Answer<Games[G]['advice']> | null {
    return this.open && this.#answer?.about === this.#about() ? this.#answer : null;
  }
}

async function consult<G extends GameName>(
  table: string,
  against: string,
): Promise<Omit<Answer<Games[G]['advice']>, 'about'>> {
  try {
    return { advice: await api.advice<G>(table, against), why: '' };
  } catch (error) {
    return { advice: null, why: error instanceof Error ? error.message : '' };
  }
}
