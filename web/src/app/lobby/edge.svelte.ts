/** What the house keeps under the rules that a host is choosing. The house reckons one question of a
 *  player at a time, so the next one waits; an answer about rules that were changed since is
 *  dropped. */
import { t } from '../../i18n';
import * as api from '../../net/api';
import type { EdgeQuestion } from '../../wire';

export interface EdgeWish {
  readonly question: Omit<EdgeQuestion, 'players'>;
  readonly seats: number;
}

/** The house's share of a bet with so many players at the table. */
export interface Figure {
  readonly players: number;
  readonly share: number;
}

interface Answer {
  readonly figures: readonly Figure[];
  /** Why there are none. */
  readonly why: string;
  /** Whether it is worth asking again by and by. */
  readonly later: boolean;
}

/** Whoever turns a switch turns the next one soon. */
export const SETTLE_MS = 400;
export const AGAIN_MS = 5_000;
const LATER = ['too_fast', 'busy'];

export class HouseEdgeFinder {
  #wish: EdgeWish | null = null;
  #due: EdgeWish | null = null;
  #answer = $state.raw<Answer | null>(null);
  #known: Record<string, Answer> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  get reckoning(): boolean {
    return this.#answer === null;
  }

  /** One figure where the number of players does not matter, else for one and for a full table. */
  get figures(): readonly Figure[] {
    return this.#answer?.figures ?? [];
  }

  get why(): string {
    return this.#answer?.why ?? '';
  }

  find(wish: EdgeWish): void {
    clearTimeout(this.#timer);
    this.#wish = wish;
    this.#answer = this.#known[JSON.stringify(wish)] ?? null;
    if (!this.#answer) this.#ask(wish, SETTLE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#wish = this.#due = null;
  }

  #ask(wish: EdgeWish, after_ms: number): void {
    this.#timer = setTimeout(() => {
      this.#due = wish;
      if (!this.#asking) void this.#work();
    }, after_ms);
  }

  async #work(): Promise<void> {
    this.#asking = true;
    for (let wish = this.#due; wish; wish = this.#due) {
      this.#due = null;
      this.#take(wish, await this.#consult(wish));
    }
    this.#asking = false;
  }

  #take(wish: EdgeWish, answer: Answer): void {
    if (wish !== this.#wish) return;
    if (!answer.why) this.#known[JSON.stringify(wish)] = answer;
    if (answer.later) this.#ask(wish, AGAIN_MS);
    this.#answer = answer;
  }

  async #consult(wish: EdgeWish): Promise<Answer> {
    const figures: Figure[] = [];
    try {
      for (const players of wish.seats > 1 ? [1, wish.seats] : [1]) {
        if (wish !== this.#wish) break;
        const { by_chart } = await api.edge({ ...wish.question, players });
        figures.push({ players, share: by_chart });
      }
    } catch (error) {
      const refused = error instanceof api.Declined ? error.problem : null;
      const why = refused?.text || t('app-unreachable');
      return { figures: [], why, later: LATER.includes(refused?.code ?? '') };
    }
    const [alone, full] = figures;
    return {
      figures: alone?.share === full?.share ? figures.slice(0, 1) : figures,
      why: '',
      later: false,
    };
  }
}
