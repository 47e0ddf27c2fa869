import { expect, test } from 'vitest';
import { choreograph, anchorOf } from './choreography';
import { advance, BARE, type Picture, pictureOf, results, seatAt, winningCards } from './picture';
import { HANDS } from './recorded';

const hands = Object.entries(HANDS);

/** What an eye cannot fold from events alone: side pots before the end, and names of hands. */
const rough = (picture: Picture): unknown => ({
  ...picture,
  pots: picture.pots.reduce((sum, pot) => sum + pot, 0),
  seats: picture.seats.map((seat) => ({ ...seat, hand: null })),
});

test.each(hands)('events alone lead to the picture of the view: %s', (_, hand) => {
  let picture = BARE;
  for (const { events, view, private: privateView } of hand.frames) {
    picture = events.reduce(advance, picture);
    expect(rough(picture)).toEqual(rough(pictureOf(view, privateView, hand.mine)));
  }
});

const chips = (picture: Picture): number =>
  picture.seats.reduce((sum, seat) => sum + seat.stack + seat.bet, 0) +
  picture.pots.reduce((sum, pot) => sum + pot, 0);

test.each(hands)('no chip appears or vanishes at any step: %s', (_, hand) => {
  let picture = BARE;
  for (const { events, view, private: privateView } of hand.frames) {
    const end = pictureOf(view, privateView, hand.mine);
    const steps = choreograph(picture, events, end, hand.mine);
    for (const step of steps) expect(chips(step.picture)).toBe(chips(end));
    picture = end;
  }
});

// req: CAS-2.4b, HU-FR5b, EPS-RF-HH-009, EPS-RF-HH-010
test.each(hands)('own cards lie face up, others face down until they are shown: %s', (_, hand) => {
  for (const { view, private: privateView } of hand.frames) {
    for (const seat of pictureOf(view, privateView, hand.mine).seats) {
      const shown = view.seats.find((each) => each.seat === seat.seat)?.cards ?? [];
      if (seat.seat === hand.mine) expect(seat.hole).toEqual(privateView?.cards);
      else if (shown.length > 0) expect(seat.hole).toEqual(shown);
      else expect(seat.hole.every((card) => card === null)).toBe(true);
    }
  }
});

// req: CAS-2.4d
test('hole cards come from the deck one after another, and only then turn over', () => {
  const { frames, mine } = HANDS.casino;
  const [first] = frames;
  if (!first) throw new Error('no frame');
  const end = pictureOf(first.view, first.private, mine);
  const steps = choreograph(BARE, first.events, end, mine);
  const deal = steps.find(({ come }) => come.some(({ anchor }) => anchor.startsWith('hole-')));
  const dealt = deal?.come.filter(({ anchor }) => anchor.startsWith('hole-')) ?? [];
  expect(dealt).toHaveLength(2 * end.seats.length);
  expect(new Set(dealt.map(({ other }) => other))).toEqual(new Set([anchorOf.deck]));
  const starts = dealt.map(({ delay_ms = 0 }) => delay_ms);
  expect(new Set(starts).size).toBe(dealt.length);
  expect(deal?.picture.seats.flatMap(({ hole }) => hole).every((card) => card === null)).toBe(true);
});

// req: CAS-2.1a, CAS-2.6e, EPS-RF-HH-011
test('board cards fly in from the deck face down and are turned over', () => {
  const { frames, mine } = HANDS.side;
  let picture = BARE;
  let flops = 0;
  for (const { events, view, private: privateView } of frames) {
    const end = pictureOf(view, privateView, mine);
    const steps = choreograph(picture, events, end, mine);
    for (const event of events) {
      if (event.e !== 'board_dealt') continue;
      flops += 1;
      const flown = steps.findIndex(({ come }) =>
        come.some(({ anchor }) => anchor.startsWith('board-')),
      );
      expect(steps[flown]?.come.every(({ other }) => other === anchorOf.deck)).toBe(true);
      expect(steps[flown]?.picture.board.filter((card) => card === null)).toHaveLength(
        event.cards.length,
      );
      expect(steps[flown + 1]?.picture.board).not.toContain(null);
    }
    expect(end.board).toEqual(view.board);
    picture = end;
  }
  expect(flops).toBe(3);
});

test('bets are swept into the pots that the view knows before the next card comes', () => {
  const { frames, mine } = HANDS.side;
  let picture = BARE;
  for (const { events, view, private: privateView } of frames) {
    const end = pictureOf(view, privateView, mine);
    const steps = choreograph(picture, events, end, mine);
    const sweep = steps.find(({ leave }) => leave.some(({ anchor }) => anchor.startsWith('bet-')));
    if (sweep && !end.over && events.some(({ e }) => e === 'board_dealt')) {
      expect(sweep.picture.pots).toEqual(end.pots);
    }
    picture = end;
  }
});

// req: CAS-2.12d
test('each pot is named and then slides to its winners', () => {
  const { frames, mine } = HANDS.side;
  const last = frames.at(-1);
  const before = frames.at(-2);
  if (!last || !before) throw new Error('no frames');
  const end = pictureOf(last.view, last.private, mine);
  const steps = choreograph(pictureOf(before.view, before.private, mine), last.events, end, mine);
  const awards = steps.filter(({ leave }) =>
    leave.some(({ anchor }) => anchor === anchorOf.pot(0)),
  );
  const wins = last.events.filter(({ e }) => e === 'won');
  expect(awards.slice(-wins.length)).toHaveLength(wins.length);
  for (const win of end.wins) {
    for (const share of win.shares) {
      expect(seatAt(end, share.seat)?.award).toBeGreaterThanOrEqual(share.chips);
      for (const card of share.five ?? []) expect(winningCards(end)).toContain(card);
    }
  }
});

test('a hand won without a showdown raises no cards', () => {
  const last = HANDS.folded.frames.at(-1);
  const end = pictureOf(last?.view ?? null, last?.private, HANDS.folded.mine);
  expect(end.over).toBe(true);
  expect(winningCards(end).size).toBe(0);
});

test.each(hands)('the results name every winner once, with all that was won: %s', (_, hand) => {
  const last = hand.frames.at(-1);
  const end = pictureOf(last?.view ?? null, last?.private, hand.mine);
  const won = end.seats.filter(({ award }) => award > 0);
  expect(results(end)).toHaveLength(won.length);
  for (const { seat, chips } of results(end)) expect(seatAt(end, seat)?.award).toBe(chips);
});
