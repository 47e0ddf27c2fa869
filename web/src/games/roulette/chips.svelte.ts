/** The chip that is laid next; it stays chosen from round to round and from table to table. */
import type { ChipValue } from '../../kit';

export const TRAY: readonly ChipValue[] = [1, 5, 10, 25, 50, 100, 500];

export const hand = $state<{ chip: ChipValue }>({ chip: 10 });
