/** Blackjack for the director: what a snapshot looks like, the way there, and moments of past rounds. */
import type { Script } from '../../frame/director.svelte';
import type { RoundHistory } from '../../wire';
import { choreograph } from './choreography';
import { BARE, type Picture, pictureOf } from './picture';

/** The rules were said when the round was opened. */
const hitsSoft17 = ({ steps }: RoundHistory<'blackjack'>): boolean | undefined =>
  steps
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.e === 'bj_opened' ? [event.rules.hits_soft_17] : []))[0];

export const script: Script<Picture, 'blackjack'> = {
  bare: BARE,
  picture: ({ frame, summary }) => pictureOf(frame.view, summary.rules.hits_soft_17),
  steps: choreograph,
  moment: (round, { view, events }) => ({
    picture: pictureOf(view, hitsSoft17(round)),
    acting: events.flatMap((event) => (event.e === 'bj_drawn' ? [event.seat] : [])),
  }),
};
