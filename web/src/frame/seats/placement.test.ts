import { describe, expect, test } from 'vitest';
import {
  DESK,
  stageSize,
  PHONE,
  place,
  PORTRAIT_THRONG,
  SEATS_MAX,
  slotOf,
  SMALL,
} from './placement';

/** A box in pixels of the stage: left, top, right, bottom. */
interface Box {
  what: string;
  l: number;
  t: number;
  r: number;
  b: number;
}

interface Size {
  width: number;
  height: number;
}

/** Parts of a seat about its middle; the cards are on the side of the table's middle. */
type Edges = readonly [l: number, t: number, r: number, b: number];
type SeatParts = Record<'head' | 'tag' | 'plate' | 'hole', Edges>;

/** Boxes as table.css draws them on a stage the layout was made for, before scaling. */
interface Look {
  stage: Size;
  portrait: boolean;
  seat: (scale: number) => SeatParts;
  bet: Size;
  board: Size & { at: number };
  pots: Size & { at: number };
  own: (seats: number) => Size & { bottom: number };
  /** Round buttons in the lower corners. */
  corner: number;
}

const fan = (card: number): Size => ({ width: 2 * card - 14, height: card * 1.4 });

const LOOKS: Record<string, Look> = {
  phone: {
    stage: PHONE,
    portrait: true,
    // A seat drawn smaller has relatively larger words, which keep their 12 px.
    seat: (scale) => {
      const more = Math.max(0, 1 / scale - 1) * 12;
      return {
        head: [-27, -43 - more, 27, 11 - more],
        tag: [-30 - more, -53 - more, 30 + more, -34 + more],
        plate: [-46, 4 - more, 46, 43 + more],
        hole: [15, -24 - more, 59, 13 - more],
      };
    },
    bet: { width: 64, height: 22 },
    board: { width: 270, height: 70, at: 41 },
    pots: { width: 156, height: 50, at: 55 },
    own: (seats) => ({ ...fan(seats >= PORTRAIT_THRONG ? 84 : 98), bottom: 14 }),
    corner: 52,
  },
  small: {
    stage: SMALL,
    portrait: true,
    seat: () => ({
      head: [-41, -17, 41, 17],
      tag: [-22, -29, 22, -14],
      plate: [-41, -17, 41, 17],
      hole: [35, -15, 53, 9],
    }),
    bet: { width: 48, height: 15 },
    board: { width: 220, height: 56, at: 41 },
    pots: { width: 120, height: 20, at: 55 },
    own: (seats) => ({ ...fan(seats >= PORTRAIT_THRONG ? 52 : 60), bottom: 6 }),
    corner: 44,
  },
  desk: {
    stage: DESK,
    portrait: false,
    seat: () => ({
      head: [-36, -59, 36, 13],
      tag: [-37, -75, 37, -52],
      plate: [-66, 8, 66, 59],
      hole: [26, -43, 92, 13],
    }),
    bet: { width: 120, height: 38 },
    board: { width: 480, height: 123, at: 42 },
    pots: { width: 450, height: 46, at: 60 },
    own: () => ({ ...fan(116), bottom: 6 }),
    corner: 0,
  },
};

function centred(what: string, x: number, y: number, size: Size): Box {
  const [w, h] = [size.width / 2, size.height / 2];
  return { what, l: x - w, t: y - h, r: x + w, b: y + h };
}

/** Chat and history on a phone; with eleven places they give way. */
function corners({ corner, stage }: Look, seats: number): Box[] {
  if (corner === 0 || seats === SEATS_MAX) return [];
  const [edge, size] = [12, { width: corner, height: corner }];
  const y = stage.height - edge - corner / 2;
  return [
    centred('chat', edge + corner / 2, y, size),
    centred('history', stage.width - edge - corner / 2, y, size),
  ];
}

