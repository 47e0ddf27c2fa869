/** Emoticons: what is typed, and what is drawn for it on a field of 24. Whatever is not in the list
 *  stays the text that it is. */
import { t } from '../../i18n';

type Ink = 'face' | 'line' | 'dark' | 'red' | 'blue' | 'green' | 'ivory';

/** A `line` is drawn with a pen; everything else is filled. */
interface Shape {
  readonly ink: Ink;
  readonly d: string;
}

const line = (d: string): Shape => ({ ink: 'line', d });
const FACE: Shape = { ink: 'face', d: 'M1.5 12a10.5 10.5 0 1 0 21 0 10.5 10.5 0 0 0-21 0Z' };
const EYES = line('M8.4 8.6v1.2M15.6 8.6v1.2');
const GLAD_EYES = line('M6.7 10c.6-1.5 2.4-1.5 3 0M14.3 10c.6-1.5 2.4-1.5 3 0');
const SMILE = line('M7.4 14c1 2 2.6 3 4.6 3s3.6-1 4.6-3');
const FROWN = line('M7.8 17.2c1-1.8 2.4-2.6 4.2-2.6s3.2.8 4.2 2.6');
const THUMB =
  'M9.3 10.6 12.6 4c1.8 0 2.5 1.1 2.2 2.8L14.2 10h4.2c1.5 0 2.3 1.1 1.9 2.5l-1.4 5.2c-.4 1.5-1.3 2.3-2.8 2.3H9.3ZM3.9 10.6h3.3V20H3.9Z';

export const EMOTICONS = [
  { name: 'smile', codes: [':)', ':-)'], shapes: [FACE, EYES, SMILE] },
  {
    name: 'laugh',
    codes: [':D', ':-D'],
    shapes: [
      FACE,
      GLAD_EYES,
      { ink: 'dark', d: 'M6.6 13h10.8c-.4 3.4-2.5 5.4-5.4 5.4S7 16.4 6.6 13Z' },
    ],
  },
  { name: 'wink', codes: [';)', ';-)'], shapes: [FACE, line('M8.4 8.6v1.2M14 9.4h3.2'), SMILE] },
  {
    name: 'tongue',
    codes: [':P', ':p', ':-P', ':-p'],
    shapes: [
      FACE,
      EYES,
      { ink: 'red', d: 'M10.2 14h4.4v2.9a2.2 2.2 0 0 1-4.4 0Z' },
      line('M7.4 13.8h9.2'),
    ],
  },
  {
    name: 'surprise',
    codes: [':O', ':o', ':-O', ':-o'],
    shapes: [FACE, EYES, { ink: 'dark', d: 'M12 12.8a2.4 2.8 0 1 0 .01 0Z' }],
  },
  {
    name: 'cool',
    codes: ['B-)', '8-)'],
    shapes: [
      FACE,
      {
        ink: 'dark',
        d: 'M4.6 8h14.8v1.4c0 2-1.3 3.2-3.1 3.2-1.7 0-2.9-1-3.3-2.8h-2c-.4 1.8-1.6 2.8-3.3 2.8-1.8 0-3.1-1.2-3.1-3.2Z',
      },
      line('M8.4 15.4c2.2 1.3 5 1.3 7.2 0'),
    ],
  },
  {
    name: 'kiss',
    codes: [':*', ':-*'],
    shapes: [FACE, GLAD_EYES, line('M11.2 13.2c2 0 2 1.9.3 2 1.7.1 1.7 2-.3 2')],
  },
  {
    name: 'unsure',
    codes: [':/', ':-/'],
    shapes: [FACE, EYES, line('M8 16c2.6-.2 3.6-1.8 8-1.6')],
  },
  { name: 'sad', codes: [':(', ':-('], shapes: [FACE, EYES, FROWN] },
  {
    name: 'cry',
    codes: [":'(", ':\u2019('],
    shapes: [FACE, EYES, FROWN, { ink: 'blue', d: 'M16.4 11.4c2 2.4 2 4.8 0 4.8s-2-2.4 0-4.8Z' }],
  },
  {
    name: 'angry',
    codes: ['>:(', '>:-('],
    shapes: [FACE, line('M6.6 7.4l3.6 1.8M17.4 7.4l-3.6 1.8M8.6 10.6v.6M15.4 10.6v.6'), FROWN],
  },
  {
    name: 'heart',
    codes: ['<3'],
    shapes: [
      {
        ink: 'red',
        d: 'M12 20.6C5.2 15.9 2.6 12.6 2.6 9a5 5 0 0 1 9.4-2.3A5 5 0 0 1 21.4 9c0 3.6-2.6 6.9-9.4 11.6Z',
      },
    ],
  },
  { name: 'yes', codes: ['(y)', '(Y)'], shapes: [{ ink: 'face', d: THUMB }, line(THUMB)] },
  {
    name: 'clover',
    codes: ['(luck)'],
    shapes: [
      line('M12 12.5c.4 3.4 1.6 6.2 4 8.6'),
      {
        ink: 'green',
        d: 'M12 12C8 12 4 10.6 4 7.6S8 3.4 9.4 6C8.6 3 11 1.6 12 4.2 13 1.6 15.4 3 14.6 6 16 3.4 20 4.6 20 7.6S16 12 12 12c4 0 6.6 1.2 6.6 4s-4 3.6-5.2 1.2c.2 2.6-2.6 2.6-2.8 0C9.4 19.6 5.4 18.8 5.4 16S8 12 12 12Z',
      },
    ],
  },
  {
    name: 'chip',
    codes: ['(chip)'],
    shapes: [
      { ink: 'red', d: 'M1.5 12a10.5 10.5 0 1 0 21 0 10.5 10.5 0 0 0-21 0Z' },
      {
        ink: 'ivory',
        d: 'M10.3 1.6h3.4v4h-3.4Zm0 16.8h3.4v4h-3.4ZM1.6 10.3v3.4h4v-3.4Zm16.8 0v3.4h4v-3.4ZM7 12a5 5 0 1 0 10 0 5 5 0 0 0-10 0Z',
      },
    ],
  },
  {
    name: 'cards',
    codes: ['(cards)'],
    shapes: [
      {
        ink: 'red',
        d: 'M11 3.2 19.6 2a1.4 1.4 0 0 1 1.6 1.2l1.6 12a1.4 1.4 0 0 1-1.2 1.6l-6.6.9Z',
      },
      {
        ink: 'ivory',
        d: 'M3.2 6.2 11.6 5a1.4 1.4 0 0 1 1.6 1.2l1.8 13.4a1.4 1.4 0 0 1-1.2 1.6l-8.4 1.1a1.4 1.4 0 0 1-1.6-1.2L2 7.8a1.4 1.4 0 0 1 1.2-1.6Z',
      },
      { ink: 'dark', d: 'M8.4 9.8l2.8 3.5-1.9 4.1-2.8-3.5Z' },
    ],
  },
] as const satisfies readonly {
  name: string;
  codes: readonly string[];
  shapes: readonly Shape[];
}[];

