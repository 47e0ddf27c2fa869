import { afterEach, describe, expect, test, vi } from 'vitest';
import { bundleOf, lookUp, negotiate } from './catalogue';
import { inSeconds, languageName, LANGUAGES, list, locale, speak, t, tOr } from '.';

afterEach(() => speak('en'));

describe('looking up', () => {
  const en = bundleOf('en', ['deal = Deal\n    .title = Deal the cards\nonly = English only\n']);
  const zh = bundleOf('zh', ['deal = 发牌\nwon = { $name } 赢了 { $amount }\n']);

  test('the first language that has a text gives it', () => {
    expect(lookUp([zh, en], 'deal')).toBe('发牌');
    expect(lookUp([en], 'deal')).toBe('Deal');
  });

  test('a text missing there comes from English, and at last the id stands for itself', () => {
    expect(lookUp([zh, en], 'only')).toBe('English only');
    expect(lookUp([zh, en], 'nowhere')).toBe('nowhere');
  });

  test('attributes are found by a dot', () => {
    expect(lookUp([zh, en], 'deal.title')).toBe('Deal the cards');
    expect(lookUp([zh, en], 'deal.other')).toBe('deal.other');
  });

  test('arguments stand in the text without invisible marks', () => {
    expect(lookUp([zh], 'won', { name: 'Ines', amount: '1,234' })).toBe('Ines 赢了 1,234');
  });

  test('a missing argument shows its name and does not throw', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(lookUp([zh], 'won', { name: 'Ines' })).toContain('{$amount}');
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });

  test('several files make one language', () => {
    const both = bundleOf('en', ['a = A\n', 'b = B\n']);
    expect([lookUp([both], 'a'), lookUp([both], 'b')]).toEqual(['A', 'B']);
  });
});

describe('negotiation', () => {
  test.each([
    [['zh-CN', 'en'], 'zh'],
    [['de-DE', 'zh'], 'zh'],
    [['de', 'fr'], 'en'],
    [['EN-gb'], 'en'],
    [[], 'en'],
  ])('%j gets %s', (wishes, language) => {
    expect(negotiate(wishes, ['en', 'zh'])).toBe(language);
  });
});

// req: T21-BG-2
test('the page is available in several languages, each called by its own name', () => {
  expect(LANGUAGES[0]).toBe('en');
  const names = Object.fromEntries(LANGUAGES.map((each) => [each, languageName(each)]));
  expect(names).toMatchObject({
    en: 'English',
    es: 'Español',
    fr: 'Français',
    de: 'Deutsch',
    zh: '中文',
  });
});

// req: T21-BG-2
test.each([
  [['fr-CA', 'de'], 'fr'],
  [['tlh', 'es-MX', 'en'], 'es'],
  [['tlh'], 'en'],
])('a browser that wishes %j is spoken to in %s', async (wishes, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wishes);
  await speak('auto');
  expect(locale()).toBe(language);
  vi.restoreAllMocks();
});

// req: T21-BG-2
test('the language can be switched at any time', async () => {
  expect(t('kit-close')).toBe('Close');
  await speak('zh');
  expect(t('kit-close')).toBe('关闭');
  expect(locale()).toBe('zh');
  expect(document.documentElement.lang).toBe('zh');
  await speak('en');
  expect(t('kit-close')).toBe('Close');
});

test('the last of several quick choices wins', async () => {
  await Promise.all([speak('zh'), speak('en')]);
  expect(locale()).toBe('en');
});

test('an unknown language falls back to what the browser wishes', async () => {
  await speak('tlh');
  expect(LANGUAGES).toContain(locale());
});

test('a message that there may be falls back to what is given', () => {
  expect(tOr('kit-close', 'shut')).toBe('Close');
  expect(tOr('kit-nothing', 'shut')).toBe('shut');
});

test('a catalogue may abbreviate seconds or write them out', () => {
  const text = 'a = in { SECONDS($n) }\nb = in { SECONDS($n, unitDisplay: "long") }\n';
  const [en, zh] = [bundleOf('en', [text]), bundleOf('zh', [text])];
  expect(lookUp([en], 'a', { n: 5 })).toBe('in 5s');
  expect([1, 5].map((n) => lookUp([en], 'b', { n }))).toEqual(['in 1 second', 'in 5 seconds']);
  expect(lookUp([zh], 'a', { n: 5 })).toBe('in 5秒');
});

describe('lists and units', () => {
  const names = ['Ann', 'Ben', 'Cleo'];

  test('are written as English does', () => {
    expect(list(names)).toBe('Ann, Ben, Cleo');
    expect(list(names, 'and')).toBe('Ann, Ben and Cleo');
    expect(list(names, 'or')).toBe('Ann, Ben or Cleo');
    expect(list(names.slice(0, 2), 'or')).toBe('Ann or Ben');
    expect([list(['Ann'], 'or'), list([], 'or')]).toEqual(['Ann', '']);
    expect(inSeconds(5)).toBe('5s');
  });

  // req: T21-BG-2
  test.each([
    ['de', ['Ann, Ben, Cleo', 'Ann, Ben und Cleo', 'Ann, Ben oder Cleo', '5 Sek.']],
    ['es', ['Ann, Ben, Cleo', 'Ann, Ben y Cleo', 'Ann, Ben o Cleo', '5s']],
    ['fr', ['Ann, Ben, Cleo', 'Ann, Ben et Cleo', 'Ann, Ben ou Cleo', '5s']],
  ])('are written as %s does', async (language, texts) => {
    await speak(language);
    const said = [list(names), list(names, 'and'), list(names, 'or'), inSeconds(5)];
    expect(said.map((text) => text.replace(/\s/g, ' '))).toEqual(texts);
  });

  test('are written as Chinese does', async () => {
    await speak('zh');
    expect(list(names)).toBe('Ann、Ben、Cleo');
    expect(list(names, 'and')).toBe('Ann、Ben和Cleo');
    expect(list(names, 'or')).toBe('Ann、Ben或Cleo');
    expect(inSeconds(5)).toBe('5秒');
  });
});
