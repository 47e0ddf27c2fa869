/** How many chips to sit down with: within the limits of the table, in its units, and never more
 *  than the wallet holds. */
import { t } from '../../i18n';
import { CHIP, showAmount, showChips } from '../../kit/chips/amounts';

/** A limit so high is none: whoever sits down brings what she likes. */
const BOUNDLESS = 1_000_000 * CHIP;

/** "buy-in 20 to 2,000", in a list and at the rail. */
export function buyInText({
  buy_in_min,
  buy_in_max,
}: {
  buy_in_min: number;
  buy_in_max: number;
}): string {
  const min = showAmount(buy_in_min);
  if (buy_in_max >= BOUNDLESS) return t('app-buy-in-from', { min });
  return t('app-buy-in-range', { min, max: showAmount(buy_in_max) });
}

/** Chips for this seat, for any (null), or on top of a stack. */
export type Buying = { readonly seat: number | null } | 'top-up';

export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly unit: number;
}

/** The limits for a wallet; null when it does not hold enough. */
export function limitsFor(
  settings: { buy_in_min: number; buy_in_max: number },
  unit: number,
  wallet: number,
): Limits | null {
  const most = Math.min(settings.buy_in_max, wallet);
  const max = most - (most % unit);
  return max >= settings.buy_in_min ? { min: settings.buy_in_min, max, unit } : null;
}

/** The same for a player who has chips on the table already. */
export function topUpLimits(
  settings: { buy_in_max: number },
  unit: number,
  wallet: number,
  stack: number,
): Limits | null {
  const most = Math.min(settings.buy_in_max - stack, wallet);
  const max = most - (most % unit);
  return max >= unit ? { min: unit, max, unit } : null;
}

/** Why no seat can be taken. The page counts chips at tables too, so they are named. */
export const tooPoorText = (settings: { buy_in_min: number }, seated: number): string =>
  t('app-too-poor', {
    chips: showChips(settings.buy_in_min),
    where: seated > 0 ? 'tables' : 'wallet',
    seated: showChips(seated),
  });

/** Why no chips can be brought to the table. */
export const noTopUpText = (
  settings: { buy_in_max: number },
  unit: number,
  wallet: number,
): string =>
  wallet < unit
    ? t('app-wallet-empty')
    : t('app-no-top-up', { chips: showChips(settings.buy_in_max) });

export function fit(limits: Limits, wish: number): number {
  const { min, max, unit } = limits;
  if (wish <= min) return min;
  const steps = Math.round((wish - min) / unit);
  return Math.min(max, min + steps * unit);
}

/** What a player brings who does not choose: in the casino's rooms all chips. */
export const usualBuyIn = (settings: { buy_in: number; brings_all: boolean }): number =>
  settings.brings_all ? Number.POSITIVE_INFINITY : settings.buy_in;

/** What will be brought: the player's wish, as far as the limits allow; none where nothing may be. */
export const withinLimits = (
  limits: () => Limits | null,
  wish: () => number,
  change: (amount: number) => void,
): { value: number } => ({
  get value(): number {
    const known = limits();
    return known ? fit(known, wish()) : 0;
  },
  set value(amount: number) {
    change(amount);
  },
});
