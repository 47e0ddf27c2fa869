/** What a player wants to do when the turn comes, chosen before it. A price that has changed since is
 *  asked about again: nothing is ever paid that was not agreed to. */
import type { HoldemAction, HoldemOptions } from '../../wire';

export const PLANS = ['check_fold', 'call', 'call_any'] as const;
export type Plan = (typeof PLANS)[number];

/** The move that the plan comes to, or null when it does not fit what is offered. */
export function moveFor(plan: Plan, price: number, options: HoldemOptions): HoldemAction | null {
  if (options.check) return { do: 'check' };
  if (plan === 'check_fold') return options.fold ? { do: 'fold' } : null;
  if (!options.call) return null;
  return plan === 'call_any' || options.call === price ? { do: 'call' } : null;
}

interface Chosen {
  readonly plan: Plan;
  readonly price: number;
  readonly round: number;
}

export class PreAction {
  #chosen = $state.raw<Chosen | null>(null);
  #round: () => number;
  /** What a call would cost as things stand. */
  #price: () => number;

  constructor(round: () => number, price: () => number) {
    this.#round = round;
    this.#price = price;
  }

  get plan(): Plan | null {
    const chosen = this.#chosen;
    if (!chosen || chosen.round !== this.#round()) return null;
    return chosen.plan === 'call' && chosen.price !== this.#price() ? null : chosen.plan;
  }

  /** The same plan once more takes it back. */
  choose(plan: Plan): void {
    const again = this.plan === plan;
    this.#chosen = again ? null : { plan, price: this.#price(), round: this.#round() };
  }

  /** The move that is due now; a plan serves once. */
  take(options: HoldemOptions): HoldemAction | null {
    const { plan } = this;
    const price = this.#chosen?.price ?? 0;
    this.#chosen = null;
    return plan ? moveFor(plan, price, options) : null;
  }
}
