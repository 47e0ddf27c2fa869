/** Hold'em as the menu and the lists see it; its table is fetched when one is looked at. */
import type { GameEntry } from '../../frame/game';
import { loadWords, t, tOr } from '../../i18n';
import { choices, ROOMS, stakesText } from './rooms';
import { cost, ruleFields } from './rulefields';

export const entry: GameEntry<'holdem'> = {
  name: 'holdem',
  title: () => t('holdem-name'),
  rooms: ROOMS,
  stakes: (stakes) => stakesText(stakes),
  stakesOf: (rules) => stakesText(rules.blinds),
  choices,
  ruleFields,
  cost,
  botTitle: (kind) => tOr(`holdem-bot-${kind}`, kind),
  botNote: (kind) => tOr(`holdem-bot-${kind}-note`, ''),
  botStrength: (kind) => tOr(`holdem-bot-${kind}-strength`, ''),
  placeTitle: (place) => tOr(`holdem-place-${place}`, place),
  words: () => loadWords('holdem'),
  table: async () => {
    const [{ table }] = await Promise.all([import('./table'), loadWords('holdem')]);
    return table;
  },
};
