/** The player's bet as she sees it: changed at once under her hand and sent one order at a time, so
 *  that of many quick presses only the last amount counts. What the house refuses is taken back. */
import type { TableProps } from '../../frame/game';
import type { AmountRange } from '../../wire';

type Act = TableProps<'blackjack'>['act'];

/** Another seat may have moved the table on while an order was under way: it is given again. */
const STALE = 'stale_turn';
/** The betting was over before the chips arrived. */
const TOO_LATE = ['bets_closed', 'not_your_turn', 'no_round', 'hand_over'];
const TRIES = 5;

/** The nearest bet that may be laid: none, or one of the offered amounts. */
export function allowed({ least, most, step }: AmountRange, amount: number): number {
  if (amount < least) return 0;
  return Math.min(most, least + Math.floor((amount - least) / step) * step);
}

export class Laying {
  #amount = $state(0);
  #undo = $state.raw<readonly number[]>([]);
  #starting = $state(false);
  #last = $state(0);
  #laid = 0;
  #round = 0;
  #line: Promise<void> | null = null;
  #act: Act;

  constructor(act: Act) {
    this.#act = act;
  }

  /** What lies in the circle, or is on its way there; reactive. */
  get amount(): number {
    return this.#amount;
  }

  /** The bet of the round before. */
  get last(): number {
    return this.#last;
  }

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  /** Whether Start is on its way. */
  get starting(): boolean {
    return this.#starting;
  }

  /** What the newest frame says lies there; `played` is the bet of a round that is dealt. */
  follow(laid: number, round: number, betting: boolean, played: number): void {
    const fresh = round !== this.#round;
    if (fresh || !betting) this.#undo = [];
    if (!betting && played > 0) this.#last = played;
    this.#round = round;
    if (this.#line !== null && betting && !fresh) return;
    this.#laid = laid;
    this.#amount = laid;
  }

  /** Lays another amount; false if it is the same. */
  set(amount: number): boolean {
    if (amount === this.#amount) return false;
    this.#undo = [...this.#undo, this.#amount];
    this.#show(amount);
    return true;
  }

  undo(): void {
    const before = this.#undo.at(-1);
    if (before === undefined) return;
    this.#undo = this.#undo.slice(0, -1);
    this.#show(before);
  }

  /** Asks for the cards, once the last amount has arrived. */
  async start(): Promise<void> {
    if (this.#starting) return;
    this.#starting = true;
    while (this.#line) await this.#line;
    for (let tries = 0; tries < TRIES && this.#laid > 0; tries++) {
      const answer = await this.#act({ do: 'start' }, [STALE]);
      if (answer.done || answer.code !== STALE) break;
    }
    this.#starting = false;
  }

  #show(amount: number): void {
    this.#amount = amount;
    this.#begin();
  }

  #begin(): void {
    this.#line ??= this.#deliver().finally(() => {
      this.#line = null;
      // A new round may have begun meanwhile, and chips been laid in it.
      if (this.#amount !== this.#laid) this.#begin();
    });
  }

  async #deliver(): Promise<void> {
    const round = this.#round;
    let tries = 0;
    while (this.#amount !== this.#laid && round === this.#round) {
      const wanted = this.#amount;
      const answer = await this.#act({ do: 'set_bet', chips: wanted }, [STALE, ...TOO_LATE]);
      if (round !== this.#round) return;
      if (answer.done) this.#laid = wanted;
      else if (answer.code !== STALE || ++tries >= TRIES) {
        this.#undo = [];
        this.#amount = this.#laid;
      }
    }
  }
}
