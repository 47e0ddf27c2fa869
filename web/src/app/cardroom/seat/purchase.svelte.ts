/** Chips for money (EPS-UC-008). A purchase has an id that is made once. As long as nobody knows what
 *  became of it, it is only ever asked about by this id, so that nothing is paid twice; a new one is
 *  made when the bank has said no. */
import { t } from '../../../i18n';
import { Declined } from '../../../net/api';
import type { Purchase, Receipt, RoomVisit } from '../../../wire';
import { PinEntry } from '../card/pin.svelte';
import { type Problem, problemOf } from '../card/entry.svelte';
import { isOpen } from './account.svelte';

export type BuyStep = 'amount' | 'pin' | 'asking' | 'unclear' | 'silent' | 'done';

/** The bank has not answered: the house asks on. */
const SILENT = ['bank_silent', 'bank_order_open'];
const PIN_AGAIN = ['wrong_pin', 'pin_needed'];

export class Buying {
  step = $state<BuyStep>('amount');
  amount = $state(0);
  problem = $state.raw<Problem | null>(null);
  readonly pin = new PinEntry();
  #id = '';
  /** When the last purchase before this one was made, by the clock of the house. */
  #before_ms = 0;
  #send: (wanted: Purchase) => Promise<RoomVisit>;
  #withPin: () => boolean;

  constructor(send: (wanted: Purchase) => Promise<RoomVisit>, withPin: () => boolean) {
    this.#send = send;
    this.#withPin = withPin;
  }

  /** The amount is chosen; a debit card needs its PIN next (EPS-RF-CB-004). */
  choose(amount: number, receipts: readonly Receipt[]): void {
    this.amount = amount;
    this.#id = newId();
    this.#before_ms = newest(receipts)?.at_ms ?? 0;
    if (this.#withPin()) this.#go('pin');
    else void this.send();
  }

  async send(): Promise<void> {
    if (this.step === 'asking' || (this.#withPin() && !this.pin.complete)) return;
    const secret = this.#withPin() ? { pin: this.pin.take() } : {};
    this.#go('asking');
    try {
      await this.#send({ id: this.#id, amount: this.amount, ...secret });
      this.#go('done');
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The same purchase once more; it was perhaps never heard of. */
  again(): void {
    if (this.#withPin()) this.#go('pin');
    else void this.send();
  }

  /** Another amount. Not while somebody may still pay for this one. */
  restart(): void {
    this.#go('amount');
  }

  /** A purchase is still open, perhaps from before a reload. */
  wait(amount: number): void {
    this.amount = amount;
    this.#go('silent');
  }

  /** The bank has answered late. */
  settle(confirmed: boolean): void {
    if (this.step !== 'silent' && this.step !== 'unclear') return;
    this.#go(confirmed ? 'done' : 'amount');
    if (!confirmed) this.problem = { code: 'rejected', text: t('cardroom-late-no') };
  }

  /** What the receipts tell about a purchase that went out and was not answered. */
  resolve(receipts: readonly Receipt[]): void {
    const last = newest(receipts);
    if (last && isOpen(last.state)) return this.wait(last.amount);
    if (this.step !== 'unclear') return;
    if (last && last.at_ms > this.#before_ms) this.settle(last.state === 'confirmed');
    else this.restart(); // the house has never heard of it
  }

  #go(step: BuyStep): void {
    this.problem = null;
    this.pin.clear();
    this.step = step;
  }

  #fail(error: unknown): void {
    const problem = problemOf(error);
    if (!(error instanceof Declined)) this.#go('unclear');
    else if (SILENT.includes(problem.code)) return this.#go('silent');
    else if (PIN_AGAIN.includes(problem.code)) {
      this.#id = newId();
      this.#go('pin');
    } else this.#go('amount');
    this.problem = problem;
  }
}

const newest = (receipts: readonly Receipt[]): Receipt | undefined =>
  receipts.find(({ kind }) => kind === 'purchase');

const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
