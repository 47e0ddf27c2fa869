/** What the live region says: the last sentence, and how many there were. */

let spoken = $state('');
let count = $state(0);

/** Says a sentence in every mounted announcer. The same sentence twice is said twice. */
export function announce(sentence: string): void {
  spoken = sentence;
  count += 1;
}

export const announced = {
  get sentence(): string {
    return spoken;
  },
  get count(): number {
    return count;
  },
};
