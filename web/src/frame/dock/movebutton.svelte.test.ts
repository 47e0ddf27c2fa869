import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import MoveButton from './MoveButton.svelte';

const press = vi.fn();
const props = $state({ word: 'Check', key: 'C', on: true, busy: false, press });
let mounted: Record<string, unknown>;

afterEach(() => {
  void unmount(mounted);
  press.mockClear();
  Object.assign(props, { on: true, busy: false });
});

function show(): HTMLButtonElement {
  document.body.innerHTML = '';
  mounted = mount(MoveButton, { target: document.body, props });
  flushSync();
  const button = document.querySelector('button');
  if (!button) throw new Error('no button');
  return button;
}

function turn(on: boolean, busy: boolean): void {
  Object.assign(props, { on, busy });
  flushSync();
}

test('a move that waits keeps the focus, and a press does nothing', () => {
  const button = show();
  button.focus();
  // Pressed and on its way, then the turn of others, then a new street on which the moves rest.
  for (const [on, busy] of [
    [false, true],
    [false, false],
    [true, false],
    [false, false],
  ] as const) {
    turn(on, busy);
    expect([document.activeElement === button, button.disabled]).toEqual([true, false]);
    expect(button.getAttribute('aria-disabled')).toBe(String(!on && !busy));
  }
  button.click();
  expect(press).not.toHaveBeenCalled();
  turn(true, false);
  button.click();
  expect(press).toHaveBeenCalledOnce();
});

test('a move that waits without the focus cannot get it', () => {
  const button = show();
  turn(false, false);
  expect(button.disabled).toBe(true);
  turn(true, false);
  button.focus();
  turn(false, false);
  button.blur();
  flushSync();
  expect(button.disabled).toBe(true);
});
