import { beforeEach, expect, test } from 'vitest';
import type { RoomCard, RoomNews, Welcome } from '../wire';
import { Stay } from './stay.svelte';

const ACCOUNT = { bank: 'harbour', kind: 'debit', last_four: '4417' } as const;
const NEWS: RoomNews = { t: 'room', room: 'r', name: 'R', state: 'on', queue: 0 };
const WAITING: RoomNews = { ...NEWS, queue: 2, place: 2, account: ACCOUNT, balance: 50_000 };
const SEATED: RoomNews = { ...NEWS, table: 't1', seated: true, account: ACCOUNT };
const CARD: RoomCard = { id: 'r', name: 'R', state: 'on', queue: 0, tables: ['t1'] };
const ME = { name: 'Ann', chips: 0, guest: true, seated: 0 };
const welcome = (more: Partial<Welcome>): Welcome => ({
  t: 'welcome',
  me: ME,
  mine: [],
  tallies: [],
  version: '1',
  rooms: [CARD],
  ...more,
});

beforeEach(() => sessionStorage.clear());

// req: EPS-DEF-SESSION
test('after a break the stay is where the house says it is', () => {
  const stay = new Stay();
  stay.welcome(welcome({ stay: WAITING }));
  expect(stay.news?.place).toBe(2);
  stay.welcome(welcome({ stay: { ...WAITING, place: 1 } }));
  expect(stay.news?.place).toBe(1);
});

test('a stay that ended during a break is said goodbye to', () => {
  const stay = new Stay();
  stay.welcome(welcome({ stay: SEATED }));
  stay.welcome(welcome({}));
  expect(stay.news).toBe(null);
  expect(stay.goodbye).toMatchObject({ room: 'r', table: 't1', why: 'absent', account: ACCOUNT });
});

test('a room that closes sees everybody off', () => {
  const stay = new Stay();
  stay.hear(WAITING);
  stay.hear({ ...NEWS, state: 'closing', gone: 'closed' });
  expect(stay.goodbye?.why).toBe('closed');
});

test('who leaves in the middle of a hand has left, whatever the others still see', () => {
  const stay = new Stay();
  stay.hear(SEATED);
  stay.leave({ room: 'r', table: 't1', why: 'player', chips: 4_000, account: ACCOUNT });
  expect(stay.hasLeft('t1')).toBe(true);
  stay.hear({ ...SEATED, balance: 1 });
  expect(stay.goodbye?.chips).toBe(4_000);
  stay.hear(NEWS);
  expect(stay.news).toBe(null);
  expect(stay.goodbye).toMatchObject({ why: 'player', chips: 4_000 });
});

test('a goodbye outlives a reload, and a new stay ends it', () => {
  const stay = new Stay();
  stay.hear(SEATED);
  stay.leave({ room: 'r', table: 't1', why: 'player', chips: 0, account: ACCOUNT });
  const reloaded = new Stay();
  expect(reloaded.goodbye?.why).toBe('player');
  reloaded.hear(WAITING);
  expect(reloaded.goodbye).toBe(null);
  expect(new Stay().goodbye).toBe(null);
});

test('news of another room end nothing, and a stranger has no goodbye', () => {
  const stay = new Stay();
  stay.hear(WAITING);
  stay.hear({ ...NEWS, room: 'other' });
  expect(stay.news?.place).toBe(2);
  const stranger = new Stay();
  stranger.hear(NEWS);
  stranger.welcome(welcome({}));
  expect(stranger.goodbye).toBe(null);
});

test('a table of a room is known as such', () => {
  const stay = new Stay();
  expect(stay.roomOf('t1')).toBe(undefined);
  stay.welcome(welcome({}));
  expect(stay.roomOf('t1')?.id).toBe('r');
  expect(stay.roomOf('t2')).toBe(undefined);
});
