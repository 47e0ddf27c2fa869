/** What a game says about one player's seat: the hands that lie there, and the tag at the head. */
import type { HandTotal } from '../../kit';

export interface Tag {
  readonly text: string;
  readonly look: '' | 'brass' | 'blue';
}

export interface SeatHand {
  readonly cards: readonly (number | null)[];
  anchor(place: number): string;
  /** Laid open to be read by everybody. */
  readonly shown: boolean;
  /** Faces that cannot be told by their corners: shown, they lie side by side. */
  readonly apart?: boolean;
  dim?(card: number | null): boolean;
  /** What it counts. Counted hands lie side by side over a flat plate, not at the head. */
  readonly total?: HandTotal;
}
