/**
 * A PDF file, page by page. Everything that could differ between two runs - dates, names, order - is an argument or
 * follows from the scenes, so the same input gives the same bytes.
 */
import {
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  type PDFRef,
  PDFString,
} from 'pdf-lib';
import { mmToPt } from '../../base/units';
import type { FontBook } from '../fonts/book';
import type { Item, PictureItem, Scene } from '../scene';
import { type ContentContext, writeItems } from './content';
import { PdfFont } from './font';

/** A box in mm from the page's top left corner. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PageLink extends PageBox {
  /** Index of a page of this file, or an address. */
  readonly to: number | string;
}

export interface PdfPage {
  /** As large as the paper. */
  readonly scene: Scene;
  /** Shown by viewers instead of the page's number: "iv", "Sheet 1, back". */
  readonly label?: string;
  readonly trimBox?: PageBox;
  readonly links?: readonly PageLink[];
}

export interface OutlineEntry {
  readonly title: string;
  /** Index of a page of this file. */
  readonly page: number;
  /** mm from the page's top. */
  readonly y?: number;
  readonly children?: readonly OutlineEntry[];
}

export interface PdfInfo {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly keywords: readonly string[];
  /** BCP 47. */
  readonly language: string;
  /** When this edition was made. */
  readonly date: Date;
  /** Which sides are printed, for viewers that hand it on to the printer. */
  readonly duplex?: 'Simplex' | 'DuplexFlipLongEdge' | 'DuplexFlipShortEdge';
}

export interface PdfInput {
  readonly pages: readonly PdfPage[];
  readonly info: PdfInfo;
  readonly outline?: readonly OutlineEntry[];
}

const PRODUCER = 'Paper Dagger';

/** Fronts may reach over their trim; a form's box only has to be wide enough for that, the sheet does the cutting. */
const FORM_MARGIN = 20;

/** Counts how often each scene object stands inside others, going into each object once. */
const countUses = (pages: readonly PdfPage[]): Map<Scene, number> => {
  const uses = new Map<Scene, number>();
  const visit = (items: readonly Item[]): void => {
    for (const item of items) {
      if (item.kind === 'group') visit(item.items);
      if (item.kind !== 'picture') continue;
      const before = uses.get(item.scene) ?? 0;
      uses.set(item.scene, before + 1);
      if (before === 0) visit(item.scene.items);
    }
  };
  for (const page of pages) visit(page.scene.items);
  return uses;
};

class PdfWriter {
  readonly #fonts = new Map<string, PdfFont>();
  readonly #formOfScene = new Map<Scene, string>();
  readonly #formOfContent = new Map<string, string>();
  readonly #forms: [name: string, ref: PDFRef][] = [];
  readonly #resources: PDFRef;

  constructor(
    private readonly doc: PDFDocument,
    private readonly book: FontBook,
    private readonly uses: ReadonlyMap<Scene, number>,
  ) {
    this.#resources = doc.context.nextRef();
  }

