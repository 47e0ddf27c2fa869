/** Plays cues through Web Audio. No audio device is opened before the player's first touch, nothing
 *  sounds while muted or hidden, and no failure of audio ever reaches the game. */
import { settings } from '../settings/settings.svelte';
import { cue, type CueName, type Noise, type Tone, type Voice } from './cues';

/** The same cue twice within this time is one cue: ten chips landing together are one sound. */
const ECHO_MS = 35;
const QUIETEST = 0.0001;
/** After this time of silence the audio device is let go, so that it does not drain a battery. */
const AWAKE_MS = 10_000;

let context: AudioContext | null = null;
let master: GainNode | null = null;
let grain: AudioBuffer | null = null;
let sleeping: ReturnType<typeof setTimeout> | undefined;
const lastPlayed = new Map<string, number>();

function open(): void {
  if (context || typeof AudioContext === 'undefined') return;
  context = new AudioContext();
  master = context.createGain();
  master.connect(context.destination);
  grain = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = grain.getChannelData(0);
  // Any noise will do; it is never a source of chance for a game.
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    samples[i] = seed / 2 ** 31;
  }
}

/** Opens audio at the first gesture, as browsers demand. Returns how to stop waiting for one. */
export function readySound(target: EventTarget = window): () => void {
  const gestures = ['pointerdown', 'keydown'];
  const touch = (): void => {
    open();
    if (context) stayAwake(context, 0);
    stop();
  };
  const stop = (): void =>
    gestures.forEach((name) => target.removeEventListener(name, touch, true));
  gestures.forEach((name) => target.addEventListener(name, touch, true));
  return stop;
}

/** What is played while the device sleeps is heard from its beginning: its time stands still. */
function stayAwake(audio: AudioContext, lasts_ms: number): void {
  void audio.resume().catch(() => undefined);
  clearTimeout(sleeping);
  sleeping = setTimeout(() => void audio.suspend().catch(() => undefined), lasts_ms + AWAKE_MS);
}

function envelope(audio: AudioContext, voice: Voice, start: number): GainNode {
  const gain = audio.createGain();
  const peak = start + voice.attack_ms / 1000;
  const end = start + voice.lasts_ms / 1000;
  gain.gain.setValueAtTime(QUIETEST, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(QUIETEST, voice.gain), peak);
  gain.gain.exponentialRampToValueAtTime(QUIETEST, Math.max(end, peak + 0.001));
  return gain;
}

type Source = AudioScheduledSourceNode;

function playTone(audio: AudioContext, voice: Tone, start: number, out: AudioNode): Source {
  const source = audio.createOscillator();
  source.type = voice.wave;
  source.frequency.setValueAtTime(voice.hz, start);
  source.frequency.exponentialRampToValueAtTime(voice.to_hz, start + voice.lasts_ms / 1000);
  source.connect(envelope(audio, voice, start)).connect(out);
  source.start(start);
  source.stop(start + voice.lasts_ms / 1000 + 0.02);
  return source;
}

function playNoise(audio: AudioContext, voice: Noise, start: number, out: AudioNode): Source {
  const source = audio.createBufferSource();
  source.buffer = grain;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = voice.filter;
  filter.Q.value = voice.q;
  filter.frequency.setValueAtTime(voice.hz, start);
  filter.frequency.exponentialRampToValueAtTime(voice.to_hz, start + voice.lasts_ms / 1000);
  source
    .connect(filter)
    .connect(envelope(audio, voice, start))
    .connect(out);
  // Different parts of the same grain, so that repeats do not sound stamped.
  source.start(start, (voice.at_ms * 0.0137) % 0.9);
  source.stop(start + voice.lasts_ms / 1000 + 0.02);
  return source;
}

/** Loudness as heard: half way on the slider is half as loud, not half the voltage. */
export const loudness = (volume: number): number => Math.min(1, Math.max(0, volume)) ** 2;

const silence = (): void => undefined;

/** Plays a cue by name, or voices made elsewhere under a name of their own. Returns how to end it
 *  before its time. */
export function play(name: CueName): () => void;
export function play(name: string, voices: readonly Voice[]): () => void;
export function play(name: string, voices?: readonly Voice[]): () => void {
  if (!context || !master || !settings.sound || document.hidden) return silence;
  const now_ms = performance.now();
  if (now_ms - (lastPlayed.get(name) ?? -Infinity) < ECHO_MS) return silence;
  lastPlayed.set(name, now_ms);
  master.gain.value = loudness(settings.volume);
  const [audio, out, start] = [context, master, context.currentTime + 0.005];
  const played = voices ?? cue(name as CueName);
  stayAwake(audio, Math.max(0, ...played.map(({ at_ms, lasts_ms }) => at_ms + lasts_ms)));
  const sources = played.map((voice) => {
    const at = start + voice.at_ms / 1000;
    return voice.kind === 'tone'
      ? playTone(audio, voice, at, out)
      : playNoise(audio, voice, at, out);
  });
  return () => sources.forEach((source) => source.stop());
}
