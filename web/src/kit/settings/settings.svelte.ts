/** What a player chose: looks, sound, motion, language. Kept in localStorage and written to
 *  `<html data-…>` and its style, where tokens.css picks it up. The looks also follow the player's
 *  account; that is the app's business. */
import { LANGUAGES, speak } from '../../i18n';
import { BACKS } from '../cards/backs';
import { FACES } from '../cards/faces';
import { FACES as AVATARS } from '../controls/avatars';
import { dressAccent, dressCloth, dressWall, HOUSE, readColour } from './colours';

export const THEMES = ['auto', 'dark', 'light'] as const;
export const FELTS = ['house', 'teal', 'burgundy', 'midnight', 'plum', 'moss'] as const;
export const DECKS = ['two', 'four'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;

/** `own`: the player's picture, or the first back as long as there is none. */
export const BACK_CHOICES = [...BACKS, 'own'] as const;

export type Felt = Exclude<(typeof FELTS)[number], 'house'>;

/** How the house looks to the player. */
export interface Looks {
  theme: (typeof THEMES)[number];
  /** `house` leaves the choice to each game. */
  felt: (typeof FELTS)[number];
  deck: (typeof DECKS)[number];
  faces: (typeof FACES)[number];
  back: (typeof BACK_CHOICES)[number];
  /** Own colours: of what is pressed, of the felt, of the page. Null is as in the theme. */
  accent: string | null;
  cloth: string | null;
  wall: string | null;
  /** The band, where a table has one; silent without sound. */
  music: boolean;
  music_volume: number;
  /** The picture by which the player wants to be known; null for the one of the name. */
  avatar: number | null;
}

export interface Settings extends Looks {
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  motion: (typeof MOTIONS)[number];
  /** Whether screen readers are told what is said in the chat. */
  announceChat: boolean;
  /** Whether a guest in line is rung when the seat is there. */
  ring: boolean;
  /** Whether single letters, digits and signs do something at a table (WCAG 2.1.4). */
  letterKeys: boolean;
  /** The names of players whose lines in the chat are not shown. */
  muted: readonly string[];
  /** A language tag, or `auto` for the browser's. */
  language: string;
}

export const DEFAULTS: Readonly<Settings> = {
  theme: 'dark',
  felt: 'house',
  deck: 'two',
  faces: 'classic',
  back: 'lattice',
  accent: null,
  cloth: null,
  wall: null,
  sound: true,
  volume: 0.7,
  music: true,
  music_volume: 0.7,
  avatar: null,
  motion: 'auto',
  announceChat: true,
  ring: true,
  letterKeys: true,
  muted: [],
  language: 'auto',
};

/** So many names are remembered; then the oldest is heard again. */
const MUTED_MAX = 200;

const KEY = 'croupier.settings';

const oneOf = <T>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.find((each) => each === value) ?? otherwise;

const yesOrNo = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

const loud = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? Math.min(1, Math.max(0, value)) : otherwise;

const colour = (value: unknown): string | null =>
  typeof value === 'string' ? readColour(value) : null;

const names = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((each) => typeof each === 'string').slice(-MUTED_MAX)
    : DEFAULTS.muted;

/** Looks from anywhere. Unknown or damaged values fall back one by one. */
export function readLooks(raw: Partial<Record<keyof Looks, unknown>>): Looks {
  return {
    theme: oneOf(THEMES, raw.theme, DEFAULTS.theme),
    felt: oneOf(FELTS, raw.felt, DEFAULTS.felt),
    deck: oneOf(DECKS, raw.deck, DEFAULTS.deck),
    faces: oneOf(FACES, raw.faces, DEFAULTS.faces),
    back: oneOf(BACK_CHOICES, raw.back, DEFAULTS.back),
    accent: colour(raw.accent),
    cloth: colour(raw.cloth),
    wall: colour(raw.wall),
    music: yesOrNo(raw.music, DEFAULTS.music),
    music_volume: loud(raw.music_volume, DEFAULTS.music_volume),
    avatar: oneOf([null, ...AVATARS], raw.avatar, DEFAULTS.avatar),
  };
}

/** Settings from stored text. Unknown or damaged values fall back one by one, never all at once. */
export function readSettings(stored: string | null): Settings {
  let raw: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) raw = parsed;
  } catch {
    raw = {};
  }
  return {
    ...readLooks(raw),
    sound: yesOrNo(raw.sound, DEFAULTS.sound),
    volume: loud(raw.volume, DEFAULTS.volume),
    motion: oneOf(MOTIONS, raw.motion, DEFAULTS.motion),
    announceChat: yesOrNo(raw.announceChat, DEFAULTS.announceChat),
    ring: yesOrNo(raw.ring, DEFAULTS.ring),
    letterKeys: yesOrNo(raw.letterKeys, DEFAULTS.letterKeys),
    muted: names(raw.muted),
    language: oneOf(['auto', ...LANGUAGES], raw.language, DEFAULTS.language),
  };
}

