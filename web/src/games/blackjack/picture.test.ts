import { expect, test } from 'vitest';
import { choreograph, anchorOf, type Step } from './choreography';
import { advance, BARE, countOf, type Picture, pictureOf, seatAt } from './picture';
import { ROUNDS, type RecordedRound } from './recorded';

const rounds = Object.entries(ROUNDS);

/** All steps of a round, frame after frame. */
function stepsOf({ frames, mine }: RecordedRound): { steps: Step[]; end: Picture }[] {
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

test.each(rounds)('the last step always shows the view itself: %s', (_, round) => {
  for (const { steps, end } of stepsOf(round)) expect(steps.at(-1)?.picture).toBe(end);
});

test.each(rounds)('chips change hands only when the bet is settled: %s', (_, round) => {
  const chips = ({ seats }: Picture): number =>
    seats.reduce((sum, { stack, bet }) => sum + stack + bet, 0);
  let before: number | null = null;
  for (const { steps, end } of stepsOf(round)) {
    for (const { picture } of steps) {
      expect([before ?? chips(end), chips(end)]).toContain(chips(picture));
      if (picture.phase !== 'over') expect(chips(picture)).toBe(before ?? chips(end));
    }
    before = chips(end);
  }
});

// req: CAS-3.3a
test.each(rounds)("every card of a player's lies face up: %s", (_, round) => {
  for (const { view } of round.frames) {
    for (const { cards } of pictureOf(view).seats) expect(cards).not.toContain(null);
  }
});

// req: CAS-3.3b
test.each(rounds)(
  "the dealer's first card stays face down while the player plays: %s",
  (_, round) => {
    for (const { view } of round.frames) {
      const { phase, dealer } = pictureOf(view);
      if (phase === 'playing') expect(dealer[0]).toBe(null);
      else expect(dealer).not.toContain(null);
    }
  },
);

// req: CAS-3.6a, CAS-3.6b
test('points are counted as the house counts them', () => {
  for (const { frames } of Object.values(ROUNDS)) {
    for (const { view } of frames) {
      const picture = pictureOf(view);
      expect(countOf(picture.dealer)).toEqual(picture.count);
      for (const { cards, points, soft } of picture.seats) {
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
  const { steps } = stepsOf(ROUNDS.win)[started] ?? { steps: [] };
  const come = steps.flatMap((step) => step.come);
  expect(come.map(({ spot }) => spot)).toEqual([
    anchorOf.card(0, 0),
    anchorOf.dealer(0),
    anchorOf.card(0, 1),
    anchorOf.dealer(1),
  ]);
  expect(new Set(come.map(({ other }) => other))).toEqual(new Set([anchorOf.shoe]));
  const own = steps.map(({ picture }) => seatAt(picture, 0)?.cards);
  expect(own[0]).toEqual([null]);
  expect(own[1]?.[0]).toBeTypeOf('number');
  const points = steps.map(({ picture }) => seatAt(picture, 0)?.points);
  expect(points).toEqual([0, 3, 3, 5, 5]);
});

// req: CAS-3.4b
test('a card that is hit for comes from the shoe and turns over at the hand', () => {
  const hit = ROUNDS.win.frames.findIndex(({ events }) => events[0]?.e === 'bj_drawn');
  const { steps } = stepsOf(ROUNDS.win)[hit] ?? { steps: [] };
  expect(steps[0]?.come).toMatchObject([{ spot: anchorOf.card(0, 2), other: anchorOf.shoe }]);
  expect(steps.map(({ picture }) => seatAt(picture, 0)?.cards.at(-1))).toEqual([null, 44]);
});

// req: CAS-3.8b, CAS-3.8c
test('after Stand the hidden card is turned over, then the dealer draws one card at a time', () => {
  const { steps } = stepsOf(ROUNDS.win).at(-1) ?? { steps: [] };
  const points = steps.map(({ picture }) => picture.count.points);
  expect([...new Set(points)]).toEqual([3, 12, 16, 22]);
  const shown = steps.find(({ picture }) => picture.dealer[0] !== null);
  expect(shown?.come).toEqual([]);
  expect(shown?.wait_ms).toBeGreaterThanOrEqual(300);
});

// req: CAS-3.10
test('a win is paid beside the bet, and both go to the player', () => {
  const { steps } = stepsOf(ROUNDS.win).at(-1) ?? { steps: [] };
  const paid = steps.find(({ picture }) => (seatAt(picture, 0)?.pay ?? 0) > 0);
  expect(seatAt(paid?.picture ?? BARE, 0)).toMatchObject({ bet: 2_500, pay: 2_500, result: 'win' });
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
