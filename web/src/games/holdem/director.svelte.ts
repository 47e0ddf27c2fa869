/** Turns the frames of a table into what is shown of it: the newest view, by way of the steps that
 *  its events make. Frames that were missed are not made up for; the view simply takes their place. */
import { Director } from '../../app/director.svelte';
import { isTableEvent } from '../../app/log';
import type { Snapshot } from '../../net/snapshot';
import type { HoldemEvent } from '../../wire';
import { choreograph, step } from './choreography';
import { BARE, type Picture, pictureOf } from './picture';

/** The events of the game among those of a frame. */
export const handEvents = (snapshot: Snapshot<'holdem'>): readonly HoldemEvent[] =>
  snapshot.frame.events.filter((event): event is HoldemEvent => !isTableEvent(event));

export class HandDirector extends Director<Picture> {
  #seen: Snapshot<'holdem'> | null = null;

  constructor(spots: () => ParentNode | undefined) {
    super(BARE, spots);
  }

  show(snapshot: Snapshot<'holdem'>): void {
    if (snapshot === this.#seen) return;
    const follows = this.#seen !== null && snapshot.continuous;
    this.#seen = snapshot;
    const { view, own = null, seat = null } = snapshot.frame;
    const end = pictureOf(view, own, seat);
    const events = follows ? handEvents(snapshot) : [];
    if (events.length > 0) this.play((from) => choreograph(from, events, end, seat));
    else if (follows && this.scenes.busy) this.play(() => [step(end)]);
    else this.settle(end);
  }
}
