/** A card on its way to the bank (EPS-UC-005): which kind, which card, its PIN, the bank's answer. The
 *  number is kept for another try, out of sight, until the card is accepted or given up. */
import { t } from '../../../i18n';
import { Declined } from '../../../net/api';
import type { BankCard, CardKind, RoomVisit } from '../../../wire';
import { PinEntry } from './pin.svelte';
import { cardNumber, lastFour } from './stripe';

export type Step = 'kind' | 'card' | 'pin' | 'asking' | 'done' | 'failed';

/** Why it did not work. */
export interface Problem {
  readonly code: string;
  readonly text: string;
}

/** The same card may be tried once more; after anything else another card is needed. */
const ONCE_MORE = [
  'bank_not_reached',
  'card_unreadable',
  'too_many_attempts',
  'busy',
  'unreachable',
];
/** These lead back to the keypad at once. */
const PIN_AGAIN = ['wrong_pin', 'pin_needed'];

export class CardEntry {
  step = $state<Step>('kind');
  kind = $state<CardKind | null>(null);
  /** All that is shown of the number. */
  lastFour = $state('');
  problem = $state.raw<Problem | null>(null);
  /** What the bank's yes has led to. */
  answer = $state.raw<RoomVisit | null>(null);
  /** What the bank, or the house, said no with the last time. */
  refused = $state.raw<Problem | null>(null);
  readonly pin = new PinEntry();
  #number = '';
  #send: (card: BankCard) => Promise<RoomVisit>;

  constructor(send: (card: BankCard) => Promise<RoomVisit>) {
    this.#send = send;
  }

  choose(kind: CardKind): void {
    this.kind = kind;
    this.#go('card');
  }

  /** A number by hand, or a whole stripe. */
  swipe(typed: string): void {
    const number = cardNumber(typed);
    if (number === null) {
      this.problem = { code: 'bad_card_number', text: t('cardroom-number-wrong') };
      return;
    }
    this.#number = number;
    this.lastFour = lastFour(number);
    if (this.kind === 'debit') this.#go('pin');
    else void this.send();
  }

  /** Asks the bank; with a debit card once its PIN is complete. */
  async send(): Promise<void> {
    const { kind } = this;
    if (kind === null || this.step === 'asking') return;
    if (kind === 'debit' && !this.pin.complete) return;
    const number = this.#number;
    const secret = kind === 'debit' ? { pin: this.pin.take() } : {};
    this.#go('asking');
    try {
      this.answer = await this.#send({ kind, number, ...secret });
      this.#number = '';
      this.#go('done');
    } catch (error) {
      this.#fail(error);
    }
  }

  get mayRepeat(): boolean {
    return this.problem !== null && ONCE_MORE.includes(this.problem.code);
  }

  /** The same card once more. */
  again(): void {
    if (this.kind === 'debit') this.#go('pin');
    else void this.send();
  }

  /** EPS-UC-005-ALT-01: from the beginning, with choosing the account. */
  restart(): void {
    this.forget();
    this.kind = null;
    this.#go('kind');
  }

  /** One step back. */
  back(): void {
    if (this.step === 'card') this.restart();
    else if (this.step === 'pin') {
      this.forget();
      this.#go('card');
    }
  }

  /** Nothing of the card stays. */
  forget(): void {
    this.#number = '';
    this.lastFour = '';
    this.pin.clear();
  }

  #go(step: Step): void {
    this.problem = null;
    this.pin.clear();
    this.step = step;
  }

  #fail(error: unknown): void {
    const problem = problemOf(error);
    this.refused = problem;
    this.#go(PIN_AGAIN.includes(problem.code) && this.kind === 'debit' ? 'pin' : 'failed');
    this.problem = problem;
  }
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Declined) {
    const { code, text } = error.problem;
    return { code, text: text || t('app-unreachable') };
  }
  return { code: 'unreachable', text: t('app-unreachable') };
}
