/** How what happened is shown: from one picture over steps to the picture of the newest view. The
 *  last picture is always the view's own, whatever the events were. */
import {
  choreograph as inOrder,
  type Cue,
  type Move,
  type Step,
  step,
} from '../../frame/director.svelte';
import type { Voice } from '../../kit';
import type { SabaccEvent, SabaccWon } from '../../wire';
import { advance, type Picture, placeIn, seatAt } from './picture';

export const anchorOf = {
  deck: 'deck',
  pile: 'pile',
  top: 'pile-top',
  pot: 'pot',
  sabaccPot: 'sabacc-pot',
  seat: (seat: number): string => `seat-${seat}`,
  card: (seat: number, card: number): string => `card-${seat}-${card}`,
  stake: (seat: number): string => `stake-${seat}`,
  fee: (seat: number): string => `fee-${seat}`,
};

type Part = Step<Picture>;

const DEAL_APART_MS = 70;
const THROW_APART_MS = 45;
export const TUMBLE_MS = 900;
const NAMING_MS = 900;

/** Two dice on felt: a rattle that dies away, and the knock of each. */
export const DICE_VOICES: readonly Voice[] = [0, 90, 170, 260, 370, 500, 640].map((at_ms, i) => ({
  kind: 'noise',
  filter: 'bandpass',
  at_ms,
  lasts_ms: 40,
  gain: 0.42 - i * 0.045,
  attack_ms: 1,
  hz: 2100 + ((i * 5) % 3) * 260,
  to_hz: 1300,
  q: 2.4,
}));

/** The same picture with these fresh cards face down, until they have landed. */
function facedown(
  picture: Picture,
  dealt: readonly number[],
  from: (seat: number) => number,
): Picture {
  const seats = picture.seats.map((seat) => {
    if (!dealt.includes(seat.seat)) return seat;
    const first = from(seat.seat);
    return { ...seat, hand: seat.hand.map((card, i) => (i < first ? card : null)) };
  });
  return { ...picture, seats };
}

function deal(before: Picture, after: Picture, event: SabaccEvent & { e: 'hands_dealt' }): Part[] {
  const had = (seat: number): number => seatAt(before, seat)?.hand.length ?? 0;
  let order = 0;
  const come = event.seats.flatMap((seat, i) =>
    Array.from({ length: event.counts[i] ?? 0 }, (_, card): Move => ({
      anchor: anchorOf.card(seat, had(seat) + card),
      other: anchorOf.deck,
      tempo: 'card',
      resize: true,
      delay_ms: order++ * DEAL_APART_MS,
    })),
  );
  const cues = come.map(({ delay_ms = 0 }): Cue => ({ name: 'card-slide', at_ms: delay_ms }));
  const landing = step(facedown(after, event.seats, had), { come, cues });
  const seen = event.hands.some((hand) => hand.length > 0);
  return seen ? [landing, step(after, { cues: ['card-snap'], wait_ms: 150 })] : [landing];
}

function draw(after: Picture, event: SabaccEvent & { e: 'drawn' }): Part[] {
  const { seat, card } = event;
  const hand = seatAt(after, seat)?.hand ?? [];
  const at = card === null ? hand.filter((each) => each === null).length - 1 : hand.length - 1;
  const move: Move = {
    anchor: anchorOf.card(seat, at),
    other: anchorOf.deck,
    tempo: 'chips',
    arc: 26,
    resize: true,
  };
  if (card === null) return [step(after, { come: [move], cues: ['card-slide'], wait_ms: 150 })];
  const landing = facedown(after, [seat], () => at);
  return [
    step(landing, { come: [move], cues: ['card-slide'] }),
    step(after, { cues: ['card-flip'], wait_ms: 120 }),
  ];
}

/** A card goes from a hand onto the pile; with `took`, the top of the pile crosses it. */
function give(after: Picture, seat: number, took: number | null): Part[] {
  const come: Move[] = [
    { anchor: anchorOf.top, other: anchorOf.seat(seat), tempo: 'chips', arc: 20, spin: -20 },
  ];
  if (took !== null) {
    const at = placeIn(seatAt(after, seat)?.hand ?? [], took);
    come.push({
      anchor: anchorOf.card(seat, at),
      other: anchorOf.pile,
      tempo: 'chips',
      arc: -20,
      resize: true,
    });
  }
  return [step(after, { come, cues: ['card-slide'], wait_ms: 150 })];
}

