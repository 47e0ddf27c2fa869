import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundleOf } from './catalogue';
import type * as I18n from '.';
import type { GameWithWords } from './messages';

const catalogues = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const names = Object.keys(catalogues)
  .filter((path) => path.includes('/en/') && path.endsWith('-menu.ftl'))
  .map((path) => path.split('/').at(-1)?.replace('-menu.ftl', ''));
const [GAME, OTHER] = names as [GameWithWords, GameWithWords];

const textOf = (language: string, file: string): string =>
  catalogues[`../../../locales/${language}/${file}.ftl`] ?? '';

/** An id that a game says only at its tables, and its text. */
function anyWord(language: string, game: string): { id: string; text: string } {
  const [, id = ''] = /^([a-z][\w-]*) = [^{]+$/m.exec(textOf('en', game)) ?? [];
  const pattern = bundleOf(language, [textOf(language, game)]).getMessage(id)?.value;
  if (typeof pattern !== 'string') throw new Error(`${game} has no plain text`);
  return { id, text: pattern };
}

let i18n: typeof I18n;
const said = (game: string): string => i18n.tOr(anyWord('en', game).id, 'nothing');

// As a page that was just opened: no words of games are there yet.
beforeEach(async () => {
  vi.resetModules();
  i18n = await import('.');
});

const rawPath = (game: string): string => `../../../locales/zh/${game}.ftl?raw`;

/** The Chinese words of these games cannot be fetched. */
function loseConnection(...games: string[]): void {
  for (const game of games) {
    vi.doMock(rawPath(game), () => {
      throw new Error('offline');
    });
  }
}

function findConnection(): void {
  for (const game of [GAME, OTHER]) vi.doUnmock(rawPath(game));
}

afterEach(() => {
  findConnection();
  document.documentElement.lang = 'en';
});

test('the words of a game come when they are asked for, and only those', async () => {
  expect(said(GAME)).toBe('nothing');
  await i18n.loadWords(GAME);
  expect(said(GAME)).toBe(anyWord('en', GAME).text);
  expect(said(OTHER)).toBe('nothing');
});

test('they come in the language that is spoken', async () => {
  await i18n.speak('zh');
  await i18n.loadWords(GAME);
  expect(said(GAME)).toBe(anyWord('zh', GAME).text);
});

test('a new language has the words of every game that was looked at', async () => {
  await i18n.loadWords(GAME);
  await i18n.loadWords(OTHER);
  await i18n.speak('zh');
  expect(said(GAME)).toBe(anyWord('zh', GAME).text);
  expect(said(OTHER)).toBe(anyWord('zh', OTHER).text);
  await i18n.speak('en');
  expect(said(GAME)).toBe(anyWord('en', GAME).text);
});

test('a language chosen while words are on the way gets them too', async () => {
  const loading = i18n.loadWords(GAME);
  await Promise.all([i18n.speak('zh'), loading]);
  expect(said(GAME)).toBe(anyWord('zh', GAME).text);
});

test('a language is kept when the next one cannot be fetched', async () => {
  await i18n.loadWords(GAME);
  loseConnection(GAME, OTHER);
  await expect(i18n.speak('zh')).rejects.toThrow();
  expect(i18n.locale()).toBe('en');
  expect(said(GAME)).toBe(anyWord('en', GAME).text);
  await i18n.loadWords(OTHER);
  expect(said(OTHER)).toBe(anyWord('en', OTHER).text);
});

test('words that could not be fetched can be asked for again', async () => {
  await i18n.speak('zh');
  loseConnection(GAME);
  await expect(i18n.loadWords(GAME)).rejects.toThrow();
  findConnection();
  await i18n.loadWords(GAME);
  expect(said(GAME)).toBe(anyWord('zh', GAME).text);
});
