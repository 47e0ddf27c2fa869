import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { BACKS, Card, pictures, settings, showPicture, SPOTS } from '../../kit';
import { DEFAULTS } from '../../kit/settings/settings.svelte';
import Felt from './Felt.svelte';

const PICTURE = { file: new Blob(['picture']), brightest: '#ffffff' };
const JACK = 36;

afterEach(() => {
  Object.assign(settings, DEFAULTS);
  for (const spot of SPOTS) showPicture(spot, null);
});

// req: T21-P2-GUI-d
test('the felt shows the own picture of the table as long as there is one', async () => {
  const mounted = mount(Felt, { target: document.body });
  const felt = document.querySelector<HTMLElement>('.felt');
  const ground = (): string => felt?.style.getPropertyValue('--ground') ?? '';
  expect(ground()).toBe('');
  showPicture('table', PICTURE);
  flushSync();
  expect(pictures.table).toMatch(/^blob:/);
  expect(ground()).toContain(`url("${pictures.table ?? ''}")`);
  expect(felt?.classList).toContain('pictured');
  showPicture('table', null);
  flushSync();
  expect(ground()).toBe('');
  expect(felt?.classList).not.toContain('pictured');
  await unmount(mounted);
});

// req: T21-P2-GUI-d
test('a card shows the own pictures of its back and of its court', async () => {
  for (const spot of SPOTS) showPicture(spot, PICTURE);
  settings.back = 'own';
  const cards = { back: null, jack: JACK, queen: JACK + 4, king: JACK + 8 };
  for (const [spot, code] of Object.entries(cards)) {
    const mounted = mount(Card, { target: document.body, props: { code } });
    flushSync();
    const shown = document.querySelector('svg.card image')?.getAttribute('href');
    expect(shown).toBe(pictures[spot as keyof typeof cards]);
    await unmount(mounted);
  }
  settings.back = DEFAULTS.back;
  const mounted = mount(Card, { target: document.body, props: { code: null } });
  flushSync();
  expect(document.querySelector('svg.card image')).toBeNull();
  await unmount(mounted);
});

// req: T21-P2-GUI-d
test('a card shows the drawn set that was chosen', async () => {
  const drawn = (code: number | null): string => {
    const mounted = mount(Card, { target: document.body, props: { code } });
    flushSync();
    const body = document.querySelector('svg.card')?.innerHTML ?? '';
    void unmount(mounted);
    return body;
  };
  const backs = BACKS.map((name) => {
    settings.back = name;
    return drawn(null);
  });
  expect(new Set(backs).size).toBe(BACKS.length);
  settings.faces = 'classic';
  const classic = drawn(JACK);
  settings.faces = 'stylised';
  expect(drawn(JACK)).not.toBe(classic);
});
