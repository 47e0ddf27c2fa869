/** Shows a table as its newest frame says, by way of the steps that led there. Whatever happens to
 *  the motion, the picture ends as the last step's own, and nothing here ever holds up a decision.
 *  What a picture is and what the steps are is the game's business. */
import { tick } from 'svelte';
import {
  arrive,
  type Box,
  type CueName,
  depart,
  type Flight,
  type Motion,
  moves,
  play,
  type Scene,
  Scenes,
  STILL,
  type Tempo,
  type Voice,
} from '../kit';
import type { Snapshot } from '../net/snapshot';
import type { GameName, Games } from '../wire';
import { gameEvents } from './log';

/** Something travels between two spots, elements marked with `data-anchor`. */
export interface Move {
  readonly spot: string;
  /** Where it comes from, or goes to. */
  readonly other: string;
  readonly tempo: Tempo;
  readonly delay_ms?: number;
  readonly arc?: number;
  readonly spin?: number;
  readonly fade?: boolean;
  /** Takes on the size of the other spot there, instead of keeping its own. */
  readonly resize?: boolean;
}

export type Cue =
  | { readonly name: CueName; readonly at_ms: number }
  | { readonly name: string; readonly voices: readonly Voice[]; readonly at_ms: number };

/** When chips that were moved by `card` touch the table. */
const LANDS_MS = 220;

/** A chip is heard when it lands, all else when it begins to move. */
export const cueOf = (name: CueName): Cue => ({ name, at_ms: name === 'chip' ? LANDS_MS : 0 });

const sound = (cue: Cue): void =>
  void ('voices' in cue ? play(cue.name, cue.voices) : play(cue.name));

export interface Step<P> {
  readonly picture: P;
  /** What leaves before the picture changes, and what arrives with it. */
  readonly leave: readonly Move[];
  readonly come: readonly Move[];
  readonly cues: readonly Cue[];
  /** A moment for the eyes, once everything has arrived. */
  readonly wait_ms: number;
}

/** What a game shows of its table. */
export interface Script<P, G extends GameName> {
  /** A table of which nothing is known yet. */
  readonly bare: P;
  picture(snapshot: Snapshot<G>): P;
  /** How events lead from one picture to the other; without events, one step to the end. */
  steps(
    from: P,
    events: readonly Games[G]['event'][],
    end: P,
    mine: number | null,
  ): readonly Step<P>[];
}

export class Director<P, G extends GameName> {
  picture: P;
  readonly scenes = new Scenes();
  #script: Script<P, G>;
  #spots: () => ParentNode | undefined;
  #seen: Snapshot<G> | null = null;

  /** `spots` is the element in which things have their places. */
  constructor(script: Script<P, G>, spots: () => ParentNode | undefined) {
    this.picture = $state.raw(script.bare);
    this.#script = script;
    this.#spots = spots;
  }

  /** Shows a frame by way of its events. Frames that were missed are not made up for: the view
   *  simply takes their place. */
  show(snapshot: Snapshot<G>): void {
    if (snapshot === this.#seen) return;
    const follows = this.#seen !== null && snapshot.continuous;
    this.#seen = snapshot;
    const end = this.#script.picture(snapshot);
    const events = follows ? gameEvents(snapshot) : [];
    const mine = snapshot.frame.seat ?? null;
    if (events.length > 0 || (follows && this.scenes.busy)) {
      this.play((from) => this.#script.steps(from, events, end, mine));
    } else {
      this.settle(end);
    }
  }

  /** Shows this at once. */
  settle(picture: P): void {
    this.scenes.rush();
    this.picture = picture;
  }

  /** Plays the steps after everything that was added before; they are asked for when their turn
   *  has come, from the picture of that moment. */
  play(steps: (from: P) => readonly Step<P>[]): void {
    this.scenes.add(async (scene) => {
      const told = steps(this.picture);
      for (const step of told) await this.#play(scene, step);
      if (!moves()) soundOnce(told.flatMap(({ cues }) => cues));
    });
  }

  async #play(scene: Scene, step: Step<P>): Promise<void> {
    const leaving = scene.show(...step.leave.map((move) => () => this.#leave(move)));
    this.picture = step.picture;
    if (scene.rushed) return;
    for (const cue of step.cues) {
      if (cue.at_ms === 0) sound(cue);
      else setTimeout(() => scene.rushed || sound(cue), cue.at_ms);
    }
    await tick();
    await Promise.all([leaving, scene.show(...step.come.map((move) => () => this.#come(move)))]);
    await scene.wait(step.wait_ms);
  }

  #find(spot: string): HTMLElement | null {
    return this.#spots()?.querySelector<HTMLElement>(`[data-anchor="${spot}"]`) ?? null;
  }

  #come(move: Move): Motion {
    const [element, other] = [this.#find(move.spot), this.#find(move.other)];
    return element && other ? arrive(element, boxFor(element, other, move), flightOf(move)) : STILL;
  }

  #leave(move: Move): Motion {
    const [element, other] = [this.#find(move.spot), this.#find(move.other)];
    if (!element || !other) return STILL;
    // The copy flies outside the stage, which gives chips their size.
    element.style.setProperty('--chip-px', getComputedStyle(element).getPropertyValue('--chip-px'));
    return depart(element, boxFor(element, other, move), flightOf(move));
  }
}

/** Who wants no motion hears what happened all the same, but not eight cards at one blow. */
function soundOnce(cues: readonly Cue[]): void {
  for (const cue of new Map(cues.map((each) => [each.name, each])).values()) sound(cue);
}

const flightOf = ({ tempo, delay_ms = 0, arc = 0, spin = 0, fade = false }: Move): Flight => ({
  tempo,
  delay_ms,
  arc,
  spin,
  fade,
});

/** Where something is; what is not drawn is where its surroundings are. */
function whereabouts(element: Element): Box {
  const box = element.getBoundingClientRect();
  const hidden = box.width === 0 && box.height === 0;
  return hidden && element.parentElement ? whereabouts(element.parentElement) : box;
}

function boxFor(element: Element, other: Element, { resize = false }: Move): Box {
  const there = whereabouts(other);
  if (resize) return there;
  const { width, height } = element.getBoundingClientRect();
  return {
    x: there.x + (there.width - width) / 2,
    y: there.y + (there.height - height) / 2,
    width,
    height,
  };
}
