import { expect, test } from 'vitest';
import type { Snapshot } from '../../net/snapshot';
import type { Frame, RouletteEvent, RouletteView } from '../../wire';
import { table } from './table';

type Seen = Snapshot<'roulette'>;

const view = (more: Partial<RouletteView>): RouletteView => ({
  phase: 'betting',
  paytable: 'house',
  seats: [{ seat: 0, stack: 100_000 }],
  numbers: [],
  ...more,
});

function seen(frame: Partial<Frame<'roulette'>>, events: readonly RouletteEvent[] = []): Seen {
  const whole = { table: 't', seq: 2, pending: null, gap_ms: null, seat: 0, events, ...frame };
  const summary = { name: 'T', rounds: 1, seats: [{ seat: 0, name: 'Ines', chips: 100_000 }] };
  return {
    frame: whole as Frame<'roulette'>,
    summary: summary as unknown as Seen['summary'],
    at_ms: 0,
    continuous: true,
  };
}

const say = (now: Seen): string[] => table.tell(seen({ seq: 1 }), now).map((told) => told.say());

test('the number and the gain are told together, when the bets are paid', () => {
  const spun = seen({ view: view({ phase: 'spinning', number: 17 }) }, [
    { e: 'spin_asked', seat: 0 },
    { e: 'spun', number: 17 },
  ]);
  expect(say(spun)).toEqual(['No more bets']);
  const paid = seen({ view: view({ phase: 'over', number: 17 }) }, [
    { e: 'paid', seat: 0, outcomes: [], gain: 35_000 },
    { e: 'ended' },
  ]);
  expect(say(paid)).toEqual(['The ball rests on 17 black, odd', 'You win 350']);
});

test('a new round asks for bets', () => {
  const bet = { least: 100, most: 100, step: 100 };
  const options = { paytable: 'house', bet, chips: 100 } as const;
  const pending = { turn: 7, seats: [0], wait_ms: 30_000, left_ms: null };
  expect(say(seen({ view: view({}), options, pending }))).toEqual(['Place your bets']);
});

// req: CAS-4.18c
test('leaving is asked about as long as chips lie on the board', () => {
  const pending = { turn: 7, seats: [], wait_ms: 6000, left_ms: 6000 };
  const bets = [{ point: 'red', chips: 100 }];
  const staked = view({ phase: 'spinning', seats: [{ seat: 0, stack: 0, bets }] });
  expect(table.atStake(seen({ view: staked, pending }))).toBe(true);
  expect(table.atStake(seen({ view: view({}), pending }))).toBe(false);
  expect(table.atStake(seen({ view: view({ phase: 'over' }) }))).toBe(false);
  expect(table.leaveWords?.().text).toContain('lost');
});
