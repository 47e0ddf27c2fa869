import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { arrange } from '../../frame/seats/arrangement';
import type { CardPick } from './cardpick.svelte';
import { pictureOf } from './picture';
import { GAMES, MINE, type RecordedFrame } from './recorded';
import Stage from './Stage.svelte';

let mounted: Record<string, unknown> | null = null;
let chosen: number[] = [];

function draw(frame: RecordedFrame | undefined): HTMLElement {
  if (!frame) throw new Error('no frame');
  if (mounted) void unmount(mounted);
  document.body.innerHTML = '';
  chosen = [];
  const picture = pictureOf(frame.view, frame.private, MINE);
  const seats = picture.seats.map(({ seat, stack }) => ({
    seat,
    name: `Player ${seat}`,
    chips: stack,
    ...(seat === MINE ? {} : { bot: 'balance' }),
  }));
  const intent: Pick<CardPick, 'free' | 'chosen' | 'asks' | 'toggle'> = {
    free: frame.options?.swap ?? frame.options?.discard ?? [],
    chosen: null,
    asks: false,
    toggle: (card) => void chosen.push(card),
  };
  mounted = mount(Stage, {
    target: document.body,
    props: {
      arrangement: arrange({ seats, settings: { seats: 4, turned: true } }, MINE, true),
      picture,
      intent: intent as CardPick,
      mine: MINE,
      form: 'round' as const,
      acting: [],
      clock: null,
      name: (seat: number) => (seat === MINE ? 'You' : `Player ${seat}`),
    },
  });
  flushSync();
  return document.body;
}

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
});

const labels = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? '');
const text = (root: Element | null): string => root?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const turn = (): RecordedFrame | undefined => GAMES.sabacc.find(({ options }) => options?.draw);
const taken = (): RecordedFrame | undefined =>
  GAMES.doubles.find(({ view }) => view.seats.some((p) => p.seat !== MINE && p.cards?.length));

// req: CAS-5.1a, CAS-5.1b
test('own cards can be read, those of others are covered', () => {
  const root = draw(turn());
  const own = [...root.querySelectorAll('.own button')].map((each) =>
    each.getAttribute('aria-label'),
  );
  expect(own).toEqual(['minus 8 of squares', 'plus 5 of squares']);
  const first = root.querySelector('.seat .hole');
  expect(first?.querySelectorAll('svg.card')).toHaveLength(2);
  expect(first?.innerHTML).not.toContain('<text');
  expect(text(root.querySelector('.seat .vh'))).toContain('2 covered cards');
});

// req: CAS-5.1c
test('a card that was taken from the pile lies face up', () => {
  const root = draw(taken());
  expect([...root.querySelectorAll('.hole text')].length).toBeGreaterThan(0);
  expect(labels(root).join()).not.toContain('undefined');
});

// req: CAS-5.1d, CAS-5.19b
test('dice are dashes before the first roll, and then the result', () => {
  expect(labels(draw(GAMES.sabacc[0]))).toContain('Dice: not rolled yet');
  const last = GAMES.sabacc.at(-1);
  const [first, second] = last?.view.dice ?? [];
  expect(labels(draw(last))).toContain(`Dice: ${first} and ${second}`);
});

// req: CAS-5.1e, CAS-5.2a, CAS-5.2b
test('pile, deck, both pots, chips and stakes are seen', () => {
  const frame = GAMES.sabacc.findLast(({ view }) => !view.over && view.pot > 0);
  const root = draw(frame);
  expect(labels(root).some((label) => label.startsWith('Discard pile, top card'))).toBe(true);
  expect(labels(root)).toContain(`Deck, ${frame?.view.deck} cards left`);
  const amounts = text(root.querySelector('.pots'));
  expect(amounts).toContain('Pot');
  expect(amounts).toContain(((frame?.view.sabacc_pot ?? 0) / 100).toLocaleString('en'));
  expect(root.querySelectorAll('.bet').length).toBeGreaterThan(1);
  expect(root.querySelectorAll('.plate .num').length).toBeGreaterThan(1);
});

test('only cards that may be given can be pressed', () => {
  const frame = turn();
  const [first] = draw(frame).querySelectorAll<HTMLButtonElement>('.own button');
  first?.click();
  expect(chosen).toEqual([frame?.private?.cards[0]]);
  const waiting = GAMES.sabacc.find(({ options, private: privateView }) => !options && privateView);
  for (const each of draw(waiting).querySelectorAll<HTMLButtonElement>('.own button')) {
    expect(each.disabled).toBe(true);
  }
});

// req: CAS-5.25
test('a sabacc is called out with what was won', () => {
  const root = draw(GAMES.sabacc.at(-1));
  expect(text(root.querySelector('.results'))).toContain('Sabacc!');
  expect(text(root.querySelector('.results'))).toContain('You win');
  const tags = [...root.querySelectorAll('.tag')].map(text);
  expect(tags).toContain('Sabacc!');
  expect(tags).toContain('Junk');
});
