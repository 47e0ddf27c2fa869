import { expect, test } from 'vitest';
import type { ChatLine, Frame, TableEvent, TableSummary } from '../wire';
import { clockLeft, fold, gapLeft } from './snapshot';

const summary = { name: 'Oak', seats: [] } as unknown as TableSummary;

const frame = (seq: number, more: Partial<Frame> = {}): Frame => ({
  t: 'frame',
  table: 't1',
  seq,
  events: [],
  view: null,
  pending: null,
  gap_ms: null,
  seat: null,
  private: null,
  options: null,
  ack: null,
  ...more,
});

test('the summary stays as it was until a frame brings a new one', () => {
  const first = fold(null, frame(4, { summary }), 0);
  const second = fold(first, frame(5), 10);
  expect(second?.summary).toBe(summary);
  expect(second?.continuous).toBe(true);
  expect(first?.continuous).toBe(false);
});

test('an older frame changes nothing, so no count jumps back', () => {
  const now = fold(null, frame(9, { summary }), 0);
  expect(fold(now, frame(8), 5)).toBe(now);
});

test('after missed frames there is a new truth and nothing to tell', () => {
  const now = fold(null, frame(9, { summary }), 0);
  const healed = fold(now, frame(12), 5);
  expect(healed?.frame.seq).toBe(12);
  expect(healed?.continuous).toBe(false);
});

test('clocks run down from the moment the frame came, and not below nothing', () => {
  const pending = { turn: 1, seats: [0], wait_ms: 30_000, left_ms: 20_000 };
  const running = fold(null, frame(1, { summary, pending }), 1_000);
  const waiting = fold(null, frame(1, { summary, gap_ms: 4_000 }), 1_000);
  if (!running || !waiting) throw new Error('no snapshot');
  expect(clockLeft(running, 6_000)).toBe(15_000);
  expect(clockLeft(running, 60_000)).toBe(0);
  expect(clockLeft(waiting, 6_000)).toBe(null);
  expect(gapLeft(waiting, 2_000)).toBe(3_000);
  expect(gapLeft(running, 2_000)).toBe(null);
});

const line = (text: string, at_ms = 1): ChatLine => ({ name: 'Vera', text, at_ms });
const said = (text: string): TableEvent => ({ e: 'said', ...line(text) });
const texts = (...frames: Frame[]): string[] => {
  const folded = frames.reduce<ReturnType<typeof fold>>((now, each) => fold(now, each, 0), null);
  return folded?.chat.map(({ text }) => text) ?? [];
};

test('lines of chat come once with the answer to watch, and then one by one', () => {
  const whole = frame(4, { summary, chat: [line('Hello')] });
  expect(texts(whole)).toEqual(['Hello']);
  expect(texts(whole, frame(5), frame(6, { events: [said('Hi')] }))).toEqual(['Hello', 'Hi']);
  expect(texts(frame(4, { summary, chat: [] }), frame(5, { events: [said('Hi')] }))).toEqual([
    'Hi',
  ]);
});

test('a frame that was told already adds no line', () => {
  const whole = frame(5, { summary, chat: [line('Hi')] });
  expect(texts(whole, frame(5, { events: [said('Hi')] }))).toEqual(['Hi']);
  expect(texts(whole, frame(4, { events: [said('Hi')] }))).toEqual(['Hi']);
});

test('who comes back is told all lines anew', () => {
  const lost = frame(5, { events: [said('Two')] });
  const back = frame(9, { summary, chat: [line('Two'), line('Three')] });
  expect(texts(frame(4, { summary, chat: [line('One')] }), lost, back)).toEqual(['Two', 'Three']);
});

test('no more lines are kept than the table keeps', () => {
  const frames = Array.from({ length: 60 }, (_, i) => frame(5 + i, { events: [said(`${i}`)] }));
  const kept = texts(frame(4, { summary, chat: [line('first')] }), ...frames);
  expect(kept).toHaveLength(50);
  expect([kept[0], kept.at(-1)]).toEqual(['10', '59']);
});
