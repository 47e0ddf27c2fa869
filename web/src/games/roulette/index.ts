/** Roulette as the menu and the lists see it; its table is fetched when one is looked at. */
import type { GameEntry } from '../../frame/game';
import { loadWords, t } from '../../i18n';
import { ROOMS, stakesText } from './rooms';

export const entry: GameEntry<'roulette'> = {
  name: 'roulette',
  title: () => t('roulette-name'),
  rooms: ROOMS,
  stakes: ([min = 0, max = null]) => stakesText(min, max),
  stakesOf: ({ bet_min, bet_max }) => stakesText(bet_min, bet_max),
  choices: () => [],
  botTitle: (kind) => kind,
  roundTitle: (number) => t('roulette-round', { number }),
  words: () => loadWords('roulette'),
  table: async () => {
    const [{ table }] = await Promise.all([import('./table'), loadWords('roulette')]);
    return table;
  },
};
