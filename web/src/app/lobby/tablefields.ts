/** What a host may change about any table, beside the rules of its game: who may come in, the pace,
 *  the seats. The house refuses what makes no sense; here stand the sensible choices. */
import { COACHES } from '../../frame/coach/consultation.svelte';
import type { RuleField } from '../../frame/game';
import { inSeconds, t } from '../../i18n';
import { CHIP, showAmount } from '../../kit';
import type { PresetCard, TableSettings } from '../../wire';

export const ACCESSES = ['everyone', 'link', 'code'] as const;
export type Access = (typeof ACCESSES)[number];

export const PACES = ['usual', 'quick', 'calm'] as const;
export type Pace = (typeof PACES)[number];

interface Changes {
  readonly rules: { readonly [field: string]: unknown };
  readonly settings: { readonly [field: string]: unknown };
}

const CLOCKS_MS = [10_000, 15_000, 20_000, 30_000, 60_000, null];
const BANKS_MS = [0, 15_000, 30_000, 60_000, 120_000];
const GAPS_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
const MOST = [200, 500, 1_000, 2_000, 5_000, 10_000, 1_000_000_000];
const NO_LIMIT = 1_000_000_000 * CHIP;

const hasClock = ({ rules }: PresetCard): boolean => 'clock_ms' in rules;

/** What a pace comes to at a table of the preset. */
export function paced(pace: Pace, preset: PresetCard): Changes {
  if (pace === 'usual') return { rules: {}, settings: {} };
  const quick = pace === 'quick';
  const clock_ms = quick ? 10_000 : 60_000;
  return {
    rules: hasClock(preset) ? { clock_ms } : {},
    settings: { gap_ms: quick ? 1_000 : 8_000, time_bank_ms: quick ? 0 : 60_000 },
  };
}

const time = (value: number | null) => ({
  value,
  label: () => (value ? inSeconds(value / 1000) : t('lobby-field-none')),
});

/** The clock is a rule of the game, but most games have one. */
export const clockFields = (preset: PresetCard): readonly RuleField[] =>
  hasClock(preset)
    ? [{ field: 'clock_ms', label: () => t('lobby-field-clock'), options: CLOCKS_MS.map(time) }]
    : [];

export function settingFields(
  preset: PresetCard,
  settings: TableSettings,
  seats: { readonly min: number; readonly max: number },
): readonly RuleField[] {
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  const most = MOST.map((chips) => chips * CHIP).filter(
    (chips) => chips >= settings.buy_in && chips % preset.rules.unit === 0,
  );
  return [
    {
      field: 'seats',
      label: () => t('lobby-field-seats'),
      options: counts.map((value) => ({ value, label: () => String(value) })),
    },
    { field: 'gap_ms', label: () => t('lobby-field-gap'), options: GAPS_MS.map(time) },
    ...(hasClock(preset)
      ? [{ field: 'time_bank_ms', label: () => t('lobby-field-bank'), options: BANKS_MS.map(time) }]
      : []),
    // A game without a coach says nothing about one.
    ...(settings.coach === null
      ? []
      : [
          {
            field: 'coach',
            label: () => t('lobby-coach'),
            options: COACHES.map((value) => ({ value, label: () => t(`lobby-coach-${value}`) })),
          },
        ]),
    {
      field: 'buy_in_max',
      label: () => t('lobby-field-most'),
      options: most.map((value) => ({
        value,
        label: () => (value === NO_LIMIT ? t('lobby-field-no-limit') : showAmount(value)),
      })),
    },
  ];
}
