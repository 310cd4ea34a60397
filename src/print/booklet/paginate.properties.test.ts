import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, keepTogether, leaveNoneAlone, paginate } from './paginate';

const PAGE = 100;

interface Mark {
  readonly block: number;
  readonly line: number;
  readonly of: number;
  readonly kind: 'text' | 'table' | 'heading' | 'together';
}

const lines = fc.record({
  kind: fc.constantFrom('text', 'table', 'together', 'heading') as fc.Arbitrary<Mark['kind']>,
  count: fc.integer({ min: 1, max: 9 }),
  height: fc.double({ min: 1, max: 8, noNaN: true }),
  before: fc.double({ min: 0, max: 6, noNaN: true }),
});

type Shape = typeof lines extends fc.Arbitrary<infer T> ? T : never;

interface Marked extends Box {
  readonly content: Mark;
  readonly carry?: Marked;
}

const boxesOf = (shapes: readonly Shape[]): Marked[] =>
  shapes.flatMap(({ kind, count, height, before }, block): Marked[] => {
    const of = kind === 'heading' ? 1 : count;
    const head: Marked = { height: 3, before, content: { block, line: -1, of, kind } };
    const body = Array.from(
      { length: of },
      (_, line): Marked => ({
        height,
        before: line === 0 ? before : 0,
        content: { block, line, of, kind },
        ...(kind === 'heading' && { keep: true }),
        ...(kind === 'table' && line > 0 && { carry: head }),
      }),
    );
    if (kind === 'heading') return body;
    return kind === 'together' ? keepTogether(body) : leaveNoneAlone(body);
  });

/** No run of headings and kept boxes here may be higher than a page, so that every rule can be held. */
const documents = fc
  .array(lines, { maxLength: 60 })
  .map((shapes) => shapes.filter(({ kind }, i) => kind !== 'heading' || shapes[i - 1]?.kind !== 'heading'))
  .map(boxesOf);

describe('pages made of any boxes', () => {
  it('hold every box once, in order', () => {
    fc.assert(
      fc.property(documents, (boxes) => {
        const set = paginate(boxes, PAGE)
          .flat()
          .filter(({ repeated }) => !repeated);
        expect(set.map(({ content }) => content)).toEqual(boxes.map(({ content }) => content));
      }),
    );
  });

  it('are never overfull, and no box covers another', () => {
    fc.assert(
      fc.property(documents, (boxes) => {
        for (const page of paginate(boxes, PAGE)) {
          let y = 0;
          for (const { top, height } of page) {
            expect(top).toBeGreaterThanOrEqual(y - 1e-9);
            y = top + height;
          }
          expect(y).toBeLessThanOrEqual(PAGE + 1e-5);
        }
      }),
    );
  });

  it('never end where a box is kept with the next one', () => {
    fc.assert(
      fc.property(documents, (boxes) => {
        const keeps = new Map(boxes.map((box) => [box.content, box.keep ?? false]));
        for (const page of paginate(boxes, PAGE).slice(0, -1)) {
          const last = page.at(-1);
          expect(last && keeps.get(last.content)).toBe(false);
        }
      }),
    );
  });

  it('leave no line of a paragraph alone, and no heading at the foot', () => {
    fc.assert(
      fc.property(documents, (boxes) => {
        const pages = paginate(boxes, PAGE);
        pages.forEach((page, index) => {
          const own = page.filter(({ repeated }) => !repeated).map(({ content }) => content);
          const first = own[0];
          const last = own.at(-1);
          if (index > 0 && first?.kind === 'text')
            expect(first.line === first.of - 1 && first.of > 1).toBe(false);
          if (index < pages.length - 1 && last) {
            expect(last.kind).not.toBe('heading');
            if (last.kind === 'text') expect(last.line === 0 && last.of > 1).toBe(false);
          }
        });
      }),
    );
  });

  it('repeat the head of a table that goes on, and of no other', () => {
    fc.assert(
      fc.property(documents, (boxes) => {
        for (const page of paginate(boxes, PAGE)) {
          const [first, second] = page;
          const own = first?.repeated ? second : first;
          expect(first?.repeated).toBe(own?.content.kind === 'table' && own.content.line > 0);
          expect(page.slice(1).every(({ repeated }) => !repeated)).toBe(true);
        }
      }),
    );
  });
});
