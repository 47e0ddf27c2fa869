import { expect, test } from 'vitest';
import { sabaccBack, sabaccFace, STAVES } from './staves';

function parsed(body: string): SVGElement {
  const host = document.createElement('div');
  host.innerHTML = `<svg>${body}</svg>`;
  return host.firstElementChild as SVGElement;
}

// req: CAS-5.5
test('a sabacc card shows its number of pips, solid if positive and hollow if negative', () => {
  const tag = { circle: 'circle', square: 'rect', triangle: 'path' } as const;
  for (const stave of STAVES) {
    for (let number = 1; number <= 10; number++) {
      for (const value of [number, -number]) {
        const card = parsed(sabaccFace(value, stave));
        // The outline of a negative card has the same ink, but no width of its own.
        const pips = [...card.querySelectorAll(tag[stave])].filter((mark) =>
          value > 0
            ? mark.getAttribute('fill') === '#1c6b45'
            : mark.getAttribute('stroke') === '#b3202c' && mark.hasAttribute('stroke-width'),
        );
        expect(pips.length).toBe(number + 2);
        expect(card.textContent).toContain(value > 0 ? `+${number}` : `\u2212${number}`);
      }
    }
  }
});

test('a sabacc card that does not exist is refused', () => {
  expect(() => sabaccFace(11, 'circle')).toThrow(RangeError);
  expect(() => sabaccFace(0, 'circle')).toThrow(RangeError);
  expect(() => sabaccFace(3, null)).toThrow(RangeError);
  expect(sabaccBack()).not.toContain('<text');
});
