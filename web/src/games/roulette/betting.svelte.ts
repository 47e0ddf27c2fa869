/** What the player prepares at a wheel: the chip in her hand, the point she aims at, and the slip
 *  that she lays. It runs ahead of the house only under her own hand. */
import { untrack } from 'svelte';
import { Slip } from '../../frame/dock/slip.svelte';
import type { AtTable } from '../../frame/game';
import { t } from '../../i18n';
import { announce, CHIP, type ChipValue, play, showAmount } from '../../kit';
import type { RouletteOptions } from '../../wire';
import { add, again, type Bets, chipsOn, put, same, take, total } from './bets';
import { type Point, pointOf } from './board';
import { pointName } from './words';

export const TRAY: readonly ChipValue[] = [1, 5, 10, 25, 50, 100, 500];

/** The chip that is laid next; it stays chosen from round to round and from table to table. */
const hand = $state<{ chip: ChipValue }>({ chip: 10 });

export class Betting {
  /** The point under the pointer or the cursor. */
  aimed = $state.raw<Point | null>(null);
  /** Whether the list of bets is open, where it is a sheet. */
  listing = $state(false);
  /** How the last spin came out, to be read until the next chip is laid. */
  lastGain = $state<number | null>(null);
  #at: AtTable<'roulette'>;
  #slip: Slip<Bets>;
  /** What can be laid again of the last slip. */
  #repeated = $derived.by(() =>
    this.#options ? again(this.#at.shown.frame.private?.repeat ?? [], this.#options) : [],
  );
  readonly can = $derived.by(() => {
    const [options, laid] = [this.#options, this.bets.length > 0];
    return {
      undo: options !== null && this.#slip.canUndo,
      clear: options !== null && laid,
      repeat: !laid && this.#repeated.length > 0,
      spin: options !== null && laid && !options.asked && !this.#slip.going,
    };
  });

  /** Made while a component is set up, and gone with it. */
  constructor(at: AtTable<'roulette'>) {
    this.#at = at;
    this.#slip = new Slip<Bets>({
      empty: [],
      same,
      lay: (bets, expected) => at.act({ do: 'set_slip', bets }, expected),
      go: (expected) => at.act({ do: 'spin' }, expected),
    });
    $effect.pre(() => {
      const { frame, summary } = at.shown;
      const own = frame.view?.seats.find(({ seat }) => seat === frame.seat);
      const phase = frame.view?.phase;
      untrack(() => {
        this.#slip.follow(own?.bets ?? [], summary.rounds, phase === 'betting');
        if (phase === 'over') this.lastGain = own?.gain ?? null;
      });
    });
  }

  get #options(): RouletteOptions | null {
    return this.#at.options;
  }

  /** Whether chips can be laid now. */
  get open(): boolean {
    return this.#options !== null;
  }

  get bets(): Bets {
    return this.#slip.bets;
  }

  get chip(): ChipValue {
    return hand.chip;
  }

  set chip(value: ChipValue) {
    hand.chip = value;
  }

  /** Whether Spin was pressed: it is on its way, or the others are waited for. */
  get asking(): boolean {
    return this.#slip.going;
  }

  get waiting(): boolean {
    return this.#options?.asked === true;
  }

  lay(point: Point): void {
    if (!this.#options) return;
    const next = add(this.bets, point.id, hand.chip * CHIP, this.#options);
    if (next === this.bets) announce(t('roulette-no-room'));
    else this.#change(next, () => spoken(point, next));
  }

  take(point: Point): void {
    if (!this.#options) return;
    const next = take(this.bets, point.id, hand.chip * CHIP, this.#options);
    this.#change(next, () => spoken(point, next));
  }

  remove(id: string): void {
    const point = pointOf(id);
    if (!point || !this.open) return;
    const next = put(this.bets, id, 0);
    this.#change(next, () => spoken(point, next));
  }

  undo(): void {
    if (!this.can.undo) return;
    this.#slip.undo();
    play('chip');
  }

  clear(): void {
    if (this.can.clear) this.#change([], () => t('roulette-cleared'));
  }

  repeat(): void {
    const next = this.#repeated;
    if (!this.can.repeat) return;
    this.#change(next, () => `${t('roulette-on-board')}: ${showAmount(total(next))}`);
  }

  spin(): void {
    if (!this.can.spin) return;
    this.listing = false;
    void this.#slip.go();
  }

  #change(next: Bets, said: () => string): void {
    if (!this.#slip.change(next)) return;
    play('chip');
    announce(said());
  }
}

function spoken(point: Point, bets: Bets): string {
  const amount = chipsOn(bets, point.id);
  const words = { point: pointName(point), total: showAmount(total(bets)) };
  return amount > 0
    ? t('roulette-laid', { ...words, amount: showAmount(amount) })
    : t('roulette-taken', words);
}
