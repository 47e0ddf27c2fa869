/** The games this page can show: every folder under `games/` that offers a `face`, and any game that
 *  was added. */
import { t } from '../i18n';
import type { GameName } from '../wire';
import type { AnyFace, GameFace } from '../frame/game';

const modules = import.meta.glob<{ face: AnyFace }>('../games/*/index.ts', { eager: true });
const faces = Object.values(modules).map(({ face }) => face);

export const FACES: readonly AnyFace[] = faces;

/** Adds a game that lives elsewhere, before the page is drawn. */
export function addGame<G extends GameName>(face: GameFace<G>): void {
  faces.push(face as unknown as AnyFace);
}

export const faceOf = (game: string): AnyFace | undefined =>
  FACES.find((face) => face.name === game);

/** What a round of a game is called. */
export const roundTitle = (face: AnyFace | undefined, number: number): string =>
  face?.roundTitle?.(number) ?? t('app-round', { number });
