/** The cards that a tester is about to name, in the order in which they are to be dealt. They are
 *  known by their codes, as everywhere on the page; the house knows them by their names. */
import { cardText } from '../../kit';

const CARDS = 52;
const CODES = new Map(Array.from({ length: CARDS }, (_, code) => [cardText(code), code]));

/** Cards as the house names them; those of another deck are left out. */
export const codesOf = (names: readonly string[]): readonly number[] =>
  names.flatMap((name) => CODES.get(name) ?? []);

export const namesOf = (codes: readonly number[]): readonly string[] => codes.map(cardText);

export class Draft {
  cards = $state.raw<readonly number[]>([]);
  /** Which of them is moved or taken out by the buttons below. */
  picked = $state<number | null>(null);

  /** Puts a card last, or takes it out. */
  toggle(card: number): void {
    if (this.cards.includes(card)) this.remove(card);
    else this.cards = [...this.cards, card];
  }

  remove(card: number): void {
    this.cards = this.cards.filter((each) => each !== card);
    if (this.picked === card) this.picked = null;
  }

  pick(card: number): void {
    this.picked = this.picked === card ? null : card;
  }

  /** Exchanges the picked card with its neighbour, -1 for the one before. */
  move(by: -1 | 1): void {
    const from = this.cards.findIndex((card) => card === this.picked);
    const here = this.cards[from];
    const there = this.cards[from + by];
    if (here === undefined || there === undefined) return;
    const cards = [...this.cards];
    cards[from] = there;
    cards[from + by] = here;
    this.cards = cards;
  }

  clear(): void {
    this.cards = [];
    this.picked = null;
  }
}

/** A card to come, and where it goes. */
export interface NextCard {
  /** Null for a place whose card chance decides. */
  readonly card: number | null;
  /** Whether the house knows of it already. */
  readonly set: boolean;
  /** A seat, a place that all share, or null where the rules do not tell. */
  readonly place: number | string | null;
}

/** What would be dealt once the draft is named: it comes to the top, and what was named before
 *  follows. */
export function nextCards(
  draft: readonly number[],
  named: readonly number[],
  places: readonly (number | string)[],
): readonly NextCard[] {
  const below = named.filter((card) => !draft.includes(card));
  const cards = [...draft, ...below];
  const count = Math.max(cards.length, places.length);
  return Array.from({ length: count }, (_, at) => ({
    card: cards[at] ?? null,
    set: at >= draft.length && at < cards.length,
    place: places[at] ?? null,
  }));
}
