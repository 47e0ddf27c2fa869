import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrive, depart } from './flights';
import { finishMotions, moving } from './motion';
import { settings } from '../settings/settings.svelte';

/** A running animation that ends only when it is told to. */
class Running {
  ended = false;
  #end = (): void => undefined;
  finished = new Promise<void>((resolve) => (this.#end = resolve));
  finish(): void {
    this.ended = true;
    this.#end();
  }
}

let frames: Keyframe[] = [];
let timing: KeyframeAnimationOptions = {};
let running: Running;

const box = (x: number, y: number, width: number, height: number): DOMRect =>
  DOMRect.fromRect({ x, y, width, height });

function card(at: DOMRect): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => at;
  document.body.append(element);
  return element;
}

beforeEach(() => {
  settings.motion = 'full';
  for (const [name, value] of [
    ['--time-card', '260ms'],
    ['--time-chips', '0.42s'],
  ] as const) {
    document.documentElement.style.setProperty(name, value);
  }
  running = new Running();
  Element.prototype.animate = function (given, options) {
    frames = given as Keyframe[];
    timing = options as KeyframeAnimationOptions;
    return running as unknown as Animation;
  };
});

afterEach(() => {
  finishMotions();
  document.body.replaceChildren();
  settings.motion = 'auto';
  vi.restoreAllMocks();
});

test('a card starts where it comes from, in its size there, and ends where it lies', () => {
  arrive(card(box(200, 300, 100, 140)), box(10, 20, 50, 70), { spin: -12, delay_ms: 70 });
  // From the middle (35, 55) to the middle (250, 370), at half the size.
  expect(frames[0]?.transform).toBe('translate(-215px, -315px) rotate(-12deg) scale(0.5)');
  expect(frames.at(-1)?.transform).toBe('translate(0px, 0px) rotate(0deg) scale(1)');
  expect(timing).toMatchObject({ duration: 260, delay: 70, fill: 'backwards' });
});

test('an arc passes above the straight line', () => {
  arrive(card(box(100, 100, 50, 70)), box(0, 100, 50, 70), { arc: 40 });
  expect(frames.length).toBe(3);
  expect(frames[1]?.transform).toBe('translate(-50px, -40px) rotate(0deg) scale(1)');
});

test('on ground drawn at half size, the way is twice as long in its own measure', () => {
  const seat = document.createElement('div');
  Object.defineProperty(seat, 'offsetWidth', { value: 200 });
  seat.getBoundingClientRect = () => box(0, 0, 100, 100);
  document.body.append(seat);
  const hole = card(box(50, 50, 20, 28));
  seat.append(hole);
  arrive(hole, box(0, 50, 20, 28));
  expect(frames[0]?.transform).toBe('translate(-100px, 0px) rotate(0deg) scale(1)');
});

test('chips leave as a copy that nobody can press or hear of, and vanish at the end', async () => {
  const stack = card(box(10, 10, 40, 30));
  const motion = depart(stack, box(300, 200, 80, 60), { fade: true });
  const ghost = document.querySelector('.ghost');
  expect(ghost?.getAttribute('aria-hidden')).toBe('true');
  expect(timing.duration).toBe(420);
  expect(frames.at(-1)).toMatchObject({ opacity: 0 });
  stack.remove();
  expect(moving()).toBe(true);
  finishMotions();
  await motion.done;
  await Promise.resolve();
  expect(running.ended).toBe(true);
  await vi.waitFor(() => expect(document.querySelector('.ghost')).toBeNull());
  expect(moving()).toBe(false);
});

test('with reduced motion nothing flies and nothing is left over', () => {
  settings.motion = 'reduced';
  frames = [];
  arrive(card(box(0, 0, 50, 70)), box(100, 100, 50, 70));
  depart(card(box(0, 0, 50, 70)), box(100, 100, 50, 70));
  expect([frames.length, document.querySelector('.ghost'), moving()]).toEqual([0, null, false]);
});

test('what is not on the screen does not fly', () => {
  frames = [];
  arrive(card(box(0, 0, 0, 0)), box(100, 100, 50, 70));
  expect(frames).toEqual([]);
});
