import { afterEach, expect, test } from 'vitest';
import { lastTold, withTold } from '../../frame/log';
import { makeTeller } from '../../frame/sentences';
import { LANGUAGES, speak, t } from '../../i18n';
import { cardName as pokerName } from '../../kit';
import type { DoudizhuEvent } from '../../wire';
import { RANKS, rankOf } from './naming';
import { cardName, rankName, tell } from './words';

afterEach(() => speak('en'));

const NAMES = ['Ada', 'Bo', 'Cleo'];
const teller = {
  ...makeTeller(0, (seat) => NAMES[seat] ?? ''),
  round: 1,
  order: [0, 1, 2],
};
const read = (...events: DoudizhuEvent[]) =>
  withTold(
    [],
    events.flatMap((event) => tell(event, teller)),
  );

test('the log has the own cards and what the others held; the line of messages is shorter', () => {
  const log = read(
    {
      e: 'dealt',
      number: 1,
      seats: [0, 1, 2],
      hands: [[4, 51], [], []],
      bottom: [],
    } as DoudizhuEvent,
    { e: 'skipped', seat: 1, cause: 'player' } as DoudizhuEvent,
    { e: 'hands_shown', hands: [[4], [52, 35], [8]] } as DoudizhuEvent,
  );
  const lines = log.map((entry) => (entry.kind === 'told' ? entry.say() : ''));
  expect(lines).toEqual([
    'You are dealt 3 of clubs, ace of spades',
    'Bo skips',
    'You had 3 of clubs',
    'Bo had black-and-white joker, 10 of spades',
    'Cleo had 4 of clubs',
  ]);
  expect(lastTold(log)).toBe('Bo skips');
});

test.each(LANGUAGES)('in %s a card has one name in hands, labels and log', async (language) => {
  await speak(language);
  for (let code = 0; code < 54; code += 1) {
    expect(cardName(code)).toContain(rankName(rankOf(code)));
    // But for the names of ranks, which the document gives to this game alone.
    const same = ['en', 'de', 'es', 'fr'].includes(language) || code >= 52;
    if (same) expect(cardName(code)).toBe(pokerName(code));
  }
  expect(rankName(RANKS.indexOf('black'))).toBe(t('kit-joker-black'));
});

// req: DDZ-NAME-1
test('in Chinese poker names cards as they are printed, dou dizhu as its document does', async () => {
  await speak('zh');
  const codes = [39, 43, 47, 51];
  expect(codes.map((code) => pokerName(code))).toEqual(['黑桃J', '黑桃Q', '黑桃K', '黑桃A']);
  expect(codes.map(cardName)).toEqual(['黑桃钩', '黑桃圈', '黑桃K', '黑桃尖']);
  expect([52, 53].map(cardName)).toEqual(['小王', '大王']);
});
