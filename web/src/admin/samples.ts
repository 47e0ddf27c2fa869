/** A small house for tests. */
import type { TableSettings } from '../wire';
import type {
  GuestOverview,
  Overview,
  Position,
  ProcessOverview,
  RoomOverview,
  SeatOverview,
  TableOverview,
  TrailEntry,
} from '../wire-admin';

export const ME = {
  name: 'Greta',
  role: 'administrator',
  second_factor: false,
  until_ms: 9_000,
} as const;

export const seat = (number: number, name: string, chips: number, bot?: string): SeatOverview => ({
  seat: number,
  player: `p-${name}`,
  name,
  chips,
  ...(bot && { bot }),
});

export const table = (id: string, more: Partial<TableOverview> = {}): TableOverview => ({
  id,
  seq: 4,
  name: id,
  game: 'holdem',
  preset: 'cardroom',
  money: 'cardroom',
  host: '',
  settings: { seats: 7, gap_ms: 15_000, missed_turns_max: 2 } as TableSettings,
  seats: [],
  queue: [],
  rounds: 0,
  round: null,
  pot: 0,
  pending: null,
  gap_ms: null,
  finished: false,
  test: null,
  ...more,
});

export const guest = (name: string, more: Partial<GuestOverview> = {}): GuestOverview => ({
  player: `p-${name}`,
  name,
  since_ms: 0,
  account: { bank: 'Practice', kind: 'debit', last_four: '4417' },
  ...more,
});

export const room = (more: Partial<RoomOverview> = {}): RoomOverview => ({
  id: 'cardroom',
  name: 'Card room',
  state: 'on',
  game: 'holdem',
  preset: 'cardroom',
  count: 1,
  bots: false,
  rules: {},
  settings: {},
  tables: ['t1'],
  guests: [],
  barred: [],
  ...more,
});

export const overview = (more: Partial<Overview> = {}): Overview => ({
  desk: 'overview',
  at_ms: 1_000,
  whole: true,
  rooms: [room()],
  tables: [table('t1'), table('t2', { money: 'casino' })],
  ...more,
});

export const process = (name: string, more: Partial<ProcessOverview> = {}): ProcessOverview => ({
  name,
  role: 'dealer',
  version: '1',
  started_ms: 0,
  silent_ms: 0,
  memory_bytes: 64 * 2 ** 20,
  sockets: 0,
  desks: 0,
  tables: 1,
  rooms: 0,
  owns: ['t1'],
  queue: 0,
  waits: false,
  lease_age_ms: 1_000,
  commit_ms: 3,
  bus_ms: 1,
  trouble: '',
  ...more,
});

export const entry = (seq: number, more: Partial<TrailEntry> = {}): TrailEntry => ({
  seq,
  at_ms: seq,
  by: 'a1',
  name: 'Greta',
  act: 'switch_on',
  ...more,
});

/** Two players on the turn: cards are numbers, as everywhere. */
export const position = (more: Partial<Position<'holdem'>> = {}): Position<'holdem'> => ({
  seq: 9,
  name: 'Oak',
  game: 'holdem',
  preset: 'cardroom',
  rules: { blinds: [500, 1_000] } as unknown as Position<'holdem'>['rules'],
  round: 3,
  running: true,
  view: {
    street: 'turn',
    button: 0,
    board: [1, 2, 3, 4],
    seats: [
      { seat: 0, stack: 9_000, folded: true },
      { seat: 4, stack: 8_000, bet: 500 },
    ],
    pots: [{ chips: 3_000, seats: [0, 4] }],
    bet_to_match: 500,
    total: 3_500,
  },
  private: { 0: { cards: [10, 11] }, 4: { cards: [20, 21] } },
  pot: 3_500,
  seats: [seat(0, 'Ines', 9_000), seat(4, 'Otto', 8_000, 'solid')],
  pending: { turn: 2, seats: [4], wait_ms: 15_000, left_ms: 12_000 },
  gap_ms: null,
  test: null,
  ...more,
});
