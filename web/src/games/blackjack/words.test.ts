import { afterEach, expect, test } from 'vitest';
import type { Teller } from '../../frame/sentences';
import { speak } from '../../i18n';
import { BARE, handAt, pictureOf } from './picture';
import { ROUNDS, type RecordedRound } from './recorded';
import { handText, outcomeOf, tell, totalOf } from './words';

const teller = (mine: number | null): Teller => {
  const name = (seat: number): string => `Player ${seat}`;
  return { mine, name, who: (seat) => ({ me: seat === mine ? 'yes' : 'no', name: name(seat) }) };
};

const told = ({ frames }: RecordedRound, mine: number | null): string[] =>
  tell(
    BARE,
    frames.flatMap(({ events }) => events),
    teller(mine),
  ).map(({ say }) => say());

function outcome({ frames, mine }: RecordedRound, name: string | null = null) {
  const picture = pictureOf(frames.at(-1)?.view ?? null);
  const hand = handAt(picture, mine);
  return hand ? outcomeOf(hand, picture.dealer, name) : null;
}

afterEach(() => speak('en'));

test('a round is told from the bet to the result', () => {
  expect(told(ROUNDS.win, 0)).toEqual([
    'Your bet is 10',
    'Your bet is 35',
    'Your bet is 25',
    'You have 3 of diamonds, 2 of clubs, 5',
    'The dealer shows the 3 of clubs',
    'You draw the king of clubs: 15',
    'You stand on 15',
    'The dealer turns over the 9 of clubs: 12',
    'The dealer draws the 4 of clubs: 16',
    'The dealer draws the 6 of diamonds: 22',
    'The dealer is bust',
    'You win 25',
  ]);
});

test('whoever looks on is told names', () => {
  const sentences = told(ROUNDS.bust, null);
  expect(sentences).toContain('Player 0 is bust');
  expect(sentences.at(-1)).toBe('The dealer wins: Player 0 loses 25');
});

// req: CAS-3.11a
test('win, push and loss are said with the amount and the reason', () => {
  expect(outcome(ROUNDS.win)).toEqual({
    title: 'You win 25',
    why: 'Dealer is bust with 22',
    look: 'win',
  });
  expect(outcome(ROUNDS.push)).toEqual({
    title: 'Push: 25 back',
    why: '21 against 21',
    look: 'even',
  });
  expect(outcome(ROUNDS.bust)).toEqual({
    title: 'Dealer wins: you lose 25',
    why: 'Bust with 25',
    look: 'loss',
  });
  expect(outcome(ROUNDS.soft_17)).toEqual({
    title: 'Dealer wins: you lose 25',
    why: '16 against 17',
    look: 'loss',
  });
  expect(outcome(ROUNDS.left)).toBe(null);
  expect(outcome(ROUNDS.win, 'Ines')?.title).toBe('Ines wins 25');
});

test('a hand is read with its cards and points, and a hidden card as such', () => {
  expect(handText('Dealer', { cards: [null, 34], points: 10, soft: false })).toBe(
    'Dealer: face-down card, 10 of hearts; 10',
  );
  expect(handText('You', { cards: [51, 20], points: 18, soft: true })).toBe(
    'You: ace of spades, 7 of clubs; soft 18',
  );
  expect(handText('You', { cards: [], points: 0, soft: false })).toBe('You: no cards yet');
  // Nobody draws to 21: with two cards it is 21, and not a soft one.
  const two = { cards: [51, 32], points: 21, soft: true };
  expect(handText('You', two)).toBe('You: ace of spades, 10 of clubs; 21');
  expect(totalOf('You', two, false, false)).toMatchObject({ text: '21' });
  const lower = { ...two, points: 18 };
  expect(totalOf('You', lower, false, false)).toMatchObject({ text: 'soft 18' });
});

test.each(['en', 'zh'])('everything that happens has words in %s', async (language) => {
  await speak(language);
  for (const round of Object.values(ROUNDS)) {
    const sentences = [...told(round, round.mine), ...told(round, null)];
    const { title = '', why = '' } = outcome(round) ?? {};
    for (const sentence of [...sentences, title, why]) {
      expect(sentence).not.toMatch(/blackjack-|kit-|\{|undefined/);
    }
  }
});
