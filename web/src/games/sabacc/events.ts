/** The events of the game among those of a frame. */
import { isTableEvent } from '../../app/log';
import type { Snapshot } from '../../net/snapshot';
import type { SabaccEvent } from '../../wire';

export const gameEvents = (snapshot: Snapshot<'sabacc'>): readonly SabaccEvent[] =>
  snapshot.frame.events.filter((event): event is SabaccEvent => !isTableEvent(event));
