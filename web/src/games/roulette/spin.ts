/** How wheel and ball move: a pure function of time that ends exactly on the number drawn. The rotor
 *  turns clockwise and slows down; the ball runs against it on the rim, drops, hops twice over the
 *  frets, and then rides in its pocket. */
import { WHEEL_ORDER } from './art/wheel';

export interface Pose {
  /** How far the rotor is turned, in degrees; zero's pocket is at the top at 0. */
  readonly rotor: number;
  /** Where the ball is: degrees clockwise from the top, and the distance from the middle. */
  readonly ball: number;
  readonly radius: number;
}

/** Shares of the spin: the ball leaves the rim, touches the pockets, hops, hops again, rests. */
export const DROP = 0.7;
const TOUCH = 0.75;
const HOP = 0.815;
export const REST = 0.87;

/** Distances from the middle, in drawing units of the wheel. */
const RIM = 163;
const LIP = 155;
export const POCKET = 101;
const HOPS = [23, 10] as const;

const POCKET_DEGREES = 360 / 37;
/** Where the ball comes to rest: at the foot of the wheel, which a phone shows. */
export const FOOT = 180;
const ROTOR_TURNS = 1.6;
const BALL_TURNS = 7;

/** The angle of a number's pocket on the rotor. */
export const pocketAngle = (number: number): number => WHEEL_ORDER.indexOf(number) * POCKET_DEGREES;

/** The rotor with a number's pocket at the foot. */
export const restingRotor = (number: number): number => FOOT - pocketAngle(number);

export const atRest = (number: number): Pose => ({
  rotor: restingRotor(number),
  ball: FOOT,
  radius: POCKET,
});

const turnTo = (from: number, to: number): number => (((to - from) % 360) + 360) % 360;

/** The radius of the ball at a share of the spin. */
function height(share: number): number {
  if (share < 0.5) return RIM;
  if (share < DROP) return RIM - (RIM - LIP) * ((share - 0.5) / (DROP - 0.5)) ** 2;
  if (share < TOUCH) return LIP - (LIP - POCKET) * ((share - DROP) / (TOUCH - DROP)) ** 2;
  const hop = share < HOP ? 0 : 1;
  const [from, to] = hop === 0 ? [TOUCH, HOP] : [HOP, REST];
  const part = Math.min(1, (share - from) / (to - from));
  return POCKET + HOPS[hop] * 4 * part * (1 - part);
}

/** The pose at a share (0 to 1) of a spin that begins with the rotor as it stood. */
export function pose(from: number, number: number, share: number): Pose {
  if (share >= 1) return atRest(number);
  const way = 360 * ROTOR_TURNS + turnTo(from + 360 * ROTOR_TURNS, restingRotor(number));
  const rotor = from + way * (1 - (1 - share) ** 2);
  // Measured from its pocket, the ball loses its speed until it lies in it.
  const left = share >= REST ? 0 : (1 - share / REST) ** 2.2;
  const ball = rotor + pocketAngle(number) + left * 360 * BALL_TURNS;
  return { rotor, ball, radius: height(share) };
}
