/** A picture as a PNG file, painted by the browser with the fonts of the page. */
import { type Item, type Matrix, placeOf, type Scene, type TextItem, type Voice } from '../../../scene/scene';

/** Browsers round the widths of letters to whole dots, as they are before a canvas is scaled: they are painted so much larger. */
const FINE = 50;

/** The fonts of the page by voice, as a canvas takes them. */
const fontOf = (voice: Voice, size: number, styles: CSSStyleDeclaration): string => {
  const [name = 'form', look] = voice.split('-');
  const weight = look === 'bold' ? 700 : 400;
  const slant = look === 'italic' ? look : 'normal';
  return `${slant} ${weight} ${size}px ${styles.getPropertyValue(`--${name}`)}`;
};

export const PNG = 'image/png';

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const;

const painter = (brush: CanvasRenderingContext2D, styles: CSSStyleDeclaration) => {
  const paintText = ({ x, y, text, voice, size, fill, anchor = 'start', tracking = 0 }: TextItem): void => {
    brush.save();
    brush.translate(x, y);
    brush.scale(1 / FINE, 1 / FINE);
    brush.font = fontOf(voice, size * FINE, styles);
    brush.fillStyle = fill;
    brush.textAlign = ALIGN[anchor];
    brush.letterSpacing = `${tracking * FINE}px`;
    brush.fillText(text, 0, 0);
    brush.restore();
  };
  const within = (matrix: Matrix | undefined, items: readonly Item[], clip?: string): void => {
    brush.save();
    if (matrix) brush.transform(...matrix);
    if (clip !== undefined) brush.clip(new Path2D(clip));
    items.forEach(paint);
    brush.restore();
  };
  const paint = (item: Item): void => {
    switch (item.kind) {
      case 'text':
        paintText(item);
        break;
      case 'group':
        within(item.matrix, item.items, item.clip);
        break;
      case 'picture':
        within(placeOf(item), item.scene.items);
        break;
      case 'path': {
        const shape = new Path2D(item.d);
        if (item.fill) {
          brush.fillStyle = item.fill;
          brush.fill(shape);
        }
        if (!item.stroke) return;
        brush.strokeStyle = item.stroke.color;
        brush.lineWidth = item.stroke.width;
        brush.lineJoin = item.stroke.join ?? 'miter';
        brush.setLineDash([...(item.stroke.dash ?? [])]);
        brush.stroke(shape);
      }
    }
  };
  return paint;
};

/**
 * `dots`: how many there are to a mm. The picture as an address that a page may show, and as a file. Nothing where the browser
 * cannot paint.
 */
export const paintScene = async ({ width, height, items }: Scene, dots: number) => {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * dots);
  canvas.height = Math.round(height * dots);
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  brush.scale(dots, dots);
  items.forEach(painter(brush, getComputedStyle(document.documentElement)));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, PNG));
  return blob ? { address: canvas.toDataURL(PNG), blob } : undefined;
};
