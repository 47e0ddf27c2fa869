import { type Component, createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announce, Announcer, Card, ChipStack, Dialog, FlipCard, ownClock, Sheet } from '..';
import SettingsPanel from '../settings/SettingsPanel.svelte';
import { speak } from '../../i18n';
import { BACKS } from '../cards/backs';
import tokens from '../global/tokens.css?raw';
import { DECKS, DEFAULTS, FELTS, settings } from '../settings/settings.svelte';

let host: HTMLElement;
let shown: object[] = [];

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
});

afterEach(async () => {
  for (const each of shown) await unmount(each);
  shown = [];
  host.remove();
  Object.assign(settings, DEFAULTS);
  await speak('en');
});

function show<P extends Record<string, unknown>>(
  component: Component<P, object, string>,
  props: P,
): void {
  shown.push(mount(component, { target: host, props }));
  flushSync();
}

const label = (selector: string): string | null | undefined =>
  host.querySelector(selector)?.getAttribute('aria-label');

const words = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));

describe('cards', () => {
  test('a card has its name, in the language of the page', async () => {
    show(Card, { code: 47 });
    expect(label('svg.card')).toBe('king of spades');
    await speak('zh');
    flushSync();
    expect(label('svg.card')).toBe('黑桃K');
  });

  test('a face-down card shows nothing but its back', () => {
    show(Card, { code: null });
    expect(label('svg.card')).toBe('face-down card');
    expect(host.querySelectorAll('text').length).toBe(0);
  });

  test('a card without label is decoration', () => {
    show(Card, { code: 3, label: false });
    const card = host.querySelector('svg.card');
    expect([card?.getAttribute('aria-hidden'), card?.getAttribute('role')]).toEqual(['true', null]);
  });

  test('the back is the one the player chose', () => {
    show(Card, {});
    const before = host.innerHTML;
    settings.back = 'rays';
    flushSync();
    expect(host.innerHTML).not.toBe(before);
  });

  test('a card turns when its face becomes known, and is named only then', () => {
    const props: { code: number | null } = $state({ code: null });
    show(FlipCard, props);
    const flip = host.querySelector('.flip');
    expect([flip?.classList.contains('up'), label('.flip')]).toEqual([false, 'face-down card']);
    props.code = 51;
    flushSync();
    expect([flip?.classList.contains('up'), label('.flip')]).toEqual([true, 'ace of spades']);
    props.code = null;
    flushSync();
    expect([flip?.classList.contains('up'), label('.flip')]).toEqual([false, 'face-down card']);
  });
});

test('an amount below one chip draws no stack', () => {
  show(ChipStack, { amount: 99 });
  expect(host.querySelector('svg')).toBeNull();
});

describe('windows', () => {
  test('a dialog is named by its title and says that it was closed', () => {
    const onclose = vi.fn();
    show(Dialog, { open: true, title: 'Rules', children: words('Two cards each.'), onclose });
    const dialog = host.querySelector('dialog');
    expect(dialog?.open).toBe(true);
    const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
    expect(title?.textContent).toBe('Rules');
    host.querySelector<HTMLButtonElement>('button[aria-label=Close]')?.click();
    flushSync();
    expect(dialog?.open).toBe(false);
    expect(onclose).toHaveBeenCalledOnce();
    expect(host.textContent).not.toContain('Two cards');
  });

  test('a dialog that was opened again is not closed by what the browser tells of the first time', () => {
    const props = $state({ open: true, title: 'Rules', children: words('Two cards each.') });
    show(Dialog, props);
    const dialog = host.querySelector('dialog');
    dialog?.dispatchEvent(new Event('cancel'));
    flushSync();
    expect(dialog?.open).toBe(false);
    props.open = true;
    flushSync();
    dialog?.dispatchEvent(new Event('close'));
    flushSync();
    expect(dialog?.open).toBe(true);
  });

  test('what is announced while windows are open lies in the one in front, where it is heard', () => {
    show(Announcer, {});
    const region = host.querySelector('[role=status]');
    const [first, second] = [1, 2].map((number) => {
      const props = $state({ open: false, title: `${number}`, children: words('Two cards each.') });
      show(Dialog, props);
      return { props, dialog: host.querySelectorAll('dialog')[number - 1] };
    });
    const open = (window: typeof first, opened: boolean): void => {
      if (window) window.props.open = opened;
      flushSync();
    };
    open(second, true);
    expect(region?.parentElement).toBe(second?.dialog);
    open(first, true);
    expect(region?.parentElement).toBe(first?.dialog);
    open(second, false);
    expect(region?.parentElement).toBe(first?.dialog);
    open(first, false);
    expect(region?.parentElement).toBe(host);
  });

  test('a window that goes while it is open takes nothing of that away', async () => {
    show(Announcer, {});
    const region = host.querySelector('[role=status]');
    show(Dialog, { open: true, title: 'Rules', children: words('Two cards each.') });
    expect(region?.parentElement?.tagName).toBe('DIALOG');
    await unmount(shown.pop() ?? {});
    flushSync();
    expect(region?.parentElement).toBe(host);
  });

  test('the time that the player has left is seen in every window', () => {
    show(Dialog, { open: true, title: 'Rules', children: words('Two cards each.') });
    const head = host.querySelector('.dialog-head');
    expect(head?.textContent).not.toMatch(/\d/);
    ownClock.seconds = 7;
    flushSync();
    expect(head?.textContent).toContain('7');
    ownClock.seconds = null;
    flushSync();
    expect(head?.textContent).not.toMatch(/\d/);
  });

  test('Escape closes a sheet, gives focus back and reaches nothing else', () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    show(Sheet, { open: true, title: 'Chat', children: words('Hello.') });
    const sheet = host.querySelector('dialog');
    expect(sheet?.open).toBe(true);
    sheet?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(sheet?.open).toBe(false);
    expect(document.activeElement).toBe(opener);
    expect(heard).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', heard);
    opener.remove();
  });
});

