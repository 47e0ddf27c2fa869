/** What is said to screen readers. A sentence is added to those that are still being spoken and never
 *  takes the place of one, so that none is lost in a burst. */

import { untrack } from 'svelte';
import { locale } from '../../i18n';

export interface Announcement {
  readonly key: number;
  readonly sentence: string;
  readonly language: string;
}

const LEAST_MS = 1_000;
const LETTER_MS = 70;
/** Chinese, Japanese and Korean: a syllable or more for each sign. */
const SIGN_MS = 250;
const SIGN = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/u;

/** About how long it takes to speak a sentence. */
export function spokenIn(sentence: string): number {
  let time_ms = 0;
  for (const letter of sentence) time_ms += SIGN.test(letter) ? SIGN_MS : LETTER_MS;
  return Math.max(LEAST_MS, time_ms);
}

export class Announcements {
  /** What is being spoken or waits for it, in order. */
  list = $state.raw<readonly Announcement[]>([]);
  #count = 0;

  /** The same sentence twice is said twice. */
  announce(sentence: string): void {
    if (!sentence) return;
    const language = untrack(locale);
    this.list = [...this.list, { key: ++this.#count, sentence, language }];
    if (this.list.length === 1) this.#speak();
  }

  /** Keeps the first until it was spoken; only then does the time of the next one begin. */
  #speak(): void {
    const [first] = this.list;
    if (!first) return;
    setTimeout(() => {
      this.list = this.list.slice(1);
      this.#speak();
    }, spokenIn(first.sentence));
  }
}

/** The page's own. */
export const announcements = new Announcements();

/** Says a sentence in every mounted announcer. */
export const announce = (sentence: string): void => announcements.announce(sentence);
