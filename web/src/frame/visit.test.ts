import { beforeEach, expect, test, vi } from 'vitest';
import { plainDesk } from '../../tests/table/plain';
import type { Frame, SeatView, TableEvent, TableSettings, TableSummary } from '../wire';
import { isMuted, mute, settings as settingsOfMotion } from '../kit';
import { dealNow } from './dealnow';
import { maySpeak, mayStart, rulesBots, standing, unreadyNames } from './seating';
import { type Desk, Visit } from './visit.svelte';

const settings = {
  seats: 3,
  buy_in_min: 100,
  buy_in_max: 1_000,
  bots: true,
  fixed_bots: true,
  start: 'at_once',
} as TableSettings;
const ines: SeatView = { seat: 0, name: 'Ines', chips: 500 };
const otto: SeatView = { seat: 1, name: 'Otto', chips: 500, bot: 'odds' };

const summary = (more: Partial<TableSummary> = {}): TableSummary =>
  ({
    name: 'Oak',
    game: 'holdem',
    preset: 'casino',
    rules: { unit: 100, blinds: [] },
    settings,
    host: 'Ines',
    seats: [ines, otto],
    queue: [],
    rounds: 0,
    closed: false,
    ...more,
  }) as unknown as TableSummary;

const frame = (seq: number, more: Partial<Frame> = {}): Frame => ({
  t: 'frame',
  table: 't1',
  seq,
  events: [],
  view: null,
  pending: null,
  gap_ms: null,
  seat: 0,
  ...more,
});

const left = (seat: number, name: string, cause: 'broke' | 'missed' | 'player'): TableEvent => ({
  e: 'player_left',
  seat,
  player: '',
  name,
  chips: 0,
  cause,
});

let visit: Visit;

beforeEach(async () => {
  visit = new Visit('t1', 'Ines', plainDesk);
  visit.take(frame(1, { summary: summary() }), 0);
  await vi.waitFor(() => expect(visit.live).toBe(true));
});

const told = (): string[] =>
  visit.log.map((entry) => (entry.kind === 'told' ? entry.say() : entry.line.text));

const closed = (gains: Record<string, number>): TableEvent => ({
  e: 'round_closed',
  number: 1,
  gains,
  house: 0,
  idle: [],
});

// req: CAS-2.13b
test('whoever won the chips of a bot is congratulated, and nobody else', () => {
  const third: SeatView = { seat: 2, name: 'Vera', chips: 500, bot: 'odds' };
  const all = summary({ seats: [ines, otto, third] });
  const rest = summary({ seats: [ines, third] });
  const broke = left(1, 'Otto', 'broke');
  visit.take(frame(2, { summary: all }), 0);
  visit.take(frame(3, { summary: rest, events: [closed({ 2: 500, 1: -500 }), broke] }), 0);
  expect(told()).toContain('Otto has no chips left and leaves');
  expect(told()).not.toContain('Congratulations, you have beaten Otto');
  visit.take(frame(4, { summary: all }), 0);
  visit.take(frame(5, { summary: rest, events: [closed({ 0: 500, 1: -500 }), broke] }), 0);
  expect(told()).toContain('Congratulations, you have beaten Otto');
  expect(visit.ending).toBe(null);
});

// req: CAS-2.16a, CAS-5.28a
test('beating the last one wins the table', () => {
  visit.take(
    frame(2, { summary: summary({ seats: [ines] }), events: [left(1, 'Otto', 'broke')] }),
    0,
  );
  expect(visit.ending).toEqual({ why: 'won_table' });
});

// req: CAS-2.15b
test('losing the last chips is explained before the menu', () => {
  const after = frame(2, {
    summary: summary({ seats: [otto] }),
    events: [left(0, 'Ines', 'broke')],
  });
  delete after.seat;
  visit.take(after, 0);
  expect(visit.ending).toEqual({ why: 'broke', chips: 0 });
  expect(visit.shown && standing(visit.shown, 'Ines', 2)).toBe('lost');
  visit.lookOn();
  expect(visit.ending).toBe(null);
  expect(visit.shown && standing(visit.shown, 'Ines', 2)).toBe('rail');
});

