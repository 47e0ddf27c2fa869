/** What was won and lost, summed up: from round to round as a line, and table by table. */
import type { PlayedCard } from '../../wire';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points on a field of 100 by 100, from the oldest gain to the newest; `zero` is the height of
 *  nothing won and nothing lost. */
export function runningSum(gains: readonly number[]): { points: readonly Point[]; zero: number } {
  let sum = 0;
  const sums = [0, ...gains.map((gain) => (sum += gain))];
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  const height = (value: number): number =>
    high === low ? 50 : 100 - ((value - low) / (high - low)) * 100;
  const apart = sums.length > 1 ? 100 / (sums.length - 1) : 0;
  return { points: sums.map((value, i) => ({ x: i * apart, y: height(value) })), zero: height(0) };
}

/** All that was played at one table. */
export interface Session {
  readonly table: string;
  readonly game: string;
  readonly rounds: number;
  readonly gain: number;
  /** When its first round ended, and its last. */
  readonly from_ms: number;
  readonly to_ms: number;
}

/** The sessions that rounds belong to, newest first, as the rounds are. */
export function sessionsOf(rounds: readonly PlayedCard[]): Session[] {
  const found = new Map<string, Session>();
  for (const { table, game, gain, ended_ms } of rounds) {
    const known = found.get(table) ?? { table, game, rounds: 0, gain: 0, to_ms: ended_ms };
    const [count, sum] = [known.rounds + 1, known.gain + gain];
    found.set(table, { ...known, rounds: count, gain: sum, from_ms: ended_ms });
  }
  return [...found.values()];
}
