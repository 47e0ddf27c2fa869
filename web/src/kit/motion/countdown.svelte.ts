/** A turn's clock as the player sees it: whole seconds left, and a word when they get few. It only
 *  shows time; the server alone decides when time is up. */

/** From here on the clock warns. */
export const WARN_SECONDS = 5;

export class Countdown {
  #ends_ms = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tick: (seconds: number) => void;
  #seconds = $state(0);
  #running = $state(false);

  /** `tick` is called once for each of the last five seconds. */
  constructor(tick: (seconds: number) => void = () => undefined) {
    this.#tick = tick;
  }

  /** Whole seconds left, rounded up; reactive. */
  get seconds(): number {
    return this.#seconds;
  }

  get running(): boolean {
    return this.#running;
  }

  get warns(): boolean {
    return this.#running && this.#seconds <= WARN_SECONDS;
  }

  start(left_ms: number): void {
    clearTimeout(this.#timer);
    this.#ends_ms = performance.now() + Math.max(0, left_ms);
    this.#seconds = Math.ceil(left_ms / 1000);
    this.#running = left_ms > 0;
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#running = false;
    this.#seconds = 0;
  }

  #next(): void {
    const left_ms = this.#ends_ms - performance.now();
    if (left_ms <= 0) {
      this.stop();
      return;
    }
    // Wake up just after the next whole second has passed.
    const part = left_ms % 1000 || 1000;
    this.#timer = setTimeout(() => {
      const seconds = Math.max(0, Math.ceil((this.#ends_ms - performance.now()) / 1000));
      if (seconds !== this.#seconds) {
        this.#seconds = seconds;
        if (seconds > 0 && seconds <= WARN_SECONDS) this.#tick(seconds);
      }
      this.#next();
    }, part + 1);
  }
}
