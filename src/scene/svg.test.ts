import { beforeAll, describe, expect, it } from 'vitest';
import { nodeBook } from '../files/node-fonts';
import { type FontBook, withFonts } from './fonts/book';
import { normalizePath, segments } from './paths';
import type { Item, Scene } from './scene';
import { rect } from './shapes';
import { sceneToSvg } from './svg';

const scene = (items: readonly Item[], alt?: string): Scene => ({
  width: 63,
  height: 88.5,
  items,
  ...(alt === undefined ? {} : { alt }),
});
const live = (items: readonly Item[], more = {}): string =>
  sceneToSvg(scene(items), { text: 'live', ...more });
const square = { kind: 'path', d: 'M0 0L1 0L1 1Z' } as const;
const word = { kind: 'text', x: 1, y: 2, text: 'Ana', voice: 'talk', size: 3, fill: '#1C1A17' } as const;

describe('an SVG', () => {
  it('is as large as its scene, one unit a millimetre', () => {
    expect(live([])).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="63mm" height="88.5mm" viewBox="0 0 63 88.5" aria-hidden="true"></svg>',
    );
  });

  it('names what it shows, unless it is decoration', () => {
    const named = scene([], 'Ana & "Ben" <3');
    expect(sceneToSvg(named, { text: 'live' })).toContain(
      ' role="img"><title>Ana &#38; &#34;Ben&#34; &#60;3</title>',
    );
    const decoration = sceneToSvg(named, { text: 'live', decorative: true });
    expect(decoration).toContain(' aria-hidden="true"');
    expect(decoration).not.toContain('title');
  });

  it('fills and strokes', () => {
    const stroke = { color: '#B4231F', width: 0.35, dash: [1, 0.5], join: 'round' } as const;
    expect(live([{ ...square, fill: '#1C1A17', stroke }])).toContain(
      '<path fill="#1C1A17" d="M0 0L1 0L1 1Z"/>' +
        '<path fill="none" stroke="#B4231F" stroke-width="0.35" stroke-dasharray="1 0.5" stroke-linejoin="round" d="M0 0L1 0L1 1Z"/>',
    );
    expect(live([square])).not.toContain('<path');
  });

  it('packs paths for pages, as they are written elsewhere only when asked to', () => {
    const at = (x: number) =>
      live([{ kind: 'path', d: `M${x} 1L${x + 2} 1L${x + 2} 3Z`, fill: '#1C1A17' }], { compact: true });
    expect(at(5)).toContain('d="M5 1l2 0 0 2z"');
    expect(at(9)).toContain('d="M9 1l2 0 0 2z"');
  });

  it('writes colours as what a style sheet can change, and keeps the others', () => {
    const paints = { '#1C1A17': 'var(--ink)' } as const;
    const stroke = { color: '#1C1A17', width: 1 } as const;
    const svg = live([{ ...square, fill: '#1C1A17', stroke }, { ...square, fill: '#B4231F' }, word], {
      paints,
    });
    expect(svg).toContain('<path fill="var(--ink)" d=');
    expect(svg).toContain('<path fill="none" stroke="var(--ink)" stroke-width="1"');
    expect(svg).toContain('<path fill="#B4231F"');
    expect(svg).toContain('class="voice-talk" font-size="3" fill="var(--ink)"');
    expect(svg).not.toContain('#1C1A17');
  });

  it('writes live text in its voice, its signs escaped', () => {
    expect(live([{ ...word, text: '<Ana & "Ben">', anchor: 'middle', tracking: 0.12 }])).toContain(
      '<text x="1" y="2" class="voice-talk" font-size="3" fill="#1C1A17" text-anchor="middle" letter-spacing="0.12">' +
        '&#60;Ana &#38; &#34;Ben&#34;&#62;</text>',
    );
  });

  it('moves and cuts groups, a shape that cuts twice written once', () => {
    const clip = 'M0 0L5 0L5 5Z';
    const svg = live([
      { kind: 'group', matrix: [1, 0, 0, 1, 2, 3], clip, items: [word] },
      { kind: 'group', clip, items: [word] },
    ]);
    expect(svg.match(/<clipPath /g)).toHaveLength(1);
    const id = /<clipPath id="([^"]+)"/.exec(svg)?.[1] ?? '';
    expect(svg).toContain(`<g transform="matrix(1 0 0 1 2 3)" clip-path="url(#${id})">`);
    expect(svg).toContain(`<g clip-path="url(#${id})">`);
    expect(svg).toContain(`<path d="${clip}"/></clipPath></defs>`);
  });

  it('scales a picture into its box', () => {
    const inner = { width: 10, height: 20, items: [rect(0, 0, 10, 20, { fill: '#1C1A17' })] };
    expect(live([{ kind: 'picture', scene: inner, x: 3, y: 4, width: 5, height: 30 }])).toContain(
      '<g transform="matrix(0.5 0 0 1.5 3 4)"><path fill="#1C1A17" d="M0 0L10 0L10 20L0 20Z"/></g>',
    );
  });
});

