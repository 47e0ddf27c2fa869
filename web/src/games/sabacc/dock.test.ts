import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask as asking, NO_CLOCK } from '../../../tests/table/attable';
import type { SabaccAction, SabaccOptions, SabaccPhase } from '../../wire';
import { CardPick } from './cardpick.svelte';
import Controls from './Controls.svelte';
import { BARE, type SeatPicture } from './picture';

/** The hand of the player: −3 of circles with a zero, or with +1 of circles. */
const CARDS = [7, 60];
const OTHER_CARDS = [7, 10];
let sent: SabaccAction[];
let intent: CardPick;
let mounted: Record<string, unknown> | null = null;

interface Scene {
  cards?: readonly number[];
  chosen?: number;
  betToMatch?: number;
  stake?: number;
  phase?: SabaccPhase;
}

function ask(
  options: SabaccOptions | null,
  { cards = CARDS, chosen, betToMatch = 0, stake = 0, phase }: Scene = {},
): void {
  if (mounted) void unmount(mounted);
  document.body.innerHTML = '';
  const view = {
    phase: phase ?? (options?.match ? 'bet' : 'play'),
    bet_to_match: betToMatch,
    pot: 0,
  };
  const asked = asking<'sabacc'>(options, {
    frame: { view: view as never, private: { cards } as never },
  });
  const own = { seat: 3, stack: 95_000, stake, hand: cards, sum: null } as unknown as SeatPicture;
  const picture = { ...BARE, round: 2, pile: [32], seats: [own] };
  intent = new CardPick(asked.at);
  if (chosen !== undefined) intent.toggle(chosen);
  sent = asked.sent;
  mounted = mount(Controls, {
    target: document.body,
    props: { at: asked.at, seat: 3, picture, intent, clock: NO_CLOCK },
  });
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  vi.useRealTimers();
});

const buttons = (): HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>('.acts button'),
];
const words = (): string[] => buttons().map((each) => each.textContent?.trim() ?? '');
function button(word: string): HTMLButtonElement {
  const found = buttons().find((each) => each.textContent?.trim() === word);
  if (!found) throw new Error(`no button ${word}`);
  return found;
}
function press(word: string): void {
  button(word).click();
  flushSync();
}
function key(name: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  flushSync();
}
const detail = (word: string): string =>
  document.getElementById(button(word).getAttribute('aria-describedby') ?? '')?.textContent ?? '';

const PLAY: SabaccOptions = { draw: true, swap: [7, 60], stand: true, junk: true };
const FACING: SabaccOptions = {
  match: true,
  junk: true,
  owed: 4_000,
  cost: 4_000,
  raise_to: { least: 4_100, most: 95_000, step: 100 },
};

// req: CAS-5.9b, CAS-5.11a, CAS-5.13, CAS-5.14
test.each([
  ['Draw', 'd', { do: 'draw' }],
  ['Stand', 's', { do: 'stand' }],
  ['Junk', 'j', { do: 'junk' }],
] as const)('%s is one press or the key %s', (word, short, order) => {
  ask(PLAY);
  expect(words()).toEqual(['Junk', 'Stand', 'Swap', 'Draw']);
  press(word);
  expect(sent).toEqual([order]);
  ask(PLAY);
  key(short);
  expect(sent).toEqual([order]);
});

// req: CAS-5.12
test('a swap asks for a card first and then gives the chosen one', () => {
  ask(PLAY);
  press('Swap');
  expect(sent).toEqual([]);
  expect(detail('Swap')).toBe('choose a card');
  ask(PLAY, { chosen: 7 });
  expect(detail('Swap')).toBe('\u22123 for +3');
  press('Swap');
  expect(sent).toEqual([{ do: 'swap', card: 7 }]);
});

// req: CAS-5.11b
test('after a draw one card may be given up, or none', () => {
  const drawn: SabaccOptions = { keep: true, discard: [7, 60, 32] };
  ask(drawn, { cards: [7, 60, 32] });
  expect(words()).toEqual(['Keep', 'Discard']);
  press('Discard');
  expect(sent).toEqual([]);
  press('Keep');
  expect(sent).toEqual([{ do: 'keep' }]);
  ask(drawn, { cards: [7, 60, 32], chosen: 32 });
  key('x');
  expect(sent).toEqual([{ do: 'discard', card: 32 }]);
});

// req: CAS-5.18a, CAS-5.18b
test('a bet is matched, raised as far as the chips go, or the hand is junked', () => {
  ask(FACING, { betToMatch: 4_000 });
  expect(words()).toEqual(['Junk', 'Match', 'Raise']);
  expect(detail('Match')).toBe('40');
  expect(detail('Raise')).toBe('to 41');
  key('a');
  expect(detail('Raise')).toBe('all 950');
  press('Raise');
  expect(sent).toEqual([{ do: 'raise', chips: 95_000 }]);
});

test('without a bet one checks or bets, and junking is dimmed', () => {
  ask({ match: true, raise_to: { least: 100, most: 95_000, step: 100 } });
  expect(words()).toEqual(['Junk', 'Check', 'Bet']);
  expect(button('Junk').disabled).toBe(true);
  press('Check');
  expect(sent).toEqual([{ do: 'match' }]);
});

// req: CAS-5.18b
test('who cannot match is offered to go all-in', () => {
  ask({ match: true, junk: true, owed: 200_000, cost: 95_000 }, { betToMatch: 200_000 });
  expect(words()).toEqual(['Junk', 'All-in', 'Raise']);
  expect(detail('All-in')).toBe('950');
  expect(button('Raise').disabled).toBe(true);
});

test('when it is another one\u2019s turn everything is dimmed and in its place', () => {
  for (const phase of ['play', 'bet'] as const) {
    ask(null, { phase });
    expect(words()).toHaveLength(phase === 'play' ? 4 : 3);
    for (const each of document.querySelectorAll('button:not(.change), input')) {
      expect((each as HTMLButtonElement).disabled).toBe(true);
    }
    for (const name of ['d', 's', 'j', 'c', 'r', '1']) key(name);
    expect(sent).toEqual([]);
    expect(intent.chosen).toBe(null);
  }
});

test('numbers and arrows choose cards', () => {
  ask(PLAY);
  key('2');
  expect(intent.chosen).toBe(60);
  key('ArrowRight');
  expect(intent.chosen).toBe(7);
  key('ArrowLeft');
  expect(intent.chosen).toBe(60);
});

// req: CAS-5.2b, CAS-5.17
test('chips, stake, round and sum are there to be read', () => {
  ask(PLAY, { stake: 12_000, cards: OTHER_CARDS });
  const text = document.body.textContent?.replace(/\s+/g, ' ') ?? '';
  for (const words of ['950', 'Stake 120', 'Round 2 of 3']) expect(text).toContain(words);
  expect(document.querySelector('[role=img][aria-label="Your hand is \u22122"]')).not.toBeNull();
});