// req: CAS-5.6a
test('one whose chips do not pay for the next game is told so and keeps them', () => {
  const gone = { ...left(0, 'Ines', 'broke'), chips: 3_000 } as TableEvent;
  const after = frame(2, { summary: summary({ seats: [otto] }), events: [gone] });
  delete after.seat;
  visit.take(after, 0);
  expect(visit.ending).toEqual({ why: 'short', chips: 3_000 });
});

test('a bot that is sent away is not a victory, and an own leave needs no explanation', () => {
  visit.take(
    frame(2, { summary: summary({ seats: [ines] }), events: [left(1, 'Otto', 'player')] }),
    0,
  );
  expect(visit.ending).toBe(null);
  visit.take(frame(3, { summary: summary({ seats: [] }), events: [left(0, 'Ines', 'player')] }), 0);
  expect(visit.ending).toEqual({ why: 'left' });
});

const line = (text: string, id: number) => ({ id, name: 'Vera', text, at_ms: id });

// req: EPS-RF-HH-017
test('messages are listed once each, with what happened in between', () => {
  visit.listen([line('Before', 1)]);
  expect(visit.unread).toBe(0);
  visit.hear(line('Hello', 2));
  visit.take(frame(2, { events: [{ e: 'away_set', seat: 1, away: true }] }), 0);
  visit.hear(line('Hello', 3));
  visit.hear(line('Hello', 3));
  expect(told()).toEqual(['Before', 'Hello', 'Otto sits out', 'Hello']);
  expect(visit.unread).toBe(2);
  visit.hear({ ...line('My own', 4), name: 'Ines' });
  expect(visit.unread).toBe(2);
  // After a break the last lines come again, with those that were missed.
  visit.listen([line('Hello', 2), line('Hello', 3), line('Missed', 5)]);
  expect(told()).toEqual(['Before', 'Hello', 'Otto sits out', 'Hello', 'My own', 'Missed']);
  expect(visit.unread).toBe(3);
});

test('a line that was removed keeps its place and has no text', () => {
  for (const each of [line('One', 1), line('Two', 2)]) visit.hear(each);
  visit.hear({ ...line('', 1), removed: 'host' });
  expect(told()).toEqual(['', 'Two']);
  expect(visit.unread).toBe(2);
  // One that was never read here leaves no trace.
  visit.hear({ ...line('', 0), removed: 'house' });
  expect(told()).toEqual(['', 'Two']);
});

test('whoever is muted neither counts nor is read aloud, and can be heard again', () => {
  mute('Vera', true);
  visit.hear(line('Hello', 1));
  expect([visit.unread, isMuted('Vera')]).toEqual([0, true]);
  mute('Vera', false);
  visit.hear(line('Hello', 2));
  expect(visit.unread).toBe(1);
  expect(told()).toEqual(['Hello', 'Hello']);
});

test('what others say of the game is read when the stage has shown it, the own words at once', async () => {
  vi.useFakeTimers();
  settingsOfMotion.motion = 'full';
  visit.take(frame(2, { events: [slow] }), 0);
  visit.hear(line('What a card!', 1));
  visit.hear({ ...line('Wait', 2), name: 'Ines' });
  expect([told(), visit.unread]).toEqual([['Wait'], 0]);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(told()).toEqual(['Wait', 'It is slow', 'What a card!']);
  expect(visit.unread).toBe(1);
  vi.useRealTimers();
});

test('what is removed before it was read is never read', async () => {
  vi.useFakeTimers();
  settingsOfMotion.motion = 'full';
  visit.take(frame(2, { events: [slow] }), 0);
  visit.hear(line('A bad word', 1));
  visit.hear({ ...line('', 1), removed: 'host' });
  visit.end();
  expect(told().filter((text) => text !== 'It is slow')).toEqual([]);
  vi.useRealTimers();
});

