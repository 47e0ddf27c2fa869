/** The player's own pictures, as far as they are loaded. A picture that is not there, or cannot be
 *  loaded, is null: then the drawn one is shown. */

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

/** Shows a loaded picture at its spot, or none. */
export function showPicture(spot: Spot, file: Blob | null): void {
  const before = pictures[spot];
  pictures[spot] = file && URL.createObjectURL(file);
  if (before !== null) URL.revokeObjectURL(before);
}

/** What keeps the pictures of a player who is signed in. Each answers with a complaint in the
 *  player's language, empty when all went well. */
export interface PictureKeeper {
  put(spot: Spot, file: File): Promise<string>;
  remove(spot: Spot): Promise<string>;
}
