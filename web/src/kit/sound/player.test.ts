import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';

class Param {
  value = 0;
  setValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
}

class Node {
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  type = '';
  buffer: unknown = null;
  loop = false;
  connect = <T>(next: T): T => next;
  start = vi.fn();
  stop = vi.fn();
}

/** Counts what is started; makes no sound. */
class Desk {
  static opened = 0;
  static started: Node[] = [];
  static gains: Node[] = [];
  currentTime = 0;
  sampleRate = 8000;
  destination = new Node();
  constructor() {
    Desk.opened += 1;
  }
  createGain = (): Node => {
    const node = new Node();
    Desk.gains.push(node);
    return node;
  };
  createOscillator = (): Node => this.#source();
  createBufferSource = (): Node => this.#source();
  createBiquadFilter = (): Node => new Node();
  createBuffer = (): { getChannelData: () => Float32Array } => ({
    getChannelData: () => new Float32Array(16),
  });
  static awake = false;
  resume = (): Promise<void> => {
    Desk.awake = true;
    return Promise.resolve();
  };
  suspend = (): Promise<void> => {
    Desk.awake = false;
    return Promise.resolve();
  };
  #source(): Node {
    const node = new Node();
    Desk.started.push(node);
    return node;
  }
}

type Player = typeof import('./player');
let player: Player;
let now = 0;

beforeEach(async () => {
  vi.stubGlobal('AudioContext', Desk);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  Desk.opened = 0;
  Desk.started = [];
  Desk.gains = [];
  vi.resetModules();
  player = await import('./player');
  Object.assign((await import('../settings/settings.svelte')).settings, {
    sound: true,
    volume: 0.5,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(settings, { sound: true });
});

test('nothing sounds and no device is opened before the first gesture', () => {
  const stop = player.readySound(window);
  player.play('chip');
  expect(Desk.opened).toBe(0);
  window.dispatchEvent(new Event('pointerdown'));
  expect(Desk.opened).toBe(1);
  player.play('chip');
  expect(Desk.started.length).toBe(3);
  window.dispatchEvent(new Event('pointerdown'));
  expect(Desk.opened).toBe(1);
  stop();
});

// req: EPS-REF-3
test('mute silences everything', async () => {
  player.readySound(window);
  window.dispatchEvent(new Event('keydown'));
  (await import('../settings/settings.svelte')).settings.sound = false;
  player.play('win-big');
  expect(Desk.started).toEqual([]);
});

test('after a while of silence the device sleeps until the next sound', () => {
  vi.useFakeTimers();
  player.readySound(window);
  window.dispatchEvent(new Event('keydown'));
  expect(Desk.awake).toBe(true);
  vi.advanceTimersByTime(9_000);
  player.play('message');
  vi.advanceTimersByTime(9_000);
  expect(Desk.awake).toBe(true);
  vi.advanceTimersByTime(9_000);
  expect(Desk.awake).toBe(false);
  now += 1000;
  player.play('message');
  expect(Desk.awake).toBe(true);
  vi.useRealTimers();
});

test('a long sound can be ended before its time', () => {
  player.readySound(window);
  window.dispatchEvent(new Event('keydown'));
  const stop = player.play('long', [
    {
      kind: 'tone',
      wave: 'sine',
      at_ms: 0,
      lasts_ms: 6000,
      gain: 0.1,
      attack_ms: 5,
      hz: 90,
      to_hz: 90,
    },
  ]);
  const [source] = Desk.started;
  expect(source?.stop).toHaveBeenCalledTimes(1);
  stop();
  expect(source?.stop).toHaveBeenLastCalledWith();
});

test('volume is taken from the settings at each cue', () => {
  player.readySound(window);
  window.dispatchEvent(new Event('keydown'));
  player.play('message');
  expect(Desk.gains[0]?.gain.value).toBe(0.25);
});

test('ten chips landing together are one sound', () => {
  player.readySound(window);
  window.dispatchEvent(new Event('keydown'));
  for (let i = 0; i < 10; i++) player.play('message');
  expect(Desk.started.length).toBe(1);
  now += 1000;
  player.play('message');
  expect(Desk.started.length).toBe(2);
});

test('a browser without audio still plays cards', async () => {
  vi.stubGlobal('AudioContext', undefined);
  vi.resetModules();
  const silent = await import('./player');
  silent.readySound(window);
  window.dispatchEvent(new Event('keydown'));
  expect(() => silent.play('chip')).not.toThrow();
});
