/** The rules of a table that its host may change one by one when it is opened. */
import type { RuleField } from '../../frame/game';
import { t } from '../../i18n';
import { showAmount } from '../../kit';
import type { HoldemRules, PresetCard } from '../../wire';

/** The casino's table has fixed rules; which hands are shown is no choice in the other rooms either. */
export function ruleFields(
  { name }: PresetCard<'holdem'>,
  { blinds, unit }: HoldemRules,
): readonly RuleField[] {
  if (name === 'casino') return [];
  const big = Math.max(...blinds);
  const antes = [0, big / 10, big / 5, big / 2].filter((chips) => chips % unit === 0);
  return [
    {
      field: 'antes',
      label: () => t('holdem-field-antes'),
      options: antes.map((chips) => ({
        value: chips === 0 ? [] : [chips],
        label: () => (chips === 0 ? t('lobby-field-none') : showAmount(chips)),
      })),
    },
  ];
}

/** What a round of the button costs each player who never plays a hand. */
export function cost({ blinds, antes }: HoldemRules, seats: number): string {
  const forced = blinds.reduce((sum, chips) => sum + chips, 0) + (antes[0] ?? 0) * seats;
  return forced === 0 ? '' : t('holdem-cost', { amount: showAmount(forced) });
}
