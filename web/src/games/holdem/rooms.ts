/** The rooms in which hold'em is played, and the stakes that can be chosen in them. */
import type { RoomEntry, Stakes } from '../../frame/game';
import { t } from '../../i18n';
import { CHIP, showAmount } from '../../kit';
import type { PresetCard, TableCard } from '../../wire';
import CardRoom from './art/CardRoom.svelte';
import Casino from './art/Casino.svelte';
import HeadsUp from './art/HeadsUp.svelte';

const room = (
  preset: 'casino' | 'heads-up' | 'cardroom',
  rest: Pick<RoomEntry, 'section' | 'order' | 'felt' | 'Art'>,
): RoomEntry => ({
  preset,
  title: () => t(`holdem-room-${preset}`),
  sub: (tables: readonly TableCard[]) => t(`holdem-room-${preset}-sub`, { tables: tables.length }),
  ...rest,
});

export const ROOMS: readonly RoomEntry[] = [
  room('casino', { section: 'casino', order: 10, felt: 'teal', Art: Casino }),
  room('heads-up', { section: 'more', order: 20, felt: 'teal', Art: HeadsUp }),
  room('cardroom', { section: 'more', order: 40, felt: 'burgundy', Art: CardRoom }),
];

/** The figures alone, "5 / 10". */
export const blindsText = (blinds: readonly number[]): string =>
  blinds.map((chips) => showAmount(chips)).join(' / ');

export function stakesText(blinds: readonly number[]): string {
  const [small, big] = blinds;
  if (small === undefined || big === undefined) return t('holdem-stakes-none');
  return t('holdem-stakes', { small: showAmount(small), big: showAmount(big) });
}

/** HU-FR2b: small and big blind, in chips. */
const HEADS_UP_BLINDS = [
  [1, 2],
  [2, 5],
  [5, 10],
  [10, 20],
  [25, 50],
  [50, 100],
] as const;

/** HU-FR2c: 20 to 200 big blinds, ordinarily 100. */
const BUY_IN_BLINDS = { buy_in_min: 20, buy_in_max: 200, buy_in: 100 };

/** Stakes of a heads-up table; elsewhere they are the room's own. */
export function choices({ name, rules }: PresetCard<'holdem'>): readonly Stakes[] {
  if (name !== 'heads-up') return [];
  return HEADS_UP_BLINDS.map(([small, big]) => {
    const blinds = [small * CHIP, big * CHIP];
    const ordinary = blinds.every((blind, i) => blind === rules.blinds[i]);
    const settings = Object.fromEntries(
      Object.entries(BUY_IN_BLINDS).map(([field, times]) => [field, times * big * CHIP]),
    );
    return {
      key: ordinary ? 'default' : `${small}/${big}`,
      label: () => `${showAmount(small * CHIP)} / ${showAmount(big * CHIP)}`,
      rules: { blinds, bet_min: big * CHIP },
      settings,
    };
  });
}
