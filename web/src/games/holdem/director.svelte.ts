/** Shows a table as its newest frame says, by way of the steps that led there. Whatever happens to
 *  the motion, the picture ends as the view's own, and nothing here ever holds up a decision. */
import { tick } from 'svelte';
import {
  arrive, type Box, depart, type Flight, type Motion, play, type Scene, Scenes, STILL,
} from '../../kit';
import { isTableEvent } from '../../app/log';
import type { Snapshot } from '../../net/snapshot';
import type { HoldemEvent } from '../../wire';
import { choreograph, type Move, type Step } from './choreography';
import { BARE, type Picture, pictureOf } from './picture';

/** The events of the game among those of a frame. */
export const handEvents = (snapshot: Snapshot<'holdem'>): readonly HoldemEvent[] =>
  snapshot.frame.events.filter((event): event is HoldemEvent => !isTableEvent(event));

export class Director {
  picture = $state.raw<Picture>(BARE);
  readonly scenes = new Scenes();
  #spots: () => ParentNode | undefined;
  #seen: Snapshot<'holdem'> | null = null;

  /** `spots` is the element in which things have their places. */
  constructor(spots: () => ParentNode | undefined) {
    this.#spots = spots;
  }

  show(snapshot: Snapshot<'holdem'>): void {
    if (snapshot === this.#seen) return;
    const first = this.#seen === null;
    this.#seen = snapshot;
    const { view, own = null, seat = null } = snapshot.frame;
    const end = pictureOf(view, own, seat);
    const events = snapshot.continuous && !first ? handEvents(snapshot) : [];
    if (events.length === 0 && !(snapshot.continuous && this.scenes.busy)) {
      this.scenes.rush();
      this.picture = end;
      return;
    }
    this.scenes.add(async (scene) => {
      if (events.length === 0) this.picture = end;
      else for (const step of choreograph(this.picture, events, end, seat)) await this.#play(scene, step);
    });
  }

  async #play(scene: Scene, step: Step): Promise<void> {
    const leaving = scene.show(...step.leave.map((move) => () => this.#leave(move)));
    this.picture = step.picture;
    if (scene.rushed) return;
    for (const { name, at_ms } of step.cues) {
      if (at_ms === 0) play(name);
      else setTimeout(() => scene.rushed || play(name), at_ms);
    }
    await tick();
    await Promise.all([leaving, scene.show(...step.come.map((move) => () => this.#come(move)))]);
    await scene.wait(step.wait_ms);
  }

  #find(spot: string): HTMLElement | null {
    return this.#spots()?.querySelector<HTMLElement>(`[data-spot="${spot}"]`) ?? null;
  }

  #come(move: Move): Motion {
    const [element, other] = [this.#find(move.spot), this.#find(move.other)];
    return element && other ? arrive(element, boxFor(element, other, move), flightOf(move)) : STILL;
  }

  #leave(move: Move): Motion {
    const [element, other] = [this.#find(move.spot), this.#find(move.other)];
    if (!element || !other) return STILL;
    // The copy flies outside the stage, which gives chips their size.
    element.style.setProperty('--k', getComputedStyle(element).getPropertyValue('--k'));
    return depart(element, boxFor(element, other, move), flightOf(move));
  }
}

const flightOf = ({ tempo, delay_ms = 0, arc = 0, fade = false }: Move): Flight => ({
  tempo,
  delay_ms,
  arc,
  fade,
});

/** Cards take on the size of the deck they come from; chips keep theirs wherever they go. */
function boxFor(element: Element, other: Element, { other: name }: Move): Box {
  const there = other.getBoundingClientRect();
  if (name === 'deck') return there;
  const { width, height } = element.getBoundingClientRect();
  return {
    x: there.x + (there.width - width) / 2,
    y: there.y + (there.height - height) / 2,
    width,
    height,
  };
}
