import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodeBook } from '../../press/node-book';
import { type FontBook, withFonts } from '../../scene/fonts/book';
import type { Scene } from '../../scene/scene';
import { sceneToSvg } from '../../scene/svg';
import { drawSeatCard, SEAT_CARD, type SeatCardFace } from './seat-card';

const DPI = 300;

/** As long as the link of twenty people. */
const CARD: SeatCardFace = {
  name: 'Ben',
  link: `https://example.org/paper-dagger/seat/#seat=${'AQFk9-_2'.repeat(45)}`,
  code: '0RK4T-9QY2M-ABCDE-FGHJK-MNPQR-STVWX',
};

interface Dots {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});

const toDots = (mm: number): number => Math.round((mm / 25.4) * DPI);

const dotsOf = async (scene: Scene): Promise<Dots> => {
  const svg = await withFonts(book, () => sceneToSvg(scene, { text: book }));
  const { data, info } = await sharp(Buffer.from(svg), { density: DPI })
    .resize(toDots(scene.width), toDots(scene.height), { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const cut = async ({ data, width, height }: Dots, top: number, rows: number): Promise<Dots> => {
  const cutOut = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top, width, height: rows })
    .raw()
    .toBuffer();
  return { data: cutOut, width, height: rows };
};

const PANEL = (SEAT_CARD.height - 12) / 2;

const drawn = (): Promise<Scene> => withFonts(book, () => drawSeatCard(CARD, book));

describe('a seat card', () => {
  it('is read by a camera, from the panel that its code is on', async () => {
    const dots = await dotsOf(await drawn());
    expect(decodeQR(await cut(dots, toDots(12), toDots(PANEL)))).toBe(CARD.link);
  });

  it('is not read through its cover once it is folded', async () => {
    const dots = await dotsOf(await drawn());
    const code = await cut(dots, toDots(12), toDots(PANEL));
    const cover = await cut(dots, toDots(12 + PANEL), toDots(PANEL));
    // Folded up, the cover lies over the code upside down; held against a lamp, what is dark on either is dark.
    const rowBytes = code.width * 4;
    const through = Uint8ClampedArray.from(code.data, (value, at) => {
      const row = Math.floor(at / rowBytes);
      const under = cover.data[(code.height - 1 - row) * rowBytes + (at % rowBytes)] ?? 255;
      return Math.min(value, under);
    });
    const { width, height } = code;
    expect(() => decodeQR({ data: through, width, height })).toThrow();
  });

  it('tells nothing of its code where it is read aloud', async () => {
    const card = await drawn();
    expect(card.alt).toBe('Seat card: Ben');
    expect(JSON.stringify(card)).not.toContain('#seat=');
  });

  it.each(['Ticket 3', 'Wolfeschlegelsteinhausen', 'ΑΝΝΑ Μαρία', 'Łukasz', '李小龙', 'مريم', 'अनीता 🎲'])(
    'has room for %s on its tab',
    async (name) => {
      const { items } = await withFonts(book, () => drawSeatCard({ ...CARD, name }, book));
      const [tab] = items;
      expect(tab?.kind === 'picture' && tab.y + tab.height).toBeLessThanOrEqual(9);
    },
  );
});
