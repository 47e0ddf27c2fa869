import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { REST_MS } from '../../frame/moves.svelte';
import { arrange } from '../../frame/seats/arrangement';
import type { TableClock } from '../../frame/tableclock.svelte';
import type { Snapshot } from '../../net/snapshot';
import type { BlackjackOptions } from '../../wire';
import { entry } from '.';
import { BetSlip } from './betslip.svelte';
import Controls from './Controls.svelte';
import { pictureOf } from './picture';
import { ROUNDS, type RecordedRound } from './recorded';
import Rules from './Rules.svelte';
import Stage from './Stage.svelte';
import { table } from './table';
import { CASINO, snapshotOf, TestSeat } from './testseat.svelte';

let mounted: Record<string, unknown> | null = null;
let end: (() => void) | null = null;

function clear(): void {
  if (mounted) void unmount(mounted);
  end?.();
  mounted = end = null;
  document.body.innerHTML = '';
}

afterEach(() => {
  clear();
  vi.useRealTimers();
});

/** The dock of a player who may do so much; what was asked long ago may be answered at once. */
function dock(options: BlackjackOptions | null, laid = 0): { seat: TestSeat; slip: BetSlip } {
  clear();
  vi.useFakeTimers();
  const shown = snapshotOf(ROUNDS.win, options?.hit ? 4 : 0);
  const hands = [{ bet: laid, laid }];
  const view = { phase: 'betting', seats: [{ seat: 0, stack: 100_000 - laid, hands }] };
  const frame = { ...shown.frame, ...(options?.hit ? {} : { view }) };
  const seat = new TestSeat({ ...shown, frame } as typeof shown);
  seat.options = options;
  seat.moves.ask(options ? 1 : null);
  vi.advanceTimersByTime(REST_MS);
  let slip: BetSlip | undefined;
  end = $effect.root(() => {
    slip = new BetSlip(seat);
  });
  if (!slip) throw new Error('no slip');
  mounted = mount(Controls, {
    target: document.body,
    props: {
      at: seat,
      seat: 0,
      picture: pictureOf(seat.shown.frame.view),
      intent: slip,
      clock: { own: null, running: null, seconds: 0, gap: null } as unknown as TableClock,
    },
  });
  flushSync();
  return { seat, slip };
}

function stage(round: RecordedRound, at: number): HTMLElement {
  clear();
  const { frame, summary } = snapshotOf(round, at);
  mounted = mount(Stage, {
    target: document.body,
    props: {
      picture: pictureOf(frame.view),
      intent: null,
      arrangement: arrange(summary, round.mine, true),
      form: 'round' as const,
      mine: round.mine,
      acting: frame.pending?.seats ?? [],
      clock: null,
      name: (seat: number) => (seat === round.mine ? 'You' : `Player ${seat}`),
    },
  });
  flushSync();
  return document.body;
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

const press = (key: string): void => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};

const BETTING: BlackjackOptions = { bet: { least: 100, most: 100_000, step: 100 } };
const CHIPS = ['1', '5', '10', '25', '50', '100', '500'];

// req: CAS-3.2a
test('Start is offered only when a bet is placed', () => {
  const { slip } = dock(BETTING);
  expect(button('Start').disabled).toBe(true);
  button('Add 25').click();
  flushSync();
  expect(slip.bets).toBe(2_500);
  expect(button('Start').disabled).toBe(false);
});

test('a chip that is less than the least bet is named by both', () => {
  const { slip } = dock({ bet: { least: 500, most: 10_000, step: 100 } });
  button('Chip of 1: bets 5, the least').click();
  flushSync();
  expect(slip.bets).toBe(500);
  expect(button('Add 1').disabled).toBe(false);
});

// req: CAS-3.1a
test('every chip of the tray adds its value, as long as the balance holds it', () => {
  const { slip } = dock({ bet: { least: 100, most: 10_000, step: 100 } });
  for (const chip of CHIPS) expect(button(`Add ${chip}`).disabled).toBe(chip === '500');
  button('Add 50').click();
  button('Add 10').click();
  flushSync();
  expect(slip.bets).toBe(6_000);
  expect(button('Add 50').disabled).toBe(true);
  expect(button('Add 25').disabled).toBe(false);
});

// req: CAS-3.1b
test('chips are taken back, undone, cleared, repeated, and all of them laid', () => {
  const { seat, slip } = dock(BETTING);
  const { frame, summary } = seat.shown;
  const hands = [{ laid: 4_000 }];
  const view = { phase: 'over' as const, seats: [{ seat: 0, stack: 96_000, hands }] };
  const before = seat.shown;
  seat.show({ ...before, frame: { ...frame, view } });
  flushSync();
  seat.show({ ...before, summary: { ...summary, rounds: 2 } });
  seat.options = BETTING;
  flushSync();
  const after = (name: string): number => {
    button(name).click();
    flushSync();
    return slip.bets;
  };
  expect(after('Repeat')).toBe(4_000);
  expect(after('Add 10')).toBe(5_000);
  expect(after('Take back 10')).toBe(4_000);
  expect(after('Undo')).toBe(5_000);
  expect(after('All-in')).toBe(100_000);
  expect(after('Clear')).toBe(0);
});

