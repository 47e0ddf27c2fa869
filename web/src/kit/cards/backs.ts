/** Card backs. Each is a pattern in the inks `--back` and `--back-line` with the house's medallion;
 *  a nested svg cuts the pattern off, so that no ids are needed and copies never collide. */
import { paper, photo } from '../controls/ink';

export const BACKS = ['lattice', 'scales', 'rays', 'weave'] as const;
export type BackName = (typeof BACKS)[number];

const GROUND = 'var(--back, #6e1f2a)';
const LINE = 'var(--back-line, #d9b264)';
const WIDTH = 88;
const HEIGHT = 128;

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);

function lattice(): string {
  const lines = steps(-140, 240, 11).map((x) => `M${x} 0l140 140M${x} 140l140-140`);
  return `<path d="${lines.join('')}" transform="translate(-.5 -1)"/>`;
}

function scales(): string {
  const rows = steps(0, 12, 1).flatMap((row) =>
    steps(row % 2 ? -8 : 0, WIDTH, 16).map(
      (x) => `M${x - 8} ${row * 11}a8 11 0 0 0 16 0M${x - 4} ${row * 11}a4 6 0 0 0 8 0`,
    ),
  );
  return `<path d="${rows.join('')}"/>`;
}

function rays(): string {
  const beams = steps(0, 350, 10).map((angle) => {
    const turn = (angle * Math.PI) / 180;
    const x = (44 + 90 * Math.cos(turn)).toFixed(1);
    const y = (64 + 90 * Math.sin(turn)).toFixed(1);
    return `M44 64L${x} ${y}`;
  });
  const rings = [46, 58, 70].map((r) => `<circle cx="44" cy="64" r="${r}"/>`);
  return `<path d="${beams.join('')}"/>${rings.join('')}`;
}

function weave(): string {
  const cells = steps(0, 15, 1).flatMap((row) =>
    steps(0, 10, 1).map((column) => {
      const [x, y] = [column * 8, row * 8];
      const across = (row + column) % 2 === 0;
      return across
        ? `M${x} ${y + 2}h8M${x} ${y + 4}h8M${x} ${y + 6}h8`
        : `M${x + 2} ${y}v8M${x + 4} ${y}v8M${x + 6} ${y}v8`;
    }),
  );
  return `<path d="${cells.join('')}"/>`;
}

const PATTERN: Record<BackName, () => string> = { lattice, scales, rays, weave };

const MEDALLION = `
  <path d="M44 34 66 64 44 94 22 64Z" fill="${GROUND}" stroke="${LINE}" stroke-width="1.6"/>
  <path d="M44 41 61 64 44 87 27 64Z" fill="none" stroke="${LINE}" stroke-width=".8"/>
  <path d="M51.5 56.5A10.5 10.5 0 1 0 51.5 71.5" fill="none" stroke="${LINE}" stroke-width="3.2"
    stroke-linecap="round"/>
  <path d="M44 60l3 4-3 4-3-4Z" fill="${LINE}"/>`;

const drawn = new Map<string, string>();

/** The markup of a back. `small` keeps fewer, stronger lines for cards under 48 px. */
export function back(name: BackName = 'lattice', small = false): string {
  const key = `${name}${small}`;
  let body = drawn.get(key);
  if (body === undefined) {
    body = `${paper()}
      <svg x="6" y="6" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
      <rect width="${WIDTH}" height="${HEIGHT}" rx="4" fill="${GROUND}"/>
      <g stroke="${LINE}" stroke-width="${small ? 1.4 : 0.8}" opacity=".5" fill="none">
        ${PATTERN[name]()}</g>
      <rect x="2.5" y="2.5" width="83" height="123" rx="3" fill="none" stroke="${LINE}"
        stroke-width="1.2"/>${MEDALLION}</svg>`;
    drawn.set(key, body);
  }
  return body;
}

/** A back with the player's own picture. */
export function ownBack(picture: string): string {
  return paper() + photo(picture, 5, 5, 90, 130);
}
