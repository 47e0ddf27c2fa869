import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../kit';
import type { Snapshot } from '../net/snapshot';
import { cueOf, Director, type Script, step } from './director.svelte';

const { heard } = vi.hoisted(() => ({ heard: [] as string[] }));

vi.mock('../kit/sound', async (original) => ({
  ...(await original<typeof import('../kit/sound')>()),
  play: (name: string) => void heard.push(name),
}));

/** A table whose picture is the number of its snapshot, and whose events are half-way pictures. */
const script: Script<string, 'holdem'> = {
  bare: '',
  picture: ({ frame }) => String(frame.seq),
  steps: (_, events, end) => [
    ...events.map(({ e }) => step<string>(e, { wait_ms: 300, light: (e as string) === 'light' })),
    step(end, { light: (events[0]?.e as string) === 'light' }),
  ],
  moment: () => ({ picture: '', acting: [] }),
};

function snapshot(
  seq: number,
  events: readonly string[] = [],
  continuous = true,
): Snapshot<'holdem'> {
  const frame = { table: 't', seq, seat: 0, events: events.map((e) => ({ e })) };
  return { frame, continuous } as unknown as Snapshot<'holdem'>;
}

let told: number[];
let director: Director<string, 'holdem'>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
  heard.length = 0;
  told = [];
  director = new Director(script, ({ frame }) => told.push(frame.seq));
  director.show(snapshot(1, [], false));
});

afterEach(() => {
  vi.useRealTimers();
  settings.motion = 'auto';
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('the round that took the last chips stays on the stage, whatever is played next', async () => {
  const over = snapshot(2);
  director.show(over);
  director.show({ ...snapshot(3, ['deal']), lost: over });
  await pass(5_000);
  expect(director.picture).toBe('2');
  expect(told).toEqual([1, 2, 3]);
});

describe('the stage never ends on an older picture', () => {
  test('not after a gap in the middle of a motion', async () => {
    director.show(snapshot(2, ['a', 'b']));
    await pass(100);
    director.show(snapshot(9, ['z'], false));
    await pass(5_000);
    expect(director.picture).toBe('9');
    expect(director.shown?.frame.seq).toBe(9);
  });

  test('not when two frames arrive at once', async () => {
    director.show(snapshot(2, ['a', 'b']));
    director.show(snapshot(3, ['c']));
    await pass(5_000);
    expect(director.picture).toBe('3');
  });

  test('not after a rush', async () => {
    for (let seq = 2; seq < 12; seq++) director.show(snapshot(seq, ['a', 'b']));
    director.rush();
    director.show(snapshot(12, ['c']));
    await pass(5_000);
    expect(director.picture).toBe('12');
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('not when an older frame comes late', async () => {
    director.show(snapshot(5, [], false));
    director.show(snapshot(4, ['a'], false));
    await pass(5_000);
    expect(director.picture).toBe('5');
    expect(told).toEqual([1, 5]);
  });

  test('not when a game fails to say how it came about', async () => {
    const broken = new Director<string, 'holdem'>({
      ...script,
      steps: () => {
        throw new Error('no steps');
      },
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    broken.show(snapshot(1, [], false));
    broken.show(snapshot(2, ['a']));
    await pass(0);
    expect(broken.picture).toBe('2');
  });
});

test('a snapshot is told when its last step is shown, not before', async () => {
  director.show(snapshot(2, ['a', 'b']));
  await pass(500);
  expect(director.picture).toBe('b');
  expect(told).toEqual([1]);
  await pass(500);
  expect(told).toEqual([1, 2]);
});

test('what is light holds nothing up', () => {
  director.show(snapshot(2, ['light']));
  expect(told).toEqual([1, 2]);
  expect(director.picture).toBe('2');
});

describe('a past round', () => {
  const happened = (...names: readonly string[]) =>
    names.map((e) => ({ e })) as unknown as Parameters<typeof director.go>[0];
  /** Its steps tell which picture they lead on from. */
  const past = (): Director<string, 'holdem'> => {
    const made = new Director<string, 'holdem'>({
      ...script,
      steps: (from, events) =>
        events.map(({ e }) => step<string>(`${from}, ${e}`, { wait_ms: 900 })),
    });
    made.set('blinds');
    return made;
  };

  test('a step that is taken before the last one has ended goes on from its end', async () => {
    const made = past();
    void made.go(happened('cards'), 'dealt', 0);
    await pass(250);
    void made.go(happened('bet'), 'flop', 0);
    await pass(250);
    void made.go(happened('check'), 'turn', 0);
    await pass(0);
    expect(made.picture).toBe('flop, check');
    await pass(900);
    expect(made.picture).toBe('turn');
  });

  test('a jump in the middle of a step stays where it leads', async () => {
    const made = past();
    const ended = vi.fn();
    void made.go(happened('cards'), 'dealt', 0).then(ended);
    await pass(250);
    made.set('blinds');
    await pass(5_000);
    expect(made.picture).toBe('blinds');
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('sounds', () => {
  const cues = [
    step('dealt', {
      cues: [cueOf('card-slide'), { name: 'card-slide', at_ms: 70 }],
      wait_ms: 300,
    }),
    step('bet', { cues: ['chip'], wait_ms: 300 }),
  ];
  const sounding = (): Director<string, 'holdem'> => {
    const made = new Director<string, 'holdem'>({ ...script, steps: () => cues });
    made.show(snapshot(1, [], false));
    made.show(snapshot(2, ['a']));
    return made;
  };

  test('cards are heard when they leave the deck, chips when they land', async () => {
    sounding();
    await pass(100);
    expect(heard).toEqual(['card-slide', 'card-slide']);
    await pass(300);
    expect(heard).toEqual(['card-slide', 'card-slide']);
    await pass(200);
    expect(heard).toEqual(['card-slide', 'card-slide', 'chip']);
  });

  test('without motion everything is heard once', async () => {
    settings.motion = 'reduced';
    sounding();
    await pass(0);
    expect(heard).toEqual(['card-slide', 'chip']);
  });

  test('a press hushes what has not been heard yet', async () => {
    const made = sounding();
    await pass(0);
    made.rush();
    await pass(1_000);
    expect(made.picture).toBe('2');
    expect(heard).toEqual(['card-slide']);
  });
});
