/** How a round came out for somebody, as the banner says it. */
import { list } from '../i18n';
import { showAmount } from '../kit';
import type { RoundHistory } from '../wire';

export interface ResultLine {
  readonly title: string;
  readonly why: string;
  readonly look?: 'win' | 'loss' | 'even';
}

interface Share {
  readonly seat: number;
  readonly chips: number;
}

/** Who shared the pots of a finished round, and how much was in them. */
export function winnersOf(
  { names }: Pick<RoundHistory, 'names'>,
  wins: readonly { readonly shares: readonly Share[] }[],
): { names: string; amount: string } {
  const shares = wins.flatMap((win) => win.shares);
  const seats = [...new Set(shares.map(({ seat }) => String(seat)))];
  return {
    names: list(
      seats.map((seat) => names[seat] ?? ''),
      'and',
    ),
    amount: showAmount(shares.reduce((sum, { chips }) => sum + chips, 0)),
  };
}
