/** Dou dizhu for the director: what a snapshot looks like, the way there, and moments of the past. */
import type { Script } from '../../frame/director.svelte';
import { choreograph } from './choreography';
import { BARE, type Picture, pictureOf } from './picture';

export const script: Script<Picture, 'doudizhu'> = {
  bare: BARE,
  picture: ({ frame }) => pictureOf(frame.view, frame.private, frame.seat),
  steps: choreograph,
  moment: (round, step) => ({
    picture: pictureOf(step.view, step.private ?? null, round.seat),
    acting: step.events.flatMap((event) => ('seat' in event ? [event.seat] : [])),
  }),
};
