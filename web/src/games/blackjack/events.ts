/** The events of blackjack among those of a frame. */
import { isTableEvent } from '../../app/log';
import type { Snapshot } from '../../net/snapshot';
import type { BlackjackEvent } from '../../wire';

export const roundEvents = ({ frame }: Snapshot<'blackjack'>): readonly BlackjackEvent[] =>
  frame.events.filter((event): event is BlackjackEvent => !isTableEvent(event));
