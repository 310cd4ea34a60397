import { type ComponentChild, h, type VNode } from 'preact';
import satori from 'satori/standalone';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { nodeBook } from '../files/node-fonts';
import type { FontBook } from './fonts/book';
import { FaceError, FaceOverflow, layoutScene, Picture } from './layout';
import { segments } from './paths';
import type { GroupItem, Item, PathItem, PictureItem, Scene } from './scene';

/** The layout engine itself, with its calls counted. */
const engine = vi.fn(satori);

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});
beforeEach(() => {
  engine.mockClear();
});

type Style = Readonly<Record<string, string | number>>;
const box = (style: Style, ...children: ComponentChild[]): VNode => h('div', { style } as object, children);
const block = (width: number, height: number): VNode => Picture({ scene: { width, height, items: [] } });

const card = { width: 63, height: 88 };
const draw = (root: VNode, size = card): Promise<Scene> =>
  layoutScene('Target card: Ana', () => root, size, book, engine);
const column = (...children: ComponentChild[]): VNode =>
  box({ width: 63, height: 88, padding: 4.2, flexDirection: 'column' }, children);

const pictures = (items: readonly Item[]): PictureItem[] =>
  items.flatMap((item) =>
    item.kind === 'picture' ? [item] : item.kind === 'group' ? pictures(item.items) : [],
  );
const expectBox = (item: PictureItem | undefined, expected: readonly number[]): void => {
  const actual = [item?.x, item?.y, item?.width, item?.height];
  for (const [i, value] of expected.entries())
    expect(Math.abs((actual[i] ?? Number.NaN) - value)).toBeLessThan(0.001);
};

describe('boxes', () => {
  it('lie where their lengths say, to a thousandth of a millimetre', async () => {
    const { items } = await draw(
      column(
        block(54.6, 7.123),
        box({ height: 1.377 }),
        block(20.05, 10),
        box({ flexGrow: 1 }),
        block(10, 2.5),
      ),
    );
    const [first, second, last] = pictures(items);
    expectBox(first, [4.2, 4.2, 54.6, 7.123]);
    expectBox(second, [4.2, 12.7, 20.05, 10]);
    expectBox(last, [4.2, 81.3, 10, 2.5]);
  });

  it('are as large as they say, borders and padding included', async () => {
    const { items } = await draw(
      column(
        box(
          { width: 30, height: 20, padding: 2, border: '1px solid #112233', backgroundColor: '#445566' },
          block(5, 5),
        ),
      ),
    );
    const [fill, picture, frame] = items as [PathItem, PictureItem, PathItem];
    expect(fill).toEqual({ kind: 'path', d: 'M4.2 4.2L34.2 4.2L34.2 24.2L4.2 24.2Z', fill: '#445566' });
    expectBox(picture, [7.2, 7.2, 5, 5]);
    expect(frame.d).toBe('M4.7 4.7L33.7 4.7L33.7 23.7L4.7 23.7Z');
    expect(frame.stroke).toEqual({ color: '#112233', width: 1 });
  });

  it('draw a border of one side as an area of its own', async () => {
    const { items } = await draw(column(box({ height: 10, borderBottom: '0.5px solid #112233' })));
    expect(items).toEqual([{ kind: 'path', d: 'M4.2 13.7L58.8 13.7L58.8 14.2L4.2 14.2Z', fill: '#112233' }]);
  });

  it('round the corners of a background', async () => {
    const { items } = await draw(column(box({ height: 10, backgroundColor: '#112233', borderRadius: 2 })));
    expect(segments((items[0] as PathItem).d).filter(({ command }) => command === 'C')).toHaveLength(4);
  });

  it('turn about their middle', async () => {
    const { items } = await draw(
      column(box({ width: 20, height: 10, transform: 'rotate(90deg)' }, block(20, 10))),
    );
    const [turned] = items as [GroupItem];
    const [a, b, c, d, e, f] = turned.matrix ?? [];
    // The middle, (14.2, 9.2), stays; a point to its right goes below it.
    expect([
      14.2 * (a ?? 0) + 9.2 * (c ?? 0) + (e ?? 0),
      14.2 * (b ?? 0) + 9.2 * (d ?? 0) + (f ?? 0),
    ]).toEqual([expect.closeTo(14.2, 6), expect.closeTo(9.2, 6)]);
    expect([a, b]).toEqual([expect.closeTo(0, 9), expect.closeTo(1, 9)]);
  });

  it('show a picture at the size that is asked for', async () => {
    const scene: Scene = { width: 10, height: 10, items: [] };
    const { items } = await draw(column(Picture({ scene, width: 27, height: 27 })));
    expectBox(pictures(items)[0], [4.2, 4.2, 27, 27]);
    expect(pictures(items)[0]?.scene).toBe(scene);
  });

  it('leave out what is not there', async () => {
    const { items } = await draw(column(null, false, undefined, [block(5, 5)]));
    expect(pictures(items)).toHaveLength(1);
  });
});

