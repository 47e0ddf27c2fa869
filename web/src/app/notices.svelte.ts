/** Short messages from the house. They go by themselves, unless there is something to press. What an
 *  administrator has to say stays until it was read and put away. */

/** `house`: written by somebody who runs the house. */
export type Tone = 'good' | 'bad' | 'house';

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

/** The newest few, and all that an administrator wrote: nothing else pushes that aside. */
function newest(list: readonly Notice[]): readonly Notice[] {
  const kept = list.filter(({ tone }) => tone !== 'house').slice(-MOST);
  return list.filter((notice) => notice.tone === 'house' || kept.includes(notice));
}

export class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #count = 0;
  #passing: readonly number[] = [];

  /** The key of the notice, to dismiss it by. */
  show(text: string, tone: Tone = 'bad', action?: Action): number {
    const key = ++this.#count;
    if (!text) return key;
    const others = this.list.filter((notice) => notice.text !== text);
    this.list = newest([...others, { key, text, tone, ...(action && { action }) }]);
    if (!action && tone !== 'house') setTimeout(() => this.dismiss(key), SHOWN_MS);
    return key;
  }

  /** How things stand: it stays until whoever shows it takes it away. */
  hold(text: string): number {
    const key = ++this.#count;
    this.list = newest([...this.list, { key, text, tone: 'bad' }]);
    return key;
  }

  /** What the house has to say to everybody. */
  post(text: string): void {
    this.show(text, 'house');
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
