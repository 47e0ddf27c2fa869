import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { arrange } from '../../frame/seats/arrangement';
import { CHIP_INK } from '../../kit';
import { type Picture, pictureOf } from './picture';
import { HANDS, type RecordedHand } from './recorded';
import Stage from './Stage.svelte';

let mounted: Record<string, unknown> | null = null;

function draw(
  hand: RecordedHand,
  at: number,
  counts = false,
): { picture: Picture; root: HTMLElement } {
  if (mounted) void unmount(mounted);
  document.body.innerHTML = '';
  const frame = hand.frames.at(at);
  if (!frame) throw new Error('no frame');
  const picture = { ...pictureOf(frame.view, frame.private, hand.mine), counts };
  const seats = picture.seats.map(({ seat, stack }) => ({
    seat,
    name: `Player ${seat}`,
    chips: stack,
    ...(seat === hand.mine ? {} : { bot: 'odds' }),
  }));
  const settings = { seats: 7, turned: hand.preset !== 'cardroom' };
  mounted = mount(Stage, {
    target: document.body,
    props: {
      arrangement: arrange({ seats, settings }, hand.mine, true),
      picture,
      intent: null,
      mine: hand.mine,
      form: 'round' as const,
      acting: frame.acting,
      clock: null,
      name: (seat: number) => (seat === hand.mine ? 'You' : `Player ${seat}`),
    },
  });
  flushSync();
  return { picture, root: document.body };
}

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
});

const all = (root: HTMLElement, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];
const text = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

// req: HU-UIR7
test('heads-up the money of a player follows every turn', () => {
  const seen = HANDS.heads_up.frames.map(({ view }, at) => {
    const { root } = draw(HANDS.heads_up, at, true);
    const shown = all(root, '.plate > .num').map(text);
    const left = view.seats.map(({ stack }) => (stack / 100).toLocaleString('en'));
    expect(shown.length).toBeGreaterThan(0);
    expect(left).toEqual(expect.arrayContaining(shown));
    return shown.join();
  });
  expect(new Set(seen).size).toBeGreaterThan(2);
});

test('a share of a pot that is no more than what the seat put in is no win', () => {
  const { split } = HANDS;
  const last = split.frames.at(-1);
  if (!last) throw new Error('no frame');
  const sharers = new Set(last.view.winners?.flatMap(({ shares }) => shares.map((s) => s.seat)));
  expect(sharers.size).toBeGreaterThan(1);
  const drawn = (gain: number): HTMLElement => {
    const seats = last.view.seats.map((seat) => ({
      ...seat,
      ...(sharers.has(seat.seat) && { paid: (seat.won ?? 0) - gain }),
    }));
    return draw({ ...split, frames: [{ ...last, view: { ...last.view, seats } }] }, 0).root;
  };
  const root = drawn(0);
  expect(all(root, '.seat.wins, .own.wins')).toHaveLength(0);
  expect(all(root, '.bet .vh').map(text).join()).not.toMatch(/won/);
  expect(all(root, '.bet .vh').map(text).join()).toMatch(/got back/);
  expect(text(root)).not.toMatch(/\bWins\b|You win|wins \d/);
  // What was won is what was gained, at the seats as in the banner.
  const won = all(drawn(1_000), '.bet .num').map(text);
  expect(
    won.every((words) => /won 10 ?\+10$/.test(words)),
    won.join(),
  ).toBe(true);
});

// req: EPS-RF-HH-001, EPS-RF-HH-014
test('every player has a place with the chips that are left', () => {
  const { picture, root } = draw(HANDS.side, 5);
  const stacks = all(root, '.plate > .num').map(text);
  const left = picture.seats.map(({ stack }) => (stack / 100).toLocaleString('en'));
  expect(stacks.sort()).toEqual(left.sort());
});

// req: EPS-RF-HH-013, EPS-RF-HH-004, CAS-2.1b, CAS-2.1c, HU-UIR8
test('every bet of the street lies in front of its player, as chips and as a number', () => {
  const index = HANDS.side.frames.findIndex(
    ({ view }) => view.seats.filter(({ bet }) => bet).length >= 2,
  );
  const { picture, root } = draw(HANDS.side, index);
  const bets = all(root, '.bet');
  const laid = picture.seats.filter(({ bet }) => bet > 0);
  expect(bets).toHaveLength(laid.length);
  for (const seat of laid) {
    const amount = (seat.bet / 100).toLocaleString('en');
    const bet = bets.find(
      (each) => text(each).includes(`Player ${seat.seat} `) || text(each).startsWith('You'),
    );
    expect(bet?.querySelector('svg.stack')).not.toBe(null);
    expect(bets.some((each) => text(each).endsWith(amount))).toBe(true);
  }
  expect(root.innerHTML).toContain(CHIP_INK[10].base);
});

// req: EPS-RF-HH-003, HU-UIR9
test('the dealer button lies at the one who deals', () => {
  const { picture, root } = draw(HANDS.side, 0);
  const [button, ...more] = all(root, '.dealer-button');
  expect(more).toHaveLength(0);
  const dealer = picture.seats.find(({ seat }) => seat === picture.button);
  expect(text(button?.closest('.plate'))).toContain(
    ((dealer?.stack ?? 0) / 100).toLocaleString('en'),
  );
});

// req: EPS-RF-HH-012
test('main pot and side pots are told apart, and add up', () => {
  const index = HANDS.side.frames.findIndex(({ view }) => view.pots.length >= 2);
  const { picture, root } = draw(HANDS.side, index);
  const labels = all(root, '.lab').map(text);
  expect(labels[0]).toMatch(/^Pot/);
  expect(labels[1]).toMatch(/^Side/);
  const amounts = all(root, '.lab').map((label) => text(label.lastChild as Element));
  expect(amounts).toEqual(picture.pots.map((pot) => (pot / 100).toLocaleString('en')));
});

// req: CAS-2.12a, EPS-UC-010.13
test('at the end all hands still in are shown, folded ones are not', () => {
  const { picture, root } = draw(HANDS.casino, -1);
  const others = picture.seats.filter(({ seat }) => seat !== HANDS.casino.mine);
  const shown = all(root, '.hole.shown');
  expect(shown).toHaveLength(others.filter(({ folded }) => !folded).length);
  expect(all(root, '.hole')).toHaveLength(shown.length);
  expect(text(root.querySelector('.results'))).toMatch(/wins?|share/);
});

// req: HU-UIR5, HU-UIR6
test('heads-up counts the cards in play and the money in play with each step', () => {
  HANDS.heads_up.frames.forEach(({ view }, at) => {
    const { root } = draw(HANDS.heads_up, at, true);
    const [cards, money] = all(root, '.counts dd').map(text);
    expect(cards).toBe(String(view.board.length));
    if (!view.over) expect(money).toBe((view.total / 100).toLocaleString('en'));
  });
});

// req: CAS-2.4c
test('own cards are large, face up, and named for those who listen', () => {
  const { root } = draw(HANDS.casino, 0);
  const own = root.querySelector('.own .hand');
  expect(own?.getAttribute('aria-label')).toMatch(/^Your cards: .+ of .+, .+ of .+$/);
  expect(own?.querySelectorAll('.flip.up')).toHaveLength(2);
});

// req: CAS-2.2b
test('bots are marked twice: by their picture and by a word', () => {
  const { root } = draw(HANDS.casino, 0);
  for (const seat of all(root, '.seat')) {
    expect(seat.querySelector('.avatar')?.classList.contains('round')).toBe(false);
    expect(text(seat)).toContain('BOT');
  }
});
