/** Nothing tells what a card brings before it lies open: at every moment of recorded hands. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anyTable } from '../../frame/game';
import TableFrame from '../../frame/TableFrame.svelte';
import { Visit } from '../../frame/visit.svelte';
import { settings } from '../../kit';
import type { Frame } from '../../wire';
import { entry } from '.';
import type { Picture } from './picture';
import { HANDS, type RecordedHand } from './recorded';
import { table } from './table';
import { handTitle } from './words';

const MOMENT_MS = 25;
const LONGEST_MS = 30_000;

let visit: Visit;
let mounted: object | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
});

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  settings.motion = 'auto';
  vi.useRealTimers();
});

function framesOf({ frames, mine }: RecordedHand): Frame[] {
  const seats = (frames[0]?.view.seats ?? []).map(({ seat, stack }) => ({
    seat,
    name: seat === mine ? 'Ines' : `Bot ${seat}`,
    chips: stack,
  }));
  const summary = {
    name: 'Oak',
    game: 'holdem',
    preset: 'casino',
    rules: { game: 'holdem', unit: 100, blinds: [], one_pass: false },
    settings: { seats: 7, turned: true },
    seats,
    queue: [],
    rounds: 1,
  };
  return frames.map(
    ({ acting, ...frame }, i) =>
      ({
        t: 'frame',
        table: 't',
        seq: i + 1,
        seat: mine,
        summary,
        pending:
          i < frames.length - 1 ? { turn: i, seats: acting, wait_ms: null, left_ms: null } : null,
        gap_ms: i < frames.length - 1 ? null : 60_000,
        ...frame,
      }) as unknown as Frame,
  );
}

async function sit(first: Frame): Promise<void> {
  document.body.innerHTML = '';
  visit = new Visit('t', 'Ines', {
    act: async () => ({ done: true, table: 't' }),
    load: async () => ({ entry, table: anyTable(table) }),
  });
  visit.take(first);
  await vi.advanceTimersByTimeAsync(0);
  const props = {
    visit,
    table: anyTable(table),
    get shown() {
      return visit.shown!;
    },
    sit: () => undefined,
    addBot: () => undefined,
    idle: undefined,
    over: createRawSnippet(() => ({ render: () => '<i></i>' })),
  };
  mounted = mount(TableFrame, { target: document.body, props });
  flushSync();
}

const dock = (): string => document.querySelector('.made')?.textContent?.trim() ?? '';
const results = (): Element | null => document.querySelector('.results');
const told = (): string => visit.log.map((each) => ('say' in each ? each.say() : '')).join('. ');
/** How many cards of the board, and hands of others, lie open. */
function open(): { board: number; hands: number } {
  const { board, seats } = visit.director?.picture as Picture;
  const others = seats.filter(({ hole, seat }) => seat !== visit.shown?.frame.seat && hole[0]);
  return {
    board: board.filter((card) => card !== null).length,
    hands: others.filter(({ hole }) => hole.every((card) => card !== null)).length,
  };
}

test.each(['runout', 'side', 'casino', 'heads_up'] as const)(
  'a hand has its name, its result and its successor when its cards lie open: %s',
  async (name) => {
    const hand = HANDS[name];
    const frames = framesOf(hand);
    await sit(frames[0]!);
    let moments = 0;
    for (const [i, recorded] of hand.frames.entries()) {
      if (i === 0) continue;
      const made = recorded.private?.hand;
      const before = hand.frames[i - 1]?.private?.hand;
      const title = made && made.category !== before?.category ? handTitle(made) : null;
      const shown = recorded.view.seats.filter(({ cards = [] }) => cards.length > 0).length;
      const ends = i === frames.length - 1;
      visit.take(frames[i]!);
      for (let gone = 0; !visit.live && gone < LONGEST_MS; gone += MOMENT_MS) {
        flushSync();
        const now = open();
        const hidden = now.board < recorded.view.board.length || now.hands < shown - 1;
        if (hidden) {
          moments += 1;
          if (title) expect(dock()).not.toContain(title);
          if (ends) expect([results(), told().includes('wins')]).toEqual([null, false]);
        }
        if (ends) expect(dock()).not.toContain('Next hand');
        await vi.advanceTimersByTimeAsync(MOMENT_MS);
      }
      flushSync();
      expect(visit.live).toBe(true);
      if (title && !ends) expect(dock()).toContain(title);
    }
    expect(moments).toBeGreaterThan(0);
    expect(dock()).toContain('Next hand');
    expect(results()).not.toBeNull();
  },
);
