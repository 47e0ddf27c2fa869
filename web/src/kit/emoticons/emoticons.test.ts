import { expect, test } from 'vitest';
import { t } from '../../i18n';
import { EMOTICONS, pieces, spoken, withCode } from './emoticons';

const shown = (text: string): string =>
  pieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : `[${piece.name}]`))
    .join('');

// req: EPS-REF-4
test('typed codes become pictures', () => {
  expect(shown(':)')).toBe('[smile]');
  expect(shown('well played :) and again ;-)')).toBe('well played [smile] and again [wink]');
  expect(shown('oh :O!')).toBe('oh [surprise]!');
  expect(shown('<3 <3')).toBe('[heart] [heart]');
  expect(shown(":'( no, >:(")).toBe('[cry] no, [angry]');
});

// req: EPS-REF-4
test('every code of every emoticon is read, and no two are the same', () => {
  const codes = EMOTICONS.flatMap((each) => [...each.codes]);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { name, codes: own } of EMOTICONS) {
    for (const code of own) expect(shown(`a ${code} b`)).toBe(`a [${name}] b`);
    expect(t(`kit-emoticon-${name}`)).not.toContain('kit-');
  }
});

test('what is no word of its own stays text', () => {
  for (const text of [
    'https://example.org/a:)b',
    'http://x',
    '(a:)',
    'f(x):)',
    '<b>:)</b>',
    '&lt;3',
    'a<3',
    ':) )'.slice(3),
    '',
  ]) {
    expect(pieces(text).every((piece) => typeof piece === 'string')).toBe(true);
    expect(shown(text)).toBe(text);
  }
});

test('nothing of a line is lost', () => {
  const text = '  a  :)  b\t;) <img src=x> :P, x';
  const whole = pieces(text).map((piece) => (typeof piece === 'string' ? piece : piece.code));
  expect(whole.join('')).toBe(text);
});

test('read aloud, pictures have their names', () => {
  expect(spoken('nice :)')).toBe('nice Smile');
});

test('a code is put in at the cursor, apart from what stands there', () => {
  expect(withCode('', ':)', 0, 0)).toEqual({ text: ':) ', cursor: 3 });
  expect(withCode('hello', ':)', 5, 5)).toEqual({ text: 'hello :) ', cursor: 9 });
  expect(withCode('hello world', ':)', 5, 5)).toEqual({ text: 'hello :) world', cursor: 8 });
  expect(withCode('one two', ':)', 4, 7)).toEqual({ text: 'one :) ', cursor: 7 });
  expect(withCode('ab', ':)', 1, 1)).toEqual({ text: 'a :) b', cursor: 4 });
});
