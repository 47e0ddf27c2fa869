/** Short messages from the house that go by themselves. */

export type Tone = 'good' | 'bad';

export interface Notice {
  readonly key: number;
  readonly text: string;
  readonly tone: Tone;
}

const SHOWN_MS = 6_500;
const MOST = 3;

export class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #count = 0;

  show(text: string, tone: Tone = 'bad'): void {
    if (!text) return;
    const key = ++this.#count;
    const others = this.list.filter((notice) => notice.text !== text);
    this.list = [...others, { key, text, tone }].slice(-MOST);
    setTimeout(() => this.dismiss(key), SHOWN_MS);
  }

  dismiss(key: number): void {
    this.list = this.list.filter((notice) => notice.key !== key);
  }
}
