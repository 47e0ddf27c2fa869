import { expect, test } from 'vitest';
import { type Entry, withLine, withTold } from './log';
import { growing, loud, quiet } from './sentences';

const words = (log: readonly Entry[]): string[] =>
  log.map((entry) => (entry.kind === 'told' ? entry.say() : entry.line.text));
const line = (id: number) => ({ id, name: 'Vera', text: `line ${id}`, at_ms: 0 });

test('a bet that grows chip by chip is one line', () => {
  let log: readonly Entry[] = withTold([], [loud(() => 'Shuffled')]);
  log = withTold(log, [growing('bet 1', () => 'Vera bets 10')]);
  log = withTold(log, [growing('bet 2', () => 'Ines bets 5')]);
  log = withTold(log, [growing('bet 1', () => 'Vera bets 20')]);
  expect(words(log)).toEqual(['Shuffled', 'Ines bets 5', 'Vera bets 20']);
  log = withTold(log, [loud(() => 'Cards')]);
  log = withTold(log, [growing('bet 1', () => 'Vera bets 30')]);
  expect(words(log).slice(-3)).toEqual(['Vera bets 20', 'Cards', 'Vera bets 30']);
});

test('a question to the player is no line', () => {
  expect(withTold([], [quiet(() => 'Your turn')])).toEqual([]);
});

test('a busy game pushes no talk aside', () => {
  let log = withLine([], line(1));
  for (let i = 0; i < 400; i += 1) log = withTold(log, [loud(() => `deed ${i}`)]);
  expect(words(log)[0]).toBe('line 1');
  expect(log.length).toBe(301);
  expect(words(log).at(-1)).toBe('deed 399');
});
