/** Blackjack for the director: what a snapshot looks like, the way there, and moments of past rounds. */
import type { Script } from '../../frame/director.svelte';
import type { RoundHistory } from '../../wire';
import { choreograph } from './choreography';
import { BARE, type Picture, pictureOf, type Printed, printedOf, withPast } from './picture';

/** The rules were said when the round was opened. */
const rulesOf = ({ steps }: RoundHistory<'blackjack'>): Printed | undefined =>
  steps
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.e === 'bj_opened' ? [printedOf(event.rules)] : []))[0];

export const script: Script<Picture, 'blackjack'> = {
  bare: BARE,
  picture: ({ frame, summary, ended = null }) => {
    const printed = printedOf(summary.rules);
    return withPast(pictureOf(frame.view, printed), ended && pictureOf(ended, printed));
  },
  steps: choreograph,
  moment: (round, { view, events }) => ({
    picture: pictureOf(view, rulesOf(round)),
    acting: events.flatMap((event) => (event.e === 'bj_drawn' ? [event.seat] : [])),
  }),
};
