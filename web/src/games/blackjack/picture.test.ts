import { expect, test } from 'vitest';
import { choreograph, anchorOf, type Step } from './choreography';
import { advance, BARE, countOf, handAt, NO_HAND, type Picture, pictureOf } from './picture';
import { ROUNDS, type RecordedRound } from './recorded';
import { script } from './script';
import { snapshotOf } from './testseat.svelte';

const rounds = Object.entries(ROUNDS);

/** All steps of a round, frame after frame. */
function stepsOf({ frames, mine }: RecordedRound): { steps: readonly Step[]; end: Picture }[] {
  let from = BARE;
  return frames.map(({ events, view }) => {
    const end = pictureOf(view);
    const steps = choreograph(from, events, end, mine);
    from = end;
    return { steps, end };
  });
}

test.each(rounds)('events alone lead to the picture of the view: %s', (_, round) => {
  let picture = BARE;
  for (const { events, view } of round.frames) {
    picture = events.reduce(advance, picture);
    expect(picture).toEqual(pictureOf(view));
  }
});

test.each(rounds)('chips change hands only when the bet is settled: %s', (_, round) => {
  const chips = ({ seats }: Picture): number =>
    seats.reduce((sum, { stack, hands }) => sum + stack + (hands[0]?.bet ?? 0), 0);
  let before: number | null = null;
  for (const { steps, end } of stepsOf(round)) {
    for (const { picture } of steps) {
      expect([before ?? chips(end), chips(end)]).toContain(chips(picture));
      const settled = picture.seats.some(({ hands }) =>
        hands.some(({ result, bet, laid }) => result || (laid > 0 && bet === 0)),
      );
      if (!settled) expect(chips(picture)).toBe(before ?? chips(end));
    }
    before = chips(end);
  }
});

// req: CAS-3.3a
test.each(rounds)("every card of a player's lies face up: %s", (_, round) => {
  for (const { view } of round.frames) {
    const hands = pictureOf(view).seats.flatMap((seat) => seat.hands);
    for (const { cards } of hands) expect(cards).not.toContain(null);
  }
});

// req: CAS-3.3b
test.each(rounds)(
  "the dealer's first card stays face down while the player plays: %s",
  (_, round) => {
    for (const { view } of round.frames) {
      const { phase, dealer } = pictureOf(view);
      if (phase === 'playing') expect(dealer.cards[0]).toBe(null);
      else expect(dealer.cards).not.toContain(null);
    }
  },
);

// req: CAS-3.6a, CAS-3.6b
test('points are counted as the house counts them', () => {
  for (const { frames } of Object.values(ROUNDS)) {
    for (const { view } of frames) {
      const picture = pictureOf(view);
      const hands = [picture.dealer, ...picture.seats.flatMap((seat) => seat.hands)];
      for (const { cards, points, soft } of hands) {
        expect(countOf(cards)).toEqual({ points, soft });
      }
    }
  }
  expect(countOf([48, 49])).toEqual({ points: 12, soft: true });
  expect(countOf([48, 44, 40])).toEqual({ points: 21, soft: false });
  expect(countOf([null, 32])).toEqual({ points: 10, soft: false });
});

// req: CAS-3.2c
test('four cards come from the shoe one after another, the dealer second, each turned over', () => {
  const started = ROUNDS.win.frames.findIndex(({ events }) => events[0]?.e === 'bj_started');
  const all = stepsOf(ROUNDS.win)[started]?.steps ?? [];
  const steps = all.filter(({ light }) => !light);
  const come = steps.flatMap((step) => step.come);
  expect(come.map(({ anchor }) => anchor)).toEqual([
    anchorOf.card(0, 0, 0),
    anchorOf.dealer(0),
    anchorOf.card(0, 0, 1),
    anchorOf.dealer(1),
  ]);
  expect(new Set(come.map(({ other }) => other))).toEqual(new Set([anchorOf.shoe]));
  const own = steps.map(({ picture }) => handAt(picture, 0)?.cards);
  expect(own[0]).toEqual([null]);
  expect(own[1]?.[0]).toBeTypeOf('number');
  const points = steps.map(({ picture }) => handAt(picture, 0)?.points);
  expect(points).toEqual([0, 3, 3, 5, 5]);
});

// req: CAS-3.4b
test('a card that is hit for comes from the shoe and turns over at the hand', () => {
  const hit = ROUNDS.win.frames.findIndex(({ events }) => events[0]?.e === 'bj_drawn');
  const { steps } = stepsOf(ROUNDS.win)[hit] ?? { steps: [] };
  expect(steps[0]?.come).toMatchObject([{ anchor: anchorOf.card(0, 0, 2), other: anchorOf.shoe }]);
  expect(steps.map(({ picture }) => handAt(picture, 0)?.cards.at(-1))).toEqual([null, 44, 44]);
  // What it makes is read only when it lies open.
  expect(steps.map(({ picture }) => handAt(picture, 0)?.points)).toEqual([5, 5, 15]);
});

