import { afterEach, expect, test } from 'vitest';
import { makeTeller } from '../../frame/sentences';
import { speak } from '../../i18n';
import { pictureOf } from './picture';
import { GAMES } from './recorded';
import { resultLines, tell, yourTurn } from './words';

const teller = { ...makeTeller(3, (seat) => `Player ${seat}`), game: 2 };
const say = (event: Parameters<typeof tell>[0]): string[] =>
  tell(event, teller).map((told) => told.say());

afterEach(() => speak('en'));

test('what happens is told with who, what and how much', () => {
  expect(say({ e: 'drawn', seat: 0, card: null })).toEqual(['Player 0 draws a card']);
  expect(say({ e: 'drawn', seat: 3, card: 60 })).toEqual(['You draw sylop, zero']);
  expect(say({ e: 'swapped', seat: 0, gave: 0, took: 59 })).toEqual([
    'Player 0 swaps minus 10 of circles for plus 10 of triangles',
  ]);
  expect(say({ e: 'dice_rolled', dice: [4, 4] })[0]).toContain('doubles');
  const bet = { e: 'bet_made', seat: 0, all_in: false, cause: 'player' } as const;
  expect(say({ ...bet, deed: 'raise', chips: 4_000, to: 9_000 })).toEqual([
    'Player 0 raises to 90',
  ]);
  expect(say({ ...bet, deed: 'match', chips: 4_000, to: 9_000 })).toEqual([
    'Player 0 matches with 40',
  ]);
});

// req: CAS-5.25
test('a sabacc is called out', () => {
  const won = { e: 'won', pot: 'sabacc', sum: 0, shares: [{ seat: 3, chips: 85_000 }] } as const;
  expect(say(won)).toEqual(['Sabacc! You win the sabacc pot of 850']);
});

test('the turn names just the moves on offer', () => {
  expect(yourTurn({ draw: true, swap: [1], stand: true, junk: true })).toBe(
    'Your turn: draw, swap, stand or junk',
  );
  expect(yourTurn({ keep: true, discard: [1] })).toBe('Your turn: keep all cards or give one up');
  const raise_to = { least: 100, most: 900, step: 100 };
  expect(yourTurn({ match: true, raise_to })).toBe('Your turn: check or bet');
  expect(yourTurn({ match: true, owed: 500, cost: 500, junk: true })).toBe(
    'Your turn: match 5 or junk',
  );
});

test.each(['en', 'zh'])('everything that happens has words in %s', async (language) => {
  await speak(language);
  for (const { events, options } of Object.values(GAMES).flat()) {
    const told = events.flatMap((event) => say(event));
    if (options) told.push(yourTurn(options));
    for (const sentence of told) expect(sentence).not.toMatch(/sabacc-|kit-|\{|undefined/);
  }
});

test('the banner tells what was won beyond what the winner paid', () => {
  const lines = (game: keyof typeof GAMES): string[] =>
    resultLines(pictureOf(GAMES[game].at(-1)?.view ?? null), 3, (seat) => `Player ${seat}`).map(
      ({ title }) => title,
    );
  // 800 and the sabacc pot of 1,150 without the own 400 and the entry of 50.
  expect(lines('sabacc')).toEqual(['You win 1,500']);
  expect(lines('doubles')).toEqual(['Player 0 wins 310']);
  expect(lines('all_in')).toEqual(['Player 1 wins 20']);
});

test('whoever wins no chips is not told of any', () => {
  const seats = pictureOf(GAMES.sabacc.at(-1)?.view ?? null).seats;
  const wins = [{ e: 'won', pot: 'game', sum: 4, shares: [{ seat: 3, chips: 40_000 }] }] as const;
  const [line] = resultLines({ seats, wins, entry: 5_000 }, 3, String);
  expect(line?.title).toBe('You win; nobody bet against you');
});
