import { expect, test, vi } from 'vitest';
import { Director } from '../../frame/director.svelte';
import type { Snapshot } from '../../net/snapshot';
import { pictureOf } from './picture';
import { HANDS } from './recorded';
import { script } from './script';

const { frames, mine } = HANDS.side;

function snapshot(at: number, continuous: boolean): Snapshot<'holdem'> {
  const frame = frames[at];
  if (!frame) throw new Error('no frame');
  const summary = { settings: { seats: 7 } };
  return {
    frame: { ...frame, seq: at, seat: mine },
    summary,
    continuous,
  } as unknown as Snapshot<'holdem'>;
}

const end = (at: number) => pictureOf(frames[at]?.view ?? null, frames[at]?.private, mine);

test('the first frame, and one after a gap, are simply shown', () => {
  const director = new Director(script);
  director.show(snapshot(3, false));
  expect(director.picture).toEqual(end(3));
  director.show(snapshot(7, false));
  expect(director.picture).toEqual(end(7));
  expect(director.shown?.frame.seq).toBe(7);
});

test('what happened is shown in order, and ends as the view has it', async () => {
  vi.useFakeTimers();
  const director = new Director(script);
  director.show(snapshot(0, false));
  for (let at = 1; at < frames.length; at++) {
    director.show(snapshot(at, true));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(director.picture).toEqual(end(at));
  }
  vi.useRealTimers();
});

test('a press finishes all that still moves', async () => {
  const director = new Director(script);
  const last = frames.length - 1;
  director.show(snapshot(last - 1, false));
  director.show(snapshot(last, true));
  expect(director.shown?.frame.seq).toBe(last - 1);
  director.rush();
  await vi.waitFor(() => expect(director.shown?.frame.seq).toBe(last));
  expect(director.picture).toEqual(end(last));
});
