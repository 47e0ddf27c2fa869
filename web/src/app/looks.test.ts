import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictures, settings } from '../kit';
import { DEFAULTS } from '../kit/settings/settings.svelte';
import { LooksKeeper } from './looks.svelte';
import { Notices } from './notices.svelte';

const LOOKS = {
  theme: 'light',
  felt: 'plum',
  deck: 'four',
  faces: 'stylised',
  back: 'own',
  accent: '#4aa3ff',
  cloth: null,
  wall: null,
  music: true,
  music_volume: 0.7,
  avatar: null,
};

let account: { looks: unknown; pictures: Record<string, string> };
let sent: { method: string; path: string; body: unknown }[];
let refuse: ((method: string, path: string) => Response | null) | null;
let notices: Notices;
let keeper: LooksKeeper;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, DEFAULTS);
  account = { looks: null, pictures: {} };
  sent = [];
  refuse = null;
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ method, path, body });
    const refused = refuse?.(method, path);
    if (refused) return refused;
    if (path === '/api/me/looks') return new Response(method === 'GET' ? answer() : null);
    if (method === 'PUT') account.pictures[path.split('/').at(-1) ?? ''] = 'v1';
    if (method === 'DELETE') account.pictures = {};
    return new Response(method === 'GET' ? 'picture' : answer());
  });
  notices = new Notices();
  keeper = new LooksKeeper(notices);
});

afterEach(() => {
  keeper.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (): string => JSON.stringify(account);
const problem = (status: number, text: string): Response =>
  new Response(JSON.stringify({ code: 'x', text, facts: {} }), { status });

async function settle(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(1_000);
}

// req: T21-P2-GUI-c
test("whoever comes in finds the account's looks", async () => {
  account.looks = LOOKS;
  await keeper.enter();
  expect(settings).toMatchObject(LOOKS);
  await settle();
  expect(sent).toEqual([]);
});

test('an account without looks leaves those of the browser', async () => {
  settings.theme = 'light';
  await keeper.enter();
  await settle();
  expect(settings.theme).toBe('light');
  expect(sent).toEqual([]);
});

// req: T21-P2-GUI-c
test('a change is sent once, the last one, and nothing but looks', async () => {
  await keeper.enter();
  for (const deck of ['four', 'two', 'four'] as const) {
    settings.deck = deck;
    flushSync();
  }
  settings.volume = 0.1;
  await settle();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]?.body as string)).toEqual({
    ...LOOKS,
    theme: 'dark',
    felt: 'house',
    faces: 'classic',
    back: 'lattice',
    accent: null,
  });
  settings.sound = false;
  await settle();
  expect(sent).toHaveLength(1);
});

test('a change that cannot be sent is kept and said quietly, and sent with the next', async () => {
  await keeper.enter();
  refuse = () => problem(503, 'busy');
  settings.deck = 'four';
  await settle();
  expect(settings.deck).toBe('four');
  expect(notices.list).toHaveLength(1);
  refuse = null;
  settings.theme = 'light';
  await settle();
  expect(JSON.parse(sent.at(-1)?.body as string)).toMatchObject({ deck: 'four', theme: 'light' });
});

test('before the door nothing is sent', async () => {
  settings.deck = 'four';
  await settle();
  await keeper.flush();
  expect(sent).toEqual([]);
});

// req: T21-P2-GUI-d
test('pictures are shown to their owner and go with her', async () => {
  account.pictures = { king: 'v1' };
  await keeper.enter();
  expect(pictures.king).toMatch(/^blob:/);
  expect(pictures.back).toBeNull();
  keeper.leave();
  expect(pictures.king).toBeNull();
});

test('a picture that cannot be loaded or drawn leaves the drawn one', async () => {
  account.pictures = { king: 'v1', back: 'v1' };
  refuse = (_, path) => (path.includes('king') ? problem(500, '') : null);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  await keeper.enter();
  expect(pictures.king).toBeNull();
  expect(pictures.back).toBeNull();
});

// req: T21-P2-GUI-d
test('a picture is put up and taken down; what is refused is said in words', async () => {
  await keeper.enter();
  const file = new File(['x'], 'king.png');
  expect(await keeper.put('king', file)).toBe('');
  expect(pictures.king).toMatch(/^blob:/);
  refuse = () => problem(415, 'This file is no picture.');
  expect(await keeper.put('king', file)).toBe('This file is no picture.');
  expect(pictures.king).toMatch(/^blob:/);
  refuse = () => {
    throw new TypeError('no network');
  };
  expect(await keeper.remove('king')).toContain('cannot be reached');
  refuse = null;
  expect(await keeper.remove('king')).toBe('');
  expect(pictures.king).toBeNull();
});

// req: T21-P2-GUI-d
test('a hundred megabytes are not even sent', async () => {
  await keeper.enter();
  const huge = new File([], 'huge.png');
  Object.defineProperty(huge, 'size', { value: 100 * 2 ** 20 });
  expect(await keeper.put('back', huge)).toContain('larger than 8 MB');
  expect(sent).toEqual([]);
});