test('a sentence is added to what is still being spoken, and only what is added is read', () => {
  show(Announcer, {});
  const region = host.querySelector('[role=status]');
  expect(region?.getAttribute('aria-atomic')).toBe('false');
  announce('Seat 3 checks.');
  flushSync();
  const first = region?.firstElementChild;
  announce('Your turn.');
  flushSync();
  expect([...(region?.children ?? [])].map((each) => each.textContent)).toEqual([
    'Seat 3 checks.',
    'Your turn.',
  ]);
  expect(region?.firstElementChild).toBe(first);
});

test('what was said before the language was changed keeps its language', async () => {
  show(Announcer, {});
  announce('Fold.');
  await speak('zh');
  announce('弃牌。');
  flushSync();
  const said = [...host.querySelectorAll('[role=status] p')].slice(-2);
  expect(said.map((each) => each.getAttribute('lang'))).toEqual(['en', null]);
  await speak('en');
});

test('the samples of the settings are what they name, whatever is chosen', () => {
  show(SettingsPanel, {});
  Object.assign(settings, { deck: 'four', back: 'rays', faces: 'stylised', felt: 'plum' });
  flushSync();
  const sample = (value: string): Element | null | undefined =>
    host.querySelector(`input[value=${value}]`)?.closest('label');
  // Each has the colours of its own choice from the tokens.
  for (const [attribute, names] of [
    ['data-deck', DECKS],
    ['data-back', BACKS],
    ['data-felt', FELTS.filter((felt) => felt !== 'house')],
  ] as const) {
    for (const name of names) {
      expect(sample(name)?.querySelector(`[${attribute}=${name}]`), name).not.toBe(null);
      expect(tokens, name).toContain(`[${attribute}='${name}']`);
    }
  }
  const drawn = (value: string): string => sample(value)?.querySelector('svg')?.innerHTML ?? '';
  expect(drawn('classic')).not.toBe(drawn('stylised'));
  expect(new Set(BACKS.map(drawn)).size).toBe(BACKS.length);
  const grounds = ['auto', 'dark', 'light'].map((theme) =>
    host.querySelector(`[data-page=${theme}]`)?.getAttribute('style'),
  );
  expect(new Set(grounds).size).toBe(3);
});

test('the preview of the looks follows every choice', () => {
  show(SettingsPanel, {});
  const preview = (): string => host.querySelector('.preview')?.outerHTML ?? '';
  const seen = new Set([preview()]);
  for (const choice of [
    { faces: 'stylised' },
    { back: 'weave' },
    { felt: 'moss' },
    { cloth: '#334455' },
  ]) {
    Object.assign(settings, choice);
    flushSync();
    seen.add(preview());
  }
  expect(seen.size).toBe(5);
  // The deck is a matter of tokens: the card has a suit whose colour they change.
  expect(preview()).toContain('--suit-d');
});

test('the sample of motion moves only where things move', () => {
  show(SettingsPanel, {});
  for (const [motion, moves] of [
    ['full', true],
    ['reduced', false],
  ] as const) {
    settings.motion = motion;
    flushSync();
    expect(host.querySelector('.slider')?.classList.contains('moves')).toBe(moves);
  }
});

test('each choice of the settings panel works at once', () => {
  show(SettingsPanel, {});
  const press = (value: string): void =>
    host.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click();
  press('light');
  press('four');
  press('plum');
  for (const each of host.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) each.click();
  flushSync();
  expect(settings).toMatchObject({ theme: 'light', deck: 'four', felt: 'plum' });
  expect(settings).toMatchObject({ sound: false, announceChat: false });
  expect(host.querySelector<HTMLInputElement>('input[type=range]')?.disabled).toBe(true);
});
