import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TableFrame from '../../frame/TableFrame.svelte';
import { Visit } from '../../frame/visit.svelte';
import { announcements } from '../../kit/controls/announcements.svelte';
import { DEFAULTS, settings } from '../../kit/settings/settings.svelte';
import type { Answer } from '../../net/outbox';
import type { Frame, RouletteAction, RouletteBet, RouletteOptions, RouletteView } from '../../wire';
import { entry } from '.';
import { table } from './table';

const SPIN_MS = 6_000;
const red: RouletteBet = { point: 'red', chips: 2_000 };
const black: RouletteBet = { point: 'black', chips: 1_000 };
const laid: RouletteView['seats'] = [
  { seat: 0, stack: 97_000, bets: [red, black] },
  { seat: 1, stack: 50_000 },
];
const outcomes = [
  { ...red, gain: -2_000 },
  { ...black, gain: 1_000 },
];
const summary = {
  name: 'Oak',
  game: 'roulette',
  preset: 'casino',
  rules: { game: 'roulette', unit: 100, paytable: 'house', spin_ms: SPIN_MS, window_ms: 30_000 },
  settings: { seats: 8, turned: false },
  seats: [
    { seat: 0, name: 'Ines', chips: 100_000 },
    { seat: 1, name: 'Otto', chips: 50_000 },
  ],
  queue: [],
  rounds: 3,
};
const after = {
  ...summary,
  seats: [{ seat: 0, name: 'Ines', chips: 99_000 }, summary.seats[1]],
};
const options: RouletteOptions = {
  paytable: 'house',
  bet: { least: 100, most: 100_000, step: 100 },
  chips: 100_000,
};

const view = (more: Partial<RouletteView>): RouletteView => ({
  phase: 'betting',
  paytable: 'house',
  seats: laid,
  numbers: [4],
  ...more,
});
const frame = (seq: number, more: object): Frame =>
  ({ t: 'frame', table: 't', seq, events: [], gap_ms: null, seat: 0, ...more }) as unknown as Frame;
const waits = (left_ms: number | null) => ({
  turn: 7,
  seats: [0, 1],
  wait_ms: left_ms === null ? null : SPIN_MS,
  left_ms,
});

const betting = (more: object = {}): Frame =>
  frame(1, { summary, view: view({}), pending: waits(null), options, ...more });
const spun = (left_ms = SPIN_MS, more: object = {}): Frame =>
  frame(2, {
    events: [{ e: 'spun', number: 17 }],
    view: view({ phase: 'spinning', number: 17 }),
    pending: waits(left_ms),
    ...more,
  });
const paid = (): Frame =>
  frame(3, {
    summary: after,
    events: [{ e: 'paid', seat: 0, outcomes, gain: -1_000 }, { e: 'ended' }],
    view: view({
      phase: 'over',
      number: 17,
      numbers: [17, 4],
      seats: [
        { seat: 0, stack: 99_000, outcomes, gain: -1_000 },
        { seat: 1, stack: 50_000 },
      ],
    }),
    pending: null,
  });

let visit: Visit;
let sent: RouletteAction[];
let answer: (answer: Answer) => void;
let shown: object | null = null;
let told: string[];

/** A player comes to the table, and sees what its first frame says. */
async function come(first: Frame): Promise<void> {
  visit = new Visit('t', 'Ines', {
    act: (_turn, action) => {
      sent.push(action as RouletteAction);
      return new Promise((resolve) => (answer = resolve));
    },
    load: async () => ({ entry, table }),
  });
  visit.take(first);
  await vi.advanceTimersByTimeAsync(0);
  if (!visit.shown) throw new Error('nothing is shown');
  const props = {
    visit,
    table,
    get shown() {
      return visit.shown!;
    },
    sit: () => undefined,
    addBot: () => undefined,
    idle: undefined,
    over: createRawSnippet(() => ({ render: () => '<i></i>' })),
  };
  shown = mount(TableFrame, { target: document.body, props });
  flushSync();
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

const wheel = (): string | null =>
  document.querySelector('.wheel')?.getAttribute('aria-label') ?? null;
const plate = (): string =>
  document.querySelector('.verdict')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const lit = (): string | undefined =>
  document.querySelector<HTMLElement>('.cell.came')?.dataset.point;
const chips = (): string => document.querySelector('.me .num:last-child')?.textContent ?? '';
const log = (): string[] => visit.log.map((each) => ('say' in each ? each.say() : ''));
const spinButton = (): HTMLButtonElement => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('.acts button')];
  return found.find((each) => each.textContent.trim() === 'Spin')!;
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
  sent = [];
  told = [];
  vi.spyOn(announcements, 'announce').mockImplementation((sentence) => void told.push(sentence));
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  Object.assign(settings, DEFAULTS);
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** What the log knows before the ball rests. */
const LAID = ['You have 30 on the board', 'No more bets'];

