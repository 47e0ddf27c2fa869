/** How many chips to sit down with: within the limits of the room, on the unit of the table, and
 *  never more than the wallet holds. */

export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly unit: number;
}

/** The limits for a wallet; null when it does not hold enough. */
export function limitsFor(
  room: { buy_in_min: number; buy_in_max: number },
  unit: number,
  wallet: number,
): Limits | null {
  const most = Math.min(room.buy_in_max, wallet);
  const max = most - (most % unit);
  return max >= room.buy_in_min ? { min: room.buy_in_min, max, unit } : null;
}

/** The same for a player who has chips on the table already. */
export function topUpLimits(
  room: { buy_in_max: number },
  unit: number,
  wallet: number,
  stack: number,
): Limits | null {
  const most = Math.min(room.buy_in_max - stack, wallet);
  const max = most - (most % unit);
  return max >= unit ? { min: unit, max, unit } : null;
}

export function fit(limits: Limits, wish: number): number {
  const { min, max, unit } = limits;
  if (wish <= min) return min;
  const steps = Math.round((wish - min) / unit);
  return Math.min(max, min + steps * unit);
}
