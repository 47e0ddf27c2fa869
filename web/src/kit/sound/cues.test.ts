import { expect, test } from 'vitest';
import { cue, CUE_NAMES, cueLasts, spin } from './cues';
import { loudness } from './player';

// req: EPS-REF-3
test('there is a clip for deal, chips, turn, win and time warning', () => {
  for (const name of ['card-slide', 'chip', 'your-turn', 'win-small', 'clock-tick'] as const) {
    expect(cue(name).length).toBeGreaterThan(0);
  }
});

test.each(CUE_NAMES)('%s can be played: short, not too loud, within hearing', (name) => {
  const voices = cue(name);
  expect(voices.length).toBeGreaterThan(0);
  expect(cueLasts(voices)).toBeLessThanOrEqual(1600);
  for (const voice of voices) {
    expect(voice.at_ms).toBeGreaterThanOrEqual(0);
    expect(voice.attack_ms).toBeLessThan(voice.lasts_ms);
    expect(voice.gain).toBeGreaterThan(0);
    expect(voice.gain).toBeLessThanOrEqual(0.6);
    for (const hz of [voice.hz, voice.to_hz]) {
      expect(hz).toBeGreaterThan(60);
      expect(hz).toBeLessThan(12_000);
    }
  }
});

test('voices that sound together do not add up to clipping', () => {
  for (const name of CUE_NAMES) {
    const voices = cue(name);
    for (const { at_ms } of voices) {
      const sounding = voices.filter(
        (voice) => voice.at_ms <= at_ms && at_ms < voice.at_ms + voice.lasts_ms,
      );
      expect(sounding.reduce((sum, voice) => sum + voice.gain, 0)).toBeLessThan(1.6);
    }
  }
});

test('a cue is the same each time and no two cues are the same', () => {
  const written = CUE_NAMES.map((name) => JSON.stringify(cue(name)));
  expect(written).toEqual(CUE_NAMES.map((name) => JSON.stringify(cue(name))));
  expect(new Set(written).size).toBe(CUE_NAMES.length);
});

// req: CAS-4.20
test.each([1000, 5000, 6000, 7000])(
  'a spin of %i ms sounds for just so long, without a gap',
  (lasts) => {
    const voices = spin(lasts);
    expect(cueLasts(voices)).toBe(lasts);
    for (let at = 0; at < lasts; at += 20) {
      const sounding = voices.filter(
        (voice) => voice.at_ms <= at && at < voice.at_ms + voice.lasts_ms,
      );
      expect(sounding.length).toBeGreaterThan(0);
      expect(sounding.reduce((sum, voice) => sum + voice.gain, 0)).toBeLessThan(1.6);
    }
  },
);

test('your turn is two soft notes, rising', () => {
  const notes = cue('your-turn');
  expect(notes.map(({ kind }) => kind)).toEqual(['tone', 'tone']);
  expect(notes[1]?.hz).toBeGreaterThan(notes[0]?.hz ?? Infinity);
});

test('losing sounds low and short', () => {
  const [voice] = cue('lose');
  expect(voice?.hz).toBeLessThan(250);
  expect(cueLasts(cue('lose'))).toBeLessThan(500);
});

test('the slider is heard evenly', () => {
  expect(loudness(0)).toBe(0);
  expect(loudness(1)).toBe(1);
  expect(loudness(0.5)).toBe(0.25);
  expect(loudness(7)).toBe(1);
});
