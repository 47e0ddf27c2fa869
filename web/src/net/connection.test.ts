/** The connection with messages of a clock tower, which no part of the page has ever heard of. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_MS, waitBefore } from './backoff';
import { Connection, type Protocol } from './connection.svelte';
import { FakeLine } from './fakeline';

type Up = { do: 'ring'; id: string; times: number } | { do: 'listen' } | { do: 'tap'; n: number };
type Down =
  | { bell: 'up here' }
  | { bell: 'rung'; order: string; hour: number }
  | { bell: 'stuck'; order: string }
  | { bell: 'tapped' };
interface Rung {
  hour: number;
}

const BELLS = ['up here', 'rung', 'stuck', 'tapped'];

const TOWER: Protocol<Up, Down, Rung> = {
  read(text) {
    const message = JSON.parse(text) as Down;
    return BELLS.includes(message.bell) ? message : null;
  },
  greets: ({ bell }) => bell === 'up here',
  answers(message) {
    if (message.bell === 'rung') {
      return { id: message.order, answer: { done: true, hour: message.hour } };
    }
    if (message.bell !== 'stuck') return null;
    return { id: message.order, answer: { done: false, code: 'stuck', text: 'Stuck.', facts: {} } };
  },
  ping: (n) => ({ do: 'tap', n }),
};

let lines: FakeLine<Up, Down>[];
let session: 'valid' | 'over' | 'unknown';
let hear: (message: Down) => void;
let greetings: Up[];
let expelled: number;
let baffled: number;
let connection: Connection<Up, Down, Rung>;

const last = (): FakeLine<Up, Down> => {
  const line = lines.at(-1);
  if (!line) throw new Error('nobody called');
  return line;
};
const welcome = (): void => last().say({ bell: 'up here' });
const idOf = (message: Up | undefined): string => (message && 'id' in message ? message.id : '');

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  session = 'valid';
  hear = () => {};
  greetings = [];
  expelled = 0;
  baffled = 0;
  connection = new Connection(TOWER, {
    dial: () => {
      const line = new FakeLine<Up, Down>();
      lines.push(line);
      return line;
    },
    greetings: () => greetings,
    hear: (message) => hear(message),
    baffled: () => (baffled += 1),
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

test('waits grow from a quarter of a second to one and a half, and luck only shortens them', () => {
  expect([0, 1, 2, 3, 9].map((attempt) => waitBefore(attempt, 0))).toEqual([
    250, 500, 1_000, 1_500, 1_500,
  ]);
  expect(waitBefore(3, 0.999)).toBeLessThan(LONGEST_MS);
});

test('greetings are said first on every connection, then what has no answer yet', async () => {
  greetings = [{ do: 'listen' }];
  const answer = connection.order({ do: 'ring', times: 3 });
  expect(last().sent).toEqual([]);
  welcome();
  const [first, order] = last().sent;
  expect(first).toEqual({ do: 'listen' });
  expect(order).toMatchObject({ do: 'ring', times: 3 });
  expect(connection.status).toBe('open');

  last().onclose?.();
  expect(connection.status).toBe('lost');
  await vi.advanceTimersByTimeAsync(250);
  expect(lines).toHaveLength(2);
  welcome();
  expect(last().sent).toEqual([{ do: 'listen' }, order]);
  last().say({ bell: 'rung', order: idOf(order), hour: 12 });
  expect(await answer).toEqual({ done: true, hour: 12 });

  last().onclose?.();
  await vi.advanceTimersByTimeAsync(250);
  welcome();
  expect(last().sent).toEqual([{ do: 'listen' }]);
});

test('what is only said is not repeated', async () => {
  connection.say({ do: 'listen' });
  welcome();
  expect(last().sent).toEqual([]);
});

test('a refusal answers its order and nothing else', async () => {
  welcome();
  const answer = connection.order({ do: 'ring', times: 1 });
  last().say({ bell: 'stuck', order: 'other' });
  last().say({ bell: 'stuck', order: idOf(last().sent[0]) });
  expect(await answer).toEqual({ done: false, code: 'stuck', text: 'Stuck.', facts: {} });
});

test('a message that is not known is told to the owner, and the next one is heard', () => {
  const heard: Down[] = [];
  hear = (message) => heard.push(message);
  welcome();
  last().onmessage?.({ data: '{"bell":"cracked"}' });
  expect([baffled, heard.length]).toEqual([1, 1]);
  last().say({ bell: 'tapped' });
  expect([baffled, heard.length]).toEqual([1, 2]);
});

test('an order is answered even when its message cannot be drawn', async () => {
  welcome();
  const answer = connection.order({ do: 'ring', times: 1 });
  hear = () => {
    throw new Error('no paint');
  };
  const id = idOf(last().sent[0]);
  expect(() => last().say({ bell: 'rung', order: id, hour: 1 })).toThrow('no paint');
  expect(await answer).toEqual({ done: true, hour: 1 });
});

test('a silent line is asked, and given up when it does not answer', async () => {
  welcome();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(last().sent.at(-1)).toEqual({ do: 'tap', n: 1 });
  last().say({ bell: 'tapped' });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(connection.status).toBe('open');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connection.status).toBe('lost');
});

test('when the network is back the next attempt is made at once', async () => {
  welcome();
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
  welcome();
  session = 'unknown';
  last().onclose?.();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines).toHaveLength(1);
  session = 'over';
  const answer = connection.order({ do: 'ring', times: 1 });
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  expect(expelled).toBe(1);
  expect(connection.status).toBe('idle');
  expect((await answer).done).toBe(false);
});
