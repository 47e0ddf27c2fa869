import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask as asking, type Asking, NO_CLOCK } from '../../../tests/table/attable';
import { chooseSize } from '../../frame/dock/sizes.svelte';
import { REST_MS } from '../../frame/moves.svelte';
import type { HoldemAction, HoldemOptions } from '../../wire';
import Controls from './Controls.svelte';
import { BARE } from './picture';
import { HANDS } from './recorded';

let asked: Asking<'holdem'>;
let sent: HoldemAction[];
let mounted: Record<string, unknown> | null = null;

const [opened] = HANDS.heads_up.frames[0]?.events ?? [];
if (opened?.e !== 'opened') throw new Error('no rules');
const { rules } = opened;

function ask(
  options: HoldemOptions | null,
  { betToMatch = 2_000, onePass = false, own = {}, picture = BARE } = {},
): void {
  if (mounted) void unmount(mounted);
  document.body.innerHTML = '';
  const view = { bet_to_match: betToMatch, total: 3_000, seats: [{ seat: 1, ...own }] } as never;
  asked = asking<'holdem'>(options, {
    frame: { view },
    summary: { rules: { ...rules, one_pass: onePass } },
  });
  sent = asked.sent;
  const props = { at: asked.at, seat: 1, picture, intent: null, clock: NO_CLOCK };
  mounted = mount(Controls, { target: document.body, props });
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  vi.useRealTimers();
});

const button = (word: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('.acts button')].find(
    (each) => each.textContent?.trim() === word,
  );
  if (!found) throw new Error(`no button ${word}`);
  return found;
};
const words = (): string[] =>
  [...document.querySelectorAll('.acts button')].map((each) => each.textContent?.trim() ?? '');
const key = (name: string): void => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  flushSync();
};

const FACING: HoldemOptions = {
  fold: true,
  call: 1_000,
  raise_to: { least: 4_000, most: 99_000, step: 100 },
  all_in: 99_000,
};
const FREE: HoldemOptions = {
  check: true,
  bet: true,
  raise_to: { least: 1_000, most: 99_000, step: 100 },
  all_in: 99_000,
};

// req: HU-UIR1, HU-UIR3
test('facing a bet: Fold, Call and Raise are enabled and order just that', () => {
  ask(FACING);
  expect(words()).toEqual(['Fold', 'Call', 'Raise']);
  expect(
    document.getElementById(button('Call').getAttribute('aria-describedby') ?? '')?.textContent,
  ).toBe('10');
  button('Call').click();
  expect(sent).toEqual([{ do: 'call' }]);
  ask(FACING);
  button('Fold').click();
  expect(sent.at(-1)).toEqual({ do: 'fold' });
});

// req: HU-UIR2, HU-UIR4
test('with no bet on the table the buttons read Check and Bet, and Fold is dimmed', () => {
  ask(FREE, { betToMatch: 0 });
  expect(words()).toEqual(['Fold', 'Check', 'Bet']);
  expect(button('Fold').disabled).toBe(true);
  button('Check').click();
  expect(sent).toEqual([{ do: 'check' }]);
});

test('the pressed button is busy until the answer, and nothing else can be pressed', async () => {
  ask(FACING);
  button('Call').click();
  flushSync();
  expect(button('Call').getAttribute('aria-busy')).toBe('true');
  expect(button('Raise').disabled).toBe(true);
  button('Fold').click();
  key('r');
  expect(sent).toHaveLength(1);
  await asked.answer({ done: false, code: 'stale_turn', text: '', facts: {} });
  flushSync();
  expect(button('Call').getAttribute('aria-busy')).toBe('false');
  expect(button('Raise').disabled).toBe(false);
});

test('when it is another one’s turn everything is dimmed and in its place', () => {
  ask(null);
  expect(words()).toHaveLength(3);
  for (const each of document.querySelectorAll('button:not(.change), input')) {
    expect((each as HTMLButtonElement).disabled).toBe(true);
  }
  key('f');
  expect(sent).toEqual([]);
});

// req: HU-UIR4
test('an amount by field, by ready-made buttons and by arrow keys goes out as the new total', () => {
  ask(FACING);
  const field = document.querySelector<HTMLInputElement>('.field');
  if (!field) throw new Error('no field');
  field.value = '77';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  key('ArrowUp');
  key('r');
  expect(sent).toEqual([{ do: 'raise', chips: 7_800 }]);
  ask(FACING);
  const pot = [...document.querySelectorAll<HTMLButtonElement>('.shares button')].find(
    (each) => each.textContent?.trim() === 'Pot',
  );
  pot?.click();
  flushSync();
  expect(pot?.getAttribute('aria-pressed')).toBe('true');
  button('Raise').click();
  expect(sent.at(-1)).toEqual({ do: 'raise', chips: 6_000 });
});

test('two of the ready-made amounts are of the own choice, and stay so', () => {
  ask(FACING);
  const shares = (): string[] =>
    [...document.querySelectorAll('.shares .btn')].map((each) => each.textContent?.trim() ?? '');
  expect(shares()).toEqual(['Min', '½ pot', 'Pot', 'All-in']);
  document.querySelector<HTMLButtonElement>('.change')?.click();
  flushSync();
  const [first] = document.querySelectorAll<HTMLSelectElement>('dialog select');
  if (!first) throw new Error('no choice');
  first.value = 'big-5';
  first.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(shares()).toEqual(['Min', '5 BB', 'Pot', 'All-in']);
  ask(FACING);
  document.querySelectorAll<HTMLButtonElement>('.shares .btn')[1]?.click();
  flushSync();
  button('Raise').click();
  expect(sent).toEqual([{ do: 'raise', chips: 5 * Number(rules.blinds[1]) }]);
  chooseSize(0, 'pot-50');
});

