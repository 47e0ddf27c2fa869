/** Sabacc cards by their codes: 20 × stave + the place among −10 … −1, +1 … +10; 60 and 61 are the
 *  two zeros. */
import { list, t } from '../../i18n';
import { type Stave, STAVES } from './art/staves';
import type { SabaccCard } from '../../wire';

export interface Face {
  readonly value: number;
  readonly stave: Stave | null;
}

const PER_STAVE = 20;

export function faceOf(code: SabaccCard): Face {
  if (!Number.isInteger(code) || code < 0 || code > 61) {
    throw new RangeError(`no sabacc card has the code ${code}`);
  }
  const stave = STAVES[Math.floor(code / PER_STAVE)] ?? null;
  if (stave === null) return { value: 0, stave };
  const place = code % PER_STAVE;
  return { value: place < 10 ? place - 10 : place - 9, stave };
}

/** "minus 4 of squares". */
export function sabaccName(value: number, stave: Stave | null): string {
  if (stave === null) return t('sabacc-card-zero');
  const sign = value > 0 ? 'plus' : 'minus';
  return t('sabacc-card', { sign, number: Math.abs(value), stave });
}

/** The same for a code; a card unseen is a face-down card. */
export function nameOf(code: SabaccCard | null): string {
  if (code === null) return t('sabacc-card-back');
  const { value, stave } = faceOf(code);
  return sabaccName(value, stave);
}

export const namesOf = (codes: readonly (SabaccCard | null)[]): string => list(codes.map(nameOf));

/** "+3", "−10", "0". */
export const signed = (value: number): string =>
  (value > 0 ? '+' : value < 0 ? '\u2212' : '') + Math.abs(value);

/** What the cards that can be seen add up to. */
export const sumOf = (codes: readonly (SabaccCard | null)[]): number =>
  codes.reduce((sum: number, code) => sum + (code === null ? 0 : faceOf(code).value), 0);
