/** Hold'em as the menu and the lists see it; its table is fetched when one is looked at. */
import type { GameEntry } from '../../frame/game';
import { loadWords, t, tOr } from '../../i18n';
import { choices, ROOMS, stakesText } from './rooms';

export const entry: GameEntry<'holdem'> = {
  name: 'holdem',
  title: () => t('holdem-name'),
  rooms: ROOMS,
  stakes: (stakes) => stakesText(stakes),
  stakesOf: (rules) => stakesText(rules.blinds),
  choices,
  botTitle: (kind) => tOr(`holdem-bot-${kind}`, kind),
  table: async () => {
    const [{ table }] = await Promise.all([import('./table'), loadWords('holdem')]);
    return table;
  },
};