test('being sent away is told to all, and explained to the one who goes', () => {
  const removed = { e: 'player_removed', player: '', name: 'Ines', seat: 0 } as const;
  visit.take(frame(2, { events: [removed], summary: summary() }), 0);
  expect(told()).toEqual([
    'The host wants you to go: you play this round to its end and take your chips with you',
  ]);
  const after = frame(3, {
    summary: summary({ seats: [otto] }),
    events: [{ ...left(0, 'Ines', 'player'), chips: 700, cause: 'removed' } as TableEvent],
  });
  delete after.seat;
  visit.take(after, 0);
  expect(visit.ending).toEqual({ why: 'removed', chips: 700 });
});

test('a round that is called off is told', () => {
  visit.take(frame(2, { events: [{ e: 'round_voided', number: 1, reason: '' }] }), 0);
  expect(told()).toEqual([
    'The round could not go on and was called off; everybody keeps their chips',
  ]);
});

test('where a player stands to a table follows from the newest frame', () => {
  const at = (more: Partial<Frame>, name = 'Ines') => {
    visit.take(frame(50, more), 0);
    const { shown } = visit;
    if (!shown) throw new Error('nothing is shown');
    return standing(shown, name, 2);
  };
  expect(at({ gap_ms: 4_000 })).toBe('playing');
  expect(at({})).toBe('alone');
  expect(at({ summary: summary({ seats: [{ ...ines, chips: 0 }, otto] }) })).toBe('broke');
  expect(at({ gap_ms: 1, summary: summary({ seats: [{ ...ines, away: true }, otto] }) })).toBe(
    'away',
  );
  expect(at({ seat: null, summary: summary({ seats: [otto] }) })).toBe('rail');
  expect(at({ seat: null, summary: summary({ seats: [otto], queue: ['Ines'] }) })).toBe('queued');
  const full = summary({ seats: [otto], settings: { ...settings, seats: 1 } });
  expect(at({ seat: null, summary: full })).toBe('full');
});

test('only the host rules over bots, and not once their number is settled', () => {
  const may = (more: Partial<Frame>) => {
    visit.take(frame(60, more), 0);
    return visit.shown ? rulesBots(visit.shown) : null;
  };
  expect(may({})).toBe(false);
  expect(may({ host: true })).toBe(true);
  expect(may({ host: true, summary: summary({ rounds: 1 }) })).toBe(false);
});

const seen = (more: Partial<Frame>) => {
  visit.take(frame(70, more), 0);
  if (!visit.shown) throw new Error('nothing is shown');
  return visit.shown;
};

test('where all have to be ready, each is asked and sees for whom the others wait', () => {
  const vera: SeatView = { seat: 2, name: 'Vera', chips: 500 };
  const table = (...seats: SeatView[]) =>
    seen({ summary: summary({ seats, settings: { ...settings, start: 'when_ready' } }) });
  expect(standing(table(ines, otto, vera), 'Ines', 2)).toBe('unready');
  const ready = table({ ...ines, ready: true }, otto, vera);
  expect(standing(ready, 'Ines', 2)).toBe('ready');
  expect(unreadyNames(ready)).toEqual(['Vera']);
  expect(standing(table(ines), 'Ines', 2)).toBe('alone');
  expect(standing(table(ines), 'Ines', 1)).toBe('unready');
});

