/** Hold'em for the director: what a snapshot looks like, the way there, and moments of past hands. */
import type { Script } from '../../frame/director.svelte';
import { choreograph } from './choreography';
import { BARE, type Picture, pictureOf } from './picture';

export const script: Script<Picture, 'holdem'> = {
  bare: BARE,
  picture: ({ frame, summary }) => ({
    ...pictureOf(frame.view, frame.private, frame.seat),
    // HU-UIR5, HU-UIR6: two players see how many cards and chips are in play, in words.
    counts: summary.settings.seats === 2,
  }),
  steps: choreograph,
  moment: (round, step) => ({
    picture: pictureOf(step.view, step.private ?? null, round.seat),
    acting: step.events.flatMap((event) => (event.e === 'acted' ? [event.seat] : [])),
  }),
};
