/** Shows a table as its newest snapshot says, by way of the steps that led there. Snapshots are shown
 *  in the order of their numbers, each to its end, so the stage never ends on an older picture. What
 *  a picture is and what the steps are is the game's business. */
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
  Scene,
  Scenes,
  STILL,
  type Tempo,
  type Voice,
} from '../kit';
import type { Snapshot } from '../net/snapshot';
import type { GameName, Games, RoundHistory, RoundStep } from '../wire';
import { gameEvents } from './log';

/** Something travels between two anchors, elements marked with `data-anchor`. */
export interface Move {
  readonly anchor: string;
  /** Where it comes from, or goes to. */
  readonly other: string;
  readonly tempo: Tempo;
  readonly delay_ms?: number;
  readonly arc?: number;
  readonly spin?: number;
  readonly fade?: boolean;
  /** Takes on the size of the other anchor there, instead of keeping its own. */
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
  /** Tells nothing that anybody waits for, such as chips that somebody else lays: nothing that
   *  comes after waits for it, and neither do the player's own moves. */
  readonly light?: boolean;
}

type StepParts<P> = Partial<Omit<Step<P>, 'picture' | 'cues'>> & {
  readonly cues?: readonly (Cue | CueName)[];
};

/** A step with what it needs; all else is still. */
export function step<P>(picture: P, { cues = [], ...more }: StepParts<P> = {}): Step<P> {
  const heard = cues.map((cue) => (typeof cue === 'string' ? cueOf(cue) : cue));
  return { picture, leave: [], come: [], wait_ms: 0, ...more, cues: heard };
}

/** Steps of several events in a row, each from the picture that the one before left. The end is not
 *  among them: the director shows it together with everything that follows from it. */
export function choreograph<P, E>(
  from: P,
  events: readonly E[],
  stepsOf: (before: P, event: E, rest: readonly E[]) => { steps: readonly Step<P>[]; after: P },
): readonly Step<P>[] {
  let picture = from;
  return events.flatMap((event, i) => {
    const { steps, after } = stepsOf(picture, event, events.slice(i + 1));
    picture = after;
    return steps;
  });
}

/** What a game shows of its table. */
export interface Script<P, G extends GameName> {
  /** A table of which nothing is known yet. */
  readonly bare: P;
  picture(snapshot: Snapshot<G>): P;
  /** How events lead from one picture to the other. */
  steps(
    from: P,
    events: readonly Games[G]['event'][],
    end: P,
    mine: number | null,
  ): readonly Step<P>[];
  /** One moment of a finished round: what lay on the table, and who had just acted. */
  moment(
    round: RoundHistory<G>,
    step: RoundStep<G>,
  ): { readonly picture: P; readonly acting: readonly number[] };
}

export class Director<P, G extends GameName> {
  picture: P;
  /** The newest snapshot that the stage shows to its end. */
  shown = $state.raw<Snapshot<G> | null>(null);
  /** The element in which things have their anchors; without it nothing flies. */
  stage: ParentNode | undefined;
  #scenes = new Scenes();
  #script: Script<P, G>;
  #newest: Snapshot<G> | null = null;
  #onShown: (now: Snapshot<G>, before: Snapshot<G> | null) => void;

  /** `onShown` hears of every snapshot once the stage shows it, in order. */
  constructor(
    script: Script<P, G>,
    onShown: (now: Snapshot<G>, before: Snapshot<G> | null) => void = () => undefined,
  ) {
    this.picture = $state.raw(script.bare);
    this.#script = script;
    this.#onShown = onShown;
  }

  /** Shows a snapshot by way of its events. Frames that were missed are not made up for: the view
   *  simply takes their place. */
  show(now: Snapshot<G>): void {
    if (this.#newest && now.frame.seq < this.#newest.frame.seq) return;
    const follows = this.#newest !== null && now.continuous;
    this.#newest = now;
    const end = this.#script.picture(now.lost ?? now);
    const events = follows && !now.lost ? gameEvents(now) : [];
    const steps = (): readonly Step<P>[] =>
      events.length === 0
        ? []
        : this.#script.steps(this.picture, events, end, now.frame.seat ?? null);
    if (this.#scenes.busy) {
      this.#scenes.add((scene) => this.#show(scene, attempt(steps), now, end));
      if (!follows) this.rush();
    } else if (events.length === 0) {
      this.#settle(now, end);
    } else {
      this.#begin(steps, now, end);
    }
  }

  /** A past round: shows a picture at once. What is under way still sets its own end first, so the
   *  picture comes after it. */
  set(picture: P): void {
    if (!this.#scenes.busy) {
      this.picture = picture;
      return;
    }
    this.rush();
    this.#scenes.add(() => void (this.picture = picture));
  }

  /** A past round: goes from one picture to the next by way of the events between them. What is
   *  still under way is shown as its end, from which the steps lead on. Resolves when the eyes have
   *  seen it. */
  go(events: readonly Games[G]['event'][], end: P, mine: number | null): Promise<void> {
    if (this.#scenes.busy) this.rush();
    return new Promise((resolve) => {
      this.#scenes.add(async (scene) => {
        try {
          const known = attempt(() => this.#script.steps(this.picture, events, end, mine));
          for (const each of known) await this.#play(scene, each);
        } finally {
          this.picture = end;
          resolve();
        }
      });
    });
  }

  /** Shows the end of all that is under way. */
  rush(): void {
    this.#scenes.rush();
  }

  /** Nothing is under way, so the steps are known now, and light ones need no queue. */
  #begin(steps: () => readonly Step<P>[], now: Snapshot<G>, end: P): void {
    const known = attempt(steps);
    if (known.every(({ light }) => light)) {
      for (const each of known) void this.#play(new Scene(), each);
      this.#settle(now, end);
    } else {
      this.#scenes.add((scene) => this.#show(scene, known, now, end));
    }
  }

  async #show(scene: Scene, steps: readonly Step<P>[], now: Snapshot<G>, end: P): Promise<void> {
    try {
      for (const each of steps) await this.#play(scene, each);
      if (!moves()) soundOnce(steps.flatMap(({ cues }) => cues));
    } finally {
      // Whatever went wrong on the way, the view is the truth.
      this.#settle(now, end);
    }
  }

  #settle(now: Snapshot<G>, end: P): void {
    const before = this.shown;
    if (before && now.frame.seq < before.frame.seq) return;
    this.picture = end;
    this.shown = now;
    this.#onShown(now, before);
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

  #find(anchor: string): HTMLElement | null {
    return this.stage?.querySelector<HTMLElement>(`[data-anchor="${anchor}"]`) ?? null;
  }

  #come(move: Move): Motion {
    const [element, other] = [this.#find(move.anchor), this.#find(move.other)];
    return element && other ? arrive(element, boxFor(element, other, move), flightOf(move)) : STILL;
  }

  #leave(move: Move): Motion {
    const [element, other] = [this.#find(move.anchor), this.#find(move.other)];
    return element && other ? depart(element, boxFor(element, other, move), flightOf(move)) : STILL;
  }
}

/** A game that cannot say how something came about must not hide that it did. */
function attempt<P>(steps: () => readonly Step<P>[]): readonly Step<P>[] {
  try {
    return steps();
  } catch (error) {
    console.error(error);
    return [];
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
