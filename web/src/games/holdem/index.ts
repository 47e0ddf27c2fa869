/** Hold'em as the menu and the lists see it; its table is fetched when one is looked at. */
import type { GameEntry } from '../../frame/game';
import { t } from '../../i18n';
import { choices, ROOMS, stakesText } from './rooms';

export const entry: GameEntry<'holdem'> = {
  name: 'holdem',
  title: () => t('holdem-name'),
  rooms: ROOMS,
  stakes: (stakes) => stakesText(stakes),
  stakesOf: (rules) => stakesText(rules.blinds),
  choices,
  botTitle: (kind) => {
    const title = t(`holdem-bot-${kind}`);
    return title === `holdem-bot-${kind}` ? kind : title;
  },
  table: async () => (await import('./table')).table,
};
