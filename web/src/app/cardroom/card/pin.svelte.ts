/** A PIN while it is being entered. Only how many digits there are is shown or known to the page;
 *  the digits themselves are given away once, to be sent, and are gone with that. */

const LEAST = 4;
const MOST = 6;

export class PinEntry {
  #count = $state(0);
  // Not reactive: nothing is drawn from it, and nothing that looks at the page's state finds it.
  #digits = '';

  get count(): number {
    return this.#count;
  }

  /** As many places as are drawn. */
  get places(): number {
    return Math.max(LEAST, this.#count);
  }

  get complete(): boolean {
    return this.#count >= LEAST;
  }

  add(digit: string): void {
    if (!/^[0-9]$/.test(digit) || this.#count === MOST) return;
    this.#digits += digit;
    this.#count = this.#digits.length;
  }

  correct(): void {
    this.#digits = this.#digits.slice(0, -1);
    this.#count = this.#digits.length;
  }

  clear(): void {
    this.#digits = '';
    this.#count = 0;
  }

  /** The digits, once. */
  take(): string {
    const digits = this.#digits;
    this.clear();
    return digits;
  }
}
