/** The clocks of a table as one player sees them: the turn that runs, the own seconds with their
 *  ticks, and the wait for the next round. They only show time; the house alone decides. */
import { Countdown, play } from '../kit';
import { clockLeft, gapLeft, type Snapshot } from '../net/snapshot';
import { ownSeat } from './seating';
import { type DealNow, dealNow } from './dealnow';

/** The turn that runs, for a ring that empties. */
export interface Clock {
  readonly turn: number;
  readonly left_ms: number;
  readonly total_ms: number;
}

export class TableClock {
  readonly running = $derived.by((): Clock | null => {
    const { pending } = this.#snapshot().frame;
    if (!pending || pending.wait_ms === null) return null;
    const left_ms = clockLeft(this.#snapshot(), performance.now()) ?? 0;
    return { turn: pending.turn, left_ms, total_ms: pending.wait_ms };
  });
  /** The same while the player is asked. */
  readonly own = $derived.by(() =>
    this.#snapshot().frame.options && this.#live() ? this.running : null,
  );

  /** The way to end the wait for the next round, if there is one. */
  readonly next = $derived.by((): DealNow | null =>
    this.gap !== null && this.#ready ? dealNow(this.#snapshot(), this.#ready) : null,
  );

  /** Whole seconds of the player's own reserve of time. */
  readonly reserve = $derived.by(() =>
    Math.round((ownSeat(this.#snapshot())?.time_bank_ms ?? 0) / 1000),
  );

  #snapshot: () => Snapshot;
  /** Whether what is shown is the newest truth; an order on its way has stopped the clock. */
  #live: () => boolean;
  #ready: (() => unknown) | undefined;
  #turn = new Countdown(() => play('clock-tick'));
  #gap = new Countdown();

  /** `asked` is called once for each turn in which the player is asked, and `ready` tells the
   *  table that the player wants the next round at once. Made while a component is
   *  set up, and gone with it. */
  constructor(
    snapshot: () => Snapshot,
    asked: () => void,
    ready?: () => unknown,
    live: () => boolean = () => true,
  ) {
    this.#snapshot = snapshot;
    this.#live = live;
    this.#ready = ready;
    let last: number | null = null;
    $effect(() => {
      const { options, pending } = snapshot().frame;
      const turn = options && pending ? pending.turn : null;
      if (turn !== null && turn !== last) asked();
      last = turn ?? last;
      run(this.#turn, turn === null ? null : clockLeft(snapshot(), performance.now()));
    });
    $effect(() => {
      const { pending } = snapshot().frame;
      run(this.#gap, pending ? null : gapLeft(snapshot(), performance.now()));
    });
    $effect(() => () => {
      this.#turn.stop();
      this.#gap.stop();
    });
  }

  /** Whole seconds that the player has left. */
  get seconds(): number {
    return this.#turn.seconds;
  }

  /** Whole seconds until the next round; null when none is waited for. */
  get gap(): number | null {
    return this.#gap.running ? this.#gap.seconds : null;
  }
}

function run(countdown: Countdown, left_ms: number | null): void {
  if (left_ms === null) countdown.stop();
  else countdown.start(left_ms);
}
