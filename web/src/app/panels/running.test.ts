import { expect, test } from 'vitest';
import { marksOf } from './replaymarks';
import { runningSum, sessionsOf } from './running';

test('gains are summed up from the first to the last', () => {
  const { points, zero } = runningSum([100, -300, 200]);
  expect(points.map(({ x }) => Math.round(x))).toEqual([0, 33, 67, 100]);
  expect(points.map(({ y }) => Math.round(y))).toEqual([33, 0, 100, 33]);
  expect(Math.round(zero)).toBe(33);
  expect(runningSum([]).points).toEqual([{ x: 0, y: 50 }]);
});

test('rounds at one table are one session, the newest first', () => {
  const round = (table: string, gain: number, ended_ms: number) => ({
    table,
    game: 'holdem',
    number: 1,
    gain,
    ended_ms,
    end: null,
  });
  const rounds = [round('b', 5, 40), round('a', -30, 30), round('b', 10, 20), round('a', 10, 10)];
  expect(sessionsOf(rounds)).toEqual([
    { table: 'b', game: 'holdem', rounds: 2, gain: 15, from_ms: 20, to_ms: 40 },
    { table: 'a', game: 'holdem', rounds: 2, gain: -20, from_ms: 10, to_ms: 30 },
  ]);
});

test('a replay is marked where a round goes on to its next part', () => {
  const steps = ['preflop', 'preflop', 'flop', 'flop', 'river'].map((street) => ({
    events: [],
    view: { street } as never,
    private: null,
  }));
  expect(marksOf({ steps })).toEqual([
    { at: 0, part: 'preflop' },
    { at: 2, part: 'flop' },
    { at: 4, part: 'river' },
  ]);
});
