/** What is drawn on a stage, read back from the drawing itself: which card lies at which spot, and how
 *  many chips. A card is known by its face, so that a wrong face is found, too. */
import { faceOf } from '../../src/games/sabacc/cards';
import { sabaccFace } from '../../src/games/sabacc/art/staves';
import { face } from '../../src/kit/cards/faces';

function markup(body: string): string {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.innerHTML = body;
  return svg.innerHTML;
}

const FACES = new Map(
  (['full', 'jumbo', 'narrow'] as const).flatMap((cut) =>
    Array.from({ length: 54 }, (_, code) => [markup(face(code, cut, 'classic', null)), code]),
  ),
);
/** Both zeros look alike. */
const ZEROS = 60;
const STAVES = new Map(
  [true, false].flatMap((jumbo) =>
    Array.from({ length: ZEROS + 1 }, (_, code) => {
      const { value, stave } = faceOf(code);
      return [markup(sabaccFace(value, stave, jumbo)), code];
    }),
  ),
);

/** The card that is drawn here; null for one that lies face down. */
function cardIn(element: Element): number | null {
  const flip = element.matches('.flip') ? element : element.querySelector('.flip');
  if (flip && !flip.classList.contains('up')) return null;
  const drawing = (flip?.querySelector('.over') ?? element).querySelector('svg.card');
  if (!drawing) throw new Error('no card is drawn here');
  return FACES.get(drawing.innerHTML) ?? STAVES.get(drawing.innerHTML) ?? null;
}

const all = (root: Element, selector: string): Element[] => [...root.querySelectorAll(selector)];

/** The cards at the spots whose names match, as lists by the first number in the name. */
export function cardsBy(root: Element, name: RegExp): Record<string, (number | null)[]> {
  const found: Record<string, (number | null)[]> = {};
  for (const spot of all(root, '[data-anchor]')) {
    const match = name.exec(spot.getAttribute('data-anchor') ?? '');
    if (match) (found[match[1] ?? ''] ??= []).push(cardIn(spot));
  }
  return found;
}

export const cardsAt = (root: Element, name: RegExp): (number | null)[] =>
  Object.values(cardsBy(root, name)).flat();

/** Cards that lie in a place without spots of their own. */
export const cardsWithin = (root: Element, selector: string): (number | null)[] =>
  all(root, `${selector} .flip`).map(cardIn);

export const words = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The amount in some words, in hundredths. */
export const chipsIn = (text: string): number =>
  Math.round(Number(/[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? NaN) * 100);

/** Chips that lie before seats, by seat: bets, or what was won. */
export function chipsBy(root: Element, name: RegExp, award: boolean): Record<string, number> {
  const found: Record<string, number> = {};
  for (const bet of all(root, '.bet').filter((each) => each.matches('.award') === award)) {
    const anchor = bet.querySelector('[data-anchor]')?.getAttribute('data-anchor') ?? '';
    const seat = name.exec(anchor)?.[1];
    if (seat !== undefined) found[seat] = chipsIn(words(bet.querySelector('.num > [aria-hidden]')));
  }
  return found;
}

/** What stands on the plates of the seats, by seat. */
export function stacks(root: Element): Record<string, number> {
  const heads = all(root, '.seat .head');
  return Object.fromEntries(
    heads.map((head) => [
      (head.getAttribute('data-anchor') ?? '').replace('seat-', ''),
      chipsIn(words(head.closest('.seat')?.querySelector('.plate .num'))),
    ]),
  );
}
