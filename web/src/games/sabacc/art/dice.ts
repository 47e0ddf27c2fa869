/** Dice seen from above, in ivory or red. */
import { INK, IVORY, type Point } from '../../../kit/controls/ink';

export const DIE_BOX = '0 0 108 110';

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;

const SPOTS: Record<DieFace, readonly Point[]> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** The markup of a die. */
export function die(shows: DieFace, red = false): string {
  const [side, top, spot] = red ? ['#7d1820', '#a82530', '#fff3df'] : ['#cdbf9d', IVORY, INK];
  const spots = SPOTS[shows].map(
    ([x, y]) => `<circle cx="${x + 3}" cy="${y + 1.5}" r="9" fill="${spot}"/>`,
  );
  return `
    <rect x="6" y="8" width="100" height="100" rx="20" opacity=".35"/>
    <rect x="3" y="5" width="100" height="100" rx="20" fill="${side}"/>
    <rect x="3" y="2" width="100" height="98" rx="20" fill="${top}"/>
    <rect x="7" y="6" width="92" height="90" rx="17" fill="none" stroke="#fff" stroke-width="2"
      opacity=".4"/>${spots.join('')}`;
}
