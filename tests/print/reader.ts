/** Reads our own files back: what stands on which page, where, in mm from the paper's top left corner. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFNumber,
  PDFRawStream,
  PDFRef,
} from 'pdf-lib';
import { compose, type Matrix } from '../../src/scene/scene';

const ptToMm = (points: number): number => (points / 72) * 25.4;

export interface ReadBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One operator of a content stream with what stands before it, and the matrix from its space to the page's in mm. */
export interface Operation {
  readonly operator: string;
  readonly operands: readonly string[];
  readonly matrix: Matrix;
}

export interface Form {
  /** Object number: equal for equal forms. */
  readonly id: number;
  readonly content: string;
}

export interface ReadPage {
  /** mm */
  readonly width: number;
  readonly height: number;
  readonly trim: ReadBox;
  readonly content: string;
  readonly operations: readonly Operation[];
  readonly forms: ReadonlyMap<string, Form>;
}

export interface ReadFont {
  readonly name: string;
  /** What each code reads as. */
  readonly unicode: ReadonlyMap<string, string>;
  readonly widths: readonly number[];
  readonly isEmbedded: boolean;
}

export interface ReadFile {
  readonly doc: PDFDocument;
  readonly pages: readonly ReadPage[];
  readonly fonts: readonly ReadFont[];
  /** Page labels in order, as a viewer shows them. */
  readonly labels: readonly string[];
  /** A value of the catalogue by its path: "/ViewerPreferences/PrintScaling". */
  readonly catalog: (path: string) => string | undefined;
}

const TOKEN = /<<|>>|<[0-9A-Fa-f]*>|\[|\]|\/[^\s<>[\]/()]+|[^\s<>[\]/()]+/g;
const OPERATOR = /^[A-Za-z*]+$/;

/** A rectangle is short for the steps round it (PDF 32000-1, 8.5.2.1). */
const stepsOf = (operator: string, operands: readonly string[]): Omit<Operation, 'matrix'>[] => {
  if (operator !== 're') return [{ operator, operands }];
  const [x = 0, y = 0, width = 0, height = 0] = operands.map(Number);
  const step = (name: string, ...to: readonly number[]) => ({ operator: name, operands: to.map(String) });
  return [
    step('m', x, y),
    step('l', x + width, y),
    step('l', x + width, y + height),
    step('l', x, y + height),
    step('h'),
  ];
};

/** The operators of a stream. Brackets stay in the operands, so an array is read as it is written. */
export const readContent = (content: string, start: Matrix = [1, 0, 0, 1, 0, 0]): Operation[] => {
  const operations: Operation[] = [];
  const stack: Matrix[] = [];
  let matrix = start;
  let operands: string[] = [];
  for (const [token] of content.matchAll(TOKEN)) {
    if (!OPERATOR.test(token)) {
      operands.push(token);
      continue;
    }
    if (token === 'q') stack.push(matrix);
    if (token === 'Q') {
      const before = stack.pop();
      if (!before) throw new Error('a stream restores more than it saves');
      matrix = before;
    }
    if (token === 'cm') matrix = compose(matrix, operands.map(Number) as unknown as Matrix);
    operations.push(...stepsOf(token, operands).map((step) => ({ ...step, matrix })));
    operands = [];
  }
  if (stack.length > 0) throw new Error('a stream saves more than it restores');
  return operations;
};

const decoded = (stream: unknown): string => {
  if (!(stream instanceof PDFRawStream)) throw new Error('not a stream');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
};

/** A content stream with its strings as hex digits. */
const contentOf = (stream: unknown): string =>
  decoded(stream).replace(/\(((?:\\.|[^\\)])*)\)/g, (_, text: string) => {
    const bytes = text.replace(/\\(.)/g, (_escape, byte: string) => ({ n: '\n', r: '\r' })[byte] ?? byte);
    return `<${Buffer.from(bytes, 'latin1').toString('hex').toUpperCase()}>`;
  });

const utf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