test('where the host starts the rounds, only the host may, with or without a seat', () => {
  const hosted = summary({ settings: { ...settings, start: 'by_host' } });
  const guest = seen({ summary: hosted, host: false });
  expect([standing(guest, 'Ines', 2), mayStart(guest, 2)]).toEqual(['unstarted', false]);
  const host = seen({ summary: hosted, host: true });
  expect([standing(host, 'Ines', 2), mayStart(host, 2)]).toEqual(['unstarted', true]);
  expect(mayStart(seen({ summary: hosted, host: true, seat: null }), 2)).toBe(true);
  const pending = { turn: 1, seats: [1], wait_ms: null, left_ms: null };
  expect(mayStart(seen({ summary: hosted, host: true, pending }), 2)).toBe(false);
  expect(mayStart(seen({ summary: summary(), host: true }), 2)).toBe(false);
});

// req: EPS-UC-012.1
test('whoever has a seat may talk, and the host; who waits reads along', () => {
  expect(maySpeak(seen({}))).toBe(true);
  expect(maySpeak(seen({ seat: null }))).toBe(false);
  expect(maySpeak(seen({ seat: null, host: true }))).toBe(true);
  expect(maySpeak(seen({ seat: null, summary: summary({ queue: ['Ines'] }) }))).toBe(false);
  const going = summary({ seats: [{ ...ines, removed: true }] });
  expect(maySpeak(seen({ summary: going }))).toBe(false);
});

const slow = { e: 'slow' } as unknown as TableEvent;
const pending = { turn: 8, seats: [0], wait_ms: null, left_ms: null };

test('log, moves, wallet and ending wait until the stage has shown what led to them', async () => {
  vi.useFakeTimers();
  settingsOfMotion.motion = 'full';
  const afterwards = vi.fn();
  const options = { check: true } as never;
  visit.take(frame(2, { events: [slow], options, pending }), 0);
  visit.whenShown(afterwards);
  visit.close();
  await vi.advanceTimersByTimeAsync(900);
  expect([told(), visit.options, visit.ending]).toEqual([[], null, null]);
  expect(afterwards).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect([told(), visit.options]).toEqual([['It is slow'], options]);
  expect(visit.ending).toEqual({ why: 'gone' });
  expect(afterwards).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('what has to be said in time is not held up for longer', async () => {
  vi.useFakeTimers();
  settingsOfMotion.motion = 'full';
  const farewell = vi.fn();
  visit.take(frame(2, { events: [slow] }), 0);
  visit.whenShown(farewell, 300);
  await vi.advanceTimersByTimeAsync(310);
  expect(farewell).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a game that cannot be loaded is said, and tried again', async () => {
  let online = false;
  const flaky: Desk = {
    ...plainDesk,
    load: () => (online ? plainDesk.load('') : Promise.reject(new Error('offline'))),
  };
  visit = new Visit('t1', 'Ines', flaky);
  visit.take(frame(1, { summary: summary() }), 0);
  await vi.waitFor(() => expect(visit.trouble).toBeInstanceOf(Error));
  online = true;
  await visit.load();
  expect([visit.trouble, visit.live]).toEqual([null, true]);
});

test('the next round is dealt at once when everybody agrees, and a lone person decides alone', () => {
  const ada: SeatView = { seat: 2, name: 'Ada', chips: 500 };
  const at = (seats: SeatView[], more: Partial<Frame> = {}) => ({
    frame: frame(2, { gap_ms: 4_000, ...more }),
    summary: summary({ seats }),
    at_ms: 0,
    continuous: true,
  });
  const pressed = vi.fn();
  const alone = dealNow(at([ines, otto]), pressed);
  expect(alone?.waits).toBe(null);
  alone?.press();
  expect(pressed).toHaveBeenCalledOnce();
  const agreed = { ...ines, ready: true };
  expect(dealNow(at([agreed, otto, ada]), pressed)?.waits).toEqual(['Ada']);
  expect(dealNow(at([agreed, otto]), pressed)?.waits).toEqual([]);
  expect(dealNow(at([{ ...ines, away: true }, otto]), pressed)).toBe(null);
  expect(dealNow(at([ines, otto], { gap_ms: null }), pressed)).toBe(null);
  expect(dealNow(at([ines, otto], { seat: null }), pressed)).toBe(null);
});
