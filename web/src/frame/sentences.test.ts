import { expect, test } from 'vitest';
import type { Snapshot } from '../net/snapshot';
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

test('the round that ends with the loss of the own seat is told as one of her own', () => {
  expect(tellerAt({ ...at(null), lost: at(0) }, at(0)).who(0).me).toBe('yes');
  expect(tellerAt(at(null), null).who(0).me).toBe('no');
});
