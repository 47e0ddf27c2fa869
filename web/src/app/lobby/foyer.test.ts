import { expect, test } from 'vitest';
import type { Lobby, TableCard, Tables, Welcome } from '../../wire';
import { Foyer } from './foyer.svelte';

const POKER = { game: 'holdem', preset: 'casino' };
const OTHER = { game: 'holdem', preset: 'heads-up' };

const card = (id: string, more: Partial<TableCard> = {}): TableCard =>
  ({ id, name: id, ...POKER, taken: 0, mine: false, ...more }) as TableCard;
const news = (more: Partial<Lobby>): Lobby => ({ t: 'lobby', ...more });
const page = (ids: string[], more = false, after = ''): Tables => ({
  t: 'tables',
  ...POKER,
  tables: ids.map((id) => card(id)),
  after,
  more,
});

function browsing(): { foyer: Foyer; said: unknown[]; ids: () => string[] } {
  const said: unknown[] = [];
  const foyer = new Foyer({ browse: (...words) => said.push(words) });
  foyer.browse(POKER);
  return { foyer, said, ids: () => foyer.tablesIn(POKER).map(({ id }) => id) };
}

test('tables open, change and close in the room that is looked through', () => {
  const { foyer, ids } = browsing();
  foyer.turn(page(['a', 'b']));
  foyer.hear(news({ tables: [card('b', { taken: 3 }), card('c')], gone: ['a'] }));
  expect(ids()).toEqual(['b', 'c']);
  expect(foyer.tablesIn(POKER)[0]?.taken).toBe(3);
});

test('as long as there are more, tables that are not known come with their page', () => {
  const { foyer, said, ids } = browsing();
  foyer.turn(page(['a', 'b'], true));
  foyer.hear(news({ tables: [card('z'), card('a', { taken: 1 })] }));
  expect(ids()).toEqual(['a', 'b']);
  foyer.readOn();
  expect(said.at(-1)).toEqual([POKER, 'b']);
  foyer.turn(page(['c', 'z'], false, 'b'));
  expect(ids()).toEqual(['a', 'b', 'c', 'z']);
  expect(foyer.more).toBe(false);
});

test('the first page replaces what was listed', () => {
  const { foyer, ids } = browsing();
  foyer.turn(page(['a', 'b']));
  foyer.turn(page(['b']));
  expect(ids()).toEqual(['b']);
});

test('a page of a room that was left is not shown', () => {
  const { foyer } = browsing();
  foyer.browse(OTHER);
  foyer.turn(page(['a']));
  expect(foyer.tablesIn(OTHER)).toEqual([]);
  expect(foyer.tablesIn(POKER)).toEqual([]);
});

test('the own seat is told apart, whatever everybody is told of the table', () => {
  const { foyer } = browsing();
  foyer.turn(page(['a', 'b']));
  foyer.hear(news({ mine: [card('b', { mine: true })] }));
  foyer.hear(news({ tables: [card('b', { taken: 2 })] }));
  expect(foyer.tablesIn(POKER).map(({ id, mine }) => [id, mine])).toEqual([
    ['b', true],
    ['a', false],
  ]);
  foyer.hear(news({ mine: [] }));
  expect(foyer.tablesIn(POKER).some(({ mine }) => mine)).toBe(false);
});

test('the menu knows how many tables a room has', () => {
  const { foyer } = browsing();
  foyer.welcome({ mine: [], tallies: [{ ...POKER, tables: 7, taken: 9 }] } as unknown as Welcome);
  expect(foyer.count(POKER)).toBe(7);
  expect(foyer.count(OTHER)).toBe(0);
  foyer.hear(news({ tallies: [{ ...OTHER, tables: 1, taken: 0 }] }));
  expect([foyer.count(POKER), foyer.count(OTHER)]).toEqual([0, 1]);
});
