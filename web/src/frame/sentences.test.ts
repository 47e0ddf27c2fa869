import { expect, test } from 'vitest';
import type { Snapshot } from '../net/snapshot';
import type { TableEvent } from '../wire';
import { tellerAt, tellTable } from './sentences';

const seats = [
  { seat: 0, name: 'Ann', chips: 500 },
  { seat: 1, name: 'Bob', chips: 500 },
];
const at = (seat: number | null): Snapshot =>
  ({ frame: { seat, events: [] }, summary: { seats } }) as unknown as Snapshot;

test('who is ready is told to the others', () => {
  const ready = (seat: number) => ({ e: 'ready_set', seat, ready: true }) as const;
  expect(tellTable(ready(1), at(0)).map(({ say }) => say())).toEqual(['Bob is ready']);
  expect(tellTable(ready(0), at(0))).toEqual([]);
});

test('the listener is You, whatever happens around the game', () => {
  const said = (event: TableEvent, mine: number | null): string[] =>
    tellTable(event, at(null), [event], mine).map(({ say }) => say());
  const sat = { e: 'player_sat', seat: 0, name: 'Ann', bot: null, chips: 50_000 } as TableEvent;
  const away = { e: 'away_set', seat: 0, away: true } as TableEvent;
  const more = { e: 'topped_up', seat: 0, chips: 20_000 } as TableEvent;
  expect([sat, away, more].flatMap((event) => said(event, 0))).toEqual([
    'You sit down with 500',
    'You sit out',
    'You top up by 200',
  ]);
  expect([sat, away, more].flatMap((event) => said(event, 1))).toEqual([
    'Ann sits down with 500',
    'Ann sits out',
    'Ann tops up by 200',
  ]);
});

test('who leaves is told to all, and the listener of her own leaving as You', () => {
  const said = (cause: string, mine: number): string[] => {
    const left = { e: 'player_left', seat: 0, name: 'Ann', chips: 50_000, cause } as TableEvent;
    return tellTable(left, at(null), [left], mine).map(({ say }) => say());
  };
  expect(said('player', 0)).toEqual(['You leave with 500']);
  expect(said('sent_away', 0)).toEqual(['The host has sent you away; you leave with 500']);
  expect(said('player', 1)).toEqual(['Ann leaves with 500']);
});

test('the round that ends with the loss of the own seat is told as one of her own', () => {
  expect(tellerAt({ ...at(null), lost: at(0) }, at(0)).who(0).me).toBe('yes');
  expect(tellerAt(at(null), null).who(0).me).toBe('no');
});
