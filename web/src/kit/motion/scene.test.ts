import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countUp, finishMotions, type Motion, moving, pause, track } from './motion';
import { rushOnPress, Scenes } from './scene';
import { settings } from '../settings/settings.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
});

afterEach(() => {
  finishMotions();
  vi.useRealTimers();
  settings.motion = 'auto';
});

const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

describe('scenes', () => {
  test('play in order, each after the one before', async () => {
    const scenes = new Scenes();
    const seen: string[] = [];
    scenes.add(async (scene) => {
      seen.push('flop');
      await scene.wait(300);
      seen.push('flop lies');
    });
    scenes.add(() => void seen.push('turn'));
    await settle();
    expect(seen).toEqual(['flop']);
    await vi.advanceTimersByTimeAsync(300);
    expect(seen).toEqual(['flop', 'flop lies', 'turn']);
    expect(scenes.busy).toBe(false);
  });

  test('a press shows the end of everything, and all changes still happen', async () => {
    const scenes = new Scenes();
    const stop = rushOnPress(() => scenes.rush(), window);
    const started = vi.fn((): Motion => pause(500));
    const seen: string[] = [];
    scenes.add(async (scene) => {
      await scene.wait(1000);
      seen.push('first');
      await scene.show(started);
      seen.push('second');
    });
    scenes.add(async (scene) => {
      await scene.wait(1000);
      seen.push('third');
    });
    await settle();
    window.dispatchEvent(new Event('pointerdown'));
    await settle();
    expect(seen).toEqual(['first', 'second', 'third']);
    expect(started).not.toHaveBeenCalled();
    stop();
  });

  test('what comes after the press moves again', async () => {
    const scenes = new Scenes();
    scenes.rush();
    const started = vi.fn((): Motion => pause(500));
    scenes.add((scene) => scene.show(started));
    await settle();
    expect(started).toHaveBeenCalledOnce();
  });

  test('a table that falls behind catches up by itself', async () => {
    const scenes = new Scenes();
    const seen: number[] = [];
    for (let i = 0; i < 6; i++) {
      scenes.add(async (scene) => {
        await scene.wait(5000);
        seen.push(i);
      });
    }
    await settle();
    expect(seen.slice(0, 4)).toEqual([0, 1, 2, 3]);
  });

  test('with reduced motion nothing waits', async () => {
    settings.motion = 'reduced';
    const scenes = new Scenes();
    const started = vi.fn((): Motion => pause(500));
    const seen: string[] = [];
    scenes.add(async (scene) => {
      await scene.show(started);
      await scene.wait(10_000);
      seen.push('end');
    });
    await settle();
    expect(seen).toEqual(['end']);
    expect(started).not.toHaveBeenCalled();
  });

  test('a broken scene does not stop the next', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const scenes = new Scenes();
    const seen: string[] = [];
    scenes.add(() => {
      throw new Error('no such element');
    });
    scenes.add(() => void seen.push('next'));
    await settle();
    expect(seen).toEqual(['next']);
    expect(quiet).toHaveBeenCalledOnce();
    quiet.mockRestore();
  });
});

describe('motions', () => {
  test('finishing one that starts another finishes both', () => {
    const ended: string[] = [];
    const make = (name: string, next?: () => void): Motion => {
      let resolve = (): void => undefined;
      const done = new Promise<void>((end) => (resolve = end));
      return track({
        done,
        finish: () => {
          ended.push(name);
          next?.();
          resolve();
        },
      });
    };
    make('deal', () => make('flip'));
    finishMotions();
    expect(ended).toEqual(['deal', 'flip']);
    expect(moving()).toBe(false);
  });

  test('a count always ends on its last value', async () => {
    const values: number[] = [];
    countUp(0, 1000, (value) => values.push(value), 400);
    await vi.advanceTimersByTimeAsync(200);
    expect(values.length).toBeGreaterThan(1);
    finishMotions();
    expect(values.at(-1)).toBe(1000);
    expect([...values].sort((a, b) => a - b)).toEqual(values);
  });

  test('with reduced motion a count is there at once', () => {
    settings.motion = 'reduced';
    const set = vi.fn();
    countUp(0, 1000, set);
    expect(set.mock.calls).toEqual([[1000]]);
    expect(moving()).toBe(false);
  });
});
