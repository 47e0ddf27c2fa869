/** High card at the table. */
import { step } from '../../src/frame/director.svelte';
import { anyTable } from '../../src/frame/game';
import { gameEvents } from '../../src/frame/log';
import { loud, tellerAt, tellerOf, type Teller } from '../../src/frame/sentences';
import { showAmount } from '../../src/kit';
import type { Card } from '../../src/wire';
import Controls from './Controls.svelte';
import Rules from './Rules.svelte';
import Stage from './Stage.svelte';
import type { HighcardPrivateView, HighcardView, HighcardWon } from './wire';

export interface Picture {
  readonly seats: readonly {
    readonly seat: number;
    readonly stack: number;
    readonly staked: number;
    readonly card: Card | null;
  }[];
  readonly pot: number;
}

const BARE: Picture = { seats: [], pot: 0 };

function pictureOf(
  view: HighcardView | null,
  privateView: HighcardPrivateView | null | undefined,
  mine: number | null | undefined,
): Picture {
  if (!view) return BARE;
  const own = privateView?.card ?? null;
  return {
    pot: view.pot,
    seats: view.seats.map(({ card, ...seat }) => ({
      ...seat,
      card: card ?? (seat.seat === mine ? own : null),
    })),
  };
}

const tell = ({ seat, chips }: HighcardWon, teller: Teller) =>
  loud(() => `${teller.name(seat)} wins ${showAmount(chips)}`);

export const table = anyTable<'highcard', Picture, null>({
  script: {
    bare: BARE,
    picture: ({ frame }) => pictureOf(frame.view, frame.private, frame.seat),
    steps: (_, __, end) => [step(end)],
    moment: (round, { view, private: own }) => ({
      picture: pictureOf(view, own, round.seat),
      acting: [],
    }),
  },
  Stage,
  Controls,
  Rules,
  dockLabel: () => 'Your moves',
  shortcuts: [{ keys: ['S'], label: () => 'Stay' }],
  tell: (before, now) => gameEvents(now).map((event) => tell(event, tellerAt(now, before))),
  atStake: ({ frame }) => frame.pending !== null,
  tellStep: (round, { events }) => events.map((event) => tell(event, tellerOf(round))),
  outcome: (round) => `${showAmount(round.steps.at(-1)?.view.pot ?? 0)} in the pot`,
});
