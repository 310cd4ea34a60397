import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { plainPng } from './files';

const picture = sharp({ create: { width: 7, height: 5, channels: 3, background: '#b4231f' } });
const withRemarks = (): Promise<Buffer> =>
  picture
    .clone()
    .withMetadata({ density: 72, exif: { IFD0: { Artist: 'Somebody' } } })
    .png()
    .toBuffer();

const chunks = (png: Uint8Array): [type: string, data: Buffer, sum: number][] => {
  const file = Buffer.from(png);
  const found: [string, Buffer, number][] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const length = file.readUInt32BE(at);
    found.push([
      file.toString('latin1', at + 4, at + 8),
      file.subarray(at + 8, at + 8 + length),
      file.readUInt32BE(at + 8 + length),
    ]);
  }
  return found;
};

describe('plainPng', () => {
  test('keeps the picture and its resolution, and nothing else', async () => {
    const before = await withRemarks();
    expect(chunks(before).map(([type]) => type)).toContain('eXIf');
    const after = plainPng(before);
    expect(chunks(after).map(([type]) => type)).toEqual(['IHDR', 'pHYs', 'IDAT', 'IEND']);
    expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
    expect((await sharp(after).metadata()).density).toBe(300);
  });

  test('writes check sums that readers agree with', async () => {
    for (const [type, data, sum] of chunks(plainPng(await withRemarks())))
      expect(sum).toBe(crc32(Buffer.concat([Buffer.from(type, 'latin1'), data])));
  });

  test('says 300 dots an inch as 11811 a metre', async () => {
    const [, [, data] = ['', Buffer.alloc(0)]] = chunks(plainPng(await withRemarks()));
    expect([data.readUInt32BE(0), data.readUInt32BE(4), data[8]]).toEqual([11811, 11811, 1]);
  });
});
