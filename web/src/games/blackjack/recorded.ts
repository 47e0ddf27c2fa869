/** Rounds as the server dealt them, for tests and for looking at: frames as one seat sees them. */
import type { BlackjackEvent, BlackjackOptions, BlackjackView } from '../../wire';
import rounds from './rounds.fixture.json';

export interface RecordedFrame {
  events: BlackjackEvent[];
  view: BlackjackView;
  options: BlackjackOptions | null;
  acting: number[];
}

export interface RecordedRound {
  mine: number;
  frames: RecordedFrame[];
}

export const ROUNDS = rounds as unknown as Record<
  'win' | 'push' | 'bust' | 'soft_17' | 'left' | 'clock',
  RecordedRound
>;
