import { expect, test } from 'vitest';
import { choreograph, anchorOf } from './choreography';
import { advance, BARE, ownSum, type Picture, pictureOf, seatAt, winners } from './picture';
import { GAMES, MINE, type RecordedFrame } from './recorded';

const games = Object.entries(GAMES);
const pictured = (frame: RecordedFrame): Picture => pictureOf(frame.view, frame.private, MINE);

/** What only a view says: where a round stands, and the bets once it is over. */
const rough = ({ phase: _, ...picture }: Picture): unknown => ({
  ...picture,
  seats: picture.seats.map(({ allIn: _, bet: __, ...seat }) => seat),
});

test.each(games)('events alone lead to the picture of the view: %s', (_, frames) => {
  let picture = BARE;
  for (const frame of frames) {
    picture = frame.events.reduce((from, event) => advance(from, event, MINE), picture);
    expect(rough(picture)).toEqual(rough(pictured(frame)));
  }
});

const chips = ({ seats, pot, sabaccPot }: Picture): number =>
  seats.reduce((sum, seat) => sum + seat.stack + seat.fee, 0) + pot + sabaccPot;

test.each(games)('no chip appears or vanishes at any step: %s', (_, frames) => {
  let picture = BARE;
  for (const frame of frames) {
    const end = pictured(frame);
    for (const step of choreograph(picture, frame.events, end, MINE)) {
      expect(chips(step.picture)).toBe(chips(end));
    }
    picture = end;
  }
});

// req: CAS-5.1a, CAS-5.1b, CAS-5.1c
test.each(games)('own cards lie face up, of others only those that all know: %s', (_, frames) => {
  for (const frame of frames) {
    for (const seat of pictured(frame).seats) {
      const seen = frame.view.seats.find((each) => each.seat === seat.seat);
      if (seat.seat === MINE) expect(seat.hand).toEqual(frame.private?.cards ?? []);
      else {
        expect(seat.hand.filter((card) => card === null)).toHaveLength(seen?.covered ?? 0);
        expect(seat.hand.filter((card) => card !== null)).toEqual(seen?.cards ?? []);
      }
    }
  }
});

// req: CAS-5.1d
test.each(games)('the dice show nothing at first, then the last roll: %s', (_, frames) => {
  let last: readonly number[] = [];
  for (const frame of frames) {
    for (const event of frame.events) if (event.e === 'dice_rolled') last = event.dice;
    expect(pictured(frame).dice).toEqual(last);
  }
  expect(last).toHaveLength(2);
});

// req: CAS-5.1e, CAS-5.2a, CAS-5.2b
test('pots, stakes and the top of the pile are in the picture', () => {
  const last = pictured(GAMES.sabacc.at(-2) as RecordedFrame);
  expect(last.pile.at(-1)).toBeDefined();
  expect(last.sabaccPot).toBeGreaterThan(0);
  const stakes = last.seats.reduce((sum, seat) => sum + seat.stake, 0);
  expect(last.pot).toBe(stakes);
});

test('a new card comes from the deck face down and then turns', () => {
  const at = GAMES.sabacc.findIndex(({ events }) =>
    events.some((event) => event.e === 'drawn' && event.seat === MINE),
  );
  const [before, frame] = [GAMES.sabacc[at - 1], GAMES.sabacc[at]];
  if (!before || !frame) throw new Error('nobody draws');
  const [landing, turned] = choreograph(pictured(before), frame.events, pictured(frame), MINE);
  const card = seatAt(pictured(frame), MINE)?.hand.length ?? 0;
  expect(landing?.come).toMatchObject([
    { anchor: anchorOf.card(MINE, card - 1), other: anchorOf.deck, resize: true },
  ]);
  expect(seatAt(landing?.picture ?? BARE, MINE)?.hand.at(-1)).toBeNull();
  expect(seatAt(turned?.picture ?? BARE, MINE)?.hand.at(-1)).not.toBeNull();
});

test('a swap crosses two cards', () => {
  const at = GAMES.sabacc.findIndex(({ events }) => events.some((event) => event.e === 'swapped'));
  const [before, frame] = [GAMES.sabacc[at - 1], GAMES.sabacc[at]];
  if (!before || !frame) throw new Error('nobody swaps');
  const [crossing] = choreograph(pictured(before), frame.events, pictured(frame), MINE);
  expect(crossing?.come).toHaveLength(2);
  expect(crossing?.come[0]?.anchor).toBe(anchorOf.top);
  expect(crossing?.come[1]?.other).toBe(anchorOf.pile);
});

// req: CAS-5.19b
test('dice that fall are heard, and time is given to look at them', () => {
  const frame = GAMES.doubles.find(({ events }) => events.some((e) => e.e === 'dice_rolled'));
  const steps = choreograph(BARE, frame?.events ?? [], BARE, MINE);
  const roll = steps.find(({ cues }) => cues.some(({ name }) => name === 'sabacc-dice'));
  expect(roll?.wait_ms).toBeGreaterThan(900);
  expect(roll?.picture.rolling).toBe(true);
});

test('one knows what the own hand adds up to, and who has won', () => {
  for (const frame of GAMES.sabacc) {
    expect(ownSum(pictured(frame), MINE)).toBe(frame.private?.sum ?? null);
  }
  expect([...winners(pictured(GAMES.sabacc.at(-1) as RecordedFrame))]).toEqual([MINE]);
  expect(ownSum(BARE, MINE)).toBeNull();
});
