import { expect, it } from 'vitest';
import { type Box, floatFigures, keepTogether, leaveNoneAlone, paginate } from './paginate';

interface Line extends Box {
  readonly content: string;
  readonly carry?: Line;
}

const line = (content: string, before = 0): Line => ({ height: 10, before, content });
const named = (pages: ReturnType<typeof paginate<Line>>) =>
  pages.map((page) => page.map(({ content }) => content).join(''));

it('drops the space above the first box of a page', () => {
  const [first, second] = paginate([line('a', 5), line('b', 5), line('c', 5)], 25);
  expect(first?.map(({ top }) => top)).toEqual([0, 15]);
  expect(second?.map(({ top }) => top)).toEqual([0]);
});

it('moves a second line over, too, where the third alone would not fit', () => {
  expect(named(paginate(leaveNoneAlone([...'abcd'].map((name) => line(name))), 30))).toEqual(['ab', 'cd']);
});

it('keeps a paragraph of three lines whole', () => {
  const text = leaveNoneAlone([line('a'), line('b'), line('c')]);
  expect(named(paginate([line('x'), ...text], 30))).toEqual(['x', 'abc']);
});

it('breaks what is kept together but higher than a page, rather than nothing', () => {
  expect(named(paginate(keepTogether([...'abcde'].map((name) => line(name))), 20))).toEqual([
    'ab',
    'cd',
    'e',
  ]);
});

it('refuses a box that is higher than a page', () => {
  expect(() => paginate([line('a')], 9)).toThrow('a box of 10.0 mm does not fit a page of 9.0 mm');
});

it('makes no page of nothing', () => {
  expect(paginate([], 10)).toEqual([]);
});

it('shares out the space that a figure leaves empty, where that costs no page', () => {
  const figure = { ...line('F'), height: 80 };
  const boxes = [...'abcdefghijklm'].map((name) => line(name));
  // Filled to the brim, the first page would hold ten lines and the second three.
  const pages = named(paginate([...boxes, figure, ...boxes], 100));
  expect(pages).toEqual(['abcdefg', 'hijklm', 'Fab', 'cdefghijk', 'lm']);
});

it('draws lines over to a last page that would hold one alone', () => {
  const boxes = [...'abcdefghijk'].map((name) => line(name));
  expect(named(paginate(boxes, 100)).map((page) => page.length)).toEqual([9, 2]);
});

const heading: Line = { ...line('H'), keep: true, heading: 'section' };

it('leaves no heading with fewer than three lines under it', () => {
  const boxes = [...'abcdefg'].map((name) => line(name)).toSpliced(5, 0, heading);
  expect(named(paginate(boxes, 70))).toEqual(['abcde', 'Hfg']);
});

it('moves a figure to where it leaves the least empty, between blocks and behind its heading', () => {
  const figure = [{ ...line('F'), height: 60, float: {} }];
  const list = leaveNoneAlone(
    [...'cdefg'].map((name) => line(name)),
    0.01,
  );
  const boxes = [line('a'), heading, line('b'), ...figure, ...list, line('h'), line('i')];
  expect(named(paginate(floatFigures(boxes, 100), 100)).join(' ')).toBe('aHbcdefg Fhi');
});
