import { describe, expect, test } from 'vitest';
import { BACK_BLEED, secretBack } from '../../look/backs';
import { backImage, frontImage } from './images';

const size = { width: 63.5, height: 88.9 };
const back = secretBack({ size, ink: 'full' });

describe('backImage', () => {
  test.each([0, BACK_BLEED, 3.048, 3.175])('reaches the edges of an image with %f mm of bleed', (bleed) => {
    const image = backImage(back, bleed);
    const [group] = image.items;
    const picture = group?.kind === 'group' ? group.items[0] : undefined;
    if (picture?.kind !== 'picture') throw new Error('no picture');
    const scale = picture.width / size.width;
    expect(picture.x - BACK_BLEED * scale).toBeLessThanOrEqual(1e-9);
    expect(picture.y - BACK_BLEED * scale).toBeLessThanOrEqual(1e-9);
    expect(picture.x + picture.width / 2).toBeCloseTo(image.width / 2, 9);
    expect(picture.y + picture.height / 2).toBeCloseTo(image.height / 2, 9);
    expect(scale).toBeLessThan(1.006);
  });

  test('leaves a back as it is where it reaches far enough', () => {
    expect(backImage(back, 3).items).toMatchObject([{ items: [{ ...size, x: 3, y: 3 }] }]);
  });
});

describe('frontImage', () => {
  test('puts the front in the middle of white ground, at its size', () => {
    const image = frontImage({ ...size, items: [] }, 3);
    expect(image).toMatchObject({ width: 69.5, height: 94.9 });
    expect(image.items).toMatchObject([{ fill: '#FFFFFF' }, { x: 3, y: 3, ...size }]);
  });
});
