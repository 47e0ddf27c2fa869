/** The games this page can show: every folder under `games/` that offers a `face`. */
import { t } from '../i18n';
import type { AnyFace } from './game';

const modules = import.meta.glob<{ face: AnyFace }>('../games/*/index.ts', { eager: true });

export const FACES: readonly AnyFace[] = Object.values(modules).map(({ face }) => face);

export const faceOf = (game: string): AnyFace | undefined =>
  FACES.find((face) => face.name === game);

/** What a round of a game is called. */
export const roundTitle = (face: AnyFace | undefined, number: number): string =>
  face?.roundTitle?.(number) ?? t('app-round', { number });
