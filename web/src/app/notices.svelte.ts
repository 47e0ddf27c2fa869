/** Short messages from the house. They go by themselves, unless there is something to press. */

export type Tone = 'good' | 'bad';

export interface Notice {
  readonly key: number;
  readonly text: string;
  readonly tone: Tone;
  /** Something that can be done about it. */
  readonly action?: Action;
}

export interface Action {
  readonly label: string;
  run(): unknown;
}

const SHOWN_MS = 6_500;
const MOST = 3;

export class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #count = 0;
  #passing: readonly number[] = [];

  /** The key of the notice, to dismiss it by. */
  show(text: string, tone: Tone = 'bad', action?: Action): number {
    const key = ++this.#count;
    if (!text) return key;
    const others = this.list.filter((notice) => notice.text !== text);
    this.list = [...others, { key, text, tone, ...(action && { action }) }].slice(-MOST);
    if (!action) setTimeout(() => this.dismiss(key), SHOWN_MS);
    return key;
  }

  /** One that belongs to the moment: it goes with whatever the player does next. */
  showInPassing(text: string, tone: Tone): void {
    this.#passing = [...this.#passing, this.show(text, tone)];
  }

  /** The player goes on. */
  pass(): void {
    this.list = this.list.filter(({ key }) => !this.#passing.includes(key));
    this.#passing = [];
  }

  dismiss(key: number): void {
    this.list = this.list.filter((notice) => notice.key !== key);
  }
}