const readFont = (doc: PDFDocument, font: PDFDict): ReadFont => {
  const cmap = decoded(doc.context.lookup(font.get(PDFName.of('ToUnicode'))));
  const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
  const descriptor = descendant.lookup(PDFName.of('FontDescriptor'), PDFDict);
  const widths = descendant.lookup(PDFName.of('W'), PDFArray).lookup(1, PDFArray);
  return {
    name: String(font.get(PDFName.of('BaseFont'))).slice(1),
    unicode: new Map(
      [...cmap.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(([, code, text]) => [code ?? '', utf16(text ?? '')]),
    ),
    widths: widths.asArray().map((width) => (width as PDFNumber).asNumber()),
    isEmbedded: descriptor.get(PDFName.of('FontFile2')) instanceof PDFRef,
  };
};

/** The page's own matrix takes mm to points with y upwards; this one takes those points to mm with y downwards. */
const toMm = (height: number): Matrix => [ptToMm(1), 0, 0, -ptToMm(1), 0, height];

export const readPdf = async (bytes: Uint8Array): Promise<ReadFile> => {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  const fonts = new Map<string, ReadFont>();
  const pages = doc.getPages().map((page): ReadPage => {
    const { width, height } = page.getMediaBox();
    const trim = page.getTrimBox();
    const resources = page.node.Resources();
    const named = (kind: string): [string, PDFRef][] =>
      (resources?.lookupMaybe(PDFName.of(kind), PDFDict)?.entries() ?? []).map(([key, ref]) => [
        key.toString().slice(1),
        ref as PDFRef,
      ]);
    for (const [, ref] of named('Font')) {
      if (!fonts.has(ref.toString()))
        fonts.set(ref.toString(), readFont(doc, doc.context.lookup(ref, PDFDict)));
    }
    const content = contentOf(doc.context.lookup(page.node.get(PDFName.of('Contents'))));
    return {
      width: ptToMm(width),
      height: ptToMm(height),
      trim: {
        x: ptToMm(trim.x),
        y: ptToMm(height - trim.y - trim.height),
        width: ptToMm(trim.width),
        height: ptToMm(trim.height),
      },
      content,
      operations: readContent(content, toMm(ptToMm(height))),
      forms: new Map(
        named('XObject').map(([name, ref]) => [
          name,
          { id: ref.objectNumber, content: contentOf(doc.context.lookup(ref)) },
        ]),
      ),
    };
  });
  const catalog = (path: string): string | undefined => {
    let value: unknown = doc.catalog;
    for (const key of path.split('/').slice(1)) {
      value = value instanceof PDFDict ? value.lookup(PDFName.of(key)) : undefined;
    }
    return value === undefined ? undefined : String(value);
  };
  const numbers = doc.catalog
    .lookupMaybe(PDFName.of('PageLabels'), PDFDict)
    ?.lookup(PDFName.of('Nums'), PDFArray);
  const labels = (numbers?.asArray() ?? []).flatMap((_, i, all) => {
    if (i % 2 === 0) return [];
    const prefix = (all[i] as PDFDict).get(PDFName.of('P'));
    return [prefix === undefined ? '' : (prefix as unknown as { decodeText: () => string }).decodeText()];
  });
  return { doc, pages, fonts: [...fonts.values()], labels, catalog };
};

/** A picture on a page: its form, unless it is written in place, and the matrix from its space to the page's in mm. */
export interface PlacedPicture {
  readonly form: Form | undefined;
  readonly matrix: Matrix;
}

/** The operations from `start` to the Q that ends their group. */
const groupFrom = (operations: readonly Operation[], start: number): readonly Operation[] => {
  let depth = 1;
  let end = start;
  while (depth > 0) {
    const { operator } = operations[end++] as Operation;
    depth += operator === 'q' ? 1 : operator === 'Q' ? -1 : 0;
  }
  return operations.slice(start, end);
};

/**
 * The pictures that stand on a page itself, in order; what stands inside them is theirs. The page's own q and matrix are
 * passed over, and as many more as it was turned by: one for a printer's correction.
 */
export const placedPictures = ({ operations, forms }: ReadPage, turns = 0): PlacedPicture[] => {
  const placed: PlacedPicture[] = [];
  for (let i = 2 * (1 + turns); i < operations.length; i++) {
    const { operator, matrix } = operations[i] as Operation;
    if (operator !== 'cm') continue;
    const group = groupFrom(operations, i);
    const shown = group.filter((operation) => !['q', 'cm', 'Q'].includes(operation.operator));
    const [only] = shown;
    if (only?.operator === 'Do' && shown.length === 1)
      placed.push({ form: forms.get((only.operands[0] ?? '').slice(1)), matrix: only.matrix });
    // Words that are turned by a quarter are no picture.
    else if (
      Math.abs(matrix[0]) > Math.abs(matrix[1]) ||
      shown.some(({ operator }) => /^(f\*?|S|B\*?|sh)$/.test(operator))
    )
      placed.push({ form: undefined, matrix });
    i += group.length - 1;
  }
  return placed;
};

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Where the box (0, 0, width, height) of a space lies on the page. */
export const boxOf = (matrix: Matrix, width: number, height: number): ReadBox => {
  const corners = [apply(matrix, 0, 0), apply(matrix, width, height)] as const;
  const left = Math.min(corners[0][0], corners[1][0]);
  const top = Math.min(corners[0][1], corners[1][1]);
  return {
    x: left,
    y: top,
    width: Math.abs(corners[1][0] - corners[0][0]),
    height: Math.abs(corners[1][1] - corners[0][1]),
  };
};

/** Straight strokes of one line each, as mm on the page. */
export const lines = ({
  operations,
}: ReadPage): (readonly [x0: number, y0: number, x1: number, y1: number])[] =>
  operations.flatMap(({ operator, operands, matrix }, i) => {
    const [move, draw] = [operations[i - 2], operations[i - 1]];
    if (operator !== 'S' || operands.length > 0 || move?.operator !== 'm' || draw?.operator !== 'l')
      return [];
    const [from, to] = [move, draw].map((one) =>
      apply(matrix, Number(one.operands[0]), Number(one.operands[1])),
    );
    return from && to ? [[...from, ...to] as const] : [];
  });
