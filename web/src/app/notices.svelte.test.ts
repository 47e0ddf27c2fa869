import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Dialog, tellReach } from '../kit';
import NoticeList from './NoticeList.svelte';
import { Notices } from './notices.svelte';

let notices: Notices;
let mounted: Record<string, unknown>[];
const children = createRawSnippet(() => ({ render: () => '<button>Deal</button>' }));
const dialog = $state({ open: false, title: 'Rules', children });

beforeEach(() => {
  document.body.innerHTML = '';
  notices = new Notices();
  mounted = [
    mount(Dialog, { target: document.body, props: dialog }),
    mount(NoticeList, { target: document.body, props: { notices } }),
  ];
  flushSync();
});

afterEach(() => {
  dialog.open = false;
  flushSync();
  for (const each of mounted) void unmount(each);
});

const room = (name: string): string => document.documentElement.style.getPropertyValue(name);

test('what reaches further down than the header is told, so that the table begins below it', () => {
  document.body.insertAdjacentHTML('beforeend', '<header class="top"></header>');
  const header = document.querySelector('header.top');
  if (header) header.getBoundingClientRect = () => ({ bottom: 56 }) as DOMRect;
  tellReach('--notice-room', 120.2);
  expect(room('--notice-room')).toBe('65px');
  tellReach('--notice-room', 50);
  expect(room('--notice-room')).toBe('');
});

const list = (): Element | null => document.querySelector('[role=alert]');

test.each([
  ['comes before a window opens', true],
  ['comes while a window is open', false],
])('a notice that %s is in reach of a screen reader and can be closed', async (_, first) => {
  if (first) notices.show('Tea is served.');
  dialog.open = true;
  flushSync();
  if (!first) notices.show('Tea is served.');
  flushSync();
  const window = document.querySelector('dialog');
  expect(window?.contains(list())).toBe(true);
  expect(list()?.textContent).toContain('Tea is served.');
  const deal = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Deal');
  deal?.focus();
  const close = list()?.querySelector<HTMLButtonElement>('button[aria-label=Close]');
  close?.focus();
  close?.click();
  flushSync();
  await tick();
  expect(list()?.textContent?.trim()).toBe('');
  expect(document.activeElement).toBe(deal);
  dialog.open = false;
  flushSync();
  expect(list()?.parentElement).toBe(document.body);
});
