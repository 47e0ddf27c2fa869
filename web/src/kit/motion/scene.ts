/** Scenes: what happened, shown in order. Scenes wait for each other; the moment anyone presses
 *  anything, or too much has happened meanwhile, all that is left is shown as its end state. */
import { finishMotions, type Motion, pause } from './motion';
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
  }
}

/** Any press or key shows the end at once. So does a change of the window's size: what flies was
 *  measured for another one. Returns how to stop listening. */
export function rushOnPress(rush: () => void, target: EventTarget = window): () => void {
  const events = ['pointerdown', 'keydown', 'resize'];
  for (const name of events) target.addEventListener(name, rush, { capture: true });
  return () => {
    for (const name of events) target.removeEventListener(name, rush, { capture: true });
  };
}
