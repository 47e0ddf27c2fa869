/** The desk as it is drawn and pressed, with a house that the test plays. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../i18n';
import { FakeLine } from '../net/fakeline';
import type { DeskDown, DeskUp } from '../wire-admin';
import AdminPage from './AdminPage.svelte';
import { Office } from './office.svelte';
import { guest, ME, overview, process, room, seat, table } from './samples';

let line: FakeLine<DeskUp, DeskDown>;
let office: Office;
let page: Record<string, unknown>;
let answers: Record<string, Response>;
const posted: [path: string, body: unknown][] = [];

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status });
const text = (): string => document.body.textContent.replace(/\s+/g, ' ');
const button = (name: string, last = false): HTMLButtonElement => {
  const all = [...document.querySelectorAll('button')].filter(
    (each) => (each.getAttribute('aria-label') ?? each.textContent.trim()) === name,
  );
  const found = last ? all.at(-1) : all[0];
  if (!found) throw new Error(`no button ${name} in ${text()}`);
  return found;
};
const press = async (name: string, last = false): Promise<void> => {
  button(name, last).click();
  await settle();
};
async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await tick();
  await new Promise((done) => setTimeout(done));
  flushSync();
}
function fill(label: string, value: string): void {
  const found = [...document.querySelectorAll('label')].find(
    (each) => each.textContent.trim() === label,
  );
  const field = document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function open(
  me: typeof ME | null,
  isNew = false,
  testable: readonly string[] = [],
): Promise<void> {
  answers['/api/admin/door'] = json({ me, set_up: isNew });
  page = mount(AdminPage, { target: document.body, props: { office } });
  await settle();
  if (!me) return;
  line.say({ desk: 'welcome', me, version: '1', build: '', testable });
  line.say(overview());
  await settle();
}
/** The acts that were sent, without their ids. */
const sent = (): object[] =>
  line.sent.flatMap((message) => {
    if (!('id' in message)) return [];
    const { id, ...order } = message;
    return [order];
  });
function answer(refusal = ''): Promise<void> {
  const last = line.sent.at(-1);
  const id = last && 'id' in last ? last.id : '';
  if (refusal) line.say({ desk: 'refusal', id, code: 'no', text: refusal, facts: {} });
  else line.say({ desk: 'ack', id, table: '' });
  return settle();
}

beforeAll(() => loadWords('admin'));

beforeEach(() => {
  answers = {};
  posted.length = 0;
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    if (body) posted.push([path, JSON.parse(body as string)]);
    const usual = path.includes('trail') ? { entries: [], before: null } : { games: [] };
    return Promise.resolve(answers[path]?.clone() ?? json(usual));
  });
  line = new FakeLine();
  office = new Office(() => line);
});