describe('a layout', () => {
  const page = (scene: Scene, gap = 3.25): VNode => column(box({ height: gap }), Picture({ scene }));
  const words = (text: string): Scene => ({
    width: 20,
    height: 5,
    items: [{ kind: 'text', x: 0, y: 4, text, voice: 'talk', size: 4, fill: '#000000' }],
  });

  it('is made once for cards that differ in their words alone', async () => {
    const first = await draw(page(words('Ana')));
    const second = await draw(page(words('Ben')));
    expect(engine).toHaveBeenCalledTimes(1);
    expect(pictures(second.items)[0]?.scene).toEqual(words('Ben'));
    expect(pictures(first.items).map(({ x, y }) => [x, y])).toEqual(
      pictures(second.items).map(({ x, y }) => [x, y]),
    );
  });

  it('is made anew for another length, another card, or another picture size', async () => {
    await draw(page(words('Ana'), 4.5));
    await draw(page(words('Ana'), 4.75));
    await draw(page(words('Ana'), 4.75), { width: 70, height: 120 });
    await draw(page({ ...words('Ana'), height: 6 }, 4.75));
    expect(engine).toHaveBeenCalledTimes(4);
  });

  it('starts again when a font is missing, and draws with it', async () => {
    const fresh = await nodeBook();
    const draws = vi.fn(() => {
      fresh.shape('Ж', 'talk');
      return column(block(5, 5));
    });
    await layoutScene('Ж', draws, card, fresh);
    expect(draws).toHaveBeenCalledTimes(2);
  });
});

describe("a face's mistake", () => {
  const problem = async (root: VNode): Promise<FaceError> => {
    const error: unknown = await draw(root).catch((reason: unknown) => reason);
    if (!(error instanceof FaceError))
      throw new Error(`not refused as a mistake of the face: ${String(error)}`);
    return error;
  };

  it.each([
    ['unknown CSS', box({ boxShadow: '0 0 2px black' }), 'CSS “boxShadow: 0 0 2px black” is not one'],
    ['CSS that only satori knows', box({ overflow: 'hidden' }), 'CSS “overflow: hidden” is not one'],
    [
      'a border of another kind',
      box({ height: 5, border: '1px dashed #112233' }),
      'border “1px dashed #112233”',
    ],
    ['a border in a named colour', box({ height: 5, borderTop: '1px solid red' }), 'border “1px solid red”'],
    ['a transform of another kind', box({ height: 5, transform: 'scale(2)' }), 'transform “scale(2)”'],
    ['padding that is no number', box({ height: 5, padding: '1px 2px' }), 'CSS “padding: 1px 2px”'],
    ['an element that is no box', h('p', {}), '<p> is not a box'],
  ])('is named: %s', async (_what, child, message) => {
    const error = await problem(column(child));
    expect(error.message).toContain(`face “Target card: Ana”: ${message}`);
    expect(error).not.toBeInstanceOf(FaceOverflow);
  });

  it('is text outside a block', async () => {
    expect((await problem(column('Ana'))).message).toContain('the text “Ana” stands outside a text block');
    expect((await problem(column(12))).message).toContain('the text “12”');
  });

  it('is a tree without a box', async () => {
    expect((await problem(h(() => null, {}))).message).toBe('face “Target card: Ana”: is empty');
  });

  it('is contents that reach over their margin, with how far', async () => {
    const high = await problem(column(block(10, 50), block(10, 30.6)));
    expect(high).toBeInstanceOf(FaceOverflow);
    expect(high.message).toContain('its contents do not fit, by 1.0 mm');
    expect((await problem(column(block(55.6, 10)))).message).toContain('by 1.0 mm');
  });

  it('is no contents that just fill their margin, or stand outside on purpose', async () => {
    await draw(column(block(54.6, 79.6)));
    await draw(column(box({ position: 'absolute', left: -3, top: -3, width: 69, height: 5 })));
  });

  it('counts the padding of each side for itself', async () => {
    const stamp = (height: number): VNode =>
      column(box({ height: 10, padding: 2, paddingBottom: 1, flexDirection: 'column' }, block(5, height)));
    await draw(stamp(7));
    expect((await problem(stamp(7.5))).message).toContain('by 0.5 mm');
  });
});
