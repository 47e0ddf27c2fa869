/** Sabacc for the director: what a frame looks like, and the way there. */
import type { Script } from '../../frame/director.svelte';
import { choreograph } from './choreography';
import { BARE, type Picture, pictureOf } from './picture';

export const script: Script<Picture, 'sabacc'> = {
  bare: BARE,
  picture: ({ frame }) => pictureOf(frame.view, frame.private, frame.seat),
  steps: choreograph,
};
