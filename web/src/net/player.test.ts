import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Down, Frame, Up } from '../wire';
import { FakeLine } from './fakeline';
import { PlayerConnection } from './player';

class House extends FakeLine<Up, Down> {
  welcome(): void {
    const me = { name: 'Ines', chips: 100_000, guest: true, seated: 0 };
    this.say({ t: 'welcome', me, mine: [], tallies: [], version: '1' });
  }
}

let lines: House[];
let heard: Down[];
let baffled: number;
let connection: PlayerConnection;

const last = (): House => {
  const line = lines.at(-1);
  if (!line) throw new Error('nobody called');
  return line;
};

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  heard = [];
  baffled = 0;
  connection = new PlayerConnection({
    dial: () => {
      const line = new House();
      lines.push(line);
      return line;
    },
    hear: (message) => heard.push(message),
    baffled: () => (baffled += 1),
    session: () => Promise.resolve('valid'),
    expelled: () => {},
    luck: () => 0,
  });
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

const frame = (ack: string | null): Frame => ({
  t: 'frame',
  table: 't1',
  seq: 7,
  events: [],
  view: null,
  pending: null,
  gap_ms: null,
  seat: null,
  private: null,
  options: null,
  ack,
});

test('nothing is sent before the house has greeted, then everything that was meant to be', () => {
  connection.speak('zh');
  connection.watch('t1');
  void connection.order({ t: 'leave', table: 't1' });
  expect(last().sent).toEqual([]);
  last().welcome();
  expect(last().sent.map(({ t }) => t)).toEqual(['speak', 'watch', 'leave']);
  expect(connection.status).toBe('open');
});

test('a lost line is noticed, dialled again, and unanswered orders keep their ids', async () => {
  last().welcome();
  connection.watch('t1');
  const answer = connection.order({ t: 'act', table: 't1', turn: 3, action: { do: 'call' } });
  const [, first] = last().sent;
  last().onclose?.();
  expect(connection.status).toBe('lost');
  await vi.advanceTimersByTimeAsync(250);
  expect(lines).toHaveLength(2);
  last().welcome();
  expect(last().sent).toEqual([{ t: 'watch', table: 't1' }, first]);
  last().say(frame(first && 'id' in first ? first.id : null));
  expect(await answer).toEqual({ done: true, table: 't1' });
  last().onclose?.();
  await vi.advanceTimersByTimeAsync(250);
  last().welcome();
  expect(last().sent).toEqual([{ t: 'watch', table: 't1' }]);
});

test('the secret link of a table is told each time', async () => {
  last().welcome();
  connection.watch('t1', 'secret');
  last().onclose?.();
  await vi.advanceTimersByTimeAsync(250);
  last().welcome();
  for (const line of lines)
    expect(line.sent).toEqual([{ t: 'watch', table: 't1', link: 'secret' }]);
});

test('a refusal answers its order and nothing else', async () => {
  last().welcome();
  const answer = connection.order({ t: 'sit', table: 't1', chips: 100 });
  const [order] = last().sent;
  const id = order && 'id' in order ? order.id : '';
  last().say({ t: 'refusal', id: 'other', code: 'stale_turn', text: 'Too late.', facts: {} });
  last().say({ t: 'refusal', id, code: 'seat_taken', text: 'Taken.', facts: {} });
  expect(await answer).toEqual({ done: false, code: 'seat_taken', text: 'Taken.', facts: {} });
});

test('tables are not looked at any more after the connection was ended', () => {
  connection.watch('t1');
  connection.stop();
  connection.start();
  last().welcome();
  expect(last().sent).toEqual([]);
});

test('a message that this page does not know is noticed and not passed on', () => {
  last().welcome();
  last().onmessage?.({ data: '{"t":"jackpot","chips":5}' });
  expect(baffled).toBe(1);
  expect(heard.map(({ t }) => t)).toEqual(['welcome']);
});
