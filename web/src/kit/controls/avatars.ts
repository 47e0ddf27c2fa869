/** Pictures for people and bots, made from their names alone. People are round and soft, bots are
 *  hexagonal and drawn with straight lines, so that nobody takes one for the other. */

type Palette = readonly [ground: string, light: string, accent: string];

const PALETTES: readonly [Palette, ...Palette[]] = [
  ['#3d6b67', '#e2b873', '#f3e6cc'],
  ['#7c3f3a', '#efc58f', '#2b2a33'],
  ['#39507a', '#d98b5f', '#efe3c8'],
  ['#5a4a7d', '#d6b25e', '#f0dfd0'],
  ['#5d6b35', '#e8cf8a', '#293526'],
  ['#8a5a2f', '#f0dfb8', '#27414a'],
  ['#2f5f7a', '#f0c9a0', '#8f3b3b'],
  ['#74344f', '#e9b7a0', '#f4e7cf'],
  ['#274b45', '#c96f4a', '#f1dcae'],
  ['#4b2f45', '#8fb3a8', '#ecd9b0'],
  ['#a2572f', '#f3dfb3', '#3c2a3d'],
  ['#2b3d5c', '#e3a94f', '#d9e2d6'],
];

type Motif = (palette: Palette) => string;

const MOTIFS: readonly [Motif, ...Motif[]] = [
  ([, light, accent]) =>
    `<circle cx="50" cy="62" r="30" fill="${light}"/>
     <path d="M20 62a30 30 0 0 1 60 0Z" fill="${accent}"/>`,
  ([, light, accent]) =>
    `<path d="M0 50h100v50H0Z" fill="${light}"/><circle cx="50" cy="50" r="22" fill="${accent}"/>`,
  ([, light, accent]) =>
    `<path d="M50 0a50 50 0 0 1 0 100Z" fill="${light}"/>
     <path d="M50 24a26 26 0 0 0 0 52Z" fill="${accent}"/>`,
  ([ground, light, accent]) =>
    `<path d="M0 100 100 0v100Z" fill="${light}"/><circle cx="36" cy="38" r="13" fill="${accent}"/>
     <path d="M52 80h34" stroke="${ground}" stroke-width="7"/>`,
  ([ground, light, accent]) =>
    `<circle cx="0" cy="100" r="84" fill="${light}"/>
     <circle cx="0" cy="100" r="58" fill="${ground}"/>
     <circle cx="0" cy="100" r="34" fill="${accent}"/>`,
  ([, light, accent]) =>
    `<path d="M0 22h100v14H0ZM0 50h100v14H0ZM0 78h100v14H0Z" fill="${light}"/>
     <circle cx="62" cy="46" r="20" fill="${accent}"/>`,
  ([, light, accent]) =>
    `<path d="M50 8C70 30 70 50 50 50 30 50 30 30 50 8ZM50 92C30 70 30 50 50 50s20 20 0 42Z"
       fill="${light}"/>
     <path d="M8 50C30 30 50 30 50 50 50 70 30 70 8 50ZM92 50C70 70 50 70 50 50s20-20 42 0Z"
       fill="${accent}"/>`,
  ([, light, accent]) =>
    `<path d="M0 70c25-22 50 22 100-10v40H0Z" fill="${light}"/>
     <circle cx="66" cy="34" r="15" fill="${accent}"/>`,
  ([, light, accent]) =>
    `<path d="M50 6 94 50 50 94 6 50Z" fill="${light}"/>
     <path d="M50 28 72 50 50 72 28 50Z" fill="${accent}"/>`,
  ([ground, light, accent]) =>
    `<path d="M0 100V62L30 30l24 30 16-18 30 34v24Z" fill="${light}"/>
     <path d="M30 30l12 15-12 7-11-10Z" fill="${accent}"/>
     <circle cx="74" cy="24" r="9" fill="${accent}"/><path d="M0 90h100" stroke="${ground}"/>`,
  ([, light, accent]) =>
    `<path d="M50 50V0a50 50 0 0 1 50 50Z" fill="${light}"/>
     <path d="M50 50v50A50 50 0 0 1 0 50Z" fill="${light}"/>
     <circle cx="50" cy="50" r="17" fill="${accent}"/>`,
];

const BOT_LINES = [
  'M28 62V40h44v22ZM50 40V26M38 74h24',
  'M50 24 74 62H26ZM34 76h32',
  'M28 36h44v28H28ZM20 46v10M80 46v10',
  'M50 26 70 50 50 74 30 50Z',
  'M32 38h36l6 13-6 13H32l-6-13ZM44 76h12',
  'M50 40v-8M40 26h20M30 40h40v24H30ZM42 64v10M58 64v10',
] as const;

const HEXAGON = 'M50 2 92 26v48L50 98 8 74V26Z';

/** FNV-1a over the code units, then mixed so that short names differ in all bits: the same name has
 *  the same face everywhere. */
function hash(text: string): number {
  let sum = 2166136261;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 16777619);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

const pick = <T>(list: readonly [T, ...T[]], number: number): T =>
  list[number % list.length] ?? list[0];

/** The pictures that can be chosen, by number. */
export const FACES: readonly number[] = Array.from({ length: 24 }, (_, number) => number);

/** The markup of an avatar on a field of 100 by 100. */
export function avatar(name: string, bot = false, face: number | null = null): string {
  const seed = hash(name);
  if (face !== null && !bot) return portrait(pick(PALETTES, face), face, face % 4);
  const palette = pick(PALETTES, seed >>> 13);
  if (bot) {
    const light = palette[1];
    return `
      <path d="${HEXAGON}" fill="#33424a" stroke="#8fa6ad" stroke-width="2.5"/>
      <path d="${pick(BOT_LINES, seed >>> 5)}" stroke="${light}" stroke-width="5" fill="none"
        stroke-linejoin="round"/>
      <circle cx="42" cy="51" r="4.5" fill="${light}"/>
      <circle cx="58" cy="51" r="4.5" fill="${light}"/>`;
  }
  return portrait(palette, seed >>> 17, (seed >>> 9) % 4);
}

function portrait(palette: Palette, motif: number, quarters: number): string {
  return `
    <rect width="100" height="100" fill="${palette[0]}"/>
    <g transform="rotate(${quarters * 90} 50 50)">${pick(MOTIFS, motif)(palette)}</g>
    <circle cx="50" cy="50" r="48" fill="none" stroke="#f3e3bd" stroke-opacity=".35"
      stroke-width="2"/>`;
}
