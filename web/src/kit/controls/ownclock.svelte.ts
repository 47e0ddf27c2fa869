/** The seconds that the player has left at a table, for whatever lies over the table; null while no
 *  clock runs for her. */
export const ownClock = $state<{ seconds: number | null }>({ seconds: null });
