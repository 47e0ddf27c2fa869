import { expect, test } from 'vitest';
import type { Frame, TableSummary } from '../wire';
import { clockLeft, fold, gapLeft, withoutLost } from './snapshot';

const settings = { sitting: 'everyone' };
const summary = { name: 'Oak', seats: [], settings } as unknown as TableSummary;

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

test('a bot that lost its last chips is seen until the next round begins', () => {
  const seats = [
    { seat: 0, name: 'Ann', chips: 500 },
    { seat: 1, name: 'Pip', chips: 500, bot: 'easy' },
    { seat: 2, name: 'Bob', chips: 500 },
  ];
  const of = (...numbers: number[]) =>
    ({ ...summary, seats: seats.filter(({ seat }) => numbers.includes(seat)) }) as TableSummary;
  const left = (seat: number, cause: 'broke' | 'player') =>
    ({ e: 'player_left', seat, player: '', name: '', chips: 0, cause }) as const;
  const pending = { turn: 1, seats: [0], wait_ms: null, left_ms: null };
  const playing = fold(null, frame(1, { summary: of(0, 1, 2), pending }), 0);
  const events = [left(1, 'broke'), left(2, 'player')];
  const over = fold(playing, frame(2, { summary: of(0), events }), 0);
  expect(over?.beaten).toEqual([{ seat: 1, name: 'Pip', chips: 0, bot: 'easy' }]);
  expect(fold(over, frame(3), 0)?.beaten).toEqual(over?.beaten);
  expect(fold(over, frame(3, { summary: of(0, 1) }), 0)?.beaten).toBe(undefined);
  expect(fold(over, frame(3, { pending }), 0)?.beaten).toBe(undefined);
});

test('whoever lost the last chips keeps the round that took them until she goes on', () => {
  const ann = { seat: 0, name: 'Ann', chips: 0 };
  const pip = { seat: 1, name: 'Pip', chips: 900, bot: 'easy' };
  const both = { ...summary, seats: [ann, pip] } as TableSummary;
  const out = { e: 'player_left', seat: 0, player: '', name: 'Ann', chips: 0, cause: 'broke' };
  const over = fold(null, frame(1, { summary: both, seat: 0 }), 0);
  const goes = { summary, events: [out] as Frame['events'] };
  const shown = fold(over, frame(2, goes), 0);
  expect(shown?.lost).toBe(over);
  const pending = { turn: 1, seats: [1], wait_ms: null, left_ms: null };
  // Whatever the others do, and also after missed frames.
  const later = fold(shown, frame(7, { summary, pending }), 0);
  expect(later?.lost).toBe(over);
  expect(fold(later, frame(8, { summary: both, seat: 0 }), 0)?.lost).toBe(undefined);
  expect(later && withoutLost(later)).toEqual({ ...later, lost: undefined, continuous: false });
  // Not in mid-round, not of her own will, and not when somebody else goes.
  const playing = fold(null, frame(1, { summary: both, seat: 0, pending }), 0);
  expect(fold(playing, frame(2, goes), 0)?.lost).toBe(undefined);
  const events = [{ ...out, cause: 'player' }] as Frame['events'];
  expect(fold(over, frame(2, { summary, events }), 0)?.lost).toBe(undefined);
  const other = [{ ...out, seat: 1 }] as Frame['events'];
  expect(fold(over, frame(2, { summary, events: other }), 0)?.lost).toBe(undefined);
});

test('whoever had to give the seat up keeps the end of the round, with all who were in it', () => {
  const ann = { seat: 0, name: 'Ann', chips: 500 };
  const pip = { seat: 1, name: 'Pip', chips: 900, bot: 'easy' };
  const of = (...seats: object[]) => ({ ...summary, seats }) as TableSummary;
  const left = (seat: number, chips: number, cause: string) =>
    ({ e: 'player_left', seat, player: '', name: '', chips, cause }) as Frame['events'][number];
  const pending = { turn: 1, seats: [0], wait_ms: null, left_ms: null };
  const playing = fold(null, frame(1, { summary: of(ann, pip), seat: 0, pending }), 0);
  // The bots go with the last person.
  const events = [left(0, 490, 'missed'), left(1, 910, 'dismissed')];
  const over = fold(playing, frame(2, { summary: of(), events }), 0);
  expect(over?.lost?.frame).toMatchObject({ seq: 2, seat: 0 });
  expect(over?.lost?.summary.seats).toEqual([
    { ...ann, chips: 490 },
    { ...pip, chips: 910 },
  ]);
  expect(fold(over, frame(3), 0)?.lost).toBe(over?.lost);
  // Where the round goes on without her, or she goes of her own will, she looks on.
  expect(fold(playing, frame(2, { summary: of(pip), events, pending }), 0)?.lost).toBe(undefined);
  const gone = [left(0, 490, 'player')];
  expect(fold(playing, frame(2, { summary: of(), events: gone }), 0)?.lost).toBe(undefined);
  // A guest of the card room is led out by the room.
  const given = { ...of(), settings: { sitting: 'ticket' } } as unknown as TableSummary;
  expect(fold(playing, frame(2, { summary: given, events }), 0)?.lost).toBe(undefined);
});

test('the end of a round is remembered while the next one runs', () => {
  const pending = { turn: 1, seats: [0], wait_ms: null, left_ms: null };
  const view = { phase: 'over' } as unknown as Frame['view'];
  const over = fold(null, frame(1, { summary, view }), 0);
  const next = fold(over, frame(2, { pending }), 0);
  expect(next?.ended).toBe(view);
  expect(fold(next, frame(5, { pending }), 0)?.ended).toBe(view);
  expect(fold(next, frame(3), 0)?.ended).toBe(undefined);
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
