import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { Visit } from '../../frame/visit.svelte';
import { plainDesk } from '../../../tests/table/plain';
import type { Snapshot } from '../../net/snapshot';
import type { House } from '../house.svelte';
import SeatDock from './SeatDock.svelte';

const snapshot = {
  frame: { seat: null },
  summary: {
    name: "Ada's hold'em",
    host: 'Ada',
    queue: [],
    seats: [{ seat: 0, name: 'Ada', chips: 500 }],
    settings: { seats: 3, buy_in_min: 100, buy_in_max: 900, sitting: 'link' },
    rules: { unit: 100 },
  },
} as unknown as Snapshot;

let mounted: Record<string, unknown>;

function text(link: string, more: { maySit?: boolean; snapshot?: Snapshot } = {}): string {
  document.body.innerHTML = '';
  const props = {
    house: { me: { name: 'Ines', chips: 0 }, farewell: null } as unknown as House,
    visit: new Visit('t1', 'Ines', plainDesk, link),
    snapshot,
    seatsMin: 2,
    sit: () => {},
    maySit: true,
    topUp: () => {},
    mayTopUp: false,
    table: () => {},
    lastBot: null,
    ...more,
  };
  mounted = mount(SeatDock, { target: document.body, props });
  flushSync();
  return document.querySelector('.event')?.textContent ?? '';
}

afterEach(() => unmount(mounted));

test('a friend who came by the link reads who invites to what', () => {
  expect(text('secret')).toContain("Ada invites you to Ada's hold'em. You are watching.");
});

test('whoever found the table in the list does not', () => {
  expect(text('')).toMatch(/^You are watching/);
});

test('a seat is offered to those who can pay for it, and the others read what it takes', () => {
  expect(text('')).toMatch(/^You are watching/);
  expect(document.querySelector('button')?.textContent).toContain('Sit down');
  expect(text('', { maySit: false })).toMatch(/^You are watching/);
  expect(document.querySelector('button')).toBe(null);
  expect(document.querySelector('.note')?.textContent).toContain('at least 1 ');
});

test('whoever has just lost everything here is offered no seat', () => {
  const seats = [{ seat: 1, name: 'Ines', chips: 0 }];
  const lost = { frame: { seat: 1 }, summary: { ...snapshot.summary, seats } };
  expect(text('', { snapshot: { ...snapshot, lost } as unknown as Snapshot })).toBe(
    'No chips left',
  );
  expect(document.querySelector('button')).toBe(null);
});
