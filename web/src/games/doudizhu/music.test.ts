import { expect, test } from 'vitest';
import { PIECES, type Situation, situationOf } from './music';

const all = Object.entries(PIECES);

// req: DDZ-2.7a, DDZ-2.7b, DDZ-2.7c, DDZ-2.7d
test('each situation has a piece of its own', () => {
  expect(situationOf(null, 0)).toBe('room');
  expect(situationOf('bid', 0)).toBe('deal');
  expect(situationOf('play', 0)).toBe('play');
  expect(situationOf('over', 30)).toBe('win');
  expect(situationOf('over', -30)).toBe('loss');
  const melodies = all.map(([, { notes }]) => notes.map(({ hz }) => Math.round(hz)).join());
  expect(new Set(melodies).size).toBe(5);
});

test.each(all)('%s is in order, within the piece, within hearing and not too loud', (_, piece) => {
  const { notes, beats, beatsPerMinute } = piece;
  expect(notes.length).toBeGreaterThan(8);
  expect(beatsPerMinute).toBeGreaterThan(60);
  let before = 0;
  for (const { at, lasts, hz } of notes) {
    expect(at).toBeGreaterThanOrEqual(before);
    before = at;
    expect(at + lasts).toBeLessThanOrEqual(beats + 0.01);
    expect(hz).toBeGreaterThan(60);
    expect(hz).toBeLessThan(9_000);
  }
  for (const { at } of notes) {
    const loud = notes
      .filter((note) => note.at <= at && at < note.at + note.lasts)
      .reduce((sum, { gain }) => sum + gain, 0);
    expect(loud).toBeLessThan(1.2);
  }
});

test.each(['win', 'loss'] as const)('the tune of a %s is short', (end: Situation) => {
  const { beats, beatsPerMinute } = PIECES[end];
  expect((beats / beatsPerMinute) * 60).toBeLessThan(12);
});
