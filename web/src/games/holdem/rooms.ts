/** The rooms in which hold'em is played, and the stakes that can be chosen in them. */
import type { RoomEntry, Stakes } from '../../frame/game';
import { loadWords, t } from '../../i18n';
import { CHIP, showAmount } from '../../kit';
import type { PresetCard } from '../../wire';
import CardRoom from './art/CardRoom.svelte';
import Casino from './art/Casino.svelte';
import HeadsUp from './art/HeadsUp.svelte';

const room = (
  preset: 'casino' | 'heads-up' | 'cardroom',
  rest: Pick<RoomEntry, 'section' | 'order' | 'felt' | 'Art' | 'page'>,
): RoomEntry => ({
  preset,
  title: () => t(`holdem-room-${preset}`),
  about: () => t(`holdem-room-${preset}-about`),
  sub: (tables: number) => t(`holdem-room-${preset}-sub`, { tables }),
  ...rest,
});

export const ROOMS: readonly RoomEntry[] = [
  room('casino', { section: 'casino', order: 10, felt: 'teal', Art: Casino }),
  room('heads-up', {
    section: 'more',
    order: 20,
    felt: 'teal',
    Art: HeadsUp,
    page: async () => {
      const [page] = await Promise.all([
        import('./headsup/HeadsUpRoom.svelte'),
        loadWords('holdem'),
      ]);
      return page.default;
    },
  }),
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

const CARD_ROOM_BLINDS = [
  [5, 10],
  [10, 20],
  [25, 50],
  [50, 100],
] as const;

/** HU-FR2c: 20 to 200 big blinds, ordinarily 100. In the card room they are as it has them. */
const BUY_IN_BLINDS = { buy_in_min: 20, buy_in_max: 200, buy_in: 100 };
const CARD_ROOM_BUY_IN = { buy_in_min: 2, buy_in_max: 200, buy_in: 50 };

/** Stakes of a table with blinds. */
export function choices({ name, rules }: PresetCard<'holdem'>): readonly Stakes[] {
  if (name === 'casino') return [];
  const headsUp = name === 'heads-up';
  return (headsUp ? HEADS_UP_BLINDS : CARD_ROOM_BLINDS).map(([small, big]) => {
    const blinds = [small * CHIP, big * CHIP];
    const ordinary = blinds.every((blind, i) => blind === rules.blinds[i]);
    const settings = Object.fromEntries(
      Object.entries(headsUp ? BUY_IN_BLINDS : CARD_ROOM_BUY_IN).map(([field, times]) => [
        field,
        times * big * CHIP,
      ]),
    );
    return {
      key: ordinary ? 'default' : `${small}/${big}`,
      label: () => `${showAmount(small * CHIP)} / ${showAmount(big * CHIP)}`,
      rules: { blinds, bet_min: big * CHIP },
      settings,
    };
  });
}
