/** Scenes: what happened, shown in order. Scenes wait for each other; the moment anyone presses
 *  anything, or too much has happened meanwhile, all that is left is shown as its end state. */
import { finishMotions, type Motion, moving, pause } from './motion';
import { moves } from '../settings/settings.svelte';

/** More waiting scenes than this, and the oldest are rushed: the table must not lag behind. */
const BACKLOG = 3;

export class Scene {
  #rushed = false;

  /** Whether only end states matter from here on. */
  get rushed(): boolean {
    return this.#rushed || !moves();
  }

  rush(): void {
    this.#rushed = true;
  }

  /** Starts motions together and waits until all of them are over; starts none in a hurry. */
  async show(...starts: readonly (() => Motion)[]): Promise<void> {
    if (this.rushed) return;
    await Promise.all(starts.map((start) => start().done));
  }

  /** Lets a moment pass, so that eyes can follow. */
  async wait(lasts_ms: number): Promise<void> {
    if (!this.rushed) await pause(lasts_ms).done;
  }
}

/** A play: changes of state, each followed by its motions. In a hurry the changes still happen. */
export type Play = (scene: Scene) => Promise<void> | void;

/** All that plays on the page just now. */
const playing = new Set<Scenes>();

export class Scenes {
  #waiting: { scene: Scene; play: Play }[] = [];
  #current: Scene | null = null;

  get busy(): boolean {
    return this.#current !== null;
  }

  /** Plays after everything that was added before. */
  add(play: Play): void {
    this.#waiting.push({ scene: new Scene(), play });
    if (this.#waiting.length > BACKLOG) this.rush();
    if (!this.#current) void this.#run();
  }

  /** Shows the end of all that was added so far. */
  rush(): void {
    this.#current?.rush();
    for (const { scene } of this.#waiting) scene.rush();
    finishMotions();
  }

  async #run(): Promise<void> {
    playing.add(this);
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#current = next.scene;
      try {
        await next.play(next.scene);
      } catch (error) {
        // A broken picture must not stop the game: the next frame shows the truth again.
        console.error(error);
      }
    }
    this.#current = null;
    playing.delete(this);
  }
}

/** So long a frame may need until what it tells begins to move. */
const LOOK_MS = 60;

/** Waits until the page has come to rest. What still moves after `most_ms` is shown as its end, so
 *  that a window which tells the outcome neither comes before it nor lies over things in motion. */
export async function rest(most_ms: number): Promise<void> {
  const begun = performance.now();
  do await new Promise((done) => setTimeout(done, LOOK_MS));
  while ((playing.size > 0 || moving()) && performance.now() - begun < most_ms);
  for (const scenes of [...playing]) scenes.rush();
  finishMotions();
}

/** Any press or key rushes the scenes. Returns how to stop listening. */
export function rushOnPress(scenes: Scenes, target: EventTarget = window): () => void {
  const press = (): void => scenes.rush();
  const options = { capture: true };
  target.addEventListener('pointerdown', press, options);
  target.addEventListener('keydown', press, options);
  return () => {
    target.removeEventListener('pointerdown', press, options);
    target.removeEventListener('keydown', press, options);
  };
}
