import { expect, test } from 'vitest';
import {
  bankState,
  clockOf,
  figures,
  fold,
  groupTables,
  type HouseNow,
  progress,
  secondsLeft,
  voidable,
  waiting,
} from './overview';
import { sightings } from './people';
import { guest, overview, room, seat, table } from './samples';

const house = (more: Parameters<typeof overview>[0] = {}): HouseNow =>
  fold(null, overview(more), 50);

test('a later overview changes only what it tells', () => {
  const before = house();
  const now = fold(
    before,
    { desk: 'overview', at_ms: 2_000, whole: false, tables: [table('t1', { pot: 70 })] },
    90,
  );
  expect(now.rooms).toBe(before.rooms);
  expect(now.tables.map(({ id, pot, told_ms }) => [id, pot, told_ms])).toEqual([
    ['t1', 70, 90],
    ['t2', 0, 50],
  ]);
});

test('closed tables go and new ones come last', () => {
  const now = fold(
    house(),
    { desk: 'overview', at_ms: 2_000, whole: false, tables: [table('t3')], closed: ['t1'] },
    90,
  );
  expect(now.tables.map(({ id }) => id)).toEqual(['t2', 't3']);
});

test('a whole overview forgets all that was known', () => {
  const now = fold(house(), { desk: 'overview', at_ms: 3, whole: true, tables: [] }, 90);
  expect([now.rooms, now.tables, now.book]).toEqual([[], [], null]);
});

test('tables stand with their room, those of the casino last', () => {
  const groups = groupTables(house({ tables: [table('t2'), table('t1')] }));
  expect(groups.map((each) => [each.room?.id, each.tables.map(({ id }) => id)])).toEqual([
    ['cardroom', ['t1']],
    [undefined, ['t2']],
  ]);
});

test('somebody at two tables is one player, and kinds of chips are not added up', () => {
  const counted = figures(
    house({
      rooms: [room({ guests: [guest('Ines'), guest('Pál')] })],
      tables: [
        table('t1', { seats: [seat(0, 'Ines', 500), seat(1, 'Otto', 100, 'solid')], pot: 30 }),
        table('t2', { money: 'casino', seats: [seat(0, 'Ines', 40)] }),
      ],
    }),
  );
  expect(counted).toEqual({
    tables: 2,
    people: 2,
    bots: 1,
    chips: [
      { money: 'cardroom', amount: 630 },
      { money: 'casino', amount: 40 },
    ],
  });
});

test('one bank that does not answer is what the figure tells', () => {
  const bank = { name: 'A', answers: true, latency_ms: 20, asked_ms: 0, open: 0 };
  expect(bankState([])).toEqual({ state: 'none' });
  expect(bankState([bank, { ...bank, latency_ms: 70 }])).toEqual({ state: 'fine', latency_ms: 70 });
  expect(bankState([bank, { ...bank, answers: false, latency_ms: null }]).state).toBe('silent');
});

test('while a room closes, who sits where a game runs still plays, and all others leave', () => {
  const guests = [
    guest('Ines', { table: 't1', seated: true }),
    guest('Uwe', { table: 't2', seated: true }),
    guest('Mei', { table: 't1', seated: true, leaving: true }),
    guest('Pál', { place: 1 }),
  ];
  const now = house({
    rooms: [room({ state: 'closing', tables: ['t1', 't2'], guests })],
    tables: [table('t1', { round: 3 }), table('t2')],
  });
  const { playing, leaving } = progress(now, room({ guests }));
  expect(playing.map(({ name }) => name)).toEqual(['Ines']);
  expect(leaving.map(({ name }) => name)).toEqual(['Uwe', 'Mei', 'Pál']);
  expect(waiting(room({ guests })).map(({ name }) => name)).toEqual(['Pál']);
});

test('the running round can be voided, else the last one, and none before the first', () => {
  expect(voidable(table('t1', { rounds: 4, round: 4 }))).toBe(4);
  expect(voidable(table('t1', { rounds: 3 }))).toBe(3);
  expect(voidable(table('t1'))).toBe(null);
});

test('what is left of a clock counts from when it was told', () => {
  const pending = { turn: 7, seats: [1], wait_ms: 15_000, left_ms: 9_000 };
  expect(clockOf({ pending, told_ms: 100 }, 1_100)).toEqual({
    turn: 7,
    left_ms: 8_000,
    total_ms: 15_000,
  });
  expect(secondsLeft({ pending, told_ms: 100 }, 1_200)).toBe(8);
  expect(secondsLeft({ pending, told_ms: 100 }, 99_000)).toBe(0);
  expect(clockOf({ pending: null, told_ms: 0 }, 0)).toBe(null);
});

test('somebody is found in rooms, at tables of the casino, and among the barred', () => {
  const now = house({
    rooms: [room({ guests: [guest('Ines', { table: 't1', seated: true })] })],
    tables: [
      table('t1', { seats: [seat(2, 'Ines', 500)] }),
      table('t2', { seats: [seat(0, 'Ines', 40), seat(1, 'Uwe', 10)] }),
    ],
  });
  const seen = sightings(now, 'p-Ines');
  expect(seen.map(({ key, seat: at, barred }) => [key, at?.chips, barred])).toEqual([
    ['cardroom', 500, false],
    ['t2', 40, false],
  ]);
  const kept = house({ rooms: [room({ barred: [{ player: 'p-Kurt', name: 'Kurt' }] })] });
  expect(sightings(kept, 'p-Kurt').map(({ barred }) => barred)).toEqual([true]);
});