/** A look grown or shrunk to a stage, as the unit of its fit says. */
function onStage(stage: Size, seats: number, portrait: boolean): Look {
  const { form, unit } = stageSize(stage.width, stage.height, seats, portrait);
  const look = LOOKS[form === 'compact' ? 'small' : portrait ? 'phone' : 'desk'] as Look;
  const grown = <T extends Size>(size: T): T => ({
    ...size,
    width: size.width * unit,
    height: size.height * unit,
  });
  return {
    ...look,
    stage,
    portrait,
    bet: grown(look.bet),
    board: grown(look.board),
    pots: grown(look.pots),
    own: (count) => grown(look.own(count)),
  };
}

/** The parts of each seat, the bets, and what lies in the middle. */
function boxes(look: Look, seats: number): { seats: Box[][]; bets: Box[]; middle: Box[] } {
  const { width, height } = look.stage;
  const scale = stageSize(width, height, seats, look.portrait).seat;
  const at = (percent: number, whole: number): number => (percent / 100) * whole;
  const slots = Array.from({ length: seats }, (_, slot) => ({
    slot,
    ...place(slot, seats, look.portrait),
  }));
  const parts = slots.slice(1).map(({ slot, x, y }) => {
    const [cx, cy] = [at(x, width), at(y, height)];
    const part = (what: string, [l, t, r, b]: Edges): Box => ({
      what: `${what} ${slot}`,
      l: cx + l * scale,
      t: cy + t * scale,
      r: cx + r * scale,
      b: cy + b * scale,
    });
    const { head, tag, plate, hole } = look.seat(scale);
    const [l, t, r, b] = hole;
    const cards: Edges = x < 51 ? hole : [-r, t, -l, b];
    return [part('head', head), part('tag', tag), part('plate', plate), part('cards', cards)];
  });
  // With eleven places the near side is nobody's seat, so nobody bets there.
  const bets = slots
    .slice(seats === SEATS_MAX ? 1 : 0)
    .map(({ slot, bx, by }) => centred(`bet ${slot}`, at(bx, width), at(by, height), look.bet));
  const own = look.own(seats);
  const middle = [
    centred('board', width / 2, at(look.board.at, height), look.board),
    centred('pots', width / 2, at(look.pots.at, height), look.pots),
    centred('own', width / 2, height - own.bottom - own.height / 2, own),
    ...corners(look, seats),
  ];
  return { seats: parts, bets, middle };
}

function collide(a: Box, b: Box): boolean {
  const slack = 1;
  return a.l + slack < b.r && b.l + slack < a.r && a.t + slack < b.b && b.t + slack < a.b;
}

function collisions(groups: Box[][]): string[] {
  return groups.flatMap((group, i) =>
    groups
      .slice(i + 1)
      .flatMap((other) =>
        group.flatMap((a) =>
          other.filter((b) => collide(a, b)).map((b) => `${a.what} on ${b.what}`),
        ),
      ),
  );
}

const sizes = (most: number): number[] => Array.from({ length: most - 1 }, (_, i) => i + 2);

describe.each([
  ['phone', 11],
  ['small', 10],
  ['desk', 11],
] as const)('on a %s', (name, most) => {
  const look = LOOKS[name] as Look;

  test.each(sizes(most))('a table of %i has nothing upon another', (seats) => {
    const all = boxes(look, seats);
    expect(
      collisions([...all.seats, ...all.bets.map((bet) => [bet]), ...all.middle.map((m) => [m])]),
    ).toEqual([]);
  });

  test.each(sizes(most))('a table of %i stays within the stage', (seats) => {
    const all = boxes(look, seats);
    const { width, height } = look.stage;
    const outside = [...all.seats.flat(), ...all.bets, ...all.middle].filter(
      ({ l, t, r, b }) => l < 0 || t < 0 || r > width || b > height,
    );
    expect(outside).toEqual([]);
  });
});

/** Two things that touch are read as one: a word above a head must not hang on the plate above it. */
const AIR_PX = 2;

