/** What every sound is made of, as plain values: no audio device is touched here. A cue is a list
 *  of voices; a voice is a tone or a burst of noise with its own envelope. */

interface Envelope {
  /** Start after the cue begins, and length. */
  at_ms: number;
  lasts_ms: number;
  /** Peak, 0 to 1; it is reached after `attack_ms` and dies away until the end. */
  gain: number;
  attack_ms: number;
}

export interface Tone extends Envelope {
  kind: 'tone';
  wave: 'sine' | 'triangle' | 'square';
  /** Start and end pitch in hertz. */
  hz: number;
  to_hz: number;
}

export interface Noise extends Envelope {
  kind: 'noise';
  filter: 'bandpass' | 'lowpass' | 'highpass';
  hz: number;
  to_hz: number;
  /** Narrowness of the band. */
  q: number;
}

export type Voice = Tone | Noise;

function tone(
  at_ms: number,
  hz: number,
  lasts_ms: number,
  gain: number,
  more?: Partial<Tone>,
): Tone {
  return {
    kind: 'tone',
    wave: 'sine',
    at_ms,
    hz,
    to_hz: hz,
    lasts_ms,
    gain,
    attack_ms: 4,
    ...more,
  };
}

function noise(
  at_ms: number,
  hz: number,
  lasts_ms: number,
  gain: number,
  more?: Partial<Noise>,
): Noise {
  const plain: Noise = {
    kind: 'noise',
    filter: 'bandpass',
    at_ms,
    hz,
    to_hz: hz,
    q: 1,
    lasts_ms,
    gain,
    attack_ms: 2,
  };
  return { ...plain, ...more };
}

/** Clay on clay: two close partials, a click, and a different pitch each time. */
function clink(at_ms: number, gain: number, pitch = 1): Voice[] {
  return [
    noise(at_ms, 5200 * pitch, 18, gain * 0.9, { q: 2.2, attack_ms: 1 }),
    tone(at_ms, 3150 * pitch, 55, gain * 0.42, { wave: 'triangle', attack_ms: 1 }),
    tone(at_ms, 4480 * pitch, 34, gain * 0.22, { attack_ms: 1 }),
  ];
}

/** A handful of chips, evenly hurried, never quite the same pitch. */
function rattle(count: number, apart_ms: number, gain: number): Voice[] {
  return Array.from({ length: count }, (_, i) =>
    clink(
      i * apart_ms + ((i * 7) % 5) * 4,
      gain * (1 - i / (count * 2)),
      1 + (((i * 5) % 7) - 3) / 40,
    ),
  ).flat();
}

/** Paper over felt. */
const slide = (at_ms: number, lasts_ms: number, gain: number): Voice =>
  noise(at_ms, 2600, lasts_ms, gain, { to_hz: 1300, q: 0.8, attack_ms: lasts_ms * 0.35 });

/** A plucked chord from low to high. */
const chord = (
  notes: readonly number[],
  apart_ms: number,
  lasts_ms: number,
  gain: number,
): Voice[] =>
  notes.map((hz, i) => tone(i * apart_ms, hz, lasts_ms, gain, { wave: 'triangle', attack_ms: 8 }));

const knock = (at_ms: number, gain: number): Voice[] => [
  tone(at_ms, 210, 90, gain, { to_hz: 120, attack_ms: 1 }),
  noise(at_ms, 900, 26, gain * 0.6, { filter: 'lowpass', attack_ms: 1 }),
];

