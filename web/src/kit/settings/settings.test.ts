import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locale } from '../../i18n';
import {
  DEFAULTS,
  dressed,
  feltOf,
  isMuted,
  keepSettings,
  moves,
  mute,
  readLooks,
  readSettings,
  settings,
  theme,
} from './settings.svelte';

let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, DEFAULTS);
  stop = keepSettings();
  flushSync();
});

afterEach(() => stop());

const root = (): DOMStringMap => document.documentElement.dataset;
const stored = (): unknown => JSON.parse(localStorage.getItem('croupier.settings') ?? 'null');

test('choices are written to the page and remembered', () => {
  settings.theme = 'light';
  settings.deck = 'four';
  settings.back = 'rays';
  settings.motion = 'reduced';
  flushSync();
  expect(root()).toMatchObject({ theme: 'light', deck: 'four', back: 'rays', motion: 'reduced' });
  expect(stored()).toEqual({
    ...DEFAULTS,
    theme: 'light',
    deck: 'four',
    back: 'rays',
    motion: 'reduced',
  });
});

// req: EPS-REF-3
test('mute and volume are remembered', () => {
  settings.sound = false;
  settings.volume = 0.25;
  flushSync();
  expect(readSettings(localStorage.getItem('croupier.settings'))).toMatchObject({
    sound: false,
    volume: 0.25,
  });
});

test('whether chat is read aloud is remembered', () => {
  expect(readSettings(null).announceChat).toBe(true);
  settings.announceChat = false;
  flushSync();
  expect(readSettings(localStorage.getItem('croupier.settings')).announceChat).toBe(false);
});

test('who is muted is remembered', () => {
  expect(readSettings(null).muted).toEqual([]);
  mute('Vera', true);
  mute('Otto', true);
  mute('Vera', true);
  flushSync();
  expect(readSettings(localStorage.getItem('croupier.settings')).muted).toEqual(['Otto', 'Vera']);
  mute('Otto', false);
  expect([isMuted('Otto'), isMuted('Vera')]).toEqual([false, true]);
  mute('Vera', false);
  expect(readSettings('{"muted":["Ann",7,null]}').muted).toEqual(['Ann']);
  expect(readSettings('{"muted":"Ann"}').muted).toEqual([]);
});

test("the language is each player's own choice, at any time", async () => {
  settings.language = 'zh';
  flushSync();
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('zh'));
  expect(locale()).toBe('zh');
  settings.language = 'en';
  flushSync();
  await vi.waitFor(() => expect(locale()).toBe('en'));
});

// req: T21-P2-GUI-c
test('own colours are set on the page, and go when the theme is wanted again', () => {
  const style = document.documentElement.style;
  settings.accent = '#4aa3ff';
  settings.cloth = '#ff8800';
  flushSync();
  expect(style.getPropertyValue('--brass')).toBe('#4aa3ff');
  expect(feltOf('plum')).toBe('own');
  expect(style.getPropertyValue('--own-felt')).toBe(dressed.cloth()?.used);
  expect(dressed.cloth()?.used).not.toBe('#ff8800');
  settings.accent = null;
  settings.cloth = null;
  flushSync();
  expect(style.getPropertyValue('--brass')).toBe('');
  expect(style.getPropertyValue('--own-felt')).toBe('');
  expect(feltOf('plum')).toBe('plum');
});

// req: T21-P2-GUI-c
test('a light page is written on with dark ink, whatever the theme', () => {
  settings.theme = 'dark';
  settings.wall = '#fff0f4';
  flushSync();
  expect(theme()).toBe('light');
  expect(root().theme).toBe('light');
  settings.wall = '#101820';
  flushSync();
  expect(root().theme).toBe('dark');
});

test('looks from a newer house fall back one by one', () => {
  const looks = readLooks({ theme: 'neon', faces: 'stylised', wall: 'red', accent: '#ABCDEF' });
  expect(looks).toMatchObject({ theme: 'dark', faces: 'stylised', wall: null, accent: '#abcdef' });
});

test('damaged or unknown values fall back one by one', () => {
  expect(readSettings(null)).toEqual(DEFAULTS);
  expect(readSettings('{')).toEqual(DEFAULTS);
  expect(readSettings('null')).toEqual(DEFAULTS);
  expect(readSettings('[1]')).toEqual(DEFAULTS);
  const half = '{"theme":"neon","deck":"four","volume":9,"sound":"yes","language":"tlh","back":3}';
  expect(readSettings(half)).toEqual({ ...DEFAULTS, deck: 'four', volume: 1 });
  expect(readSettings('{"volume":-1}').volume).toBe(0);
});

test('a browser that refuses storage still keeps the choice for the page', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  settings.theme = 'light';
  expect(() => flushSync()).not.toThrow();
  expect(root().theme).toBe('light');
  refuse.mockRestore();
});

test("a player's felt wins over the game's", () => {
  expect(feltOf('plum')).toBe('plum');
  settings.felt = 'moss';
  expect(feltOf('plum')).toBe('moss');
});

test('theme and motion resolve what the device says', () => {
  settings.theme = 'auto';
  settings.motion = 'auto';
  expect(theme()).toBe(matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
  expect(moves()).toBe(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  settings.motion = 'reduced';
  expect(moves()).toBe(false);
  settings.motion = 'full';
  expect(moves()).toBe(true);
});
