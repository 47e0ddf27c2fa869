/** The player's own pictures, as far as they are loaded. A picture that is not there, or cannot be
 *  loaded, is null: then the drawn one is shown. */
import { VEIL, veilOver } from './colours';

export const SPOTS = ['back', 'table', 'jack', 'queen', 'king'] as const;
export type Spot = (typeof SPOTS)[number];

/** By spot, addresses that the browser made itself (`blob:`). */
export const pictures: Record<Spot, string | null> = $state({
  back: null,
  table: null,
  jack: null,
  queen: null,
  king: null,
});

let brightest = $state('#ffffff');

/** The picture of the table under its veil, as a CSS background; null when there is none. */
export function tableGround(): string | null {
  if (pictures.table === null) return null;
  const veil = `color-mix(in srgb, ${VEIL} ${(100 * veilOver(brightest)).toFixed()}%, transparent)`;
  return `linear-gradient(${veil}, ${veil}), url("${pictures.table}") center / cover`;
}

/** A loaded picture. */
export interface Loaded {
  readonly file: Blob;
  /** The colour of its brightest part. */
  readonly brightest: string;
}

/** Shows a loaded picture at its spot, or none. */
export function showPicture(spot: Spot, picture: Loaded | null): void {
  const before = pictures[spot];
  pictures[spot] = picture && URL.createObjectURL(picture.file);
  if (spot === 'table' && picture) brightest = picture.brightest;
  if (before !== null) URL.revokeObjectURL(before);
}

/** What keeps the pictures of a player who is signed in. Each answers with a complaint in the
 *  player's language, empty when all went well. */
export interface PictureKeeper {
  put(spot: Spot, file: File): Promise<string>;
  remove(spot: Spot): Promise<string>;
}
