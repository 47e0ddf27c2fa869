/** What is typed for a card, by hand or by a reader that types the stripe. Of a stripe only the
 *  number is taken; the name and all else that is on it goes no further. */

/** Track 1 (%B, number, ^) or track 2 (;, number, =). */
const STRIPE = /^(?:%B([0-9 ]{12,23})\^|;([0-9]{12,19})=)/i;
const NUMBER = /^[0-9]{12,19}$/;
const LAST = 4;

/** Whether a text is the beginning of a stripe: no number begins like this. */
export const isStripe = (text: string): boolean => /^\s*[%;]/.test(text);

/** Whether a stripe has been read to its end. */
export const isWhole = (text: string): boolean => isStripe(text) && text.trimEnd().endsWith('?');

/** The number of the card, or null if there is none in it. */
export function cardNumber(typed: string): string | null {
  const text = typed.trim();
  const stripe = STRIPE.exec(text);
  const number = (stripe ? (stripe[1] ?? stripe[2] ?? '') : text).replace(/[\s-]/g, '');
  return NUMBER.test(number) && luhn(number) === 0 ? number : null;
}

/** Zero when the last digit is what the others demand. */
function luhn(number: string): number {
  const values = [...number].reverse().map((digit, place) => {
    const value = Number(digit) * (1 + (place % 2));
    return value > 9 ? value - 9 : value;
  });
  return values.reduce((sum, value) => sum + value, 0) % 10;
}

export const lastFour = (number: string): string => number.slice(-LAST);

/** A number as it is embossed, in groups of four. */
export const grouped = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** A reader types faster than anybody: after this long it has nothing more to say. */
const SILENCE_MS = 250;

/** Listens to the keyboard for a reader that types, wherever the focus is. From the first sign of a
 *  stripe on, keys go to the reader's own line, so that nothing of it is ever seen. */
export class StripeReader {
  #read: (stripe: string) => void;
  #stripe = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(read: (stripe: string) => void) {
    this.#read = read;
  }

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const begins = this.#stripe === '' && isStripe(event.key) && event.key.length === 1;
    if (!begins && this.#stripe === '') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return this.#end();
    if (event.key.length === 1) this.#stripe += event.key;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), SILENCE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stripe = '';
  }

  #end(): void {
    const stripe = this.#stripe;
    this.stop();
    this.#read(stripe);
  }
}
