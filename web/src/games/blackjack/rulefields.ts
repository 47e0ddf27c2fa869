/** The rules of a table that its host may change one by one when it is opened. */
import type { RuleField } from '../../frame/game';
import { t } from '../../i18n';
import type { BlackjackRules, PresetCard } from '../../wire';

const DECKS = [1, 2, 3, 4, 5, 6, 7, 8];
const DEALER = ['stands_on_17', 'hits_soft_17', 'hits_17'] as const;
const NATURAL = [
  [3, 2],
  [6, 5],
  [1, 1],
] as const;
const HANDS = [1, 2, 3, 4];

type Switch =
  | 'natural_ends_round'
  | 'double'
  | 'double_after_split'
  | 'split_aces_draw'
  | 'insurance'
  | 'surrender'
  | 'five_hit_bonus'
  | 'swedish_pub';

const toggle = (field: Switch): RuleField => ({ field, label: () => t(`blackjack-set-${field}`) });

/** The casino's table has fixed rules. */
export function ruleFields(
  { name }: PresetCard<'blackjack'>,
  rules: BlackjackRules,
): readonly RuleField[] {
  if (name === 'casino') return [];
  const splits = rules.hands_max > 1;
  return [
    {
      field: 'decks',
      label: () => t('blackjack-set-decks'),
      options: DECKS.map((value) => ({ value, label: () => String(value) })),
    },
    {
      field: 'dealer',
      label: () => t('blackjack-set-dealer'),
      options: DEALER.map((value) => ({ value, label: () => t(`blackjack-set-dealer-${value}`) })),
    },
    {
      field: 'natural',
      label: () => t('blackjack-set-natural'),
      options: NATURAL.map((value) => ({
        value,
        label: () => t('blackjack-set-pays', { win: value[0], stake: value[1] }),
      })),
    },
    {
      field: 'hands_max',
      label: () => t('blackjack-set-hands_max'),
      options: HANDS.map((value) => ({
        value,
        label: () => t('blackjack-set-hands', { hands: value }),
      })),
    },
    toggle('natural_ends_round'),
    toggle('double'),
    ...(splits && rules.double ? [toggle('double_after_split')] : []),
    ...(splits ? [toggle('split_aces_draw')] : []),
    ...(rules.peek ? [toggle('insurance')] : []),
    toggle('surrender'),
    toggle('five_hit_bonus'),
    toggle('swedish_pub'),
  ];
}