// req: CAS-3.8b, CAS-3.8c
test('after Stand the hidden card is turned over, then the dealer draws one card at a time', () => {
  const { steps } = stepsOf(ROUNDS.win).at(-1) ?? { steps: [] };
  const points = steps.map(({ picture }) => picture.dealer.points);
  expect([...new Set(points)]).toEqual([3, 12, 16, 22]);
  const shown = steps.find(({ picture }) => picture.dealer.cards[0] !== null);
  expect(shown?.come).toEqual([]);
  expect(shown?.wait_ms).toBeGreaterThanOrEqual(220);
  expect(shown?.picture.dealer.points).toBe(3);
});

// req: CAS-3.10
test('a win is paid beside the bet, and both go to the player', () => {
  const { steps } = stepsOf(ROUNDS.win).at(-1) ?? { steps: [] };
  const paid = steps.find(({ picture }) => (handAt(picture, 0)?.pay ?? 0) > 0);
  expect(handAt(paid?.picture ?? BARE, 0)).toMatchObject({ bet: 2_500, pay: 2_500, result: 'win' });
  expect(steps.at(-1)?.leave.map(({ other }) => other)).toEqual([
    anchorOf.seat(0),
    anchorOf.seat(0),
  ]);
});

test('a lost bet goes to the house, a push back to the player', () => {
  const where = (round: RecordedRound) =>
    stepsOf(round)
      .at(-1)
      ?.steps.at(-1)
      ?.leave.map(({ other }) => other);
  expect(where(ROUNDS.bust)).toEqual([anchorOf.house]);
  expect(where(ROUNDS.push)).toEqual([anchorOf.seat(0)]);
  expect(where(ROUNDS.left)).toEqual([anchorOf.house]);
});

test("one's own bet is not shown twice: it flies from the tray when it is pressed", () => {
  const laid = ROUNDS.win.frames[1];
  const end = pictureOf(laid?.view ?? null);
  const come = (mine: number | null) =>
    choreograph(BARE, laid?.events ?? [], end, mine).flatMap((step) => step.come);
  expect(come(0)).toEqual([]);
  expect(come(null)).toHaveLength(1);
});

test('chips that anybody lays hold nobody up', () => {
  const { frames, mine } = ROUNDS.clock;
  const [, laid] = frames;
  const light = (seat: number | null) =>
    choreograph(BARE, laid?.events ?? [], pictureOf(laid?.view ?? null), seat).map(
      (each) => each.light,
    );
  expect(light(mine)).toEqual([true]);
  expect(light(0)).toEqual([true]);
});

test('all bets are settled together, however many sit at the table', () => {
  const seats = [0, 1, 2];
  const before: Picture = {
    ...BARE,
    phase: 'playing',
    seats: seats.map((seat) => ({
      seat,
      stack: 9_000,
      insurance: null,
      hands: [{ ...NO_HAND, bet: 1_000, laid: 1_000, cards: [40, 44], points: 20 }],
    })),
  };
  const results = ['win', 'push', 'loss'] as const;
  const events = results.map((result, seat) => ({
    e: 'bj_paid' as const,
    seat,
    result,
    bet: 1_000,
    back: [2_000, 1_000, 0][seat] ?? 0,
  }));
  const end = events.reduce<Picture>(advance, before);
  const steps = choreograph(before, events, end, 1);
  expect(steps).toHaveLength(2);
  expect(steps[0]?.picture.seats.map(({ hands }) => hands[0]?.result)).toEqual(results);
  expect(steps[1]?.picture.seats.map(({ stack }) => stack)).toEqual([11_000, 10_000, 9_000]);
});

test('how a round came out is seen until somebody bets in the next one', () => {
  const [first] = ROUNDS.win.frames;
  const last = snapshotOf(ROUNDS.win, -1);
  const { mine } = ROUNDS.win;
  if (!first) throw new Error('no frame');
  const opened = first.events.filter(({ e }) => e === 'bj_opened');
  const over = script.picture(last);
  const next = opened.reduce(advance, over);
  expect(next.past).toEqual(over);
  expect(choreograph(over, opened, next, mine).flatMap(({ leave }) => leave)).toEqual([]);
  // The same for whoever has the view alone.
  const view = { ...first.view, seats: first.view.seats.map((seat) => ({ ...seat, hands: [] })) };
  const frame = { ...last.frame, view };
  expect(script.picture({ ...last, frame, ended: last.frame.view }).past).toEqual(over);
  const bet = { e: 'bj_bet_set', seat: mine ?? 0, chips: 500 } as const;
  expect(advance(next, bet).past).toBe(null);
  expect(choreograph(next, [bet], next, mine).flatMap(({ leave }) => leave)).not.toEqual([]);
  // A bet that is taken back again brings nothing back.
  expect(advance(advance(next, bet), { ...bet, chips: 0 }).past).toBe(null);
});
