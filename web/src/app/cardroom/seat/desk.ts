/** The windows that a guest can open at the table. */
export type DeskWindow = 'account' | 'buy' | 'leave';
