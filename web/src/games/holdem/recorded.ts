/** Hands as the server dealt them, for tests and for looking at: frames as one seat sees them. */
import type { HoldemEvent, HoldemOptions, HoldemPrivateView, HoldemView } from '../../wire';
import hands from './hands.fixture.json';

export interface RecordedFrame {
  events: HoldemEvent[];
  view: HoldemView;
  private: HoldemPrivateView | null;
  options: HoldemOptions | null;
  acting: number[];
}

export interface RecordedHand {
  preset: string;
  mine: number;
  frames: RecordedFrame[];
}

export const HANDS = hands as unknown as Record<
  'runout' | 'split' | 'side' | 'folded' | 'casino' | 'heads_up',
  RecordedHand
>;
