/** The page's own clock, once a second, for what is left of clocks elsewhere. Made while a component
 *  is set up, and gone with it. */
const STEP_MS = 1_000;

export class Ticker {
  /** As `performance.now()`. */
  now_ms = $state(performance.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now_ms = performance.now()), STEP_MS);
      return () => clearInterval(timer);
    });
  }
}
