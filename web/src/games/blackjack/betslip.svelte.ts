/** The player's bet in the making: the chips that lie in the circle or are on their way, what is
 *  typed into the field, and the bet of the round before. */
import { Slip } from '../../frame/dock/slip.svelte';
import type { AtTable } from '../../frame/game';
import { CHIP, type ChipValue, readAmount } from '../../kit';
import type { AmountRange } from '../../wire';

type At = Pick<AtTable<'blackjack'>, 'shown' | 'options' | 'act'>;

/** The highest bet that may be laid and is not above the wish: none, or one of those offered. */
export function allowed({ least, most, step }: AmountRange, wish: number): number {
  if (wish < least) return 0;
  return Math.min(most, least + Math.floor((wish - least) / step) * step);
}

export class BetSlip extends Slip<number> {
  #at: At;
  #last = $state(0);
  #chip = $state<ChipValue>(5);
  /** What is typed counts only in the round in which it was typed. */
  #typed = $state.raw<{ readonly round: number; readonly text: string } | null>(null);

  /** Made while a component is set up, and gone with it. */
  constructor(at: At) {
    super({
      empty: 0,
      same: (a, b) => a === b,
      lay: (chips, expected) => at.act({ do: 'set_bet', chips }, expected),
      go: (expected) => at.act({ do: 'start' }, expected),
    });
    this.#at = at;
    $effect.pre(() => this.#see(at));
  }

  #see({ shown: { frame, summary } }: At): void {
    const own = frame.view?.seats.find(({ seat }) => seat === frame.seat);
    const open = frame.view?.phase === 'betting';
    const { bet = 0, laid = 0 } = own?.hands[0] ?? {};
    if (!open && laid > 0) this.#last = laid;
    this.follow(bet, summary.rounds, open);
  }

  /** What may be bet; null while nothing can be laid. */
  get limits(): AmountRange | null {
    return this.going ? null : (this.#at.options?.bet ?? null);
  }

  /** The bet of the round before. */
  get last(): number {
    return this.#last;
  }

  /** What is in the field and not laid yet. */
  get typed(): string | null {
    return this.limits && this.#typed?.round === this.#round ? this.#typed.text : null;
  }

  /** What will be bet: what is typed, else what lies there; null if it cannot be bet. */
  get wanted(): number | null {
    const { typed, limits } = this;
    if (typed === null || !limits) return this.bets;
    const amount = readAmount(typed);
    return amount !== null && allowed(limits, amount) === amount ? amount : null;
  }

  /** Whether Start would deal cards. */
  get ready(): boolean {
    return this.limits !== null && (this.wanted ?? 0) > 0;
  }

  /** What a chip adds: its value, or what the least bet still needs. */
  adds(value: ChipValue): number {
    return Math.max(value * CHIP, (this.limits?.least ?? 0) - this.bets);
  }

  /** What the bet becomes when the last chip is taken back, when the last bet is repeated, and when
   *  everything is bet. */
  get less(): number {
    return this.#allowed(this.bets - this.#chip * CHIP);
  }

  get again(): number {
    return this.#allowed(this.#last);
  }

  get most(): number {
    return this.#allowed(this.limits?.most ?? 0);
  }

  /** False if the chip cannot be added. */
  add(value: ChipValue): boolean {
    const amount = this.bets + this.adds(value);
    if (this.#allowed(amount) !== amount) return false;
    this.#chip = value;
    return this.lay(amount);
  }

  /** Lays just so much; false if nothing changes. */
  lay(amount: number): boolean {
    this.#typed = null;
    return this.limits !== null && this.change(amount);
  }

  type(text: string): void {
    this.#typed = { round: this.#round, text };
  }

  /** Lays what is typed, if that can be bet. */
  layTyped(): void {
    if (this.typed !== null && this.wanted !== null) this.lay(this.wanted);
  }

  override undo(): void {
    this.#typed = null;
    if (this.limits) super.undo();
  }

  /** Asks for the cards. */
  start(): void {
    if (!this.ready) return;
    this.layTyped();
    void this.go();
  }

  get #round(): number {
    return this.#at.shown.summary.rounds;
  }

  #allowed(wish: number): number {
    return this.limits ? allowed(this.limits, wish) : 0;
  }
}
