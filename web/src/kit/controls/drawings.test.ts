import { expect, test } from 'vitest';
import { avatar } from './avatars';
import { back, BACKS, ownBack } from '../cards/backs';
import { face } from '../cards/faces';
import { RANKS, SUIT_PATH, SUITS } from '../cards/pips';

function parsed(body: string): SVGElement {
  const host = document.createElement('div');
  host.innerHTML = `<svg>${body}</svg>`;
  return host.firstElementChild as SVGElement;
}

const count = (body: string, mark: string): number => body.split(mark).length - 1;

// req: EPS-REF-1
test('all 54 cards have a picture of their own in every cut', () => {
  for (const cut of ['full', 'jumbo', 'narrow'] as const) {
    const pictures = Array.from({ length: 54 }, (_, code) => face(code, cut));
    expect(new Set(pictures).size).toBe(54);
  }
});

// req: EPS-REF-1
test('a number card shows as many pips as its number, besides its corners', () => {
  RANKS.slice(0, 9).forEach((rank, at) => {
    SUITS.forEach((suit, which) => {
      expect(count(face(4 * at + which), SUIT_PATH[suit])).toBe(Number(rank) + 2);
    });
  });
});

// req: EPS-REF-1
test('rank and suit stand in the corners, in the ink of the suit', () => {
  for (let code = 0; code < 52; code++) {
    const card = parsed(face(code));
    const signs = [...card.querySelectorAll('text')].map((text) => text.textContent);
    expect(signs).toEqual([RANKS[code >> 2], RANKS[code >> 2]]);
    const suit = SUITS[code & 3] ?? 'clubs';
    expect(card.querySelector('text')?.getAttribute('fill')).toContain(`--suit-${suit[0]}`);
  }
});

// req: EPS-REF-2
test('the stylised deck has a picture of its own for every card in every cut', () => {
  for (const cut of ['full', 'jumbo', 'narrow'] as const) {
    const cards = Array.from({ length: 52 }, (_, code) => face(code, cut, 'stylised'));
    expect(new Set(cards).size).toBe(52);
    cards.forEach((card, code) => {
      expect(card).not.toBe(face(code, cut));
      expect(parsed(card).querySelector('text')?.textContent).toBe(RANKS[code >> 2]);
      expect(count(card, SUIT_PATH[SUITS[code & 3] ?? 'clubs'])).toBeGreaterThan(0);
    });
  }
});

// req: T21-P2-GUI-d
test('a court card with an own picture still says what it is', () => {
  for (const cut of ['full', 'jumbo', 'narrow'] as const) {
    for (let code = 36; code < 48; code++) {
      const card = parsed(face(code, cut, 'classic', 'blob:own'));
      expect(card.querySelector('image')?.getAttribute('href')).toBe('blob:own');
      expect(card.querySelector('text')?.textContent).toBe(RANKS[code >> 2]);
      expect(card.innerHTML).toContain(SUIT_PATH[SUITS[code & 3] ?? 'clubs']);
    }
  }
  expect(face(51, 'full', 'classic', 'blob:own')).not.toContain('blob:own');
  expect(ownBack('blob:own')).toContain('href="blob:own"');
});

test('a picture is drawn once and remembered', () => {
  expect(face(51)).toBe(face(51));
});

test('each back has a pattern of its own and no ids that could collide', () => {
  const backs = BACKS.map((name) => back(name));
  expect(new Set(backs).size).toBe(BACKS.length);
  for (const body of backs) expect(body).not.toContain('id=');
});

test('the same name has the same face, and bots never look like people', () => {
  expect(avatar('Ines')).toBe(avatar('Ines'));
  expect(avatar('Ines')).not.toBe(avatar('Ines', true));
  const names = Array.from({ length: 200 }, (_, i) => `Player ${i}`);
  expect(new Set(names.map((name) => avatar(name))).size).toBeGreaterThan(120);
});

test('a name cannot smuggle markup into its picture', () => {
  expect(avatar('<script>"')).not.toContain('script');
});
