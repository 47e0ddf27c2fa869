import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answer } from '../../net/outbox';
import type { Snapshot } from '../../net/snapshot';
import type { BlackjackAction, BlackjackOptions } from '../../wire';
import Dock from './Dock.svelte';
import { face } from '.';
import { Laying } from './laying.svelte';
import { pictureOf } from './picture';
import { ROUNDS, type RecordedRound } from './recorded';
import Rules from './Rules.svelte';
import Stage from './Stage.svelte';
import { table } from './table';

let mounted: Record<string, unknown> | null = null;
const orders: BlackjackAction[] = [];

function act(action: BlackjackAction): Promise<Answer> {
  orders.push(action);
  return Promise.resolve({ done: true, table: 't' });
}

function clear(): void {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = '';
  orders.length = 0;
}

afterEach(clear);

function dock(options: BlackjackOptions | null, laid = 0): Laying {
  clear();
  const laying = new Laying(act);
  laying.follow(laid, 1, true, laid);
  mounted = mount(Dock, {
    target: document.body,
    props: {
      seat: 0,
      name: 'Ann',
      stack: 100_000 - laid,
      options,
      laying,
      clock: null,
      seconds: 0,
      note: '',
      act,
      flies: () => undefined,
      covered: false,
    },
  });
  flushSync();
  return laying;
}

function stage({ frames, mine }: RecordedRound, at: number): HTMLElement {
  clear();
  const frame = frames.at(at);
  if (!frame) throw new Error('no frame');
  mounted = mount(Stage, {
    target: document.body,
    props: {
      picture: pictureOf(frame.view),
      mine,
      acting: frame.acting,
      hitsSoft17: true,
      name: (seat: number) => `Player ${seat}`,
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
  const laying = dock(BETTING);
  expect(button('Start').disabled).toBe(true);
  button('Add 25').click();
  flushSync();
  expect(laying.amount).toBe(2_500);
  expect(button('Start').disabled).toBe(false);
});

// req: CAS-3.1a
test('every chip of the tray adds its value, as long as the balance holds it', () => {
  const laying = dock({ bet: { least: 100, most: 10_000, step: 100 } });
  for (const chip of CHIPS) expect(button(`Add ${chip}`).disabled).toBe(chip === '500');
  button('Add 50').click();
  button('Add 10').click();
  flushSync();
  expect(laying.amount).toBe(6_000);
  expect(button('Add 50').disabled).toBe(true);
  expect(button('Add 25').disabled).toBe(false);
});

// req: CAS-3.1b
test('chips are taken back, undone, cleared, repeated, and all of them laid', () => {
  const laying = dock(BETTING);
  laying.follow(0, 1, false, 4_000);
  laying.follow(0, 2, true, 0);
  flushSync();
  const after = (name: string): number => {
    button(name).click();
    flushSync();
    return laying.amount;
  };
  expect(after('Repeat')).toBe(4_000);
  expect(after('Add 10')).toBe(5_000);
  expect(after('Take back 10')).toBe(4_000);
  expect(after('Undo')).toBe(5_000);
  expect(after('All-in')).toBe(100_000);
  expect(after('Clear')).toBe(0);
});

test('a bet can be typed, and one that cannot be laid is complained about', () => {
  const laying = dock(BETTING);
  const field = document.querySelector<HTMLInputElement>('input');
  if (!field) throw new Error('no field');
  const type = (text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
  };
  type('333');
  expect(laying.amount).toBe(33_300);
  type('2000');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('1 to 1,000');
  expect(laying.amount).toBe(33_300);
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
  dock({ hit: true, stand: true });
  button('Hit').click();
  button('Hit').click();
  expect(orders).toEqual([{ do: 'hit' }]);
});

test('everything works with the keyboard alone', async () => {
  const laying = dock(BETTING);
  for (const key of ['4', '1', '-']) press(key);
  expect(laying.amount).toBe(2_500);
  press('g');
  await vi.waitFor(() => expect(orders.at(-1)).toEqual({ do: 'start' }));
  dock({ hit: true, stand: true });
  press('s');
  expect(orders).toEqual([{ do: 'stand' }]);
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
    stage(round, -1).querySelector('.result')?.textContent?.replace(/\s+/g, ' ').trim();
  expect(result(ROUNDS.bust)).toBe('Dealer wins: you lose 25 Bust with 25');
  expect(result(ROUNDS.win)).toBe('You win 25 Dealer is bust with 22');
  expect(stage(ROUNDS.win, 3).querySelector('.result')).toBe(null);
});

test('others at the table are drawn with their names', () => {
  const root = stage({ ...ROUNDS.clock, mine: 0 }, 2);
  const names = [...root.querySelectorAll('section')].map((each) =>
    each.getAttribute('aria-label'),
  );
  expect(names).toContain('Player 1');
});

// req: CAS-3.13b
test('the rules cover aim, card values, moves, dealer and winning', () => {
  const rules = {
    game: 'blackjack',
    unit: 100,
    decks: 1,
    bet_min: 100,
    bet_max: null,
    hits_soft_17: true,
    clock_ms: 30_000,
  } as const;
  const settings = { untimed_alone: true } as Snapshot<'blackjack'>['summary']['settings'];
  mounted = mount(Rules, { target: document.body, props: { rules, settings } });
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
    table.atStake({ frame: { view, seat: 0 } } as unknown as Snapshot<'blackjack'>);
  expect(ROUNDS.push.frames.map(at)).toEqual([false, true, true, true, false]);
  expect(table.leaveWords?.().text).toContain('forfeited');
});

// req: CAS-1.3f
test('the tile leads to the table at once', () => {
  expect(face.rooms.map(({ preset, atOnce }) => [preset, atOnce])).toEqual([['casino', true]]);
});
