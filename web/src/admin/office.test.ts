import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../i18n';
import { announcements } from '../kit/controls/announcements.svelte';
import { Declined } from '../net/api';
import { FakeLine } from '../net/fakeline';
import type { DeskDown, DeskUp } from '../wire-admin';
import { Office } from './office.svelte';
import { entry, guest, ME, overview, position, room, table } from './samples';

let lines: FakeLine<DeskUp, DeskDown>[];
let office: Office;
let answers: Record<string, unknown>;

const line = (): FakeLine<DeskUp, DeskDown> => {
  const last = lines.at(-1);
  if (!last) throw new Error('nobody called');
  return last;
};
const welcome = (): void =>
  line().say({ desk: 'welcome', me: ME, version: '1', build: '', testable: [] });
const sent = (desk: DeskUp['desk']): DeskUp[] => line().sent.filter((each) => each.desk === desk);
const idOf = (message?: DeskUp): string => (message && 'id' in message ? message.id : '');
const said = (): string[] => announcements.list.map(({ sentence }) => sentence);

beforeAll(() => loadWords('admin'));

beforeEach(async () => {
  lines = [];
  answers = {
    '/api/admin/door': { me: ME, set_up: false },
    '/api/admin/trail?newest=50': { entries: [entry(5), entry(4)], before: 4 },
    '/api/admin/trail?newest=50&before=4': { entries: [entry(3)], before: null },
    '/api/games': { games: [] },
  };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(answers[path] ?? {}))),
  );
  office = new Office(() => {
    lines.push(new FakeLine());
    return line();
  });
  await office.knock();
});

afterEach(() => {
  office.connection.stop();
  announcements.list = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('who has a session goes straight to the desk, all others to its door', async () => {
  expect([office.phase, office.me?.name]).toEqual(['desk', 'Greta']);
  answers['/api/admin/door'] = { me: null, set_up: true };
  const other = new Office(() => new FakeLine());
  await other.knock();
  expect([other.phase, other.isNew]).toEqual(['door', true]);
});

test('an act is done once the house says so, and a refusal is thrown with its words', async () => {
  welcome();
  const done = office.act({ desk: 'switch_on', room: 'cardroom' });
  line().say({ desk: 'ack', id: idOf(sent('switch_on')[0]), table: '' });
  expect(await done).toBe('');
  const refused = office.act({ desk: 'close_table', table: 't1' });
  const id = idOf(sent('close_table')[0]);
  line().say({ desk: 'refusal', id, code: 'round_runs', text: 'A round runs.', facts: {} });
  await expect(refused).rejects.toThrow(
    new Declined(0, { code: 'round_runs', text: 'A round runs.', facts: {} }),
  );
});

test('a system view begins when it was asked for, and ends with a word to the house', async () => {
  welcome();
  line().say(overview());
  line().say({ desk: 'position', table: 't1', position: position() });
  expect(office.view).toBe(null);

  const opened = office.openView('t1');
  line().say({ desk: 'ack', id: idOf(sent('open_view')[0]), table: '' });
  await opened;
  line().say({ desk: 'position', table: 't2', position: position() });
  expect(office.view?.position).toBe(null);
  line().say({ desk: 'position', table: 't1', position: position() });
  expect(office.view?.position?.pot).toBe(3_500);

  office.choose('t2');
  expect(office.view).toBe(null);
  expect(sent('close_view')).toEqual([{ desk: 'close_view', table: 't1' }]);
});

test('a view that is refused is not there', async () => {
  welcome();
  const refused = office.openView('t1');
  const id = idOf(sent('open_view')[0]);
  line().say({ desk: 'refusal', id, code: 'plays_here', text: 'You play here.', facts: {} });
  await expect(refused).rejects.toThrow('You play here.');
  expect(office.view).toBe(null);
});

test('after a break the view is asked for again, as a new act', async () => {
  vi.useFakeTimers();
  welcome();
  void office.openView('t1');
  const first = idOf(sent('open_view')[0]);
  line().say({ desk: 'ack', id: first, table: '' });
  line().say({ desk: 'position', table: 't1', position: position() });
  line().onclose?.();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lines).toHaveLength(2);
  welcome();
  const [again] = sent('open_view');
  expect(again).toMatchObject({ table: 't1' });
  expect(idOf(again)).not.toBe(first);
  expect(office.view?.position).toBe(null);
});

test('a table that closes closes its view, and another one is looked at', () => {
  welcome();
  line().say(overview());
  office.choose('t2');
  void office.openView('t2');
  line().say({ desk: 'ack', id: idOf(sent('open_view')[0]), table: '' });
  line().say({ desk: 'view_closed', table: 't2' });
  line().say({ desk: 'overview', at_ms: 2, whole: false, closed: ['t2'] });
  expect(office.view).toBe(null);
  expect(office.table?.id).toBe('t1');
});

test('acts are listed newest first, in pages, each as it was told last', async () => {
  welcome();
  await vi.waitFor(() => expect(office.trail.map(({ seq }) => seq)).toEqual([5, 4]));
  line().say({ desk: 'trail', entry: entry(6) });
  line().say({ desk: 'trail', entry: entry(6, { outcome: 'done' }) });
  expect(office.trail[0]?.outcome).toBe('done');
  await office.loadTrail();
  expect(office.trail.map(({ seq }) => seq)).toEqual([6, 5, 4, 3]);
  expect(office.older).toBe(null);
});

test('what matters is said aloud, whatever is looked at', () => {
  welcome();
  const bank = { name: 'A', answers: true, latency_ms: 3, asked_ms: 0, open: 0 };
  line().say(overview({ banks: [bank] }));
  expect(said()).toEqual([]);
  const news = { desk: 'overview', at_ms: 2, whole: false } as const;
  line().say({ ...news, rooms: [room({ guests: [guest('Ines')] })] });
  line().say({ ...news, rooms: [room({ state: 'closing' })] });
  line().say({ ...news, banks: [{ ...bank, answers: false }] });
  line().say({ ...news, tables: [table('t1', { pot: 9 })] });
  expect(said()).toEqual([
    'Ines came into Card room.',
    'Card room closes.',
    'Ines left Card room.',
    'The bank does not answer.',
  ]);
});

test('whoever is signed out sees nothing of the house any more', async () => {
  welcome();
  line().say(overview());
  await office.signOut();
  expect([office.phase, office.house, office.trail, office.me]).toEqual(['door', null, [], null]);
});
