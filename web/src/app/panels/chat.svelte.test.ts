import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainDesk } from '../../../tests/table/plain';
import { speak } from '../../i18n';
import { Visit } from '../../frame/visit.svelte';
import { DEFAULTS, settings } from '../../kit/settings/settings.svelte';
import type { PlayerAnswer, PlayerDraft } from '../../net/player';
import type { ChatLine, Frame, TableSummary } from '../../wire';
import type { House } from '../house.svelte';
import Chat from './Chat.svelte';

const summary = {
  name: 'Oak',
  game: 'holdem',
  preset: 'casino',
  rules: { unit: 100, blinds: [] },
  settings: { seats: 3 },
  seats: [
    { seat: 0, name: 'Ines', chips: 500 },
    { seat: 1, name: 'Vera', chips: 500, avatar: 3 },
  ],
  queue: [],
} as unknown as TableSummary;

const frame = (more: Partial<Frame> = {}): Frame => ({
  t: 'frame',
  table: 't1',
  seq: 1,
  events: [],
  view: null,
  pending: null,
  gap_ms: null,
  seat: 0,
  summary,
  ...more,
});
const line = (text: string, id: number, more: Partial<ChatLine> = {}): ChatLine => ({
  id,
  name: 'Vera',
  text,
  at_ms: Date.parse('2026-03-01T20:15:00') + id,
  ...more,
});

let body: HTMLElement;
let visit: Visit;
let orders: PlayerDraft[];
let answer: PlayerAnswer;
let mounted: Record<string, unknown>;

const house = {
  notices: { show: vi.fn() },
  order: async (draft: PlayerDraft) => {
    orders.push(draft);
    return answer;
  },
} as unknown as House;

async function open(more: Partial<Frame> = {}): Promise<void> {
  visit = new Visit('t1', 'Ines', plainDesk);
  visit.take(frame(more), 0);
  await vi.waitFor(() => expect(visit.live).toBe(true));
  mounted = mount(Chat, { target: body, props: { house, visit } });
  flushSync();
}

beforeEach(() => {
  body = document.body.appendChild(document.createElement('div'));
  orders = [];
  answer = { done: true, table: 't1' } as PlayerAnswer;
});

afterEach(async () => {
  await unmount(mounted);
  body.remove();
  Object.assign(settings, DEFAULTS);
});

const items = (): Element[] => [...body.querySelectorAll('ol li')];
const text = (of: Element | undefined): string =>
  of?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const press = (name: string): void => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? text(each)) === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  found.click();
  flushSync();
};
const field = (): HTMLInputElement => {
  const found = body.querySelector<HTMLInputElement>('input');
  if (!found) throw new Error('no field');
  return found;
};
function type(value: string): void {
  field().value = value;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
async function send(): Promise<void> {
  body.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => expect(body.querySelector('[aria-busy=true]')).toBeNull());
  flushSync();
}

// req: EPS-RF-HH-017, EPS-RF-HH-019
test('a line has a sender, a time of the reader and a text that is only text', async () => {
  await open();
  const tricks = [
    '<b>bold</b> & <img src=x onerror=alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '[here](javascript:alert(1)) https://example.org',
    '\u05e9\u05dc\u05d5\u05dd abc',
  ];
  tricks.forEach((each, at) => visit.hear(line(each, at)));
  flushSync();
  tricks.forEach((each, at) => expect(text(items()[at])).toContain(each));
  const [first] = items();
  expect(text(first)).toContain('Vera');
  const time = first?.querySelector('time');
  expect(new Date(time?.dateTime ?? '').getHours()).toBe(20);
  expect(time?.textContent).toMatch(/8:15|20:15/);
  expect(body.querySelector('ol img, ol a, ol script, ol b')).toBeNull();
  // Whatever runs from right to left stays within its line.
  expect(first?.querySelector('.words')?.getAttribute('dir')).toBe('auto');
  expect(first?.querySelector('bdi')?.textContent).toBe('Vera');
});

// req: EPS-REF-4
test('codes are drawn with their names, and the picker puts them in where the cursor is', async () => {
  await open();
  visit.hear(line('nice :)', 1));
  flushSync();
  const drawn = items()[0]?.querySelector('svg.emoticon');
  expect([drawn?.getAttribute('role'), drawn?.getAttribute('aria-label')]).toEqual([
    'img',
    'Smile',
  ]);
  type('well played');
  field().setSelectionRange(4, 4);
  press('Emoticons');
  expect(body.querySelectorAll('[role=toolbar] button')).toHaveLength(16);
  press('Wink ;)');
  await vi.waitFor(() => expect(field().value).toBe('well ;) played'));
  await send();
  expect(orders).toEqual([{ t: 'say', table: 't1', text: 'well ;) played' }]);
  await vi.waitFor(() => expect(field().value).toBe(''));
});

