import { expect, test } from 'vitest';
import type { Scene } from '../../../scene/scene';
import { rect, rectData } from '../../../scene/shapes';
import { sceneToSvg } from '../../../scene/svg';
import { svgLayers } from './raster-browser';

/** A drawing of so many clipped groups, each of about `size` characters. */
const drawing = (groups: number, size: number): string => {
  const items = Array.from({ length: Math.ceil(size / 60) }, (_, i) => rect(i, i, 5, 5, { fill: '#123456' }));
  const scene: Scene = {
    width: 100,
    height: 100,
    items: Array.from({ length: groups }, (_, i) => ({
      kind: 'group',
      clip: rectData(i, 0, 10, 10),
      items: [{ kind: 'group', items }],
    })),
  };
  return sceneToSvg(scene, { text: 'live', decorative: true });
};

const HEAD = /^<svg[^>]*><defs>.*?<\/defs>/;

test('a small drawing stays one', () => {
  const svg = drawing(3, 1000);
  expect(svgLayers(svg)).toEqual([svg]);
});

test.each([
  [12, 40_000],
  [3, 400_000],
])('%i groups of %i characters: all of them, in order, whole and with their clips', (groups, size) => {
  const svg = drawing(groups, size);
  const layers = svgLayers(svg);
  const head = HEAD.exec(svg)?.[0] ?? '';
  expect(layers.length).toBeGreaterThan(1);
  for (const layer of layers) {
    expect(layer.startsWith(head)).toBe(true);
    expect(layer.match(/<g[ >]/g)?.length).toBe(layer.match(/<\/g>/g)?.length);
  }
  const body = layers.map((layer) => layer.slice(head.length, -'</svg>'.length)).join('');
  expect(`${head}${body}</svg>`).toBe(svg);
});