/** Private windows may refuse storage; then the choice lasts as long as the page. */
function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(values: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    return;
  }
}

/** The live settings: read them in markup, assign to them, bind to them. */
export const settings: Settings = $state(readSettings(recall()));

/** Whether the player does not want to read what somebody says; reactive. */
export const isMuted = (name: string): boolean => settings.muted.includes(name);

export function mute(name: string, muted: boolean): void {
  const others = settings.muted.filter((each) => each !== name);
  settings.muted = muted ? [...others, name].slice(-MUTED_MAX) : others;
}

/** The key of a control, for `aria-keyshortcuts`; none while such keys are switched off. Reactive. */
export const shortcut = (key: string): string | undefined =>
  settings.letterKeys ? key : undefined;

/** The chosen picture as an order to sit down tells it. */
export const face = (): { avatar?: number } =>
  settings.avatar === null ? {} : { avatar: settings.avatar };

const LIGHT = '(prefers-color-scheme: light)';
const CALM = '(prefers-reduced-motion: reduce)';

let systemLight = $state(matchMedia(LIGHT).matches);
let systemCalm = $state(matchMedia(CALM).matches);

const wall = $derived(settings.wall === null ? null : dressWall(settings.wall));
const cloth = $derived(settings.cloth === null ? null : dressCloth(settings.cloth));
const accent = $derived(
  settings.accent === null
    ? null
    : dressAccent(settings.accent, theme(), wall?.surfaces ?? HOUSE[theme()]),
);

/** The own colours in force: what each choice comes to, so that all can be read; reactive. */
export const dressed = {
  accent: () => accent,
  cloth: () => cloth,
  wall: () => wall,
};

/** The theme in force, with `auto` resolved; reactive. On a page of an own colour it is the one
 *  whose ink can be read there. */
export function theme(): 'dark' | 'light' {
  if (wall) return wall.scheme;
  if (settings.theme !== 'auto') return settings.theme;
  return systemLight ? 'light' : 'dark';
}

/** Whether things may move; reactive. */
export function moves(): boolean {
  return settings.motion === 'auto' ? !systemCalm : settings.motion === 'full';
}

/** The felt to lay: the player's, or the one the game brings along. */
export function feltOf(house: Felt): Felt | 'own' {
  if (settings.cloth !== null) return 'own';
  return settings.felt === 'house' ? house : settings.felt;
}

/** Keeps page and storage in step with the settings until the returned function is called. */
export function keepSettings(): () => void {
  const root = document.documentElement;
  const light = matchMedia(LIGHT);
  const calm = matchMedia(CALM);
  const follow = (): void => {
    systemLight = light.matches;
    systemCalm = calm.matches;
  };
  light.addEventListener('change', follow);
  calm.addEventListener('change', follow);
  const stop = $effect.root(() => {
    $effect(() => remember(settings));
    $effect(() => {
      root.dataset.theme = theme();
      root.dataset.deck = settings.deck;
      root.dataset.back = settings.back;
      root.dataset.keys = settings.letterKeys ? 'on' : 'off';
      root.dataset.motion = moves() ? 'full' : 'reduced';
      const ground = wall?.used ?? HOUSE[theme()].wall;
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
    });
    $effect(() => {
      const tokens = { ...wall?.tokens, ...accent?.tokens, ...cloth?.tokens };
      for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
      return () => Object.keys(tokens).forEach((name) => root.style.removeProperty(name));
    });
    // A language that cannot be fetched is named by `missingLanguage`.
    $effect(() => void speak(settings.language).catch(console.error));
  });
  return () => {
    stop();
    light.removeEventListener('change', follow);
    calm.removeEventListener('change', follow);
  };
}
