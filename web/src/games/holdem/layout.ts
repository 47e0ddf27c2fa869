/** Where the deck lies, in percent of the stage: above the board, unless bets need that room. */

export interface DeckPlace {
  readonly y: number;
  readonly scale: number;
}

const ABOVE_BOARD: DeckPlace = { y: 30.5, scale: 1 };
const BELOW_POTS: DeckPlace = { y: 63.5, scale: 0.9 };

/** Portrait tables with a seat in the crown have their upper bets on both sides of the middle. */
export function deckAt(places: number, portrait: boolean): DeckPlace {
  if (!portrait || places < 8 || places % 2 === 1) return ABOVE_BOARD;
  return places === 8 ? BELOW_POTS : { ...BELOW_POTS, scale: 0.4 };
}
