/** The pieces of the dou dizhu room, as plain values: "Tea on the Terrace" while people gather, "Seventeen
 *  Leaves" while cards are dealt and bid, "The Long Ox Cart" during play, and a few bars for a win and
 *  for a loss. All are pentatonic, for plucked strings, a flute and a soft beat. */
import { type Instrument, type Note, type Piece, pitch, readBar } from '../../kit/sound/score';
import type { DoudizhuPhase } from '../../wire';

const BEATS_PER_BAR = 4;

interface Part {
  readonly instrument: Instrument;
  readonly gain: number;
  /** A bar is notes with their length in eighths; `-` rests. */
  readonly bars: readonly string[];
}

interface Sheet {
  readonly beatsPerMinute: number;
  readonly parts: readonly Part[];
  /** Of each bar, the beats on which a brush or a hat is heard. */
  readonly brush?: readonly number[];
  readonly hat?: readonly number[];
}

function line({ instrument, gain, bars }: Part): Note[] {
  return bars.flatMap((bar, number) => {
    let eighth = 0;
    return readBar(bar).flatMap((word): Note[] => {
      const at = number * BEATS_PER_BAR + eighth / 2;
      eighth += word.eighths;
      if (word.pitch === null) return [];
      return [{ instrument, at, lasts: (word.eighths / 2) * 0.9, hz: pitch(word.pitch), gain }];
    });
  });
}

function beat(instrument: 'brush' | 'hat', bars: number, beats: readonly number[]): Note[] {
  const hz = instrument === 'brush' ? 2600 : 7200;
  return Array.from({ length: bars }, (_, bar) => bar * BEATS_PER_BAR).flatMap((first) =>
    beats.map((at): Note => ({ instrument, at: first + at, lasts: 0.25, hz, gain: 0.05 })),
  );
}

function write({ beatsPerMinute, parts, brush = [], hat = [] }: Sheet): Piece {
  const bars = Math.max(...parts.map((part) => part.bars.length));
  const notes = [...parts.flatMap(line), ...beat('brush', bars, brush), ...beat('hat', bars, hat)];
  return {
    notes: notes.sort((one, other) => one.at - other.at),
    beats: bars * BEATS_PER_BAR,
    beatsPerMinute,
  };
}

const ROOM: Sheet = {
  beatsPerMinute: 84,
  parts: [
    {
      instrument: 'flute',
      gain: 0.16,
      bars: [
        'D5/3 E5/1 G5/4',
        'A5/2 G5/2 E5/4',
        'G5/3 E5/1 D5/2 B4/2',
        'D5/6 -2',
        'E5/3 G5/1 A5/2 B5/2',
        'A5/2 G5/1 E5/1 D5/4',
        'B4/2 D5/2 E5/2 G5/2',
        'G4/6 -2',
      ],
    },
    {
      instrument: 'pluck',
      gain: 0.14,
      bars: [
        'G3/2 D4/2 G4/2 D4/2',
        'C4/2 E4/2 G4/2 E4/2',
        'E3/2 B3/2 E4/2 B3/2',
        'D3/2 A3/2 D4/2 A3/2',
        'C4/2 G4/2 C4/2 E4/2',
        'D3/2 A3/2 D4/2 F#4/2',
        'E3/2 B3/2 D3/2 A3/2',
        'G3/2 D4/2 G3/4',
      ],
    },
  ],
};

const DEAL: Sheet = {
  beatsPerMinute: 132,
  parts: [
    {
      instrument: 'pluck',
      gain: 0.2,
      bars: [
        'A4/1 C5/1 D5/1 E5/1 G5/2 E5/2',
        'D5/1 E5/1 D5/1 C5/1 A4/2 -2',
        'A4/1 C5/1 D5/1 E5/1 G5/1 A5/1 G5/2',
        'E5/1 D5/1 C5/1 D5/1 A4/2 -2',
      ],
    },
    {
      instrument: 'bass',
      gain: 0.3,
      bars: ['A2/4 E3/4', 'D3/4 A2/4', 'A2/4 C3/4', 'D3/2 E3/2 A2/4'],
    },
  ],
  hat: [0, 1, 1.5, 2, 3, 3.5],
};

