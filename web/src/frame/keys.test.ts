import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { Dialog, settings } from '../kit';
import { pressed } from './keys';

function press(on: Element, key: string, more: KeyboardEventInit = {}): string | null {
  let heard: string | null = null;
  on.addEventListener('keydown', (event) => (heard = pressed(event as KeyboardEvent)));
  on.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }));
  return heard;
}

test('a letter is for the table, whatever the shift key says', () => {
  expect(press(document.createElement('div'), 'F')).toBe('f');
  expect(press(document.createElement('button'), 'ArrowUp')).toBe('arrowup');
});

test('shortcuts of the browser and held keys are not', () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }]) {
    expect(press(document.createElement('div'), 'f', more)).toBeNull();
  }
});

test('what is typed into something is not', () => {
  const dialog = document.createElement('dialog');
  const inside = dialog.appendChild(document.createElement('button'));
  for (const element of [document.createElement('input'), inside]) {
    expect(press(element, 'f')).toBeNull();
  }
});

test('a key is not for the table while a window is open, and is from the moment it closes', async () => {
  const children = createRawSnippet(() => ({ render: () => '<p>Rules</p>' }));
  const props = { open: true, title: 'Rules', children };
  const mounted = mount(Dialog, { target: document.body, props });
  flushSync();
  expect(press(document.body, 'f')).toBeNull();
  document.querySelector('dialog')?.close();
  expect(press(document.body, 'f')).toBe('f');
  await unmount(mounted);
});

test('letters, digits and signs can be switched off; arrows still work', () => {
  settings.letterKeys = false;
  const div = document.createElement('div');
  for (const key of ['f', '1', '?']) expect(press(div, key)).toBeNull();
  expect(press(div, 'ArrowUp')).toBe('arrowup');
  settings.letterKeys = true;
  expect(press(div, 'f')).toBe('f');
});
