/** The player's slip as she sees it: changed at once under her hand, sent as a whole, one order at a
 *  time. What the house says counts; whatever it refuses is taken back. */
import type { TableProps } from '../../frame/game';
import { same, type Slip } from './slip';

type Act = TableProps<'roulette'>['act'];

/** The betting may have moved on while an order was under way: then it is given again. */
const STALE = 'stale_turn';
const TOO_LATE = ['no_more_bets', 'no_round'];
const TRIES = 6;

export class Laying {
  #slip = $state.raw<Slip>([]);
  #undo = $state.raw<readonly Slip[]>([]);
  #asking = $state(false);
  #laid: Slip = [];
  #round = 0;
  #line: Promise<void> | null = null;
  #act: Act;

  constructor(act: Act) {
    this.#act = act;
  }

  /** What lies on the board, or is on its way there; reactive. */
  get slip(): Slip {
    return this.#slip;
  }

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  /** Whether Spin is on its way. */
  get asking(): boolean {
    return this.#asking;
  }

  /** What the newest frame says lies there. */
  follow(laid: Slip, round: number, betting: boolean): void {
    if (round !== this.#round || !betting) this.#undo = [];
    const fresh = round !== this.#round;
    this.#round = round;
    if (this.#line !== null && betting && !fresh) return;
    this.#laid = laid;
    if (!same(this.#slip, laid)) this.#slip = laid;
  }

  /** Lays another slip; false if it is the same. */
  change(next: Slip): boolean {
    if (same(next, this.#slip)) return false;
    this.#undo = [...this.#undo, this.#slip];
    this.#show(next);
    return true;
  }

  undo(): void {
    const before = this.#undo.at(-1);
    if (!before) return;
    this.#undo = this.#undo.slice(0, -1);
    this.#show(before);
  }

  /** Asks for the spin, once all bets have arrived. */
  async spin(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    await this.#line;
    for (let tries = 0; tries < TRIES && this.#laid.length > 0; tries++) {
      const answer = await this.#act({ do: 'spin' }, [STALE]);
      if (answer.done || answer.code !== STALE) break;
    }
    this.#asking = false;
  }

  #show(slip: Slip): void {
    this.#slip = slip;
    this.#start();
  }

  #start(): void {
    this.#line ??= this.#deliver().finally(() => {
      this.#line = null;
      // A new round may have begun meanwhile, and bets been laid in it.
      if (!same(this.#slip, this.#laid)) this.#start();
    });
  }

  async #deliver(): Promise<void> {
    const round = this.#round;
    let tries = 0;
    while (!same(this.#slip, this.#laid) && round === this.#round) {
      const wanted = this.#slip;
      const answer = await this.#act({ do: 'set_slip', bets: wanted }, [STALE, ...TOO_LATE]);
      if (round !== this.#round) return;
      if (answer.done) this.#laid = wanted;
      else if (answer.code !== STALE || ++tries >= TRIES) {
        this.#undo = [];
        this.#slip = this.#laid;
      }
    }
  }
}