const PLAY: Sheet = {
  beatsPerMinute: 112,
  parts: [
    {
      instrument: 'reed',
      gain: 0.13,
      bars: [
        'E5/2 D5/1 B4/1 A4/2 B4/2',
        'D5/2 E5/2 B4/4',
        'A4/1 B4/1 D5/2 E5/1 F#5/1 E5/2',
        'D5/1 B4/1 A4/2 B4/4',
        'F#5/2 E5/1 D5/1 E5/2 B4/2',
        'A4/2 B4/1 D5/1 E5/4',
        'F#5/1 E5/1 D5/1 B4/1 A4/2 F#4/2',
        'A4/2 B4/4 -2',
      ],
    },
    {
      instrument: 'pluck',
      gain: 0.12,
      bars: [
        '-2 B3/2 E4/2 B3/2',
        '-2 A3/2 D4/2 A3/2',
        '-2 F#3/2 B3/2 D4/2',
        '-2 B3/2 E4/2 B3/2',
        '-2 B3/2 D4/2 F#4/2',
        '-2 A3/2 D4/2 A3/2',
        '-2 F#3/2 B3/2 D4/2',
        '-2 B3/2 E4/2 -2',
      ],
    },
    {
      instrument: 'bass',
      gain: 0.34,
      bars: [
        'E2/3 E2/1 B2/4',
        'D3/3 D3/1 A2/4',
        'B2/3 B2/1 F#2/4',
        'E2/3 E2/1 B2/4',
        'B2/3 B2/1 F#2/4',
        'D3/3 D3/1 A2/4',
        'B2/3 B2/1 F#2/4',
        'E2/3 B2/1 E2/4',
      ],
    },
  ],
  brush: [1, 3],
  hat: [0, 1, 2, 2.5, 3],
};

const WIN: Sheet = {
  beatsPerMinute: 138,
  parts: [
    {
      instrument: 'horn',
      gain: 0.16,
      bars: ['G4/1 A4/1 B4/1 D5/1 G5/4', 'E5/1 D5/1 E5/1 G5/1 A5/4', 'B5/2 A5/2 G5/4', 'G5/6 -2'],
    },
    {
      instrument: 'pluck',
      gain: 0.16,
      bars: ['G3/2 B3/2 D4/2 G4/2', 'C4/2 E4/2 A3/2 C4/2', 'D4/2 F#4/2 G4/4', 'G3/2 D4/2 G4/4'],
    },
  ],
  brush: [0, 1, 2, 3],
};

const LOSS: Sheet = {
  beatsPerMinute: 72,
  parts: [
    {
      instrument: 'flute',
      gain: 0.17,
      bars: ['A4/3 G4/1 E4/4', 'D4/2 E4/2 C4/4', 'A3/6 -2'],
    },
    {
      instrument: 'pluck',
      gain: 0.12,
      bars: ['A3/4 E3/4', 'D3/4 C3/4', 'A2/6 -2'],
    },
  ],
};

export type Situation = 'room' | 'deal' | 'play' | 'win' | 'loss';

/** What is played in a phase of a round that brought the listener so much. */
export function situationOf(phase: DoudizhuPhase | null, gain: number): Situation {
  if (phase === 'bid') return 'deal';
  if (phase === 'play') return 'play';
  return phase === null || gain === 0 ? 'room' : gain > 0 ? 'win' : 'loss';
}

/** One piece for each situation; those of the end are played once. */
export const PIECES: Readonly<Record<Situation, Piece>> = {
  room: write(ROOM),
  deal: write(DEAL),
  play: write(PLAY),
  win: write(WIN),
  loss: write(LOSS),
};
