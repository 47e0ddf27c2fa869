import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locale, missingLanguage } from '../i18n';
import { DEFAULTS, keepSettings, settings } from '../kit/settings/settings.svelte';
import App from './App.svelte';
import { House } from './house.svelte';
import { panels } from './panels.svelte';

const network = vi.hoisted(() => ({ broken: true }));

vi.mock('../../../locales/zh/kit.ftl?raw', () => ({
  get default(): string {
    if (network.broken) throw new TypeError('Failed to fetch dynamically imported module');
    return 'kit-close = 关闭\n';
  },
}));

let house: House;
let mounted: Record<string, unknown>;
let stop: () => void;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(path === '/api/me' ? 'null' : '{"games":[]}')),
  );
  document.body.innerHTML = '';
  Object.assign(settings, DEFAULTS);
  stop = keepSettings();
  house = new House();
  mounted = mount(App, { target: document.body, props: { house } });
  await vi.waitFor(() => expect(document.querySelector('select')).not.toBe(null));
});

afterEach(async () => {
  stop();
  await unmount(mounted);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const button = (name: string, within: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find(
    (each) => each.textContent?.trim() === name,
  );

test('a language that cannot be fetched is named, here and in the settings, and fetched again', async () => {
  const select = document.querySelector('select');
  if (!select) throw new Error('no languages at the door');
  select.value = 'zh';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(missingLanguage()).toBe('zh'));
  flushSync();
  expect(locale()).toBe('en');
  const sentence = 'The words in 中文 could not be loaded.';
  expect(document.querySelector('.notices')?.textContent).toContain(sentence);
  panels.settings = true;
  flushSync();
  await vi.waitFor(() =>
    expect(document.querySelector('.settings')?.textContent).toContain(sentence),
  );

  network.broken = false;
  button('Try again', '.settings')?.click();
  await vi.waitFor(() => expect(locale()).toBe('zh'));
  flushSync();
  expect(missingLanguage()).toBe(null);
  expect(document.querySelector('.notices')?.textContent).toBe('');
  expect(document.querySelector('.settings .trouble')).toBe(null);
});
