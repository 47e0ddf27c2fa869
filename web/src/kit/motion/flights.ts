/** Cards and chips that fly. What flies is already where it belongs on the page, so the end state
 *  needs no motion to be reached: finishing just shows it, and reduced motion never hides it. */
import { animate, type Ease, type Motion, STILL, type Tempo, tempo } from './motion';

export interface Flight {
  tempo?: Tempo;
  delay_ms?: number;
  ease?: Ease;
  /** Turned by so many degrees at the far end. */
  spin?: number;
  /** How high the path rises above the straight line, in px. */
  arc?: number;
  /** Fades in on arrival, out on departure. */
  fade?: boolean;
}

/** Just the part of a DOMRect that a flight needs. */
export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const middleOf = (box: Box): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

function halfWay(a: Box, b: Box, rise: number): Box {
  const mean = (key: keyof Box): number => (a[key] + b[key]) / 2;
  return { x: mean('x'), y: mean('y') - rise, width: mean('width'), height: mean('height') };
}

/** How much the page has scaled the ground on which an element stands. */
function groundScale(element: Element): number {
  const ground = element.parentElement;
  if (!ground || ground.offsetWidth === 0) return 1;
  return ground.getBoundingClientRect().width / ground.offsetWidth || 1;
}

/** Writes the transform under which an element that stands at `at` is seen at `shown`. */
function lens(element: Element, at: Box): (shown: Box, spin: number) => string {
  const ground = groundScale(element);
  const own = getComputedStyle(element).transform;
  const matrix = own && own !== 'none' ? new DOMMatrixReadOnly(own) : null;
  const settled = matrix ? ` ${own}` : '';
  const home = middleOf(at);
  return (shown, spin) => {
    const scale = at.width > 0 && shown.width > 0 ? shown.width / at.width : 1;
    const target = middleOf(shown);
    // Scaling and turning act on the element's own shift as well; take that out again.
    const turn = (spin * Math.PI) / 180;
    const [ox, oy] = [matrix?.e ?? 0, matrix?.f ?? 0];
    const sx = scale * (ox * Math.cos(turn) - oy * Math.sin(turn));
    const sy = scale * (ox * Math.sin(turn) + oy * Math.cos(turn));
    const dx = (target.x - home.x) / ground + ox - sx;
    const dy = (target.y - home.y) / ground + oy - sy;
    return `translate(${dx}px, ${dy}px) rotate(${spin}deg) scale(${scale})${settled}`;
  };
}

/** An element arrives at its own place, coming from somewhere else on the page. */
export function arrive(element: Element, from: Box, flight: Flight = {}): Motion {
  const lasts_ms = tempo(flight.tempo ?? 'card');
  const at = element.getBoundingClientRect();
  if (lasts_ms <= 0 || at.width === 0) return STILL;
  const seen = lens(element, at);
  const spin = flight.spin ?? 0;
  const frames: Keyframe[] = [{ transform: seen(from, spin) }, { transform: seen(at, 0) }];
  if (flight.arc) {
    frames.splice(1, 0, { transform: seen(halfWay(from, at, flight.arc), spin / 2) });
  }
  if (flight.fade && frames[0]) frames[0].opacity = 0;
  return animate(element, frames, {
    lasts_ms,
    delay_ms: flight.delay_ms ?? 0,
    ease: flight.ease ?? 'card',
  });
}

/** A still copy of a drawing, laid over the page where the drawing is now. */
function ghostOf(element: Element, at: Box): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.left = `${at.x}px`;
  ghost.style.top = `${at.y}px`;
  ghost.style.width = `${at.width}px`;
  ghost.style.height = `${at.height}px`;
  // The copy flies outside the stage, which gives chips their size.
  ghost.style.setProperty('--chip-px', getComputedStyle(element).getPropertyValue('--chip-px'));
  ghost.append(element.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

/** A copy of a drawing travels to another place and vanishes there; the drawing itself may leave
 *  the page as soon as this returns. */
export function depart(element: Element, to: Box, flight: Flight = {}): Motion {
  const lasts_ms = tempo(flight.tempo ?? 'chips');
  const at = element.getBoundingClientRect();
  if (lasts_ms <= 0 || at.width === 0) return STILL;
  const ghost = ghostOf(element, at);
  const seen = lens(ghost, at);
  const spin = flight.spin ?? 0;
  const frames: Keyframe[] = [{ transform: seen(at, 0) }, { transform: seen(to, spin) }];
  if (flight.arc) {
    frames.splice(1, 0, { transform: seen(halfWay(at, to, flight.arc), spin / 2) });
  }
  const last = frames.at(-1);
  if (flight.fade && last) last.opacity = 0;
  const motion = animate(ghost, frames, {
    lasts_ms,
    delay_ms: flight.delay_ms ?? 0,
    ease: flight.ease ?? 'chip',
    fill: 'both',
  });
  void motion.done.finally(() => ghost.remove());
  return motion;
}
