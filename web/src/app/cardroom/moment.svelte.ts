/** What must be seen before anything else may happen by itself: the notice that the bank has accepted
 *  the card is read before a seat is announced. */
export const moment = $state({ atReader: false });