describe('text as outlines', () => {
  let book: FontBook;
  beforeAll(async () => {
    book = await nodeBook();
  });
  const outline = (more: object): Promise<number[]> =>
    withFonts(book, () =>
      sceneToSvg(scene([{ ...word, size: 10, x: 20, y: 40, ...more }]), { text: book }),
    ).then((svg) => {
      expect(svg).not.toContain('<text');
      const drawn = segments(normalizePath(/ d="([^"]+)"/.exec(svg)?.[1] ?? ''));
      return drawn.flatMap(({ command, points }) => (command === 'M' ? [] : points));
    });
  const axis = (points: readonly number[], remainder: number): number[] =>
    points.filter((_, i) => i % 2 === remainder);

  it('sets the letters of a joined script beside each other, however far others are set apart', async () => {
    expect(await outline({ text: 'دانا', tracking: 2 })).toEqual(await outline({ text: 'دانا' }));
  });

  it('stands on its baseline, from its anchor on, as tall as the font says', async () => {
    const points = await outline({ text: 'HH' });
    const { capHeight } = book.metrics('talk');
    expect(Math.max(...axis(points, 1))).toBeCloseTo(40, 1);
    expect(Math.min(...axis(points, 1))).toBeCloseTo(40 - 10 * capHeight, 1);
    expect(Math.min(...axis(points, 0))).toBeGreaterThan(20);
    expect(Math.max(...axis(points, 0))).toBeLessThan(20 + book.width('HH', 'talk', 10));
  });

  it('ends at its anchor where that is its end', async () => {
    const points = await outline({ text: 'HH', anchor: 'end' });
    expect(Math.max(...axis(points, 0))).toBeLessThan(20);
    expect(Math.min(...axis(points, 0))).toBeGreaterThan(20 - book.width('HH', 'talk', 10));
  });

  it('is as wide apart as its tracking', async () => {
    const right = async (tracking: number): Promise<number> =>
      Math.max(...axis(await outline({ text: 'HHH', tracking }), 0));
    expect((await right(2)) - (await right(0))).toBeCloseTo(4, 2);
  });

  it('leaves out a line of spaces', async () => {
    const svg = await withFonts(book, () => sceneToSvg(scene([{ ...word, text: '  ' }]), { text: book }));
    expect(svg).not.toContain('<path');
  });
});

it('writes an image once, wherever it is shown', () => {
  const image = {
    kind: 'image',
    data: 'data:image/jpeg;base64,AAAA',
    dots: { width: 2, height: 2 },
  } as const;
  const svg = sceneToSvg(
    {
      width: 20,
      height: 10,
      items: [
        { ...image, x: 1, y: 2, width: 3, height: 4 },
        { ...image, x: 5, y: 6, width: 7, height: 8 },
      ],
    },
    { text: 'live', decorative: true },
  );
  expect(svg.match(/data:image/g)).toHaveLength(1);
  expect(svg).toContain('transform="matrix(3 0 0 4 1 2)"');
  expect(svg).toContain('transform="matrix(7 0 0 8 5 6)"');
});
