/** How what happened is shown: from one picture over steps to the picture of the newest view. */
import {
  choreograph as inOrder,
  type Cue,
  type Move,
  type Step,
  step,
} from '../../frame/director.svelte';
import type { Voice } from '../../kit';
import type { DoudizhuEvent } from '../../wire';
import { advance, type Picture, seatAt } from './picture';

export const anchorOf = {
  bottom: 'bottom-cards',
  own: 'own-cards',
  seat: (seat: number): string => `seat-${seat}`,
  card: (card: number): string => `card-${card}`,
  played: (place: number): string => `played-${place}`,
};

type Part = Step<Picture>;

const DEAL_APART_MS = 38;

/** A dull blow that rolls away. */
const BLAST: readonly Voice[] = [0, 70, 180].map((at_ms, i) => ({
  kind: 'noise',
  filter: 'lowpass',
  at_ms,
  lasts_ms: 420 - i * 90,
  gain: 0.6 - i * 0.16,
  attack_ms: 2,
  hz: 900 - i * 180,
  to_hz: 60,
  q: 0.8,
}));

function deal(after: Picture, mine: number | null): Part[] {
  const hand = mine === null ? [] : (seatAt(after, mine)?.hand ?? []);
  const come = hand.map((card, i): Move => ({
    anchor: anchorOf.card(card),
    other: anchorOf.bottom,
    tempo: 'card',
    resize: true,
    delay_ms: i * DEAL_APART_MS,
  }));
  const cues = come.map(({ delay_ms = 0 }): Cue => ({ name: 'card-slide', at_ms: delay_ms }));
  return [step(after, { come, cues, wait_ms: 150 })];
}

/** The bottom cards are turned over; the landlord takes them. */
function takes(
  before: Picture,
  after: Picture,
  event: DoudizhuEvent & { e: 'landlord_named' },
  mine: number | null,
): Part[] {
  const shown = { ...before, bottom: event.bottom, points: event.points };
  const come =
    event.seat === mine
      ? event.bottom.map((card, i): Move => ({
          anchor: anchorOf.card(card),
          other: anchorOf.bottom,
          tempo: 'card',
          resize: true,
          delay_ms: i * DEAL_APART_MS * 2,
        }))
      : [];
  return [
    step(shown, { cues: ['card-flip'], wait_ms: 500 }),
    step(after, { come, cues: ['card-snap'], wait_ms: 250 }),
  ];
}

function played(
  after: Picture,
  event: DoudizhuEvent & { e: 'hand_played' },
  mine: number | null,
): Part[] {
  const other = event.seat === mine ? anchorOf.own : anchorOf.seat(event.seat);
  const come = event.cards.map((_, i): Move => ({
    anchor: anchorOf.played(i),
    other,
    tempo: 'card',
    arc: 16,
    delay_ms: i * 14,
  }));
  const { category } = event.combo;
  const bombs = category === 'bomb' || category === 'rocket';
  const cues: (Cue | 'card-snap')[] = bombs
    ? [{ name: 'doudizhu-blast', voices: BLAST, at_ms: 160 }]
    : ['card-snap'];
  return [step(after, { come, cues, wait_ms: bombs ? 650 : 220 })];
}

function partsFor(
  before: Picture,
  after: Picture,
  event: DoudizhuEvent,
  mine: number | null,
): Part[] {
  switch (event.e) {
    case 'opened':
      return [step(after, { cues: ['shuffle'], wait_ms: 150 })];
    case 'dealt':
      return deal(after, mine);
    case 'bid_made':
      return [step(after, { cues: ['check'], wait_ms: 300 })];
    case 'landlord_named':
      return takes(before, after, event, mine);
    case 'hand_played':
      return played(after, event, mine);
    case 'skipped':
      return [step(after, { cues: ['check'], wait_ms: 200 })];
    case 'hands_shown':
      // What was played last is looked at before all is laid open.
      return [step(before, { wait_ms: 500 }), step(after, { cues: ['card-flip'], wait_ms: 300 })];
    case 'scored': {
      const own = mine === null ? undefined : seatAt(after, mine);
      const cues: Cue[] = own && own.gain > 0 ? [{ name: 'chips-win', at_ms: 0 }] : [];
      return [step(after, { cues, wait_ms: 200 })];
    }
    case 'departed':
      return [];
  }
}

/** The steps from one picture to the next. */
export function choreograph(
  from: Picture,
  events: readonly DoudizhuEvent[],
  _: Picture,
  mine: number | null,
): readonly Part[] {
  return inOrder(from, events, (before, event) => {
    const after = advance(before, event);
    return { steps: partsFor(before, after, event, mine), after };
  });
}
