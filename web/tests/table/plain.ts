import { step } from '../../src/frame/director.svelte';
import { anyTable } from '../../src/frame/game';
import type { Desk } from '../../src/frame/visit.svelte';

/** A game of which nothing is drawn; the event `slow` takes a second to be shown. */
export const plain = anyTable<'holdem', number, null>({
  script: {
    bare: 0,
    picture: ({ frame }) => frame.seq,
    steps: (from, events, end) => [
      step(from, { wait_ms: events.some(({ e }) => (e as string) === 'slow') ? 1_000 : 0 }),
      step(end),
    ],
    moment: () => ({ picture: 0, acting: [] }),
  },
  Stage: () => ({}),
  Controls: () => ({}),
  Rules: () => ({}),
  shortcuts: [],
  dockLabel: () => '',
  tell: (_, now) =>
    now.frame.events.flatMap((event) =>
      (event.e as string) === 'slow' ? [{ say: () => 'It is slow', loud: true }] : [],
    ),
  atStake: () => false,
  tellStep: () => [],
  outcome: () => '',
});

/** A house that knows only this game and takes every order. */
export const plainDesk: Desk = {
  act: () => Promise.resolve({ done: true, table: 't1' }),
  load: () => Promise.resolve({ entry: {} as never, table: plain }),
};
