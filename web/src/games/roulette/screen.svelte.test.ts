import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cueLasts, type Voice } from '../../kit/sound/cues';
import { DEFAULTS, settings } from '../../kit/settings/settings.svelte';
import type { TableSettings } from '../../wire';
import type { Point } from './board';
import Cloth from './Cloth.svelte';
import type { Spin } from './picture';
import PlacedBets from './PlacedBets.svelte';
import Rules from './Rules.svelte';
import Wheel from './Wheel.svelte';

const { played, hush } = vi.hoisted(() => ({
  played: [] as (readonly unknown[])[],
  hush: vi.fn(),
}));
vi.mock('../../kit/sound', async (original) => ({
  ...(await original<typeof import('../../kit/sound')>()),
  play: (name: string, voices: readonly unknown[]) => {
    if (name === 'spin') played.push(voices);
    return hush;
  },
}));

let host: HTMLElement;
let shown: object[] = [];

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  Object.assign(settings, { motion: 'full', sound: true });
  played.length = 0;
  hush.mockClear();
});

afterEach(async () => {
  vi.useRealTimers();
  for (const each of shown) await unmount(each);
  shown = [];
  host.remove();
  Object.assign(settings, DEFAULTS);
});

/* eslint-disable @typescript-eslint/no-explicit-any -- `mount` wants props with an index signature,
   which the props of a component do not have */
function show<P extends object>(component: Component<P, object, any>, props: NoInfer<P>): void {
  shown.push(mount(component as Component<any>, { target: host, props }));
  flushSync();
}
/* eslint-enable @typescript-eslint/no-explicit-any */

const button = (name: string): HTMLButtonElement => {
  const found = host.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const key = (target: Element, name: string): void => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
};

function board(open: boolean): { laid: string[]; taken: string[] } {
  const laid: string[] = [];
  const taken: string[] = [];
  show(Cloth, {
    paytable: 'house',
    marks: [{ point: 'split:8-9', mine: 1000, gain: 0, won: false, others: [] }],
    mine: 0,
    upright: true,
    numbers: [],
    came: null,
    open,
    lay: (point: Point) => void laid.push(point.id),
    take: (point: Point) => void taken.push(point.id),
  });
  return { laid, taken };
}

// req: CAS-4.3a
test('every point is a named button, and one of them can be tabbed to', () => {
  board(true);
  const buttons = [...host.querySelectorAll('button')];
  expect(buttons).toHaveLength(156);
  expect(buttons.every((each) => each.getAttribute('aria-label'))).toBe(true);
  expect(buttons.filter((each) => each.tabIndex === 0)).toHaveLength(1);
});

// req: CAS-4.3a
test('chips are laid and taken back by keyboard, and arrows move the cursor', async () => {
  const { laid, taken } = board(true);
  button('Straight 8').focus();
  button('Straight 8').click();
  key(button('Straight 8'), '+');
  key(button('Straight 8'), '-');
  key(button('Straight 8'), 'Backspace');
  expect(laid).toEqual(['straight:8', 'straight:8']);
  expect(taken).toEqual(['straight:8', 'straight:8']);
  key(button('Straight 8'), 'ArrowRight');
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Split 8 and 9')));
  expect(button('Split 8 and 9').title).toBe('10 chips on it');
});

/** What the browser would find under a finger, from the top. */
function finger(pointer: 'touch' | 'mouse', ...under: string[]) {
  const found = under.map((name) => button(name));
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(found[0] ?? null);
  document.elementsFromPoint = () => found;
  const [target] = found;
  if (target) target.releasePointerCapture = () => {};
  const send = (type: string): unknown =>
    target?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: pointer, button: 0 }),
    );
  return { down: () => send('pointerdown'), up: () => send('pointerup') };
}

test('a quick tap means the number under the finger, and one that stays aims at the line', () => {
  vi.useFakeTimers();
  const { laid, taken } = board(true);
  button('Red').focus();
  const { down, up } = finger('touch', 'Split 8 and 9', 'Straight 8');
  down();
  vi.advanceTimersByTime(120);
  up();
  expect(laid).toEqual(['straight:8']);
  // A browser moves the focus after a tap.
  button('Straight 8').focus();
  flushSync();
  // What was meant is marked for a moment after the finger is gone.
  expect(host.querySelector('.aim')).not.toBe(null);
  vi.advanceTimersByTime(2_600);
  flushSync();
  expect(host.querySelector('.aim')).toBe(null);
  down();
  vi.advanceTimersByTime(400);
  button('Split 8 and 9').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
  up();
  expect(taken).toEqual([]);
  expect(laid).toEqual(['straight:8', 'split:8-9']);
  vi.useRealTimers();
});

