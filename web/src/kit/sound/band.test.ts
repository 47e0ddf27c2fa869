import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { Band } from './band.svelte';
import type { Note, Piece } from './score';

class Param {
  value = 0;
  setValueAtTime = vi.fn();
  linearRampToValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
}

class Node {
  gain = new Param();
  frequency = new Param();
  detune = new Param();
  Q = new Param();
  connect = <T>(next: T): T => next;
  start = vi.fn();
  stop = vi.fn();
  setPeriodicWave = vi.fn();
}

/** An audio device that makes no sound. */
class Device {
  static all: Device[] = [];
  static get last(): Device | undefined {
    return Device.all.at(-1);
  }
  currentTime = 0;
  sampleRate = 800;
  state = 'suspended';
  started = 0;
  destination = new Node();
  gains: Node[] = [];
  pitches: number[] = [];
  constructor() {
    Device.all.push(this);
  }
  createGain = (): Node => {
    const node = new Node();
    this.gains.push(node);
    return node;
  };
  #source = (): Node => {
    this.started += 1;
    const node = new Node();
    node.frequency.setValueAtTime = vi.fn((hz: number) => void this.pitches.push(hz));
    return node;
  };
  createOscillator = this.#source;
  createBufferSource = this.#source;
  createBiquadFilter = (): Node => new Node();
  createPeriodicWave = (): object => ({});
  createBuffer = (): { getChannelData: () => Float32Array } => ({
    getChannelData: () => new Float32Array(8),
  });
  resume = (): Promise<void> => ((this.state = 'running'), Promise.resolve());
  suspend = (): Promise<void> => ((this.state = 'suspended'), Promise.resolve());
  close = (): Promise<void> => ((this.state = 'closed'), Promise.resolve());
}

class Player extends EventTarget {
  static all: Player[] = [];
  loop = false;
  volume = 1;
  paused = true;
  constructor(readonly src: string) {
    super();
    Player.all.push(this);
  }
  play = (): Promise<void> => ((this.paused = false), Promise.resolve());
  pause = (): void => void (this.paused = true);
  load = vi.fn();
  removeAttribute = vi.fn();
}

const note = (at: number, hz: number): Note => ({
  instrument: 'reed',
  at,
  lasts: 1,
  hz,
  gain: 0.2,
});
const piece = (hz: number): Piece => ({
  notes: Array.from({ length: 16 }, (_, at) => note(at, hz)),
  beats: 16,
  beatsPerMinute: 208,
});
const PIECE = piece(440);

let tracks: string[] = [];
let band: Band | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Device);
  vi.stubGlobal('Audio', Player);
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ games: tracks }) }),
  );
  Device.all = [];
  Player.all = [];
  tracks = [];
  Object.assign(settings, { sound: true, music: true, music_volume: 0.5 });
});

afterEach(() => {
  band?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function begin(): Promise<void> {
  band = new Band('sabacc', PIECE);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(300);
  flushSync();
  await vi.advanceTimersByTimeAsync(300);
}

test('no device is opened before the first gesture', async () => {
  band = new Band('sabacc', PIECE);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Device.all).toHaveLength(0);
});

// req: CAS-5.29a, CAS-5.29b
test('the band plays from the first gesture on, and is silent once it is stopped', async () => {
  await begin();
  const device = Device.last;
  expect(device?.state).toBe('running');
  expect(device?.started).toBeGreaterThan(0);
  band?.stop();
  expect(device?.state).toBe('closed');
  const before = device?.started;
  if (device) device.currentTime = 20;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(device?.started).toBe(before);
});

test('the piece goes round and round', async () => {
  await begin();
  const device = Device.last as unknown as Device;
  for (let second = 1; second <= 90; second++) {
    device.currentTime = second;
    await vi.advanceTimersByTimeAsync(1_000);
  }
  const once = device.started;
  device.currentTime += 1;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(device.started).toBeGreaterThan(once);
});

// req: DDZ-2.8
test('mute makes it pause, and so does the switch of the music; volume is the settings\u2019', async () => {
  await begin();
  const device = Device.last;
  expect(device?.gains[0]?.gain.value).toBeCloseTo(0.125);
  settings.sound = false;
  flushSync();
  expect(device?.state).toBe('suspended');
  settings.sound = true;
  settings.music_volume = 1;
  flushSync();
  expect(device?.state).toBe('running');
  expect(device?.gains[0]?.gain.value).toBeCloseTo(0.5);
  settings.music = false;
  flushSync();
  expect(device?.state).toBe('suspended');
});

// req: DDZ-2.7d
test('a piece that is played once gives way to the one that follows it', async () => {
  await begin();
  const device = Device.last as unknown as Device;
  const run = async (seconds: number): Promise<number[]> => {
    device.pitches = [];
    for (let second = 0; second < seconds * 4; second++) {
      device.currentTime += 0.25;
      await vi.advanceTimersByTimeAsync(250);
    }
    return device.pitches;
  };
  band?.play(piece(220), piece(330));
  const heard = await run(12);
  expect(heard.filter((hz) => hz === 220)).toHaveLength(16);
  expect(heard.indexOf(330)).toBeGreaterThan(heard.lastIndexOf(220));
  expect(new Set(await run(8))).toEqual(new Set([330]));
});

// req: CAS-5.29a
test('a track of the owner plays instead, and the band if it cannot be played', async () => {
  tracks = ['sabacc'];
  await begin();
  const [track] = Player.all;
  expect(track).toMatchObject({ src: '/api/music/sabacc', loop: true, paused: false });
  expect(Device.all).toHaveLength(0);
  track?.dispatchEvent(new Event('error'));
  flushSync();
  expect(track?.paused).toBe(true);
  expect(Device.last?.state).toBe('running');
});

test('a table that is left before the music began stays silent', async () => {
  band = new Band('sabacc', PIECE);
  window.dispatchEvent(new Event('pointerdown'));
  band.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Device.all).toHaveLength(0);
});
