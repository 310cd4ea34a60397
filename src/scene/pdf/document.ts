/**
 * A PDF file, page by page. Everything that could differ between two runs - dates, names, order - is an argument or
 * follows from the scenes, so the same input gives the same bytes.
 */
import { PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib';
import { mmToPt } from '../../base/piece';
import { remembered } from '../../base/remembered';
import { grouped } from '../../base/words';
import type { FontBook } from '../fonts/book';
import { type ImageItem, type Item, type Matrix, type PictureItem, picturesIn, type Scene } from '../scene';
import { type ContentContext, isTagged, writeItems, writeTagged } from './content';
import { PdfFont } from './font';
import { addInfo, type PdfInfo } from './metadata';
import { addLabels, addLinks, addOutline, type OutlineEntry, type PageLink } from './navigation';
import { addOutputIntent } from './output-intent';
import { Structure } from './structure';

export interface PdfPage {
  /** As large as the paper. */
  readonly scene: Scene;
  /** Shown by viewers instead of the page's number: "iv", "Sheet 1, back". */
  readonly label: string;
  /** Its edges are the cut, and nothing is drawn beyond them. */
  readonly isCut?: boolean;
  readonly links?: readonly PageLink[];
}

export interface PdfInput {
  readonly pages: readonly PdfPage[];
  readonly info: PdfInfo;
  readonly outline?: readonly OutlineEntry[];
}

/** Fronts may reach over their trim; a form's box only has to be wide enough for that, the sheet does the cutting. */
const FORM_MARGIN = 20;

/** Counts how often each scene object is inside others, going into each object once. */
const countUses = (pages: readonly PdfPage[]): Map<Scene, number> => {
  const uses = new Map<Scene, number>();
  const visit = (items: readonly Item[]): void => {
    for (const { scene } of picturesIn(items)) {
      const before = uses.get(scene) ?? 0;
      uses.set(scene, before + 1);
      if (before === 0) visit(scene.items);
    }
  };
  for (const page of pages) visit(page.scene.items);
  return uses;
};

class PdfWriter {
  readonly #fonts: PdfFont[] = [];
  #copies: ReadonlyMap<string, readonly PictureItem[]> = new Map();
  readonly #formOfContent = new Map<string, string>();
  /** Contents by number: a key of theirs would be another copy of them all. */
  readonly #numberOf = remembered((_content: string): number => ++this.#contents);
  #contents = 0;
  readonly #forms: [name: string, ref: PDFRef][] = [];
  readonly #resources: PDFRef;
  /** Something that was written has a colour. */
  hasColour = false;

  constructor(
    private readonly doc: PDFDocument,
    private readonly book: FontBook,
    private readonly uses: ReadonlyMap<Scene, number>,
    private readonly structure: Structure | undefined,
  ) {
    this.#resources = doc.context.nextRef();
  }

  readonly #fontFor = remembered((file: string): PdfFont => {
    const font = new PdfFont(this.doc.context, this.book.font(file), this.#fonts.length);
    this.#fonts.push(font);
    return font;
  });

  /** Each file once. */
  readonly #image = remembered((data: string, width: number, height: number): string => {
    const name = `I${this.#forms.length}`;
    const bytes = Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
    const stream = this.doc.context.stream(bytes, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: 'DeviceRGB',
      BitsPerComponent: 8,
      Filter: 'DCTDecode',
    });
    this.#forms.push([name, this.doc.context.register(stream)]);
    this.hasColour = true;
    return name;
  });

  /** What a scene draws, in its own space; scenes of the same items draw the same. */
  readonly #draw = remembered((items: readonly Item[]): string => {
    const content = writeItems(
      items,
      this.#context((inner) => (this.uses.get(inner) ?? 0) > 1),
    );
    this.#see(content);
    return content;
  });

  /** Scenes that draw the same share it. */
  readonly #keyOf = remembered(
    (scene: Scene): string => `${scene.width} ${scene.height} ${this.#numberOf(this.#draw(scene.items))}`,
  );

  #see(content: string): void {
    this.hasColour ||= content.includes(' rg\n') || content.includes(' RG ');
  }

  #form(scene: Scene): string {
    const key = this.#keyOf(scene);
    let name = this.#formOfContent.get(key);
    if (!name) {
      name = `X${this.#forms.length}`;
      const stream = this.doc.context.flateStream(this.#draw(scene.items), {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [-FORM_MARGIN, -FORM_MARGIN, scene.width + FORM_MARGIN, scene.height + FORM_MARGIN],
        Resources: this.#resources,
      });
      this.#forms.push([name, this.doc.context.register(stream)]);
      this.#formOfContent.set(key, name);
    }
    return name;
  }

  #context(isShared: (scene: Scene) => boolean): ContentContext {
    return {
      book: this.book,
      fontFor: this.#fontFor,
      pictureOf: ({ scene }: PictureItem) =>
        isShared(scene) ? `/${this.#form(scene)} Do` : this.#draw(scene.items),
      imageOf: ({ data, dots }: ImageItem) => this.#image(data, dots.width, dots.height),
    };
  }

  /** Counts the pictures on the pages by what they draw: two scenes may draw the same. */
  count(pages: readonly PdfPage[]): void {
    const pictures = pages.flatMap(({ scene }) => picturesIn(scene.items));
    this.#copies = grouped(pictures, ({ scene }) => this.#keyOf(scene));
  }

  addPage({ scene, isCut }: PdfPage): PDFPage {
    const [width, height] = [mmToPt(scene.width), mmToPt(scene.height)];
    const page = this.doc.addPage([width, height]);
    const scale = mmToPt(1);
    const toPoints: Matrix = [scale, 0, 0, -scale, 0, height];
    // Pictures that are used once are written in their page: the cards of a sheet have most of their content in common, and
    // one stream packs it better than nine.
    const writing = this.#context((inner) => (this.#copies.get(this.#keyOf(inner))?.length ?? 0) > 1);
    const content = [
      'q',
      `${scale.toFixed(7)} 0 0 ${(-scale).toFixed(7)} 0 ${height.toFixed(4)} cm`,
      this.structure
        ? writeTagged(scene.items, writing, this.structure.markerOf(page), toPoints)
        : writeItems(scene.items, writing),
      'Q',
    ].join('\n');
    this.#see(content);
    const { context } = this.doc;
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
    page.node.set(PDFName.of('Resources'), this.#resources);
    if (isCut) {
      page.setBleedBox(0, 0, width, height);
      page.setTrimBox(0, 0, width, height);
    }
    return page;
  }

  finish(): void {
    for (const font of this.#fonts) font.finish();
    const { context } = this.doc;
    context.assign(
      this.#resources,
      context.obj({
        Font: Object.fromEntries(this.#fonts.map((font) => [font.resourceName, font.ref])),
        XObject: Object.fromEntries(this.#forms),
      }),
    );
  }
}

/**
 * Writes a file, a tagged one where its pages bear tags. All fonts that the scenes need have to be in the book: throws
 * `FontsNeeded` otherwise.
 */
export const writePdf = async (
  book: FontBook,
  { pages, info, outline = [] }: PdfInput,
): Promise<Uint8Array> => {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const tagged = pages.some(({ scene }) => scene.items.some(isTagged));
  const structure = tagged ? new Structure(doc.context) : undefined;
  const writer = new PdfWriter(doc, book, countUses(pages), structure);
  writer.count(pages);
  const written = pages.map((page) => writer.addPage(page));
  pages.forEach((page, i) => {
    addLinks(written, i, page.links ?? [], structure);
  });
  writer.finish();
  structure?.finish(doc.catalog);
  if (outline.length > 0) addOutline(doc, written, outline);
  addLabels(
    doc,
    pages.map(({ label }) => label),
  );
  addInfo(doc, info, tagged);
  if (writer.hasColour) addOutputIntent(doc);
  // Without pauses, each a timer: nothing waits beside this, for pages draw in a worker.
  const objectsPerTick = Number.POSITIVE_INFINITY;
  return doc.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick });
};
