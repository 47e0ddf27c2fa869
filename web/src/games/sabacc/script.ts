/** Sabacc for the director: what a snapshot looks like, the way there, and moments of past games. */
import type { Script } from '../../frame/director.svelte';
import { choreograph } from './choreography';
import { BARE, type Picture, pictureOf } from './picture';

export const script: Script<Picture, 'sabacc'> = {
  bare: BARE,
  picture: ({ frame }) => pictureOf(frame.view, frame.private, frame.seat),
  steps: choreograph,
  moment: (round, step) => ({
    picture: pictureOf(step.view, step.private ?? null, round.seat),
    acting: step.events.flatMap((event) =>
      'seat' in event && event.e !== 'junked' ? [event.seat] : [],
    ),
  }),
};