test('a quick phrase is sent with one press and read in the language of each reader', async () => {
  await open();
  press('Emoticons');
  press('Good luck');
  expect(orders).toEqual([{ t: 'say', table: 't1', text: '/luck' }]);
  visit.hear(line('/luck', 1));
  flushSync();
  expect(items()[0]?.textContent).toContain('Good luck');
  await speak('de');
  flushSync();
  expect(items()[0]?.textContent).toContain('Viel Glück');
  await speak('en');
});

// req: EPS-RF-HH-016
test('what was refused or is half typed stays, also when the panel is closed and opened', async () => {
  await open();
  type('   ');
  await send();
  expect(orders).toEqual([]);
  answer = { done: false, code: 'chat_too_fast', text: 'Wait', facts: {} };
  type('too fast');
  await send();
  expect([orders.length, field().value]).toEqual([1, 'too fast']);
  await unmount(mounted);
  mounted = mount(Chat, { target: body, props: { house, visit } });
  flushSync();
  expect(field().value).toBe('too fast');
});

// req: EPS-UC-012.1
test('who waits or looks on reads along and has nothing to write in', async () => {
  await open({ seat: null, summary: { ...summary, queue: ['Ines'] } });
  visit.hear(line('Hello', 1));
  flushSync();
  expect(text(items()[0])).toContain('Hello');
  expect(body.querySelector('form')).toBeNull();
  expect(text(body)).toContain('Take a seat to join the talk.');
});

test('a person can be muted and heard again', async () => {
  await open();
  visit.hear(line('noise', 1));
  visit.hear(line('sense', 2, { name: 'Otto' }));
  flushSync();
  press('Vera: mute or remove');
  press('Mute');
  expect(items().map(text).join()).not.toContain('noise');
  expect(items()).toHaveLength(1);
  expect(settings.muted).toEqual(['Vera']);
  press('1 person muted');
  press('Unmute Vera');
  expect(items()).toHaveLength(2);
  expect(orders).toEqual([]);
});

test('the host removes a line, and a person after being asked once more', async () => {
  await open({ host: true });
  visit.hear(line('a bad word', 7));
  flushSync();
  press('Vera: mute or remove');
  press('Remove this line');
  expect(orders).toEqual([{ t: 'remove_line', table: 't1', line: 7 }]);
  visit.hear(line('', 7, { removed: 'host' }));
  await vi.waitFor(() => expect(text(items()[0])).toContain('Removed by the host'));
  flushSync();
  press('Vera: mute or remove');
  press('Remove from the table');
  expect(orders).toHaveLength(1);
  const asked = [...document.querySelectorAll('dialog[open]')].at(-1);
  expect(text(asked)).toContain('Send Vera away?');
  [...(asked?.querySelectorAll<HTMLButtonElement>('.red') ?? [])][0]?.click();
  expect(orders.at(-1)).toEqual({ t: 'remove_player', table: 't1', name: 'Vera' });
});

test('nobody else is offered to remove anything', async () => {
  await open();
  visit.hear(line('hello', 1));
  visit.hear(line('mine', 2, { name: 'Ines' }));
  visit.hear(line('We close at eleven.', 3, { name: '' }));
  flushSync();
  expect(text(items()[2])).toContain('The house');
  expect(items()[1]?.querySelector('button')).toBeNull();
  press('Vera: mute or remove');
  expect(text(document.querySelector('dialog[open]') ?? undefined)).not.toContain('Remove');
});

test('the names of a long list are one stop on the way of the Tab key', async () => {
  await open();
  for (let id = 1; id <= 5; id++) visit.hear(line(`line ${id}`, id));
  flushSync();
  const names = [...body.querySelectorAll<HTMLButtonElement>('ol button')];
  expect(names.map((each) => each.tabIndex)).toEqual([-1, -1, -1, -1, 0]);
  names[4]?.focus();
  const up = new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true });
  names[4]?.dispatchEvent(up);
  expect(document.activeElement).toBe(names[3]);
});
