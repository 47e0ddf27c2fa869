import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeLine } from '../net/fakeline';
import type { Down, Frame, GameCard, TableSummary, Up } from '../wire';
import { House } from './house.svelte';

const ME = { name: 'Ines', chips: 100_000, guest: true, seated: 0 };
const GAMES = [
  { name: 'sabacc', presets: [{ name: 'casino', settings: { seats: 4 } }] },
] as unknown as GameCard[];
const summary = { name: 'Oak', game: 'sabacc', seats: [], rules: {} } as unknown as TableSummary;
const frame: Frame = {
  t: 'frame',
  table: 't1',
  seq: 5,
  events: [],
  view: null,
  pending: null,
  gap_ms: null,
  summary,
};

let line: FakeLine<Up, Down>;
let house: House;
const ANSWERS: Record<string, unknown> = {
  '/api/me': ME,
  '/api/me/looks': { looks: null, pictures: {} },
};

beforeEach(async () => {
  location.hash = '';
  document.head.innerHTML = '<meta name="build" content="old">';
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(ANSWERS[path] ?? { games: GAMES }))),
  );
  line = new FakeLine();
  house = new House(() => line);
  await house.knock();
});

afterEach(() => {
  house.connection.stop();
  vi.useRealTimers();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

const welcome = (build?: string): void =>
  line.say({ t: 'welcome', me: ME, mine: [], tallies: [], version: '1', ...(build && { build }) });
/** Whatever a newer house may say. */
const sayAnything = (message: object): void => line.say(message as Down);

test('a house of the same build, or without one, is no news', () => {
  welcome();
  welcome('old');
  expect(house.outdated).toBe(null);
});

test('after a reconnect to a house of another build the page is out of date', () => {
  welcome('old');
  welcome('new');
  expect(house.outdated).toBe('build');
});

test('a page that knows no build of its own is never out of date', () => {
  document.head.innerHTML = '';
  welcome('new');
  expect(house.outdated).toBe(null);
});

test.each([
  ['a message', { t: 'jackpot', chips: 5 }],
  ['an event', { ...frame, seq: 6, events: [{ e: 'card_burnt' }] }],
  ['a game', { ...frame, seq: 6, summary: { ...summary, game: 'snap' } }],
])('%s that the page does not know makes it out of date, and nothing throws', (_, message) => {
  welcome('old');
  house.look('t1');
  sayAnything(frame);
  expect(house.outdated).toBe(null);
  sayAnything(message);
  expect(house.outdated).toBe('message');
  expect(house.visit?.latest?.frame.seq).toBe(5);
});

test('what a newer house says is not shown any more', () => {
  welcome('old');
  house.look('t1');
  sayAnything(frame);
  welcome('new');
  sayAnything({ ...frame, seq: 6 });
  expect(house.visit?.latest?.frame.seq).toBe(5);
});

/** The orders that were sent, with what matters of them. */
const orders = (): string[] =>
  line.sent.flatMap((message) => {
    if (message.t === 'sit') return [`sit ${message.seat ?? 'anywhere'}`];
    return 'id' in message ? [message.t] : [];
  });
const lastId = (): string => {
  const last = line.sent.findLast((message) => 'id' in message);
  return last && 'id' in last ? last.id : '';
};
const acknowledge = async (): Promise<void> => {
  line.say({ t: 'ack', id: lastId(), table: 't1' });
  await new Promise((done) => setTimeout(done));
};
const refuse = async (code: string): Promise<void> => {
  line.say({ t: 'refusal', id: lastId(), code, text: `${code}!`, facts: {} });
  await new Promise((done) => setTimeout(done));
};
const WISH = {
  game: 'sabacc',
  preset: 'casino',
  bots: [{ kind: 'balance' }, { kind: 'balance' }],
  chips: 1_000,
};

// req: CAS-5.10a
test('whoever opens a table sits down first, in the last seat, and then all bots at once', async () => {
  welcome();
  const done = house.open(WISH);
  expect(orders()).toEqual(['open_table']);
  await acknowledge();
  expect(orders()).toEqual(['open_table', 'sit 3']);
  await acknowledge();
  expect(orders()).toEqual(['open_table', 'sit 3', 'seat_bot', 'seat_bot']);
  for (const message of line.sent) {
    if (message.t === 'seat_bot') line.say({ t: 'ack', id: message.id, table: 't1' });
  }
  expect(await done).toBe(true);
  expect(house.router.route).toEqual({ at: 'table', table: 't1' });
});

test('where somebody was faster, another seat will do', async () => {
  welcome();
  void house.open(WISH);
  await acknowledge();
  await refuse('seat_taken');
  expect(orders()).toEqual(['open_table', 'sit 3', 'sit anywhere']);
  expect(house.notices.list).toEqual([]);
  await acknowledge();
  expect(orders().slice(3)).toEqual(['seat_bot', 'seat_bot']);
});

test('no bots come to a table where the player has no seat', async () => {
  welcome();
  const done = house.open(WISH);
  await acknowledge();
  await refuse('not_enough_chips');
  expect(await done).toBe(true);
  expect(orders()).toEqual(['open_table', 'sit 3']);
  expect(house.notices.list.map(({ text }) => text)).toEqual(['not_enough_chips!']);
});

test('that people took the seats meant for bots is not complained about', async () => {
  welcome();
  void house.open(WISH);
  await acknowledge();
  await acknowledge();
  await refuse('table_full');
  expect(house.notices.list).toEqual([]);
});

test('a question about the session that is never answered is given up, and asked again', async () => {
  welcome();
  vi.useFakeTimers();
  let asked = 0;
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    asked += 1;
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  line.onclose?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked).toBe(2);
  expect([house.connection.status, house.phase]).toEqual(['lost', 'inside']);

  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(ME))));
  line = new FakeLine();
  await vi.advanceTimersByTimeAsync(5_000);
  welcome();
  expect(house.connection.status).toBe('open');
});

const sayBye = (code: string): void => line.say({ t: 'bye', code, text: `${code}.` });
const told = (): string[] => house.notices.list.map(({ tone, text }) => `${tone}: ${text}`);

test('a goodbye is no error, is still there at the door, and not after the next coming in', async () => {
  welcome();
  sayBye('signed_out');
  await house.signOut();
  expect(house.phase).toBe('door');
  expect(told()).toEqual(['good: signed_out.']);
  await house.signIn({ name: 'Ines' });
  expect(told()).toEqual([]);
});

test('a house that closes is a trouble, which is told whatever the player does', () => {
  welcome();
  sayBye('closing');
  house.notices.pass();
  expect(told()).toEqual(['bad: closing.']);
});

test('what the house announces stays until it is put away, whatever else is told', () => {
  vi.useFakeTimers();
  welcome();
  line.say({ t: 'announcement', text: 'Tea is served.' });
  for (const code of ['a', 'b', 'c', 'd']) sayBye(code);
  house.notices.pass();
  vi.advanceTimersByTime(60_000);
  expect(told()).toEqual(['house: Tea is served.']);
  house.notices.dismiss(house.notices.list[0]?.key ?? 0);
  expect(told()).toEqual([]);
});

test('why a round was taken back is told to everybody who looks, on a phone too', () => {
  welcome();
  house.look('t1');
  sayAnything(frame);
  sayAnything({ ...frame, seq: 6, events: [{ e: 'round_voided', number: 3, reason: '' }] });
  expect(told()).toEqual([]);
  const reason = 'A card lay face up';
  sayAnything({ ...frame, seq: 7, events: [{ e: 'round_voided', number: 4, reason }] });
  expect(told()).toEqual([expect.stringContaining(`Round 4 is void: ${reason}`)]);
});