/** Nothing that is drawn or written says what will come. */
function expectSecret(known: readonly string[] = LAID): void {
  expect(wheel()).toBe('Roulette wheel, spinning');
  expect(plate()).toBe('No more bets');
  expect(lit()).toBeUndefined();
  expect(document.body.textContent).not.toMatch(/17 black|You lose/);
  expect(document.querySelector('.lost, .won, .pay')).toBeNull();
  expect(chips()).toBe('970');
  expect(log()).toEqual(known);
  expect(told.join(' ')).not.toMatch(/17|lose/);
}

// req: CAS-4.14b
test('what the ball brings is told once it rests, even if the house is quicker', async () => {
  await come(betting());
  visit.take(spun());
  await pass(2_000);
  expectSecret();
  visit.take(paid());
  await pass(3_000);
  expectSecret();

  await pass(1_000);
  expect(wheel()).toBe('Roulette wheel, ball on 17 black, odd');
  expect([plate(), lit()]).toEqual(['17 17 black, odd', 'straight:17']);
  expect([chips(), log()]).toEqual(['970', LAID]);

  await pass(5_000);
  expect(plate()).toBe('17 You lose 10 17 black, odd');
  expect(chips()).toBe('990');
  expect(log()).toEqual([...LAID, 'The ball rests on 17 black, odd', 'You lose 10']);
});

test('without motion the ball lies in its pocket at once, and the rest is told when it is paid', async () => {
  settings.motion = 'reduced';
  await come(betting());
  told = [];
  visit.take(spun());
  await pass(0);
  expect(wheel()).toBe('Roulette wheel, ball on 17 black, odd');
  expect(plate()).toBe('17 17 black, odd');
  await pass(5_000);
  expect([chips(), log()]).toEqual(['970', LAID]);
  expect(told).toEqual(['You have 30 on the board. No more bets']);
  expect(document.querySelector('.lost, .won, .pay')).toBeNull();

  visit.take(paid());
  await pass(0);
  expect(plate()).toBe('17 You lose 10 17 black, odd');
  expect([chips(), log()]).toEqual([
    '990',
    [...LAID, 'The ball rests on 17 black, odd', 'You lose 10'],
  ]);
});

test('whoever comes during a spin sees it from its middle', async () => {
  await come(spun(2_000, { summary }));
  expectSecret([]);
  await pass(1_800);
  expectSecret([]);
  await pass(200);
  expect(wheel()).toBe('Roulette wheel, ball on 17 black, odd');
  expect(plate()).toBe('17 17 black, odd');
});

test('a press shows the end of the spin, and no frame of that spin turns the wheel again', async () => {
  await come(betting());
  visit.take(spun());
  await pass(2_000);
  window.dispatchEvent(new Event('pointerdown'));
  flushSync();
  expect(wheel()).toBe('Roulette wheel, ball on 17 black, odd');
  expect([plate(), lit()]).toEqual(['17 17 black, odd', 'straight:17']);
  visit.take(
    frame(3, {
      events: [{ e: 'forfeited', seat: 1, chips: 0 }],
      view: view({ phase: 'spinning', number: 17 }),
      pending: waits(SPIN_MS - 2_100),
    }),
  );
  await pass(100);
  expect(wheel()).toBe('Roulette wheel, ball on 17 black, odd');
});

test('a double tap on Spin orders one spin, and does not end it', async () => {
  await come(betting());
  spinButton().click();
  flushSync();
  spinButton().click();
  expect(sent).toEqual([{ do: 'spin' }]);
  answer({ done: true, table: 't' });
  visit.take(spun());
  await pass(200);
  window.dispatchEvent(new Event('pointerdown'));
  spinButton().click();
  await pass(200);
  expect(sent).toHaveLength(1);
  expect(wheel()).toBe('Roulette wheel, spinning');
});

test('chips that others lay keep nobody from laying', async () => {
  await come(betting());
  const bets = [{ point: 'odd', chips: 500 }];
  visit.take(
    frame(2, {
      events: [{ e: 'slip_laid', seat: 1, bets }],
      view: view({ seats: [laid[0]!, { seat: 1, stack: 49_500, bets }] }),
      pending: waits(null),
      options,
    }),
  );
  expect(visit.options).toEqual(options);
  flushSync();
  expect(document.querySelector('[data-anchor="chips-1-odd"]')).not.toBeNull();
});