afterEach(async () => {
  office.connection.stop();
  await unmount(page);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

// req: EPS-UC-001.3
test('the first administrator is made with the code of the console and a password of his own', async () => {
  await open(null, true);
  fill('Set-up code', ' 12-34 ');
  fill('Name', 'Greta');
  fill('New password, at least 8 characters', 'eight walnut chairs');
  fill('The same password again', 'eight walnut chair');
  await press('Make administrator');
  expect(text()).toContain('The two passwords are not the same.');
  expect(posted).toEqual([]);
  answers['/api/admin/set-up'] = json(ME);
  fill('The same password again', 'eight walnut chairs');
  await press('Make administrator');
  const body = { code: '12-34', name: 'Greta', password: 'eight walnut chairs' };
  expect(posted).toEqual([['/api/admin/set-up', body]]);
  expect(office.phase).toBe('desk');
});

test('a refusal at the door says why, and asks for the code of the app where one is needed', async () => {
  await open(null);
  fill('Name', 'Greta');
  fill('Password', 'wrong');
  const problem = (code: string, words: string): Response =>
    json({ code, text: words, facts: {} }, 403);
  answers['/api/admin/sign-in'] = problem('wrong_sign_in', 'Name or password is wrong.');
  await press('Sign in');
  expect(text()).toContain('Name or password is wrong.');
  expect(text()).not.toContain('authenticator');
  answers['/api/admin/sign-in'] = problem('second_factor_needed', 'Type the code as well.');
  await press('Sign in');
  answers['/api/admin/sign-in'] = json(ME);
  fill('Code of your authenticator app', '123 456');
  await press('Sign in');
  expect(posted.at(-1)?.[1]).toEqual({ name: 'Greta', password: 'wrong', code: '123456' });
  expect(office.phase).toBe('desk');
});

// req: EPS-RF-SV-008
test('a room is switched on by a button that waits, and off after a question', async () => {
  await open(ME);
  line.say({ desk: 'overview', at_ms: 2, whole: false, rooms: [room({ state: 'off' })] });
  await settle();
  await press('Switch on');
  expect(button('Switch on').ariaBusy ?? button('Switch on').getAttribute('aria-busy')).toBe(
    'true',
  );
  await press('Switch on');
  expect(sent()).toEqual([{ desk: 'switch_on', room: 'cardroom' }]);
  await answer('The bank does not answer.');
  expect(text()).toContain('The bank does not answer.');

  line.say({ desk: 'overview', at_ms: 3, whole: false, rooms: [room()] });
  await settle();
  await press('Close the room');
  expect(sent()).toHaveLength(1);
  await press('Close the room', true);
  expect(sent().at(-1)).toEqual({ desk: 'switch_off', room: 'cardroom' });
});

// req: EPS-RF-SV-009
test('while a room closes the desk tells who still plays and who is cashed out', async () => {
  await open(ME);
  const guests = [
    guest('Ines', { table: 't1', seated: true }),
    guest('Pál', { table: 't1', seated: true, leaving: true }),
  ];
  line.say({
    desk: 'overview',
    at_ms: 2,
    whole: false,
    rooms: [room({ state: 'closing', guests })],
    tables: [table('t1', { round: 3, seats: [seat(0, 'Ines', 500)] })],
  });
  await settle();
  expect(text()).toContain('One still plays: Ines');
  expect(text()).toContain('One is being cashed out: Pál');
});

test('every process is told with what it owns and how it is', async () => {
  await open(ME);
  line.say(
    overview({
      whole: false,
      processes: [
        process('g1', {
          role: 'gateway',
          sockets: 12,
          tables: 0,
          owns: [],
          lease_age_ms: null,
          commit_ms: null,
        }),
        process('d1', { owns: ['t1', 't2'], tables: 2, queue: 3 }),
        process('d2', { silent_ms: 8_000 }),
        process('r1', { role: 'rooms', tables: 0, rooms: 1, owns: ['cardroom'], waits: true }),
      ],
    }),
  );
  await settle();
  const told = [...document.querySelectorAll('section')]
    .filter((each) => each.querySelector('h2')?.textContent === 'Processes')
    .flatMap((panel) => [...panel.querySelectorAll('.body > ul > li')])
    .map((row) => row.textContent.replace(/\s+/g, ' ').trim());
  expect(told).toHaveLength(4);
  expect(text()).toContain('2 of 4 not fine');
  expect(told[2]).toContain('g1 gateway fine Connections 12Waiting 0Bus 1 msMemory 64 megabytes');
  expect(told[2]).not.toContain('Lease');
  expect(told[3]).toContain('d1 dealer fine Tables 2Waiting 3Lease 1 secCommit 3 ms');
  expect(told[3]).toContain('What it owns t1t2');
  expect(told[0]).toContain('silent for 8 sec');
  expect(told[1]).toContain('r1 rooms decides nothing now Rooms 1');
  expect(told[1]).toContain('What it owns Card room');
});

test('the cards are asked for only after it was said that this is written down', async () => {
  await open(ME);
  await press('Show all cards');
  expect(text()).toContain('This is written to the audit trail');
  expect(sent()).toEqual([]);
  await press('Show all cards', true);
  expect(sent()).toEqual([{ desk: 'open_view', table: 't1' }]);
  await answer('You play here.');
  expect(text()).toContain('You play here.');
  expect(office.view).toBe(null);
});

test('a round is voided by its number, with the reason that players will read', async () => {
  await open(ME);
  line.say({ desk: 'overview', at_ms: 2, whole: false, tables: [table('t1', { rounds: 7 })] });
  await settle();
  await press('Void the round');
  fill('Reason', 'A card lay face up.');
  await press('Void the round', true);
  expect(sent()).toEqual([
    { desk: 'void_round', table: 't1', round: 7, reason: 'A card lay face up.' },
  ]);
  await answer();
  expect(office.asking).toBe(null);
});

test('an act is told with the names of that time when table and person are gone', async () => {
  await open(ME);
  const act = { seq: 9, at_ms: 1, by: 'a', name: 'Greta', act: 'remove_player', outcome: 'done' };
  const facts = { table_name: 'The corner', player_name: 'Ines' };
  line.say({ desk: 'trail', entry: { ...act, table: 'gone', player: 'p9', facts } });
  await settle();
  expect(text()).toContain('The corner · Ines');
});

test('somebody is seen off only by a second press', async () => {
  await open(ME);
  line.say({
    desk: 'overview',
    at_ms: 2,
    whole: false,
    rooms: [room({ guests: [guest('Ines')] })],
  });
  office.asking = { ask: 'person', player: 'p-Ines', name: 'Ines' };
  await settle();
  await press('See off');
  expect(sent()).toEqual([]);
  await press('See off: press again');
  expect(sent()).toEqual([{ desk: 'remove_guest', room: 'cardroom', player: 'p-Ines' }]);
});

// req: EPS-RF-GR-016
test('a test table is offered where the house permits it, and rigging is switched after a question', async () => {
  const settings = { seats: 7 };
  const preset = (name: string): object => ({ name, rules: {}, settings });
  const game = (name: string, ...presets: string[]): object => ({
    name,
    presets: presets.map(preset),
    bots: [],
  });
  const games = [game('roulette', 'casino'), game('holdem', 'casino', 'cardroom')];
  answers['/api/games'] = json({ games });
  await open(ME, false, ['holdem']);
  await press('Open a table');
  const offered = (): string[] =>
    [...document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')].map(
      ({ value }) => value,
    );
  expect(offered()).toEqual(['roulette/casino', 'holdem/casino']);
  document.querySelector<HTMLInputElement>('dialog input[type=checkbox]')?.click();
  await settle();
  expect(offered()).toEqual(['holdem/casino', 'holdem/cardroom']);
  await press('Open');
  const wish = { game: 'holdem', preset: 'casino', name: '', settings: { money: 'test' } };
  expect(sent()).toEqual([{ desk: 'open_table', ...wish }]);
  await answer();

  const test = { rigging: false, holds: false, waits: false, rigged: false };
  line.say({
    desk: 'overview',
    at_ms: 2,
    whole: false,
    tables: [table('t1', { money: 'test', test })],
  });
  await settle();
  expect(text()).toContain('Test table');
  expect(text()).toContain('Rigging off');
  await press('Switch rigging on');
  expect(sent()).toHaveLength(1);
  await press('Switch rigging on', true);
  expect(sent().at(-1)).toEqual({ desk: 'set_rigging', table: 't1', on: true });
  await answer('A round is running.');
  expect(text()).toContain('A round is running.');
});

test('where the house does not permit it, no test table is offered', async () => {
  await open(ME);
  await press('Open a table');
  expect(document.querySelector('dialog input[type=checkbox]')).toBe(null);
  expect(text()).not.toContain('Test table');
});
