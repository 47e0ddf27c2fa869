import { expect, test } from 'vitest';
import type { Desk, Frame } from '../wire';
import { clockLeft, fold, gapLeft } from './snapshot';

const desk = { name: 'Oak', seats: [], chat: [] } as unknown as Desk;

const frame = (seq: number, more: Partial<Frame> = {}): Frame => ({
  t: 'frame',
  table: 't1',
  seq,
  events: [],
  view: null,
  pending: null,
  gap_ms: null,
  seat: null,
  own: null,
  options: null,
  ack: null,
  ...more,
});

test('the desk stays as it was until a frame brings a new one', () => {
  const first = fold(null, frame(4, { desk }), 0);
  const second = fold(first, frame(5), 10);
  expect(second?.desk).toBe(desk);
  expect(second?.continuous).toBe(true);
  expect(first?.continuous).toBe(false);
});

test('an older frame changes nothing, so no count jumps back', () => {
  const now = fold(null, frame(9, { desk }), 0);
  expect(fold(now, frame(8), 5)).toBe(now);
});

test('after missed frames there is a new truth and nothing to tell', () => {
  const now = fold(null, frame(9, { desk }), 0);
  const healed = fold(now, frame(12), 5);
  expect(healed?.frame.seq).toBe(12);
  expect(healed?.continuous).toBe(false);
});

test('clocks run down from the moment the frame came, and not below nothing', () => {
  const pending = { turn: 1, seats: [0], wait_ms: 30_000, left_ms: 20_000 };
  const running = fold(null, frame(1, { desk, pending }), 1_000);
  const waiting = fold(null, frame(1, { desk, gap_ms: 4_000 }), 1_000);
  if (!running || !waiting) throw new Error('no snapshot');
  expect(clockLeft(running, 6_000)).toBe(15_000);
  expect(clockLeft(running, 60_000)).toBe(0);
  expect(clockLeft(waiting, 6_000)).toBe(null);
  expect(gapLeft(waiting, 2_000)).toBe(3_000);
  expect(gapLeft(running, 2_000)).toBe(null);
});
