/** High card, a game for tests only: everybody stakes the same and gets one card, and the highest
 *  card takes the pot. These are its messages, as the server's types would be written out. */
import type { Card } from '../../src/wire';

export interface HighcardRules {
  game: 'highcard';
  unit: number;
  stake: number;
}

export interface HighcardSeat {
  seat: number;
  stack: number;
  staked: number;
  /** Everybody sees it once the round is over. */
  card?: Card;
}

export interface HighcardView {
  phase: 'waiting' | 'over';
  seats: readonly HighcardSeat[];
  pot: number;
}

export interface HighcardPrivateView {
  card: Card;
}

export interface HighcardOptions {
  stay: true;
}

export interface HighcardStay {
  do: 'stay';
}

export interface HighcardWon {
  e: 'highcard_won';
  seat: number;
  chips: number;
}

declare module '../../src/wire' {
  interface Games {
    highcard: {
      rules: HighcardRules;
      advice: never;
      view: HighcardView;
      private: HighcardPrivateView;
      options: HighcardOptions;
      action: HighcardStay;
      event: HighcardWon;
    };
  }
}