export type EmoticonName = (typeof EMOTICONS)[number]['name'];

const BY_CODE = new Map<string, EmoticonName>(
  EMOTICONS.flatMap(({ name, codes }) => codes.map((code) => [code, name] as const)),
);

/** Marks that may follow an emoticon without a blank. */
const TAIL = /^(.+?)([.,;!?\u2026]*)$/u;

export type Piece = string | { readonly name: EmoticonName; readonly code: string };

/** A line as text and pictures. A code is a word of its own: neither the address in `http://` nor a
 *  list of points with `a:)` is taken for one. */
export function pieces(text: string): readonly Piece[] {
  const found: Piece[] = [];
  let plain = '';
  for (const word of text.split(/(\s+)/u)) {
    const code = BY_CODE.has(word) ? word : (TAIL.exec(word)?.[1] ?? word);
    const name = BY_CODE.get(code);
    if (name === undefined) {
      plain += word;
      continue;
    }
    if (plain) found.push(plain);
    found.push({ name, code });
    plain = word.slice(code.length);
  }
  if (plain) found.push(plain);
  return found;
}

/** The line as it is read aloud: with the names of the pictures. */
export const spoken = (text: string): string =>
  pieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : t(`kit-emoticon-${piece.name}`)))
    .join('');

/** The text with a code put in at the cursor, apart from what stands around it. */
export function withCode(
  text: string,
  code: string,
  from: number,
  to: number,
): { readonly text: string; readonly cursor: number } {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const start = before === '' || /\s$/u.test(before) ? before : `${before} `;
  const end = after === '' || /^\s/u.test(after) ? after : ` ${after}`;
  const put = `${start}${code}${end === '' ? ' ' : ''}`;
  return { text: put + end, cursor: put.length };
}
