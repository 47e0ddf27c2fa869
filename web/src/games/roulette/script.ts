/** Roulette for the director: what a snapshot looks like, the way there, and moments of past spins. */
import type { Script } from '../../frame/director.svelte';
import { choreograph } from './choreography';
import { BARE, type Picture, pictureOf, spinOf } from './picture';

export const script: Script<Picture, 'roulette'> = {
  bare: BARE,
  picture: (now) => {
    const { view } = now.frame;
    return view ? pictureOf(view, spinOf(now)) : { ...BARE, paytable: now.summary.rules.paytable };
  },
  steps: choreograph,
  moment: (_round, { view }) => ({ picture: pictureOf(view), acting: [] }),
};
