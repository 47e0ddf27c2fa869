import { expect, test } from 'vitest';
import { readRoute, type Route, writeRoute } from './router.svelte';

test('every route can be written into the address and read back', () => {
  const routes: Route[] = [
    { at: 'menu' },
    { at: 'room', game: 'holdem', preset: 'heads-up' },
    { at: 'cardroom', room: 'a/b' },
    { at: 'table', table: 'a/b c' },
    { at: 'table', table: 'a?b', link: 'x/y?z&w=' },
  ];
  for (const route of routes) expect(readRoute(writeRoute(route))).toEqual(route);
});

test('an address that means nothing leads to the menu', () => {
  for (const hash of [
    '',
    '#',
    '#/',
    '#/table',
    '#/table?link=x',
    '#/room/holdem',
    '#/cardroom',
    '#/nowhere/x',
    '#/%E0%A4%A',
  ]) {
    expect(readRoute(hash)).toEqual({ at: 'menu' });
  }
});
