/** Makes the sounds of the band through Web Audio. */
import type { Note } from './score';

const QUIETEST = 0.0001;

export interface Desk {
  readonly audio: BaseAudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
  readonly reed: PeriodicWave;
}

export function deskOf(audio: BaseAudioContext, out: AudioNode): Desk {
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  // Any noise will do; it is never a source of chance for a game.
  let seed = 7;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    samples[i] = seed / 2 ** 31;
  }
  // A closed pipe sounds its odd partials: that is what makes a clarinet of it.
  const partials = new Float32Array([0, 1, 0.04, 0.52, 0.05, 0.28, 0.04, 0.13, 0.02, 0.07]);
  const reed = audio.createPeriodicWave(new Float32Array(partials.length), partials);
  return { audio, out, noise, reed };
}

interface Sound {
  readonly attack: number;
  /** What is left of the peak while the note is held. */
  readonly hold: number;
  readonly release: number;
  readonly filter: BiquadFilterType;
  readonly filter_hz: (hz: number) => number;
  readonly q: number;
  readonly wave: OscillatorType | 'reed' | 'noise';
}

const SOUNDS: Readonly<Record<Note['instrument'], Sound>> = {
  reed: {
    attack: 0.022,
    hold: 0.7,
    release: 0.05,
    wave: 'reed',
    filter: 'lowpass',
    filter_hz: (hz) => 1400 + hz * 2,
    q: 0.8,
  },
  horn: {
    attack: 0.03,
    hold: 0.6,
    release: 0.05,
    wave: 'sawtooth',
    filter: 'bandpass',
    filter_hz: () => 1250,
    q: 1.1,
  },
  pluck: {
    attack: 0.004,
    hold: 0.06,
    release: 0.12,
    wave: 'sawtooth',
    filter: 'lowpass',
    filter_hz: (hz) => hz * 3,
    q: 1.4,
  },
  flute: {
    attack: 0.06,
    hold: 0.75,
    release: 0.1,
    wave: 'sine',
    filter: 'lowpass',
    filter_hz: (hz) => 900 + hz,
    q: 0.6,
  },
  bass: {
    attack: 0.008,
    hold: 0.35,
    release: 0.08,
    wave: 'triangle',
    filter: 'lowpass',
    filter_hz: () => 620,
    q: 0.7,
  },
  chord: {
    attack: 0.006,
    hold: 0.3,
    release: 0.05,
    wave: 'triangle',
    filter: 'lowpass',
    filter_hz: () => 2400,
    q: 0.7,
  },
  brush: {
    attack: 0.012,
    hold: 0.2,
    release: 0.1,
    wave: 'noise',
    filter: 'bandpass',
    filter_hz: (hz) => hz,
    q: 0.5,
  },
  hat: {
    attack: 0.002,
    hold: 0.2,
    release: 0.03,
    wave: 'noise',
    filter: 'highpass',
    filter_hz: (hz) => hz,
    q: 0.7,
  },
};

function sourceOf(desk: Desk, note: Note, sound: Sound, start: number): AudioScheduledSourceNode {
  if (sound.wave === 'noise') {
    const source = desk.audio.createBufferSource();
    source.buffer = desk.noise;
    source.loop = true;
    return source;
  }
  const source = desk.audio.createOscillator();
  if (sound.wave === 'reed') {
    source.setPeriodicWave(desk.reed);
    // A player slides into the note from just below it.
    source.detune.setValueAtTime(-28, start);
    source.detune.linearRampToValueAtTime(0, start + 0.05);
  } else {
    source.type = sound.wave;
  }
  source.frequency.setValueAtTime(note.hz, start);
  return source;
}

/** Sounds a note at this time of the audio clock. */
export function sound(desk: Desk, note: Note, start: number, lasts: number): void {
  const how = SOUNDS[note.instrument];
  const source = sourceOf(desk, note, how, start);
  const filter = desk.audio.createBiquadFilter();
  filter.type = how.filter;
  filter.frequency.setValueAtTime(how.filter_hz(note.hz), start);
  filter.Q.setValueAtTime(how.q, start);
  const gain = desk.audio.createGain();
  const end = start + lasts;
  gain.gain.setValueAtTime(QUIETEST, start);
  gain.gain.exponentialRampToValueAtTime(note.gain, start + how.attack);
  gain.gain.exponentialRampToValueAtTime(
    note.gain * how.hold,
    Math.max(end, start + how.attack + 0.001),
  );
  gain.gain.exponentialRampToValueAtTime(QUIETEST, end + how.release);
  source.connect(filter).connect(gain).connect(desk.out);
  source.start(start);
  source.stop(end + how.release + 0.02);
}
