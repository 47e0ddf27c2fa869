/** Blackjack as the menu and the lists see it; its table is fetched when one is looked at. */
import type { GameEntry } from '../../frame/game';
import { loadWords, t, tOr } from '../../i18n';
import { showAmount } from '../../kit';
import { ROOMS } from './rooms';
import { ruleFields } from './rulefields';

export const entry: GameEntry<'blackjack'> = {
  name: 'blackjack',
  title: () => t('blackjack-name'),
  rooms: ROOMS,
  stakes: ([min = 0]) => t('blackjack-stakes', { min: showAmount(min) }),
  stakesOf: ({ bet_min, bet_max }) =>
    bet_max === null
      ? t('blackjack-stakes', { min: showAmount(bet_min) })
      : t('blackjack-stakes-range', { min: showAmount(bet_min), max: showAmount(bet_max) }),
  choices: () => [],
  ruleFields,
  botTitle: (kind) => tOr(`blackjack-bot-${kind}`, kind),
  botNote: (kind) => tOr(`blackjack-bot-${kind}-note`, ''),
  featTitle: (feat) => tOr(`blackjack-feat-${feat}`, feat),
  roundTitle: (number) => t('blackjack-round', { number }),
  words: () => loadWords('blackjack'),
  table: async () => {
    const [{ table }] = await Promise.all([import('./table'), loadWords('blackjack')]);
    return table;
  },
};
