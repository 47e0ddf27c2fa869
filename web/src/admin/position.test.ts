import { expect, test } from 'vitest';
import { entryOf } from '../app/games';
import { snapshotOf } from './position';
import { position, table } from './samples';

/** As much of hold'em's picture as is looked at here. */
interface Picture {
  readonly seats: readonly { seat: number; hole: readonly number[]; stack: number }[];
  readonly board: readonly number[];
  readonly pots: readonly number[];
  readonly total: number;
}

async function pictureOf(more: Parameters<typeof position>[0] = {}): Promise<Picture> {
  const game = await entryOf('holdem')?.table();
  if (!game) throw new Error('no hold’em');
  const shown = snapshotOf(position(more), table('t1'), game, 5);
  return game.script.picture(shown) as Picture;
}

// req: EPS-RF-SV-002
// req: EPS-RF-SV-003
// req: EPS-RF-SV-004
// req: EPS-RF-SV-005
test('the system view has every hand, the board, the pot and all chips on the stage', async () => {
  const picture = await pictureOf();
  expect(picture.seats.map(({ seat, hole, stack }) => [seat, hole, stack])).toEqual([
    [0, [10, 11], 9_000],
    [4, [20, 21], 8_000],
  ]);
  expect(picture.board).toEqual([1, 2, 3, 4]);
  expect([picture.pots, picture.total]).toEqual([[3_000], 3_500]);
});

test('before the first round there is an empty table', async () => {
  const picture = await pictureOf({ view: null, private: {}, pending: null });
  expect([picture.seats, picture.board]).toEqual([[], []]);
});

test('nobody is "you" in a system view', () => {
  const shown = snapshotOf(position(), table('t1'), {}, 5);
  expect(shown.frame.seat).toBe(null);
  expect(shown.frame.private).toBeUndefined();
});
