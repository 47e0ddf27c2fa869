/** Dou dizhu as the menu and the lists see it; its table is fetched when one is looked at. */
import type { GameEntry } from '../../frame/game';
import { loadWords, t, tOr } from '../../i18n';
import { choices, ROOMS, stakesText } from './rooms';

export const entry: GameEntry<'doudizhu'> = {
  name: 'doudizhu',
  title: () => t('doudizhu-name'),
  rooms: ROOMS,
  stakes: ([base = 0]) => stakesText({ base, spring: false }),
  stakesOf: stakesText,
  choices,
  botTitle: (kind) => tOr(`doudizhu-bot-${kind}`, kind),
  botNote: (kind) => tOr(`doudizhu-bot-${kind}-note`, ''),
  roundTitle: (number) => t('doudizhu-round-title', { number }),
  words: () => loadWords('doudizhu'),
  table: async () => {
    const [{ table }] = await Promise.all([import('./table'), loadWords('doudizhu')]);
    return table;
  },
};
