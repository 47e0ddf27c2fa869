/** Every language says what English says, with the same arguments. */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const catalogues = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const OF_THE_PAGE = ['app', 'kit', 'language', 'admin', 'lobby'];
const OF_THE_SERVER = ['refusals', 'server', 'terminal'];

const fileOf = (path: string): string => path.split('/').at(-1)?.replace('.ftl', '') ?? '';
const english = Object.entries(catalogues).filter(([path]) => path.includes('/en/'));
const others = Object.entries(catalogues).filter(([path]) => !path.includes('/en/'));

interface Uses {
  /** Arguments that are written out somewhere. */
  readonly shown: Set<string>;
  /** Arguments that only choose between variants: a language may do without them. */
  readonly chosen: Set<string>;
}

/** A pattern as Fluent keeps it is text, or lists and objects in which each reference has a type. */
function walk(part: unknown, uses: Uses): void {
  if (Array.isArray(part)) part.forEach((each) => walk(each, uses));
  else if (typeof part === 'object' && part !== null) {
    const { type, name, selector, ...rest } = part as Record<string, unknown>;
    if (type === 'var') uses.shown.add(String(name));
    const chooses = selector as { type: string; name: string } | undefined;
    if (chooses?.type === 'var') uses.chosen.add(chooses.name);
    else walk(chooses, uses);
    walk(Object.values(rest), uses);
  }
}

/** Every `id` and `id.attribute` of a catalogue. */
function messages(text: string): Map<string, Uses> {
  const found = new Map<string, Uses>();
  const add = (id: string, pattern: unknown): void => {
    const uses: Uses = { shown: new Set(), chosen: new Set() };
    walk(pattern, uses);
    found.set(id, uses);
  };
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (value !== null) add(id, value);
    for (const [name, pattern] of Object.entries(attributes)) add(`${id}.${name}`, pattern);
  }
  return found;
}

test('arguments are found in texts, variants and functions', () => {
  const text =
    'a = { $n ->\n    [0] none\n   *[other] { $m } { SECONDS($s) }\n }\n    .b = { $t }\n';
  const found = messages(text);
  expect([...found.keys()]).toEqual(['a', 'a.b']);
  expect(found.get('a')).toEqual({ shown: new Set(['m', 's']), chosen: new Set(['n']) });
  expect(found.get('a.b')?.shown).toEqual(new Set(['t']));
});

test('there are other languages', () => expect(others.length).toBeGreaterThan(0));

test.each(others)('%s says what English says', (path, text) => {
  const own = messages(text);
  const model = messages(catalogues[path.replace(/[^/]+(?=\/[^/]+$)/, 'en')] ?? '');
  expect([...own.keys()].sort()).toEqual([...model.keys()].sort());
  for (const [id, { shown, chosen }] of model) {
    const uses = own.get(id);
    const known = [...shown, ...chosen];
    expect(known, id).toEqual(
      expect.arrayContaining([...(uses?.shown ?? []), ...(uses?.chosen ?? [])]),
    );
    expect([...(uses?.shown ?? [])], id).toEqual(expect.arrayContaining([...shown]));
  }
});

test('every catalogue belongs to the page, to a game that has words for the menu, or to the server', () => {
  const files = english.map(([path]) => fileOf(path));
  for (const file of files) {
    if (OF_THE_PAGE.includes(file) || OF_THE_SERVER.includes(file)) continue;
    const game = file.replace(/-menu$/, '');
    expect(files).toContain(game);
    expect(files).toContain(`${game}-menu`);
  }
});