test('a mouse points at what it presses', () => {
  const { laid } = board(true);
  const { down, up } = finger('mouse', 'Split 8 and 9', 'Straight 8');
  down();
  up();
  expect(laid).toEqual(['split:8-9']);
});

test('a closed board takes no chips', () => {
  const { laid } = board(false);
  button('Red').click();
  expect(laid).toEqual([]);
  expect(button('Red').getAttribute('aria-disabled')).toBe('true');
});

// req: CAS-4.21
test('the summary lists bet, stake, factor and possible gain, and adds them up', () => {
  show(PlacedBets, {
    bets: [
      { point: 'straight:17', chips: 1000 },
      { point: 'low', chips: 500 },
    ],
    outcomes: [],
    paytable: 'house',
  });
  const rows = [...host.querySelectorAll('li')].map((row) => row.textContent.replace(/\s+/g, ' '));
  expect(rows[0]).toContain('Straight, 35 to 1');
  expect(rows[0]).toMatch(/Stake ?10 .*Possible gain ?\+350/);
  expect(rows[1]).toMatch(/Half, 2 to 1.*Stake ?5 .*\+10/);
  expect(host.querySelector('.sum')?.textContent.replace(/\s+/g, ' ')).toMatch(
    /All bets 15 ?At best, with 17 black \+360/,
  );
});

// req: CAS-4.19
test.each([
  ['house', '11 : 1', '−29.7%'],
  ['european', '8 : 1', '2.7%'],
] as const)(
  'the rules show the factors of paytable %s and the edge they give',
  (paytable, pays, edge) => {
    const rules = {
      game: 'roulette',
      unit: 100,
      paytable,
      bet_min: 100,
      bet_max: null,
      window_ms: 30_000,
      spin_ms: 6_000,
    } as const;
    show(Rules, { rules, settings: {} as TableSettings });
    const corner = [...host.querySelectorAll('tbody tr')].find((row) =>
      row.textContent.includes('Corner'),
    );
    expect(corner?.textContent).toContain(pays);
    expect(corner?.textContent).toContain(edge);
  },
);

const LASTS_MS = 5940;
const spin = (gone_ms = 0): Spin => ({
  round: 1,
  number: 17,
  began_ms: performance.now() - gone_ms,
  lasts_ms: LASTS_MS,
});
const wheel = (): Element => host.querySelector('.wheel')!;

// req: CAS-4.20
test('the wheel sounds exactly as long as it turns, and is silent when it was hurried', () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  const rested = vi.fn();
  show(Wheel, { number: null, spin: spin(), onrest: rested });
  expect(played).toHaveLength(1);
  expect(cueLasts(played[0] as readonly Voice[])).toBe(LASTS_MS);
  vi.advanceTimersByTime(500);
  window.dispatchEvent(new Event('pointerdown'));
  expect(rested).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  window.dispatchEvent(new Event('pointerdown'));
  expect(rested).toHaveBeenCalledTimes(1);
  expect(hush).toHaveBeenCalled();
});

// req: CAS-4.1b, CAS-4.14b
test('the wheel comes to rest by itself, on the number of the server', () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  const rested = vi.fn();
  show(Wheel, { number: null, spin: spin(), onrest: rested });
  expect(wheel().getAttribute('aria-label')).toBe('Roulette wheel, spinning');
  vi.advanceTimersByTime(LASTS_MS - 50);
  expect(rested).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(rested).toHaveBeenCalledTimes(1);
  flushSync();
  expect(wheel().getAttribute('aria-label')).toBe('Roulette wheel, ball on 17 black, odd');
});

test('whoever comes late sees and hears the rest of the spin', () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.advanceTimersByTime(10_000);
  const rested = vi.fn();
  show(Wheel, { number: 4, spin: spin(4000), onrest: rested });
  expect(cueLasts(played[0] as readonly Voice[])).toBe(LASTS_MS - 4000);
  vi.advanceTimersByTime(LASTS_MS - 4000 - 50);
  expect(rested).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(rested).toHaveBeenCalledTimes(1);
});

// req: CAS-4.20
test('muting ends the sound of a running spin', () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  const rested = vi.fn();
  show(Wheel, { number: null, spin: spin(), onrest: rested });
  vi.advanceTimersByTime(2000);
  settings.sound = false;
  flushSync();
  expect(hush).toHaveBeenCalledTimes(1);
  expect(played).toHaveLength(1);
  vi.advanceTimersByTime(4000);
  expect(rested).toHaveBeenCalledTimes(1);
});

test('where nothing may move, the wheel shows its end at once', () => {
  settings.motion = 'reduced';
  const rested = vi.fn();
  show(Wheel, { number: 4, spin: spin(), onrest: rested });
  expect(rested).toHaveBeenCalledTimes(1);
  expect(played).toEqual([]);
});
