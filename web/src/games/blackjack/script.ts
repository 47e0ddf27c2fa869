/** Blackjack for the director: what a snapshot looks like, the way there, and moments of past rounds. */
import type { Script } from '../../frame/director.svelte';
import type { BlackjackDealerRule, RoundHistory } from '../../wire';
import { choreograph } from './choreography';
import { BARE, type Picture, pictureOf } from './picture';

/** The rules were said when the round was opened. */
const ruleOf = ({ steps }: RoundHistory<'blackjack'>): BlackjackDealerRule | undefined =>
  steps
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.e === 'bj_opened' ? [event.rules.dealer] : []))[0];

export const script: Script<Picture, 'blackjack'> = {
  bare: BARE,
  picture: ({ frame, summary }) => pictureOf(frame.view, summary.rules.dealer),
  steps: choreograph,
  moment: (round, { view, events }) => ({
    picture: pictureOf(view, ruleOf(round)),
    acting: events.flatMap((event) => (event.e === 'bj_drawn' ? [event.seat] : [])),
  }),
};
