import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { QUIET_ZONE, qrScene } from './qr';
import type { Scene } from './scene';
import { sceneToSvg } from './svg';

/** What a reader of the printed picture gets, dots of `dpi` and all. */
const readAs = async (scene: Scene, mm: number, dpi: number): Promise<string> => {
  const svg = sceneToSvg(
    { width: mm, height: mm, items: [{ kind: 'picture', scene, x: 0, y: 0, width: mm, height: mm }] },
    { text: 'live' },
  );
  const { data, info } = await sharp(Buffer.from(svg), { density: dpi })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
};

it.each([
  'https://example.org/rules/target/',
  'https://a-rather-long-host-name.example.org/paper-dagger/rules/multiplayer/',
])('the code of %s is read from a print of 21 mm', async (address) => {
  expect(await readAs(qrScene(address), 21, 300)).toBe(address);
});

it('has a quiet zone, and says in words what it is', () => {
  const scene = qrScene('https://example.org/');
  const [item] = scene.items;
  const numbers = (item?.kind === 'path' ? item.d : '').match(/-?[\d.]+/g)?.map(Number) ?? [];
  expect(Math.min(...numbers)).toBe(QUIET_ZONE);
  expect(Math.max(...numbers)).toBe(scene.width - QUIET_ZONE);
  expect(scene.alt).toBe('QR code: https://example.org/');
});
