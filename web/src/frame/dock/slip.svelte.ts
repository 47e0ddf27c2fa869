/** A slip of bets as the player sees it: changed at once under her hand, sent as a whole, one order
 *  at a time, so that of many quick presses only the last state counts. What the house says counts;
 *  whatever it refuses is rolled back. */
import type { Answer } from '../../net/outbox';

/** Another seat may have moved the table on while an order was under way: it is given again. */
const STALE = 'stale_turn';
/** The betting was over before the chips arrived. */
const TOO_LATE = ['bets_closed', 'no_more_bets', 'not_your_turn', 'no_round', 'hand_over'];
const TRIES = 6;

export interface SlipOrders<B> {
  readonly empty: B;
  same(a: B, b: B): boolean;
  /** Lays the whole slip. */
  lay(slip: B, expected: readonly string[]): Promise<Answer>;
  /** Says that the round may go on with it. */
  go(expected: readonly string[]): Promise<Answer>;
}

export class Slip<B> {
  #bets: B;
  #earlier = $state.raw<readonly B[]>([]);
  #going = $state(false);
  #laid: B;
  #round = 0;
  #delivery: Promise<void> | null = null;
  #orders: SlipOrders<B>;

  constructor(orders: SlipOrders<B>) {
    this.#orders = orders;
    this.#bets = $state.raw(orders.empty);
    this.#laid = orders.empty;
  }

  /** What lies on the table, or is on its way there; reactive. */
  get bets(): B {
    return this.#bets;
  }

  get canUndo(): boolean {
    return this.#earlier.length > 0;
  }

  /** Whether the word to go on is on its way. */
  get going(): boolean {
    return this.#going;
  }

  /** What the table says lies there; `open` as long as bets can be changed. */
  follow(laid: B, round: number, open: boolean): void {
    const fresh = round !== this.#round;
    if (fresh || !open) this.#earlier = [];
    this.#round = round;
    if (this.#delivery !== null && open && !fresh) return;
    this.#laid = laid;
    if (!this.#orders.same(this.#bets, laid)) this.#bets = laid;
  }

  /** Lays another slip; false if it is the same. */
  change(next: B): boolean {
    if (this.#orders.same(next, this.#bets)) return false;
    this.#earlier = [...this.#earlier, this.#bets];
    this.#show(next);
    return true;
  }

  undo(): void {
    const before = this.#earlier.at(-1);
    if (before === undefined) return;
    this.#earlier = this.#earlier.slice(0, -1);
    this.#show(before);
  }

  /** Says that the round may go on, once the last change has arrived. */
  async go(): Promise<void> {
    if (this.#going) return;
    this.#going = true;
    while (this.#delivery) await this.#delivery;
    for (let tries = 0; tries < TRIES && !this.#isEmpty(this.#laid); tries++) {
      const answer = await this.#orders.go([STALE]);
      if (answer.done || answer.code !== STALE) break;
    }
    this.#going = false;
  }

  #isEmpty(bets: B): boolean {
    return this.#orders.same(bets, this.#orders.empty);
  }

  #show(bets: B): void {
    this.#bets = bets;
    this.#begin();
  }

  #begin(): void {
    this.#delivery ??= this.#deliver().finally(() => {
      this.#delivery = null;
      // A new round may have begun meanwhile, and bets been laid in it.
      if (!this.#orders.same(this.#bets, this.#laid)) this.#begin();
    });
  }

  async #deliver(): Promise<void> {
    const round = this.#round;
    let tries = 0;
    while (!this.#orders.same(this.#bets, this.#laid) && round === this.#round) {
      const wanted = this.#bets;
      const answer = await this.#orders.lay(wanted, [STALE, ...TOO_LATE]);
      if (round !== this.#round) return;
      if (answer.done) this.#laid = wanted;
      else if (answer.code !== STALE || ++tries >= TRIES) {
        this.#earlier = [];
        this.#bets = this.#laid;
      }
    }
  }
}