/** Whole hands fall onto the pile. */
function fall(before: Picture, after: Picture, seats: readonly number[]): Part[] {
  let order = 0;
  const leave = seats.flatMap((seat) =>
    (seatAt(before, seat)?.hand ?? []).map((_, card): Move => ({
      anchor: anchorOf.card(seat, card),
      other: anchorOf.pile,
      tempo: 'chips',
      spin: 40,
      delay_ms: order++ * THROW_APART_MS,
    })),
  );
  return [step(after, { leave, cues: ['fold'], wait_ms: 250 + order * THROW_APART_MS })];
}

function fees(before: Picture, after: Picture, fee: number): Part[] {
  const seats = after.seats.map((seat) => ({ ...seat, fee }));
  const out = step(
    { ...before, seats },
    {
      come: before.seats.map(({ seat }): Move => ({
        anchor: anchorOf.fee(seat),
        other: anchorOf.seat(seat),
        tempo: 'card',
        arc: 14,
      })),
      cues: ['chip'],
    },
  );
  const leave = before.seats.map(({ seat }): Move => ({
    anchor: anchorOf.fee(seat),
    other: anchorOf.sabaccPot,
    tempo: 'chips',
  }));
  return [out, step(after, { leave, cues: ['chips-sweep'], wait_ms: 420 })];
}

function bet(after: Picture, event: SabaccEvent & { e: 'bet_made' }): Part[] {
  if (event.chips === 0) return [step(after, { cues: ['check'], wait_ms: 150 })];
  const come: Move = {
    anchor: anchorOf.stake(event.seat),
    other: anchorOf.seat(event.seat),
    tempo: 'card',
    arc: 18,
  };
  return [step(after, { come: [come], cues: ['chip'], wait_ms: 150 })];
}

/** A pot goes to its winners; the cue tells the player whether it was hers. */
function award(before: Picture, after: Picture, event: SabaccWon, mine: number | null): Part[] {
  const named = { ...before, wins: after.wins };
  const from = event.pot === 'game' ? anchorOf.pot : anchorOf.sabaccPot;
  const leave = event.shares
    .filter(({ chips }) => chips > 0)
    .map(({ seat }): Move => ({ anchor: from, other: anchorOf.seat(seat), tempo: 'sweep' }));
  const share = event.shares.find(({ seat }) => seat === mine);
  const big = event.pot === 'sabacc';
  const cues: Cue[] = [{ name: 'chips-win', at_ms: 0 }];
  if (share) cues.push({ name: big ? 'win-big' : 'win-small', at_ms: 450 });
  return [step(named, { wait_ms: NAMING_MS }), step(after, { leave, cues, wait_ms: 500 })];
}

function partsFor(
  before: Picture,
  after: Picture,
  event: SabaccEvent,
  mine: number | null,
): Part[] {
  switch (event.e) {
    case 'opened':
      return [step(after, { cues: ['shuffle'], wait_ms: 180 })];
    case 'fees_paid':
      return fees(before, after, event.fee);
    case 'hands_dealt':
      return deal(before, after, event);
    case 'pile_opened': {
      const come: Move = {
        anchor: anchorOf.top,
        other: anchorOf.deck,
        tempo: 'card',
        resize: true,
      };
      return [step(after, { come: [come], cues: ['card-flip'], wait_ms: 200 })];
    }
    case 'drawn':
      return draw(after, event);
    case 'discarded':
      return give(after, event.seat, null);
    case 'swapped':
      return give(after, event.seat, event.took);
    case 'stood':
      return [step(after, { cues: ['check'], wait_ms: 200 })];
    case 'junked':
      return fall(before, after, [event.seat]);
    case 'bet_made':
      return bet(after, event);
    case 'dice_rolled':
      return [
        step(
          { ...after, rolling: true },
          {
            cues: [{ name: 'sabacc-dice', voices: DICE_VOICES, at_ms: 0 }],
            wait_ms: TUMBLE_MS + 500,
          },
        ),
        step(after),
      ];
    case 'hands_thrown':
      return fall(before, after, event.seats);
    case 'reshuffled':
      return [step(after, { cues: ['shuffle'], wait_ms: 400 })];
    case 'hands_shown':
      return [step(after, { cues: ['card-flip'], wait_ms: 700 })];
    case 'won':
      return award(before, after, event, mine);
    case 'round_begun':
      return [step(after, {})];
    case 'kept':
    case 'ended':
      return [];
  }
}

/** The steps from one picture to the next. */
export function choreograph(
  from: Picture,
  events: readonly SabaccEvent[],
  _: Picture,
  mine: number | null,
): readonly Part[] {
  return inOrder(from, events, (before, event) => {
    const after = advance(before, event, mine);
    return { steps: partsFor(before, after, event, mine), after };
  });
}
