/** Ways through a file: links, the outline, and the names of its pages. */

import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  type PDFRef,
  PDFString,
} from 'pdf-lib';
import { itemAt } from '../../base/lists';
import { type Box, mmToPt } from '../../base/piece';
import type { Tag } from '../scene';
import type { Structure } from './structure';

/** A place on a page, mm. */
export interface PageLink extends Box {
  /** Index of a page of this file, or an address. */
  readonly to: number | string;
  /** What the place is about, said where it cannot be seen: "What kills, page 4". */
  readonly says?: string;
  /** The tag of the words that the place is over. */
  readonly tag?: Tag;
}

export interface OutlineEntry {
  readonly title: string;
  /** Index of a page of this file. */
  readonly page: number;
  /** mm from the page's top. */
  readonly y?: number;
  readonly children?: readonly OutlineEntry[];
}

const destination = (pages: readonly PDFPage[], index: number, y?: number): PDFObject[] => {
  const page = pages[index];
  if (!page) throw new Error(`a link leads to page ${index + 1} of ${pages.length}`);
  const { context } = page.doc;
  return y === undefined
    ? [page.ref, PDFName.of('Fit')]
    : [
        page.ref,
        PDFName.of('XYZ'),
        context.obj(null),
        context.obj(page.getHeight() - mmToPt(y)),
        context.obj(null),
      ];
};

/** Makes places of page `index` lead elsewhere. */
export const addLinks = (
  pages: readonly PDFPage[],
  index: number,
  links: readonly PageLink[],
  structure?: Structure,
): void => {
  const page = pages[index];
  if (!page || links.length === 0) return;
  const { context } = page.doc;
  const top = page.getHeight();
  const annotations = links.map(({ x, y, width, height, to, says, tag }) => {
    const ref = context.nextRef();
    context.assign(
      ref,
      context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [mmToPt(x), top - mmToPt(y + height), mmToPt(x + width), top - mmToPt(y)],
        Border: [0, 0, 0],
        F: 4,
        ...(says === undefined ? {} : { Contents: PDFHexString.fromText(says) }),
        ...(structure && tag ? { StructParent: structure.link(tag, ref, page) } : {}),
        ...(typeof to === 'number'
          ? { Dest: destination(pages, to) }
          : { A: { Type: 'Action', S: 'URI', URI: PDFString.of(to.replace(/[\\()]/g, '\\$&')) } }),
      }),
    );
    return ref;
  });
  page.node.set(PDFName.of('Annots'), context.obj(annotations));
};

/** Lists the entries beside the pages, those of the first level open. */
export const addOutline = (
  doc: PDFDocument,
  pages: readonly PDFPage[],
  entries: readonly OutlineEntry[],
): void => {
  const { context } = doc;
  const root = context.nextRef();
  const write = (parent: PDFRef, siblings: readonly OutlineEntry[]): [first: PDFRef, last: PDFRef] => {
    const refs = siblings.map(() => context.nextRef());
    siblings.forEach((entry, i) => {
      const ref = itemAt(refs, i);
      const children = entry.children ?? [];
      const [first, last] = children.length > 0 ? write(ref, children) : [];
      context.assign(
        ref,
        context.obj({
          Title: PDFHexString.fromText(entry.title),
          Parent: parent,
          ...(refs[i - 1] ? { Prev: itemAt(refs, i - 1) } : {}),
          ...(refs[i + 1] ? { Next: itemAt(refs, i + 1) } : {}),
          ...(first && last ? { First: first, Last: last, Count: -children.length } : {}),
          Dest: destination(pages, entry.page, entry.y),
        }),
      );
    });
    return [itemAt(refs, 0), itemAt(refs, -1)];
  };
  const [First, Last] = write(root, entries);
  context.assign(root, context.obj({ Type: 'Outlines', First, Last, Count: entries.length }));
  doc.catalog.set(PDFName.of('Outlines'), root);
  doc.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
};

/** Names the pages. */
export const addLabels = (doc: PDFDocument, labels: readonly string[]): void => {
  const numbers = labels.flatMap((label, i) => [i, { P: PDFHexString.fromText(label) }]);
  doc.catalog.set(PDFName.of('PageLabels'), doc.context.obj({ Nums: numbers }));
};