const CUES = {
  'card-slide': () => [slide(0, 150, 0.34)],
  'card-flip': () => [slide(0, 60, 0.2), noise(70, 3400, 36, 0.34, { q: 1.4 })],
  'card-snap': () => [
    noise(0, 3000, 28, 0.5, { q: 1.2, attack_ms: 1 }),
    tone(0, 320, 40, 0.16, { to_hz: 180 }),
  ],
  shuffle: () =>
    Array.from({ length: 14 }, (_, i) => noise(i * 34, 2800 + (i % 3) * 300, 30, 0.2, { q: 1.3 })),
  chip: () => clink(0, 0.5),
  'chips-sweep': () => [slide(0, 320, 0.14), ...rattle(7, 42, 0.34)],
  'chips-win': () => [...rattle(12, 46, 0.4), ...knock(560, 0.12)],
  check: () => [...knock(0, 0.5), ...knock(130, 0.42)],
  fold: () => [noise(0, 1900, 190, 0.26, { to_hz: 600, q: 0.7, attack_ms: 50 })],
  'your-turn': () => [
    tone(0, 587, 380, 0.3, { wave: 'triangle', attack_ms: 14 }),
    tone(150, 880, 520, 0.3, { wave: 'triangle', attack_ms: 14 }),
  ],
  'clock-tick': () => [
    tone(0, 1250, 40, 0.3, { wave: 'triangle', attack_ms: 1 }),
    noise(0, 4000, 12, 0.24, { q: 3, attack_ms: 1 }),
  ],
  key: () => [tone(0, 1180, 45, 0.16, { attack_ms: 2 })],
  bell: () =>
    [0, 340, 680].flatMap((at_ms) => [
      tone(at_ms, 1319, 900, 0.26, { attack_ms: 3 }),
      tone(at_ms, 2637, 520, 0.12, { attack_ms: 2 }),
      tone(at_ms, 3960, 240, 0.06, { attack_ms: 2 }),
    ]),
  'win-small': () => chord([523, 659, 784], 90, 420, 0.22),
  'win-big': () => [
    ...chord([392, 523, 659, 784, 1047], 110, 760, 0.22),
    tone(560, 1319, 900, 0.14, { attack_ms: 20 }),
  ],
  lose: () => [tone(0, 196, 340, 0.28, { to_hz: 147, wave: 'triangle', attack_ms: 12 })],
  message: () => [tone(0, 988, 120, 0.2, { to_hz: 1175, attack_ms: 6 })],
  'seat-taken': () => [...knock(0, 0.2), tone(40, 440, 260, 0.18, { wave: 'triangle' })],
  'connection-lost': () => [
    tone(0, 440, 220, 0.24, { wave: 'triangle' }),
    tone(200, 311, 380, 0.24, { wave: 'triangle' }),
  ],
  'connection-back': () => [
    tone(0, 311, 180, 0.2, { wave: 'triangle' }),
    tone(150, 440, 320, 0.22, { wave: 'triangle' }),
  ],
} satisfies Record<string, () => Voice[]>;

/** The spin of a wheel of a given length, to the millisecond: the rotor hums from beginning to end, the
 *  ball sweeps around the rim ever more slowly, drops at 70 percent, hops twice and rests. */
export function spin(lasts_ms: number): Voice[] {
  const at = (share: number): number => share * lasts_ms;
  const hum = tone(0, 92, lasts_ms, 0.1, {
    to_hz: 62,
    wave: 'triangle',
    attack_ms: Math.min(250, at(0.05)),
  });
  const roll = noise(0, 1500, at(0.72), 0.16, { to_hz: 620, q: 0.9, attack_ms: at(0.03) });
  const sweeps: Voice[] = [];
  for (let from = 0.01, long = 0.055; from + long < 0.72; from += long * 0.86, long *= 1.075) {
    const pitch = 2300 - 1500 * from;
    const shape = { to_hz: pitch * 0.62, q: 1.6, attack_ms: at(long) * 0.45 };
    sweeps.push(noise(at(from), pitch, at(long), 0.2 - 0.12 * from, shape));
  }
  const hit = (share: number, gain: number): Voice[] => [
    noise(at(share), 2900, 40, gain, { q: 1.8, attack_ms: 1 }),
    tone(at(share), 1450, 70, gain * 0.5, { to_hz: 900, wave: 'triangle', attack_ms: 1 }),
  ];
  const hits = [...hit(0.75, 0.42), ...hit(0.815, 0.32), ...hit(0.87, 0.22), ...hit(0.9, 0.08)];
  return [hum, roll, ...sweeps, ...hits];
}

export type CueName = keyof typeof CUES;
export const CUE_NAMES = Object.keys(CUES) as CueName[];

/** The voices of a cue. */
export const cue = (name: CueName): Voice[] => CUES[name]();

/** How long a cue sounds. */
export const cueLasts = (voices: readonly Voice[]): number =>
  Math.max(0, ...voices.map((voice) => voice.at_ms + voice.lasts_ms));