  #fontFor(file: string): PdfFont {
    const known = this.#fonts.get(file);
    if (known) return known;
    const count = this.#fonts.size;
    // Six capitals that differ from font to font in one file, as the standard wants them (PDF 32000-1, 9.6.4).
    const tag = `PD${String.fromCharCode(65 + Math.floor(count / 26 / 26), 65 + (Math.floor(count / 26) % 26), 65 + (count % 26))}A`;
    const font = new PdfFont(
      this.doc.context,
      this.book.font(file),
      this.doc.context.nextRef(),
      `F${count}`,
      tag,
    );
    this.#fonts.set(file, font);
    return font;
  }

  #form(scene: Scene): string {
    const known = this.#formOfScene.get(scene);
    if (known) return known;
    const content = writeItems(scene.items, this.#context(false));
    const key = `${scene.width} ${scene.height}\n${content}`;
    let name = this.#formOfContent.get(key);
    if (!name) {
      name = `X${this.#forms.length}`;
      const stream = this.doc.context.flateStream(content, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [-FORM_MARGIN, -FORM_MARGIN, scene.width + FORM_MARGIN, scene.height + FORM_MARGIN],
        Resources: this.#resources,
      });
      this.#forms.push([name, this.doc.context.register(stream)]);
      this.#formOfContent.set(key, name);
    }
    this.#formOfScene.set(scene, name);
    return name;
  }

  /** Pictures on a page are forms; deeper ones only where they stand more than once. */
  #context(onPage: boolean): ContentContext {
    return {
      book: this.book,
      fontFor: (file) => this.#fontFor(file),
      formFor: ({ scene }: PictureItem) =>
        onPage || (this.uses.get(scene) ?? 0) > 1 ? this.#form(scene) : undefined,
    };
  }

  addPage({ scene, trimBox }: PdfPage): PDFPage {
    const height = mmToPt(scene.height);
    const page = this.doc.addPage([mmToPt(scene.width), height]);
    const scale = mmToPt(1);
    const content = [
      'q',
      `${scale.toFixed(7)} 0 0 ${(-scale).toFixed(7)} 0 ${height.toFixed(4)} cm`,
      writeItems(scene.items, this.#context(true)),
      'Q',
    ].join('\n');
    const { context } = this.doc;
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
    page.node.set(PDFName.of('Resources'), this.#resources);
    if (trimBox) {
      const { x, y, width } = trimBox;
      page.setTrimBox(mmToPt(x), height - mmToPt(y + trimBox.height), mmToPt(width), mmToPt(trimBox.height));
    }
    return page;
  }

  finish(): void {
    for (const font of this.#fonts.values()) font.finish();
    const { context } = this.doc;
    context.assign(
      this.#resources,
      context.obj({
        Font: Object.fromEntries([...this.#fonts.values()].map((font) => [font.resourceName, font.ref])),
        XObject: Object.fromEntries(this.#forms),
      }),
    );
  }
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

const addLinks = (pages: readonly PDFPage[], index: number, links: readonly PageLink[]): void => {
  const page = pages[index];
  if (!page || links.length === 0) return;
  const { context } = page.doc;
  const top = page.getHeight();
  const annotations = links.map(({ x, y, width, height, to }) =>
    context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [mmToPt(x), top - mmToPt(y + height), mmToPt(x + width), top - mmToPt(y)],
        Border: [0, 0, 0],
        F: 4,
        ...(typeof to === 'number'
          ? { Dest: destination(pages, to) }
          : { A: { Type: 'Action', S: 'URI', URI: PDFString.of(to) } }),
      }),
    ),
  );
  page.node.set(PDFName.of('Annots'), context.obj(annotations));
};

const addOutline = (doc: PDFDocument, pages: readonly PDFPage[], entries: readonly OutlineEntry[]): void => {
  const { context } = doc;
  const root = context.nextRef();
  const write = (parent: PDFRef, siblings: readonly OutlineEntry[]): [first: PDFRef, last: PDFRef] => {
    const refs = siblings.map(() => context.nextRef());
    siblings.forEach((entry, i) => {
      const ref = refs[i] as PDFRef;
      const children = entry.children ?? [];
      const [first, last] = children.length > 0 ? write(ref, children) : [];
      context.assign(
        ref,
        context.obj({
          Title: PDFHexString.fromText(entry.title),
          Parent: parent,
          ...(refs[i - 1] ? { Prev: refs[i - 1] as PDFRef } : {}),
          ...(refs[i + 1] ? { Next: refs[i + 1] as PDFRef } : {}),
          ...(first && last ? { First: first, Last: last, Count: -children.length } : {}),
          Dest: destination(pages, entry.page, entry.y),
        }),
      );
    });
    return [refs[0] as PDFRef, refs.at(-1) as PDFRef];
  };
  const [First, Last] = write(root, entries);
  context.assign(root, context.obj({ Type: 'Outlines', First, Last, Count: entries.length }));
  doc.catalog.set(PDFName.of('Outlines'), root);
  doc.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
};

const addLabels = (doc: PDFDocument, pages: readonly PdfPage[]): void => {
  if (pages.every((page) => page.label === undefined)) return;
  const numbers = pages.flatMap((page, i) => [
    i,
    page.label === undefined ? { S: 'D', St: i + 1 } : { P: PDFHexString.fromText(page.label) },
  ]);
  doc.catalog.set(PDFName.of('PageLabels'), doc.context.obj({ Nums: numbers }));
};

const addInfo = (doc: PDFDocument, info: PdfInfo): void => {
  doc.setTitle(info.title);
  doc.setSubject(info.subject);
  doc.setAuthor(info.author);
  doc.setKeywords([...info.keywords]);
  doc.setLanguage(info.language);
  doc.setProducer(PRODUCER);
  doc.setCreator(PRODUCER);
  doc.setCreationDate(info.date);
  doc.setModificationDate(info.date);
  doc.catalog.set(
    PDFName.of('ViewerPreferences'),
    doc.context.obj({
      DisplayDocTitle: true,
      PrintScaling: 'None',
      PickTrayByPDFSize: true,
      ...(info.duplex ? { Duplex: info.duplex } : {}),
    }),
  );
};

/** Writes a file. All fonts that the scenes need have to be in the book: throws `FontsNeeded` otherwise. */
export const writePdf = async (
  book: FontBook,
  { pages, info, outline = [] }: PdfInput,
): Promise<Uint8Array> => {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const writer = new PdfWriter(doc, book, countUses(pages));
  const written = pages.map((page) => writer.addPage(page));
  pages.forEach((page, i) => {
    addLinks(written, i, page.links ?? []);
  });
  writer.finish();
  if (outline.length > 0) addOutline(doc, written, outline);
  addLabels(doc, pages);
  addInfo(doc, info);
  return doc.save({ addDefaultPage: false, updateFieldAppearances: false });
};
