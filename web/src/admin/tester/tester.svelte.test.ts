/** The tester's desk as it is drawn and pressed, with a house that the test plays. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n';
import { FakeLine } from '../../net/fakeline';
import type { DeskDown, DeskUp, Overview, RiggingState, TableOverview } from '../../wire-admin';
import { Office } from '../office.svelte';
import { ME, seat, table } from '../samples';
import TesterDesk from './TesterDesk.svelte';

const TESTER = { ...ME, name: 'Tess', role: 'tester' } as const;

let line: FakeLine<DeskUp, DeskDown>;
let office: Office;
let page: Record<string, unknown>;

const text = (): string => document.body.textContent.replace(/\s+/g, ' ');
const named = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent.trim()) === name,
  );
  if (!found) throw new Error(`no button ${name} in ${text()}`);
  return found;
};
async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await tick();
  await new Promise((done) => setTimeout(done));
  flushSync();
}
const press = async (name: string): Promise<void> => {
  named(name).click();
  await settle();
};
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

const rigging = (more: Partial<RiggingState> = {}): RiggingState => ({
  rigging: true,
  holds: false,
  waits: false,
  rigged: false,
  ...more,
});
const trial = (more: Partial<TableOverview> = {}): TableOverview =>
  table('Trial', {
    money: 'test',
    seats: [seat(1, 'Odin', 500, 'solid'), seat(4, 'Rosa', 500)],
    test: rigging(),
    ...more,
  });
function tell(news: Partial<Overview>): Promise<void> {
  line.say({ desk: 'overview', at_ms: 1, whole: false, ...news });
  return settle();
}
const WAITING = trial({
  round: 1,
  test: rigging({ holds: true, waits: true }),
  pending: { turn: 1, seats: [], wait_ms: 120_000, left_ms: 90_000 },
});

beforeAll(() => loadWords('admin'));

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  line = new FakeLine();
  office = new Office(() => line);
  office.enter(TESTER);
  await settle();
  line.say({ desk: 'welcome', me: TESTER, version: '1', build: '', testable: ['holdem'] });
  line.say({ desk: 'overview', at_ms: 1, whole: true, tables: [], rigs: [] });
  page = mount(TesterDesk, { target: document.body, props: { office } });
  await settle();
});

afterEach(async () => {
  office.connection.stop();
  await unmount(page);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

// req: EPS-RF-GR-016
test('while rigging is off, nothing can be ordered', async () => {
  expect(text()).toContain('No test table is open');
  await tell({ tables: [trial({ test: rigging({ rigging: false }) })] });
  expect(text()).toContain('Rigging is switched off here.');
  expect(named('Wait before the next cards').disabled).toBe(true);
  await press('ace of spades');
  expect(named('Name this card').disabled).toBe(true);
});

// req: EPS-UC-003
test('a tester has the table wait, and has it deal', async () => {
  await tell({ tables: [trial()] });
  await press('Wait before the next cards');
  expect(sent()).toEqual([{ desk: 'hold_deal', table: 'Trial', hold: true }]);
  await answer('The table waits before the next cards already.');
  expect(text()).toContain('waits before the next cards already.');
  await tell({ tables: [trial({ test: rigging({ holds: true }) })] });
  expect(text()).toContain('The next game waits for you before its first card.');
  await tell({ tables: [WAITING] });
  expect(text()).toContain('The table waits for you before the next cards.');
  expect(text()).toContain('It goes on by itself in 90s.');
  await press('Deal');
  expect(sent().at(-1)).toEqual({ desk: 'hold_deal', table: 'Trial', hold: false });
});

// req: EPS-RF-GR-002
test('cards are named in their order, with the places that they go to', async () => {
  const rigs = [{ table: 'Trial', places: [4, 1, 4, 1, 'flop'], named: [] as string[] }];
  await tell({ tables: [WAITING], rigs });
  await press('ace of spades');
  await press('10 of diamonds');
  expect(text()).toMatch(/A Seat 5 Rosa10 Seat 2 Odin/);
  const ten = named('10 of diamonds, chosen as number 2');
  expect(ten.getAttribute('aria-pressed')).toBe('true');
  await press('Name these 2 cards');
  const order = { desk: 'rig_deck', table: 'Trial', cards: ['As', 'Td'] };
  expect(sent()).toEqual([order]);
  await answer('As has been dealt already.');
  expect(text()).toContain('As has been dealt already.');
  await press('Name these 2 cards');
  expect(text()).not.toContain('As has been dealt already.');
  await answer();
  await tell({ tables: [WAITING], rigs: [{ ...rigs[0]!, named: ['As', 'Td'] }] });
  expect(text().match(/Set:/g)).toHaveLength(2);
  expect(named('ace of spades, set already').getAttribute('aria-pressed')).toBe('false');
  expect(named('Name cards').disabled).toBe(true);
  await tell({ tables: [WAITING], rigs: [{ table: 'Trial', places: ['flop'], named: ['Td'] }] });
  expect(text().match(/Set:/g)).toHaveLength(1);
});

test('all cards are reached with the arrows, and one of them with Tab', async () => {
  await tell({ tables: [WAITING] });
  const tabbed = (): (string | null)[] =>
    [...document.querySelectorAll('[role=group] button[tabindex="0"]')].map((each) =>
      each.getAttribute('aria-label'),
    );
  expect(tabbed()).toEqual(['ace of spades']);
  const strike = async (key: string): Promise<void> => {
    const at = named(tabbed()[0] ?? '');
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await settle();
  };
  await strike('ArrowRight');
  expect(tabbed()).toEqual(['king of spades']);
  await strike('ArrowDown');
  expect(tabbed()).toEqual(['king of hearts']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('king of hearts');
  await strike('End');
  await strike('ArrowRight');
  expect(tabbed()).toEqual(['2 of clubs']);
});

test('a table that is closed goes with what was known of it', async () => {
  const rigs = [{ table: 'Trial', places: [], named: ['As'] }];
  await tell({ tables: [WAITING], rigs });
  expect(office.house?.rigs).toHaveLength(1);
  await tell({ closed: ['Trial'] });
  expect(office.house?.rigs).toEqual([]);
  expect(text()).toContain('No test table is open');
});