test('at every key it is said what will be bet, and an impossible amount is complained about', () => {
  const { slip } = dock(BETTING);
  const field = document.querySelector<HTMLInputElement>('input');
  if (!field) throw new Error('no field');
  const type = (text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  };
  const hint = (): string | undefined => document.querySelector('.typed')?.textContent?.trim();
  const price = (): string | undefined => document.querySelector('.acts .amt')?.textContent?.trim();
  type('3');
  expect([hint(), price()]).toEqual(['Enter lays 3', '3']);
  type('333');
  expect([hint(), price()]).toEqual(['Enter lays 333', '333']);
  expect(slip.bets).toBe(0);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect([slip.bets, hint()]).toEqual([33_300, undefined]);
  type('2000');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('1 to 1,000');
  expect(button('Start').disabled).toBe(true);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  expect(slip.bets).toBe(33_300);
});

// req: CAS-3.4a, CAS-3.5a, CAS-3.8e
test('Hit and Stand are there at all times and offered only when the table offers them', () => {
  dock(BETTING, 2_500);
  expect([button('Hit').disabled, button('Stand').disabled]).toEqual([true, true]);
  dock({ hit: true, stand: true });
  expect([button('Hit').disabled, button('Stand').disabled]).toEqual([false, false]);
  expect(button('Start').disabled).toBe(true);
  for (const chip of CHIPS) expect(button(`Add ${chip}`).disabled).toBe(true);
  dock(null);
  expect([button('Hit').disabled, button('Stand').disabled]).toEqual([true, true]);
});

test('one press is one order, also when it is pressed twice', () => {
  const { seat } = dock({ hit: true, stand: true });
  button('Hit').click();
  button('Hit').click();
  expect(seat.orders).toEqual([{ do: 'hit' }]);
});

test('everything works with the keyboard alone', async () => {
  const { seat, slip } = dock(BETTING);
  for (const key of ['4', '1', '-']) press(key);
  expect(slip.bets).toBe(2_500);
  press('g');
  await seat.answer();
  expect(seat.orders.at(-1)).toEqual({ do: 'start' });
  const playing = dock({ hit: true, stand: true }).seat;
  press('s');
  expect(playing.orders).toEqual([{ do: 'stand' }]);
});

// req: CAS-3.3a, CAS-3.3b
test("the player's cards are shown face up, the dealer's first face down", () => {
  const root = stage(ROUNDS.push, 2);
  const hands = [...root.querySelectorAll('[role=img]')].map((each) =>
    each.getAttribute('aria-label'),
  );
  expect(hands).toEqual([
    'Dealer: face-down card, 6 of diamonds; 6',
    'You: 5 of diamonds, 8 of clubs; 13',
  ]);
});

// req: CAS-3.11a
test('the result lies on the felt with its amount', () => {
  const result = (round: RecordedRound): string | undefined =>
    stage(round, -1).querySelector('.results')?.textContent?.replace(/\s+/g, ' ').trim();
  expect(result(ROUNDS.bust)).toBe('Dealer wins: you lose 25 Bust with 25');
  expect(result(ROUNDS.win)).toBe('You win 25 Dealer is bust with 22');
  expect(stage(ROUNDS.win, 3).querySelector('.results')).toBe(null);
});

test('others sit around the table with their cards and what they count', () => {
  const root = stage({ ...ROUNDS.clock, mine: 0 }, 2);
  const [other, ...more] = root.querySelectorAll('.seat');
  expect(more).toEqual([]);
  expect(other?.querySelector('.avatar')).not.toBe(null);
  expect(other?.querySelector('.plate')?.textContent).toContain('Player 1');
  expect(other?.querySelectorAll('.flip.up')).toHaveLength(2);
  expect(other?.querySelector('.total')?.textContent?.trim()).toBe('7');
  expect(other?.querySelector('.vh:last-child')?.textContent).toContain(
    'Player 1: 4 of clubs, 3 of diamonds; 7',
  );
});

// req: CAS-3.13b
test('the rules cover aim, card values, moves, dealer and winning', () => {
  const settings = { untimed_alone: true } as Snapshot<'blackjack'>['summary']['settings'];
  mounted = mount(Rules, { target: document.body, props: { rules: CASINO, settings } });
  flushSync();
  const heads = [...document.querySelectorAll('h3')].map((head) => head.textContent);
  expect(heads).toEqual([
    'Aim',
    'What cards count',
    'What you do',
    'What the dealer does',
    'How you win',
    'This table',
  ]);
  const text = document.body.textContent;
  for (const words of [
    'soft 17',
    'closer to 21',
    'king count 10',
    'twice your bet',
    'all your chips',
  ]) {
    expect(text).toContain(words);
  }
});

// req: CAS-3.12c
test('leaving costs something as soon as chips are laid down, and no longer when they are settled', () => {
  const at = ({ view }: { view: unknown }) =>
    table.atStake({ frame: { view, seat: 0 } } as unknown as Snapshot);
  expect(ROUNDS.push.frames.map(at)).toEqual([false, true, true, true, false]);
  expect(table.leaveWords?.().text).toContain('forfeited');
});

// req: CAS-1.3f
test('the tile leads to the table at once', () => {
  const atOnce = entry.rooms.filter((room) => room.atOnce).map(({ preset }) => preset);
  expect(atOnce).toEqual(['casino']);
});
