/** The rooms in which dou dizhu is played, and the stakes that can be chosen in them. */
import type { RoomEntry, Stakes } from '../../frame/game';
import { t } from '../../i18n';
import { CHIP, showAmount } from '../../kit';
import type { DoudizhuRules, PresetCard } from '../../wire';
import Rocket from './art/Rocket.svelte';

const room = (preset: 'bid' | 'random' | 'beginner', order: number): RoomEntry => ({
  preset,
  section: 'more',
  order,
  felt: 'plum',
  title: () => t(`doudizhu-room-${preset}`),
  about: () => t(`doudizhu-room-${preset}-about`),
  sub: (tables) => t(`doudizhu-room-${preset}-sub`, { tables }),
  Art: Rocket,
});

export const ROOMS: readonly RoomEntry[] = [
  room('bid', 50),
  room('random', 51),
  room('beginner', 52),
];

export function stakesText({ base, spring }: Pick<DoudizhuRules, 'base' | 'spring'>): string {
  return t(spring ? 'doudizhu-stakes-spring' : 'doudizhu-stakes', { base: showAmount(base) });
}

const BASES = [10, 50, 200] as const;

/** A higher base, with more chips to sit down with; or the ordinary one with spring. */
export function choices({ rules, settings }: PresetCard<'doudizhu'>): readonly Stakes[] {
  const stakes = BASES.map((chips): Stakes => {
    const base = chips * CHIP;
    const times = base / rules.base;
    return {
      key: times === 1 ? 'default' : String(chips),
      label: () => stakesText({ base, spring: false }),
      rules: { base },
      settings: { buy_in_min: settings.buy_in_min * times, buy_in: settings.buy_in * times },
    };
  });
  const spring: Stakes = {
    key: 'spring',
    label: () => stakesText({ base: rules.base, spring: true }),
    rules: { spring: true },
    settings: {},
  };
  return [...stakes, spring];
}
