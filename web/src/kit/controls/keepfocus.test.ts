import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keepfocus';

const get = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <section aria-label="Moves"><button id="fold">Fold</button></section>
      <button id="menu">Menu</button>
    </main>`;
  stop = keepFocus();
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

test('when what had the focus goes, the part of the page around it takes the focus', async () => {
  get('#fold').focus();
  get('#fold').remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(get('section')));
});

test('when all around it goes, too, the screen takes it', async () => {
  get('#fold').focus();
  get('main').outerHTML = '<main><h1>Another screen</h1></main>';
  await vi.waitFor(() => expect(document.activeElement).toBe(get('main')));
});

test('a screen that comes later takes it when it comes', async () => {
  get('#fold').focus();
  get('main').remove();
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  document.body.innerHTML = '<main><h1>Another screen</h1></main>';
  await vi.waitFor(() => expect(document.activeElement).toBe(get('main')));
});

test('whoever lets go of the focus keeps it so', async () => {
  get('#fold').focus();
  get('#fold').blur();
  get('#menu').remove();
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  expect(document.activeElement).toBe(document.body);
});
