import { afterEach, expect, test } from 'vitest';
import { makeTeller } from '../../frame/sentences';
import { LANGUAGES, speak } from '../../i18n';
import { handText, tell, yourTurn } from './words';
import { HANDS } from './recorded';

const RAISE = { least: 1, most: 2, step: 1 };
const teller = makeTeller(2, (seat) => `Player ${seat}`);

afterEach(() => speak('en'));

test('hands are named by what they are made of', () => {
  expect(handText({ category: 'full_house', ranks: '9K' })).toBe('Full house, nines full of kings');
  expect(handText({ category: 'two_pair', ranks: 'AT4' })).toBe('Two pair, aces and tens');
  expect(handText({ category: 'straight', ranks: '5' })).toBe('Straight, 5 high');
  expect(handText({ category: 'royal_flush', ranks: 'A' })).toBe('Royal flush, ace high');
});

test('an action is told with who, what and how much', () => {
  const raise = {
    e: 'acted',
    seat: 3,
    deed: 'raise',
    chips: 8_000,
    to: 12_000,
    all_in: false,
    cause: 'player',
  } as const;
  const say = (event: Parameters<typeof tell>[0]): string[] =>
    tell(event, teller).map((told) => told.say());
  expect(say(raise)).toEqual(['Player 3 raises to 120']);
  expect(say({ ...raise, seat: 2, deed: 'call' })).toEqual(['You call 80']);
  expect(say({ ...raise, deed: 'fold', chips: 0, to: 0, cause: 'clock' })).toEqual([
    'Time is up: Player 3 folds',
  ]);
  const won = { e: 'won', shares: [{ seat: 3, chips: 0 }], hand: null } as const;
  expect(say(won as unknown as Parameters<typeof tell>[0])).toEqual([
    'Player 3 wins; nobody had bet',
  ]);
});

test('who shares a pot does not take it, and what comes back is not won', () => {
  const shares = [
    { seat: 2, chips: 5_000 },
    { seat: 3, chips: 5_000 },
  ];
  const won = { e: 'won', shares, hand: { category: 'two_pair', ranks: 'AT4' } };
  const told = tell(won as unknown as Parameters<typeof tell>[0], teller);
  expect(told.map(({ say }) => say())).toEqual([
    'You get 50 of the pot: Two pair, aces and tens',
    'Player 3 gets 50 of the pot: Two pair, aces and tens',
  ]);
  const seats = [
    { seat: 2, won: 5_000, paid: 5_000 },
    { seat: 3, won: 5_000, paid: 4_000 },
  ];
  const view = { seats } as unknown as Parameters<typeof tell>[2];
  const net = tell(won as unknown as Parameters<typeof tell>[0], teller, view);
  expect(net.map(({ say }) => say())).toEqual([
    'Your 50 come back to you: Two pair, aces and tens',
    'Player 3 gets 50 of the pot: Two pair, aces and tens',
  ]);
});

test('the turn names just the moves on offer', () => {
  expect(yourTurn({ fold: true, call: 10_000, raise_to: RAISE, all_in: 9 })).toBe(
    'Your turn: call 100, raise or fold',
  );
  expect(yourTurn({ check: true, bet: true, raise_to: RAISE })).toBe('Your turn: check or bet');
  expect(yourTurn({ fold: true, call: 500, all_in: 500 })).toBe(
    'Your turn: call 5, all-in or fold',
  );
});

test.each(LANGUAGES)('everything that happens has words in %s', async (language) => {
  await speak(language);
  for (const hand of Object.values(HANDS)) {
    for (const { events, private: privateView } of hand.frames) {
      const told = events.flatMap((event) => tell(event, teller)).map(({ say }) => say());
      if (privateView?.hand) told.push(handText(privateView.hand));
      for (const sentence of told) expect(sentence).not.toMatch(/holdem-|kit-|\{|undefined/);
    }
  }
});
