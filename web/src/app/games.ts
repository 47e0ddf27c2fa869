/** The games this page can show: every folder under `games/` that offers an `entry`, and any game
 *  that was added. */
import type { AnyEntry, GameEntry } from '../frame/game';
import { t } from '../i18n';
import type { GameName } from '../wire';

const modules = import.meta.glob<{ entry: AnyEntry }>('../games/*/index.ts', { eager: true });
const entries = Object.values(modules).map(({ entry }) => entry);

export const ENTRIES: readonly AnyEntry[] = entries;

/** Adds a game that lives elsewhere, before the page is drawn. */
export function addGame<G extends GameName>(entry: GameEntry<G>): void {
  entries.push(entry);
}

export const entryOf = (game: string): AnyEntry | undefined =>
  ENTRIES.find((entry) => entry.name === game);

/** What a round of a game is called. */
export const roundTitle = (entry: AnyEntry | undefined, number: number): string =>
  entry?.roundTitle?.(number) ?? t('app-round', { number });
