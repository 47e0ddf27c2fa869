/** The amount that the player is about to bet. It is known at every key what a press would bet, and
 *  that is nothing when what is typed cannot be bet. A new question begins with the least amount,
 *  unless `first` says otherwise. */
import { readAmount, showAmount } from '../../kit';
import { atMost, isOffered, nudge, type Range, topOf } from './amount';

interface Wish {
  readonly question: number | null;
  readonly amount: number | null;
  readonly text: string | null;
}

export class AmountChoice {
  #range: () => Range | null;
  #question: () => number | null;
  #first: (range: Range) => number;
  #wish = $state.raw<Wish | null>(null);

  constructor(
    range: () => Range | null,
    question: () => number | null,
    first = ({ min }: Range): number => min,
  ) {
    this.#range = range;
    this.#question = question;
    this.#first = first;
  }

  get range(): Range | null {
    return this.#range();
  }

  /** What a press bets; null if nothing is offered, or what is typed is not among it. */
  get value(): number | null {
    const range = this.range;
    if (!range) return null;
    const wish = this.#current;
    const amount = wish ? wish.amount : this.#first(range);
    return amount !== null && isOffered(range, amount) ? amount : null;
  }

  /** What the field shows: as typed, as long as it is being typed. */
  get text(): string {
    if (!this.range) return '';
    return this.#current?.text ?? (this.value === null ? '' : showAmount(this.value));
  }

  get impossible(): boolean {
    return this.range !== null && this.value === null;
  }

  /** Whether what is typed lies between the limits and cannot be bet all the same. */
  get offStep(): boolean {
    const [range, amount] = [this.range, this.#current?.amount ?? null];
    return this.impossible && range !== null && amount !== null
      ? amount > range.min && amount < topOf(range)
      : false;
  }

  get isAll(): boolean {
    return this.value !== null && this.value === this.range?.allIn;
  }

  set(amount: number): void {
    this.#wish = { question: this.#question(), amount, text: null };
  }

  /** For the slider, which goes in even steps. */
  slide(wish: number): void {
    if (this.range) this.set(atMost(this.range, wish));
  }

  type(text: string): void {
    this.#wish = { question: this.#question(), amount: readAmount(text), text };
  }

  /** What was typed is written as amounts are, unless it is wrong and has to be seen. */
  tidy(): void {
    if (this.value !== null) this.set(this.value);
  }

  nudge(steps: number): void {
    const { range } = this;
    if (range) this.set(nudge(range, this.value ?? range.min, steps));
  }

  all(): void {
    if (this.range) this.set(topOf(this.range));
  }

  get #current(): Wish | null {
    return this.#wish?.question === this.#question() ? this.#wish : null;
  }
}
