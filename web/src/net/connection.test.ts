import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Down, Frame, Up } from '../wire';
import { LONGEST_MS, waitBefore } from './backoff';
import { Connection, type Line } from './connection.svelte';

class FakeLine implements Line {
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  sent: Up[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Up);
  }

  close(): void {
    this.closed = true;
  }

  say(message: Down): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.say({
      t: 'welcome',
      me: { name: 'Ines', chips: 100_000, guest: true, seated: 0 },
      tables: [],
      version: '1',
    });
  }
}

let lines: FakeLine[];
let session: 'valid' | 'over' | 'unknown';
let heard: Down[];
let expelled: number;
let connection: Connection;

const last = (): FakeLine => {
  const line = lines.at(-1);
  if (!line) throw new Error('nobody called');
  return line;
};

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  heard = [];
  session = 'valid';
  expelled = 0;
  connection = new Connection({
    dial: () => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
    hear: (message) => heard.push(message),
    session: () => Promise.resolve(session),
    expelled: () => (expelled += 1),
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

test('waits grow from a quarter of a second to one and a half, and luck only shortens them', () => {
  expect([0, 1, 2, 3, 4, 40].map((attempt) => waitBefore(attempt, 0))).toEqual([
    250, 500, 1000, 1500, 1500, 1500,
  ]);
  expect(waitBefore(9, 0.999)).toBeLessThan(LONGEST_MS);
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

test('a silent line is asked, and given up when it does not answer', async () => {
  last().welcome();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(last().sent.at(-1)?.t).toBe('ping');
  last().say({ t: 'pong', n: 1 });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(connection.status).toBe('open');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connection.status).toBe('lost');
});

test('when the network is back the next attempt is made at once', async () => {
  last().welcome();
  for (let i = 0; i < 5; i++) {
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(LONGEST_MS);
  }
  last().onclose?.();
  const before = lines.length;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toHaveLength(before + 1);
});

test('while nobody can be asked it goes on trying; a session that is over ends it', async () => {
  last().welcome();
  session = 'unknown';
  last().onclose?.();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines).toHaveLength(1);
  session = 'over';
  const answer = connection.order({ t: 'leave', table: 't1' });
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  expect(expelled).toBe(1);
  expect(connection.status).toBe('idle');
  expect((await answer).done).toBe(false);
});
