/** The ready-made amounts between the least and all: which ones is the player's choice, and remembered
 *  in this browser. */
import { locale, t } from '../../i18n';
import { POT_PARTS, BLINDS, type Size } from './amount';

export const SIZES: readonly Size[] = [
  ...POT_PARTS.map((percent) => ({ of: 'pot' as const, percent })),
  ...BLINDS.map((blinds) => ({ of: 'big' as const, blinds })),
];

export const DEFAULT_SIZES: readonly [Size, Size] = [
  { of: 'pot', percent: 50 },
  { of: 'pot', percent: 100 },
];

const KEY = 'croupier.sizes';
const FRACTIONS: Readonly<Record<number, string>> = {
  25: '¼',
  33: '⅓',
  50: '½',
  67: '⅔',
  75: '¾',
  150: '1½',
  200: '2',
};

/** A size as it is stored, and as a choice names it. */
export const keyOf = (size: Size): string =>
  size.of === 'pot' ? `pot-${size.percent}` : `big-${size.blinds}`;

export function sizeName(size: Size): string {
  if (size.of === 'big') {
    return t('app-bet-blinds', { count: new Intl.NumberFormat(locale()).format(size.blinds) });
  }
  if (size.percent === 100) return t('app-bet-pot-size');
  return t('app-bet-pot-part', { part: FRACTIONS[size.percent] ?? `${size.percent} %` });
}

/** Sizes from stored text; what is unknown or damaged falls back one by one. */
export function readSizes(stored: string | null): [Size, Size] {
  const names = (stored ?? '').split(' ');
  const [first, second] = DEFAULT_SIZES.map(
    (usual, at) => SIZES.find((size) => keyOf(size) === names[at]) ?? usual,
  );
  return [first ?? DEFAULT_SIZES[0], second ?? DEFAULT_SIZES[1]];
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a private window may refuse storage
  }
}

let chosen = $state.raw(readSizes(recall()));

/** The two that the player has chosen; where nobody posts blinds, those in blinds are the usual ones. */
export function sizesFor(big: number | undefined): readonly [Size, Size] {
  const [first, second] = chosen;
  const fits = (size: Size, usual: Size): Size => (size.of === 'big' && !big ? usual : size);
  return [fits(first, DEFAULT_SIZES[0]), fits(second, DEFAULT_SIZES[1])];
}

export function chooseSize(place: 0 | 1, name: string): void {
  const size = SIZES.find((each) => keyOf(each) === name);
  if (!size) return;
  chosen = place === 0 ? [size, chosen[1]] : [chosen[0], size];
  try {
    localStorage.setItem(KEY, chosen.map(keyOf).join(' '));
  } catch {
    return;
  }
}
