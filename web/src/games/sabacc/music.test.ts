import { expect, test } from 'vitest';
import { type Instrument, pitch, readBar } from '../../kit/sound/score';
import { BEATS, FORM, piece, swung } from './music';

const { notes } = piece();
const of = (instrument: Instrument): typeof notes =>
  notes.filter((note) => note.instrument === instrument);

test('notes have the pitch of their names', () => {
  expect(pitch('A4')).toBe(440);
  expect(pitch('A3')).toBe(220);
  expect(pitch('C4')).toBeCloseTo(261.63, 2);
  expect(pitch('Bb4')).toBeCloseTo(pitch('A#4'));
  expect(() => pitch('H4')).toThrow(RangeError);
});

test('a bar that is too short or too long is no bar', () => {
  expect(readBar('-1 D5/1 G5/2 F#5/1 G5/1 D5/2')).toHaveLength(6);
  expect(() => readBar('D5/3')).toThrow(RangeError);
});

// req: CAS-5.29a
test('the piece has thirty-two bars of swing with melody, bass, chords and brushes', () => {
  expect(FORM).toEqual(['A', 'A', 'B', 'A']);
  expect(BEATS).toBe(128);
  expect(swung(1)).toBeGreaterThan(0.55);
  for (const instrument of ['reed', 'horn', 'bass', 'chord', 'brush', 'hat'] as const) {
    expect(of(instrument).length).toBeGreaterThan(5);
  }
  expect(of('bass')).toHaveLength(BEATS);
});

test('everything sounds in order, within the piece, within hearing and not too loud', () => {
  let before = 0;
  for (const note of notes) {
    expect(note.at).toBeGreaterThanOrEqual(before);
    before = note.at;
    expect(note.at + note.lasts).toBeLessThanOrEqual(BEATS + 0.2);
    expect(note.lasts).toBeGreaterThan(0.05);
    expect(note.hz).toBeGreaterThan(60);
    expect(note.hz).toBeLessThan(9_000);
  }
  for (const { at } of notes) {
    const loud = notes
      .filter((note) => note.at <= at && at < note.at + note.lasts)
      .reduce((sum, note) => sum + note.gain, 0);
    expect(loud).toBeLessThan(1.4);
  }
});

test('the melody is one voice, and moves', () => {
  const reed = of('reed');
  reed.forEach((note, i) => {
    const next = reed[i + 1];
    if (next) expect(note.at + note.lasts).toBeLessThanOrEqual(next.at + 1e-9);
  });
  expect(new Set(reed.map(({ hz }) => Math.round(hz))).size).toBeGreaterThan(9);
});
