/** Sabacc as the menu and the lists see it; its table is fetched when one is looked at. */
import type { GameEntry } from '../../frame/game';
import { loadWords, t, tOr } from '../../i18n';
import { ROOMS, stakesText } from './rooms';

export const entry: GameEntry<'sabacc'> = {
  name: 'sabacc',
  title: () => t('sabacc-name'),
  rooms: ROOMS,
  stakes: ([fee = 0]) => stakesText(fee),
  stakesOf: (rules) => stakesText(rules.fee),
  choices: () => [],
  botTitle: (kind) => tOr(`sabacc-bot-${kind}`, kind),
  botNote: (kind) => tOr(`sabacc-bot-${kind}-note`, ''),
  roundTitle: (number) => t('sabacc-round-title', { number }),
  words: () => loadWords('sabacc'),
  table: async () => {
    const [{ table }] = await Promise.all([import('./table'), loadWords('sabacc')]);
    return table;
  },
};
