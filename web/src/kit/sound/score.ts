/** How music is written down here: notes as plain values. No audio device is touched. */

export type Instrument = 'reed' | 'horn' | 'bass' | 'chord' | 'brush' | 'hat' | 'pluck' | 'flute';

/** One sound; times are in beats from the beginning of the piece. */
export interface Note {
  readonly instrument: Instrument;
  readonly at: number;
  readonly lasts: number;
  /** Pitch in hertz; for brushes, the middle of their noise. */
  readonly hz: number;
  /** 0 to 1. */
  readonly gain: number;
}

export interface Piece {
  /** In the order in which they sound. */
  readonly notes: readonly Note[];
  readonly beats: number;
  readonly beatsPerMinute: number;
}

const EIGHTHS_PER_BAR = 8;
const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** "Bb4" in hertz, by equal temperament from A4 = 440. */
export function pitch(name: string): number {
  const [, letter = '', mark = '', octave = ''] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  const step = STEPS[letter];
  if (step === undefined) throw new RangeError(`no such note: ${name}`);
  const semitones = step + (mark === '#' ? 1 : mark === 'b' ? -1 : 0) + 12 * (Number(octave) - 4);
  return 440 * 2 ** ((semitones - 9) / 12);
}

export interface Word {
  readonly pitch: string | null;
  readonly eighths: number;
}

/** A written bar as words; it must last just as long as a bar. */
export function readBar(bar: string): readonly Word[] {
  const words = bar.split(' ').map((word): Word => {
    if (word.startsWith('-')) return { pitch: null, eighths: Number(word.slice(1)) };
    const [pitch = '', eighths] = word.split('/');
    return { pitch, eighths: Number(eighths) };
  });
  const length = words.reduce((sum, { eighths }) => sum + eighths, 0);
  if (length !== EIGHTHS_PER_BAR) throw new RangeError(`a bar of ${length} eighths: ${bar}`);
  return words;
}
