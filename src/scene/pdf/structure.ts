/**
 * The structure tree of a tagged file (PDF 32000-1, 14.7 and 14.8): elements from the tags of what is drawn, in the order
 * in which they are first drawn, each with the pieces of content and the links that bear its tag.
 */

import {
  type PDFContext,
  type PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  type PDFRef,
  PDFString,
} from 'pdf-lib';
import { itemAt } from '../../base/lists';
import { remembered } from '../../base/remembered';
import { compose, type Item, type Matrix, type Tag } from '../scene';
import type { Mark } from './content';

type Box = [left: number, bottom: number, right: number, top: number];

interface Element {
  readonly tag: Tag;
  readonly ref: PDFRef;
  readonly parent: PDFRef;
  readonly kids: PDFObject[];
  /** Where its content begins: pieces on that page are identified by their number alone. */
  page?: PDFRef;
  /** Points, of a figure. */
  box?: Box;
}

/** Plain letters as they are: not every reader decodes the other way of writing a text. */
const textString = (text: string): PDFObject =>
  /^[ -~]*$/.test(text) ? PDFString.of(text.replace(/[\\()]/g, '\\$&')) : PDFHexString.fromText(text);

/** The place of the first picture among `items`, in points. */
const pictureBox = (items: readonly Item[], at: Matrix): Box | undefined => {
  for (const item of items) {
    if (item.kind === 'group') {
      const box = pictureBox(item.items, item.matrix ? compose(at, item.matrix) : at);
      if (box) return box;
    }
    if (item.kind !== 'picture') continue;
    const [a, , , d, e, f] = at;
    return [a * item.x + e, d * (item.y + item.height) + f, a * (item.x + item.width) + e, d * item.y + f];
  }
  return undefined;
};

export class Structure {
  readonly #root: PDFRef;
  readonly #elements: Element[] = [];
  readonly #top: PDFRef[] = [];
  /** By key: the elements of a page's pieces of content, or that of a link. */
  readonly #parents: (PDFRef[] | PDFRef)[] = [];

  constructor(private readonly context: PDFContext) {
    this.#root = context.nextRef();
  }

  readonly #element = remembered((tag: Tag): Element => {
    const parent = tag.parent && this.#element(tag.parent);
    const ref = this.context.nextRef();
    const element: Element = { tag, ref, parent: parent?.ref ?? this.#root, kids: [] };
    (parent?.kids ?? this.#top).push(ref);
    this.#elements.push(element);
    return element;
  });

  /** What marks the content of a page. A tag without content gets its element all the same: an empty cell. */
  markerOf(page: PDFPage): Mark {
    const pieces: PDFRef[] = [];
    const key = this.#parents.push(pieces) - 1;
    page.node.set(PDFName.of('StructParents'), this.context.obj(key));
    // The tabulator goes from link to link as they are read.
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    return (content, tag, items, at) => {
      if (!tag) return content === '' ? '' : `/Artifact BMC\n${content}\nEMC`;
      const element = this.#element(tag);
      if (content === '') return '';
      if (tag.type === 'Figure') element.box ??= pictureBox(items, at) as Box;
      const id = pieces.push(element.ref) - 1;
      element.page ??= page.ref;
      const { context } = this;
      const here = element.page === page.ref;
      element.kids.push(here ? context.obj(id) : context.obj({ Type: 'MCR', Pg: page.ref, MCID: id }));
      return `/${tag.type} <</MCID ${id}>> BDC\n${content}\nEMC`;
    };
  }

  /** Makes an annotation part of its tag's element; gives its key in the parent tree. */
  link(tag: Tag, annotation: PDFRef, page: PDFPage): number {
    const element = this.#element(tag);
    element.kids.push(this.context.obj({ Type: 'OBJR', Pg: page.ref, Obj: annotation }));
    return this.#parents.push(element.ref) - 1;
  }

  #attributes({ tag, box }: Element): PDFObject | undefined {
    const { context } = this;
    if (tag.scope) return context.obj({ O: 'Table', Scope: tag.scope });
    if (tag.numbering) return context.obj({ O: 'List', ListNumbering: tag.numbering });
    if (box) return context.obj({ O: 'Layout', Placement: 'Block', BBox: box });
    return undefined;
  }

  /** Writes the tree. To be called once, when all pages and links have been written. */
  finish(catalog: PDFDict): void {
    const { context } = this;
    for (const element of this.#elements) {
      const { tag, ref, parent, page, kids } = element;
      const attributes = this.#attributes(element);
      context.assign(
        ref,
        context.obj({
          Type: 'StructElem',
          S: tag.type,
          P: parent,
          ...(page ? { Pg: page } : {}),
          ...(tag.title === undefined ? {} : { T: textString(tag.title) }),
          ...(tag.alt === undefined ? {} : { Alt: textString(tag.alt) }),
          ...(attributes ? { A: attributes } : {}),
          ...(kids.length === 0 ? {} : { K: kids.length === 1 ? itemAt(kids, 0) : kids }),
        }),
      );
    }
    const numbers = this.#parents.flatMap((parent, key) => [
      key,
      Array.isArray(parent) ? context.register(context.obj(parent)) : parent,
    ]);
    context.assign(
      this.#root,
      context.obj({
        Type: 'StructTreeRoot',
        K: this.#top,
        ParentTree: context.register(context.obj({ Nums: numbers })),
        ParentTreeNextKey: this.#parents.length,
      }),
    );
    catalog.set(PDFName.of('StructTreeRoot'), this.#root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }
}