// req: CAS-2.10a
test('all-in is one choice away, and the only one when the stack is short', () => {
  ask(FACING);
  key('a');
  key('r');
  expect(sent).toEqual([{ do: 'all_in' }]);
  ask({ fold: true, call: 500, all_in: 1_200 });
  expect(words()).toEqual(['Fold', 'Call', 'All-in']);
  button('All-in').click();
  expect(sent.at(-1)).toEqual({ do: 'all_in' });
});

// req: CAS-2.10a
test('a call that takes all chips says so, and no second button means the same', () => {
  ask({ fold: true, call: 500, all_in: 700 }, { own: { bet: 200, stack: 500 } });
  expect(words()).toEqual(['Fold', 'Call', 'Raise']);
  expect(price('Call')).toBe('all 5');
  expect(button('Raise').disabled).toBe(true);
  key('a');
  expect(sent).toEqual([{ do: 'call' }]);
});

/** The player has raised, and the chips are on their way to the pot; the other is as told. */
function waitFor(other: { folded?: boolean; allIn?: boolean }, wins: unknown[] = []): void {
  const seat = { bet: 0, stack: 96_000, folded: false, allIn: false };
  const seats = [
    { seat: 0, ...seat, ...other },
    { seat: 1, ...seat },
  ];
  ask(null, {
    betToMatch: 3_000,
    own: { bet: 3_000, stack: 96_000 },
    picture: { ...BARE, seats, wins } as unknown as typeof BARE,
  });
}
const plans = (): (string | undefined)[] =>
  [...document.querySelectorAll('.plans label')].map((each) => each.textContent?.trim());

test('what a planned call costs does not change while chips are on their way to the pot', () => {
  waitFor({});
  expect(plans()).toEqual(['Check or fold', 'Check', 'Call any']);
});

test('nothing is planned once nobody is left who could bet', () => {
  waitFor({ allIn: true });
  expect(plans()).toEqual([]);
  waitFor({ folded: true });
  expect(plans()).toEqual([]);
  // While the pots go to their winners the next hand has not begun.
  waitFor({}, [{ shares: [], hand: null }]);
  expect(plans()).toEqual([]);
});

test('an amount between the steps is told which steps there are', () => {
  ask({ ...FACING, raise_to: { least: 3_000, most: 99_000, step: 1_000 } });
  field('45');
  expect(document.querySelector('[role=alert]')?.textContent?.trim()).toBe(
    'From 30 to 990, in steps of 10',
  );
  field('2500');
  expect(document.querySelector('[role=alert]')?.textContent?.trim()).toBe('From 30 to 990');
});

test('where a check is always free, Check and Call stand side by side', () => {
  ask({ ...FREE, fold: true, call: 2_000 }, { onePass: true });
  expect(words()).toEqual(['Fold', 'Check', 'Call', 'Bet']);
  key('k');
  expect(sent).toEqual([{ do: 'check' }]);
});

test('keys typed into a field are not moves', () => {
  ask(FACING);
  const field = document.querySelector<HTMLInputElement>('.field');
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }));
  expect(sent).toEqual([]);
});

const field = (text: string): void => {
  const input = document.querySelector<HTMLInputElement>('.field');
  if (!input) throw new Error('no field');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
};
const price = (word: string): string =>
  document.getElementById(button(word).getAttribute('aria-describedby') ?? '')?.textContent ?? '';

test('the button says at every key what a press will bet', () => {
  ask({ ...FACING, raise_to: { least: 4_000, most: 99_000, step: 100 } });
  for (const [typed, said] of [
    ['4', ''],
    ['40', 'to 40'],
    ['400', 'to 400'],
    ['990', 'all 990'],
  ] as const) {
    field(typed);
    expect(price('Raise').toLowerCase(), typed).toContain(said);
    expect(button('Raise').disabled, typed).toBe(said === '');
  }
});

test('an impossible amount is marked and cannot be sent; nothing becomes an all-in', () => {
  ask(FACING);
  field('2500');
  expect(document.querySelector('.field')?.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('From 40 to 990');
  expect(button('Raise').disabled).toBe(true);
  button('Raise').click();
  key('r');
  document
    .querySelector('.field')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(sent).toEqual([]);
});

test('a double tap acts once, also when the next question comes at once', async () => {
  ask(FREE, { betToMatch: 0 });
  button('Check').click();
  button('Check').click();
  await asked.answer();
  asked.at.moves.ask(5);
  flushSync();
  button('Check').click();
  key('k');
  expect(sent).toEqual([{ do: 'check' }]);
  vi.advanceTimersByTime(REST_MS);
  flushSync();
  button('Check').click();
  expect(sent).toHaveLength(2);
});

test('a fold where checking is free is asked about once', () => {
  ask({ fold: true, check: true }, { betToMatch: 0 });
  button('Fold').click();
  flushSync();
  expect(sent).toEqual([]);
  expect(document.querySelector('.made')?.textContent).toContain('Checking is free');
  button('Fold anyway?').click();
  key('f');
  expect(sent, 'the second tap of a double tap').toEqual([]);
  vi.advanceTimersByTime(REST_MS);
  flushSync();
  button('Fold anyway?').click();
  expect(sent).toEqual([{ do: 'fold' }]);
});

test('a fold that saves chips is not asked about', () => {
  ask(FACING);
  key('f');
  expect(sent).toEqual([{ do: 'fold' }]);
});
