/** The fixed inks of every drawing. What a player may choose (suits, backs) comes from tokens.css
 *  as `var(--…)` instead and never appears here. */

export const INK = '#1d1a17';
export const IVORY = '#fbf6e9';
export const EDGE = '#d8cdb4';
export const SKIN = '#f3dcc0';
export const STEEL = '#aeb9bd';
export const LEAF = '#3f6b46';
export const BRASS = '#c99a3f';
export const BRASS_DEEP = '#8d6420';
export const CARD_FONT = 'var(--font-card, Georgia, serif)';

/** All cards are drawn on a field of 100 by 140. */
export const CARD_BOX = '0 0 100 140';

/** A point in drawing units. */
export type Point = readonly [x: number, y: number];

/** `count` copies of one mark, turned evenly about a centre. */
export function around(count: number, [x, y]: Point, mark: string, from = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = from + (i * 360) / count;
    return `<g transform="rotate(${angle} ${x} ${y})">${mark}</g>`;
  }).join('');
}

/** The same half twice: once upright, once turned by half a circle about the card's middle. */
export function twofold(half: string): string {
  return `${half}<g transform="rotate(180 50 70)">${half}</g>`;
}

export function paper(radius = 8): string {
  const sheet = `x=".5" y=".5" width="99" height="139" rx="${radius}"`;
  return `<rect ${sheet} fill="${IVORY}" stroke="${EDGE}"/>`;
}

/** A picture that fills its field, cut off where it has another shape. The address is one that the
 *  browser made. */
export function photo(
  address: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return (
    `<image href="${address}" ${place} preserveAspectRatio="xMidYMid slice"` +
    ` style="clip-path: inset(0 round 5px)"/>`
  );
}