test.each(sizes(11))(
  'on a phone with %i places words keep clear of the plate above them',
  (seats) => {
    const all = boxes(LOOKS['phone'] as Look, seats).seats;
    const grown = all.map((parts) =>
      parts
        .filter(({ what }) => what.startsWith('tag'))
        .map((tag) => ({ ...tag, t: tag.t - AIR_PX - 1 })),
    );
    const plates = all.map((parts) => parts.filter(({ what }) => what.startsWith('plate')));
    const touching = grown.flatMap((tags, i) =>
      collisions([tags, plates.filter((_, other) => other !== i).flat()]),
    );
    expect(touching).toEqual([]);
  },
);

/** What header, dock and side panel leave of a screen for the stage. */
function stageOf(width: number, height: number): { stage: Size; portrait: boolean } {
  if (width >= 960 && width > height) {
    const side = Math.min(332, Math.max(260, width * 0.23));
    return { stage: { width: width - side, height: height - 60 - 106 }, portrait: false };
  }
  if (height <= 500 && width > height) {
    return { stage: { width: width - 290, height: height - 44 }, portrait: true };
  }
  const dock = height <= 700 ? 192 : 232;
  return { stage: { width, height: height - 52 - dock }, portrait: true };
}

// req: EPS-ASS-HHD-003
test.each([
  [320, 568],
  [360, 640],
  [360, 740],
  [375, 667],
  [390, 844],
  [412, 915],
  [430, 932],
  [600, 960],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [932, 430],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
  [2160, 3840],
])('on a screen of %i by %i no table has anything upon another', (width, height) => {
  const { stage, portrait } = stageOf(width, height);
  for (const seats of sizes(10)) {
    const all = boxes(onStage(stage, seats, portrait), seats);
    const groups = [...all.seats, ...[...all.bets, ...all.middle].map((each) => [each])];
    expect(collisions(groups), `${seats} seats`).toEqual([]);
  }
});

test('slots follow clockwise from the near side', () => {
  for (const portrait of [true, false]) {
    for (const seats of sizes(11)) {
      const turn = (slot: number): number => {
        const { x, y } = place(slot, seats, portrait);
        return (Math.atan2(x - 50, -(y - 45)) * 180) / Math.PI + 180;
      };
      const turns = Array.from({ length: seats - 1 }, (_, i) => turn(i + 1));
      expect(turns).toEqual([...turns].sort((a, b) => a - b));
    }
  }
});

test('left and right are mirror images on a phone', () => {
  for (const seats of sizes(11)) {
    for (let slot = 1; slot < seats; slot++) {
      const here = place(slot, seats, true);
      const there = place(seats - slot, seats, true);
      expect([there.x, there.y, there.bx, there.by]).toEqual([
        100 - here.x,
        here.y,
        100 - here.bx,
        here.by,
      ]);
    }
  }
});

test('a slot or a table that does not exist is refused', () => {
  expect(() => place(0, 1, true)).toThrow(RangeError);
  expect(() => place(0, 12, false)).toThrow(RangeError);
  expect(() => place(6, 6, true)).toThrow(RangeError);
  expect(() => place(-1, 6, false)).toThrow(RangeError);
});

test('each player sees his own seat at the near side and the others in order', () => {
  expect(slotOf(4, 4, 6)).toBe(0);
  expect(slotOf(5, 4, 6)).toBe(1);
  expect(slotOf(3, 4, 6)).toBe(5);
  expect(slotOf(2, null, 6)).toBe(2);
});

test('a small stage gets flat plates instead of unreadable heads', () => {
  expect(stageSize(390, 560, 6, true)).toEqual({ form: 'round', unit: 1, seat: 1 });
  expect(stageSize(390, 560, 10, true)).toEqual({ form: 'round', unit: 1, seat: 0.8 });
  expect(stageSize(320, 324, 6, true).form).toBe('compact');
  expect(stageSize(554, 346, 9, true).form).toBe('compact');
  expect(stageSize(948, 545, 9, false).form).toBe('round');
});
