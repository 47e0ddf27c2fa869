/** The clockwork of all motion: durations from the tokens, one register of what is under way, and
 *  the promise that any of it can be finished at once. Nothing here may hold up a decision. */
import { moves } from '../settings/settings.svelte';

/** Something under way that can be cut short. */
export interface Motion {
  readonly done: Promise<void>;
  finish(): void;
}

/** Names of the durations in tokens.css. */
export type Tempo = 'tap' | 'quick' | 'card' | 'flip' | 'chips' | 'sweep';
export type Ease = 'out' | 'card' | 'chip';

const running = new Set<Motion>();

/** Puts a motion under the rule of `finishMotions`. */
export function track(motion: Motion): Motion {
  running.add(motion);
  void motion.done.finally(() => running.delete(motion));
  return motion;
}

/** Brings everything that moves to its end at once. */
export function finishMotions(): void {
  // Finishing one may start its successor, which must not be left running.
  while (running.size > 0) {
    for (const motion of [...running]) {
      running.delete(motion);
      motion.finish();
    }
  }
}

export const moving = (): boolean => running.size > 0;

/** A motion that is over before it begins. */
export const STILL: Motion = { done: Promise.resolve(), finish: () => undefined };

const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A duration from the tokens in milliseconds; 0 when motion is reduced. */
export function tempo(name: Tempo): number {
  if (!moves()) return 0;
  const value = token(`--time-${name}`);
  const amount = Number.parseFloat(value);
  if (Number.isNaN(amount)) return 0;
  return value.endsWith('ms') ? amount : amount * 1000;
}

const easing = (name: Ease): string => token(`--ease-${name}`) || 'ease-out';

/** Puts an animation, or a transition of CSS, under the rule of `finishMotions`. */
export function follow(animation: Animation): Motion {
  // An element taken off the page cancels its animation: that too is an end.
  const done = animation.finished.then(
    () => undefined,
    () => undefined,
  );
  return track({ done, finish: () => animation.finish() });
}

/** Runs keyframes on an element under the rule of `finishMotions`. */
export function animate(
  element: Element,
  frames: Keyframe[],
  options: { lasts_ms: number; delay_ms?: number; ease?: Ease; fill?: FillMode },
): Motion {
  if (options.lasts_ms <= 0 || !moves()) return STILL;
  const animation = element.animate(frames, {
    duration: options.lasts_ms,
    delay: options.delay_ms ?? 0,
    easing: easing(options.ease ?? 'out'),
    fill: options.fill ?? 'backwards',
  });
  return follow(animation);
}

/** A number runs from one value to another; `set` gets whole steps and always the last one. */
export function countUp(
  from: number,
  to: number,
  set: (value: number) => void,
  lasts_ms = 400,
): Motion {
  if (!moves() || from === to || lasts_ms <= 0) {
    set(to);
    return STILL;
  }
  let frame = 0;
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    const start = performance.now();
    finish = () => {
      cancelAnimationFrame(frame);
      set(to);
      resolve();
    };
    const step = (now: number): void => {
      const share = (now - start) / lasts_ms;
      if (share >= 1) return finish();
      const eased = 1 - (1 - Math.max(0, share)) ** 3;
      set(from + Math.round((to - from) * eased));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  });
  return track({ done, finish: () => finish() });
}

/** Waits, unless finished earlier. */
export function pause(lasts_ms: number): Motion {
  if (!moves() || lasts_ms <= 0) return STILL;
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, lasts_ms);
    finish = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return track({ done, finish: () => finish() });
}
