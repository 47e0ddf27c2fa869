/** Games as the server dealt them, for tests: frames as the last seat sees them. They are those of
 *  tests/golden, which writes this file. */
import type { SabaccEvent, SabaccOptions, SabaccPrivateView, SabaccView } from '../../wire';
import games from './games.fixture.json';

export interface RecordedFrame {
  events: SabaccEvent[];
  view: SabaccView;
  private: SabaccPrivateView | null;
  options: SabaccOptions | null;
}

export const MINE = 3;

export const GAMES = games as unknown as Record<'sabacc' | 'doubles' | 'all_in', RecordedFrame[]>;
