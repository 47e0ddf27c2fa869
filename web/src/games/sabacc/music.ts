/** "Two Suns, No Credit": the house band's own piece for the sabacc table, as plain values. A quick
 *  swing in G minor, thirty-two bars (A A B A): a reedy lead, a walking bass, chords on the back
 *  beats and brushes. No audio device is touched here. */
import { type Instrument, type Note, type Piece, pitch, readBar } from '../../kit/sound/score';

const BEATS_PER_MINUTE = 208;
export const BEATS_PER_BAR = 4;

/** The second eighth of a beat comes late: that is the swing. */
const SWING = 0.64;

/** When an eighth of the piece sounds, in beats. */
export const swung = (eighth: number): number =>
  Math.floor(eighth / 2) + (eighth % 2 === 1 ? SWING : 0);

/** A bar is notes with their length in eighths; `-` rests. */
const A: readonly string[] = [
  '-1 D5/1 G5/2 F#5/1 G5/1 D5/2',
  'Eb5/1 D5/1 C5/2 G4/2 -2',
  '-1 Bb4/1 D5/2 C5/1 D5/1 Bb4/2',
  'A4/1 Bb4/1 C5/1 A4/1 F#4/2 -2',
  '-1 D5/1 G5/2 A5/1 Bb5/1 G5/2',
  'G5/1 F5/1 Eb5/2 C5/1 D5/1 Eb5/2',
  'E5/1 G5/1 C#5/2 D5/1 F#5/1 A5/2',
  'G5/3 D5/1 Bb4/1 G4/1 -2',
];
const B: readonly string[] = [
  'C5/2 A4/1 C5/1 Eb5/2 C5/2',
  'D5/3 Bb4/1 F4/2 -2',
  'Eb5/2 C5/1 Eb5/1 F5/2 Eb5/2',
  'D5/1 F5/1 D5/1 Bb4/1 D5/2 -2',
  'F#5/2 A5/1 F#5/1 D5/2 C5/2',
  'Bb4/1 D5/1 G5/2 F5/1 D5/1 Bb4/2',
  'C#5/1 E5/1 A5/2 G5/1 E5/1 C#5/2',
  'D5/1 C5/1 A4/1 F#4/1 D5/2 -2',
];

/** What the horn answers in the middle part, where the lead holds or rests. */
const ANSWERS: readonly string[] = [
  '-8',
  '-6 D4/1 F4/1',
  '-8',
  '-6 F4/1 Bb4/1',
  '-8',
  '-8',
  '-8',
  '-6 A4/1 D5/1',
];

interface Chord {
  readonly bass: readonly [root: string, third: string, fifth: string, lead: string];
  readonly above: readonly string[];
}

/** Four notes for the bass to walk, the last leading on, and the chord above. */
const CHORDS: Readonly<Record<string, Chord>> = {
  Gm: { bass: ['G2', 'Bb2', 'D3', 'Bb2'], above: ['G3', 'Bb3', 'D4'] },
  Cm: { bass: ['C3', 'Eb3', 'G2', 'A2'], above: ['G3', 'C4', 'Eb4'] },
  D7: { bass: ['D3', 'C3', 'A2', 'F#2'], above: ['F#3', 'C4', 'D4'] },
  A7: { bass: ['A2', 'C#3', 'E3', 'C#3'], above: ['G3', 'C#4', 'E4'] },
  F7: { bass: ['F2', 'A2', 'C3', 'Eb3'], above: ['F3', 'A3', 'Eb4'] },
  Bb: { bass: ['Bb2', 'D3', 'F3', 'D3'], above: ['F3', 'Bb3', 'D4'] },
};

const HARMONY: Readonly<Record<'A' | 'B', readonly string[]>> = {
  A: ['Gm', 'Cm', 'Gm', 'D7', 'Gm', 'Cm', 'A7', 'Gm'],
  B: ['F7', 'Bb', 'F7', 'Bb', 'D7', 'Gm', 'A7', 'D7'],
};

export const FORM = ['A', 'A', 'B', 'A'] as const;
const BARS_PER_PART = 8;
export const BEATS = FORM.length * BARS_PER_PART * BEATS_PER_BAR;

function melody(instrument: Instrument, bar: string, first: number, gain: number): Note[] {
  let eighth = 0;
  return readBar(bar).flatMap((word) => {
    const from = swung(eighth);
    eighth += word.eighths;
    if (word.pitch === null) return [];
    const lasts = (swung(eighth) - from) * (word.eighths > 1 ? 0.86 : 0.94);
    return [{ instrument, at: first + from, lasts, hz: pitch(word.pitch), gain }];
  });
}

function rhythm(chord: Chord, first: number): Note[] {
  const walk = chord.bass.map((name, beat): Note => ({
    instrument: 'bass',
    at: first + beat,
    lasts: 0.9,
    hz: pitch(name),
    gain: beat === 0 ? 0.5 : 0.42,
  }));
  const back = [1, 3].flatMap((beat) =>
    chord.above.map((name): Note => ({
      instrument: 'chord',
      at: first + beat,
      lasts: 0.32,
      hz: pitch(name),
      gain: 0.09,
    })),
  );
  const brushes = [0, 1, 2, 3].flatMap((beat): Note[] => {
    const hit: Note = {
      instrument: 'brush',
      at: first + beat,
      lasts: 0.5,
      hz: 3200,
      gain: beat % 2 === 1 ? 0.11 : 0.06,
    };
    if (beat % 2 === 0) return [hit];
    const skip: Note = {
      instrument: 'hat',
      at: first + beat + SWING,
      lasts: 0.12,
      hz: 7800,
      gain: 0.07,
    };
    return [hit, { ...skip, at: first + beat, gain: 0.1 }, skip];
  });
  return [...walk, ...back, ...brushes];
}

/** The whole piece once, in the order in which it sounds. It ends where it begins. */
export function piece(): Piece {
  const notes = FORM.flatMap((part, nth) => {
    const bars = part === 'A' ? A : B;
    return bars.flatMap((bar, number) => {
      const first = (nth * BARS_PER_PART + number) * BEATS_PER_BAR;
      const chord = CHORDS[HARMONY[part][number] ?? 'Gm'];
      return [
        ...melody('reed', bar, first, 0.2),
        ...(part === 'B' ? melody('horn', ANSWERS[number] ?? '-8', first, 0.12) : []),
        ...(chord ? rhythm(chord, first) : []),
      ];
    });
  });
  return {
    notes: notes.sort((one, other) => one.at - other.at),
    beats: BEATS,
    beatsPerMinute: BEATS_PER_MINUTE,
  };
}
