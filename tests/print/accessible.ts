/**
 * The rules of PDF/UA-1 (ISO 14289-1) that a program can check, over what `qpdf --json` says of a file. What they check is in
 * `RULES`, with the clause of each. A file that bears tags says that it conforms; what is left to a person is whether its words
 * are the right ones.
 */
import { run } from './tools';

type Value = null | boolean | number | string | readonly Value[] | Dict;
interface Dict {
  readonly [key: string]: Value | undefined;
}

/** A file's objects, and what they refer to. */
class Objects {
  readonly #objects: Record<
    string,
    { readonly value?: Value; readonly stream?: { dict: Dict; data?: string } }
  >;

  constructor(file: string) {
    const words = ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=generalized'];
    this.#objects = JSON.parse(run('qpdf', ...words, file, '-')).qpdf[1];
  }

  get(value: Value | undefined): Value | undefined {
    const known = typeof value === 'string' ? this.#objects[`obj:${value}`] : undefined;
    return known ? (known.value ?? known.stream?.dict) : value;
  }

  dict(value: Value | undefined): Dict {
    const found = this.get(value);
    return found && typeof found === 'object' && !Array.isArray(found) ? (found as Dict) : {};
  }

  list(value: Value | undefined): readonly Value[] {
    const found = this.get(value);
    return Array.isArray(found) ? found : found === undefined || found === null ? [] : [found];
  }

  stream(value: Value | undefined): string {
    const data = typeof value === 'string' ? this.#objects[`obj:${value}`]?.stream?.data : undefined;
    return Buffer.from(data ?? '', 'base64').toString('latin1');
  }

  get trailer(): Dict {
    return this.#objects.trailer?.value as Dict;
  }
}

interface Element {
  readonly type: string;
  readonly dict: Dict;
  readonly kids: readonly Element[];
  readonly parent: string;
}

interface File {
  readonly objects: Objects;
  readonly catalog: Dict;
  readonly pages: readonly Dict[];
  /** All elements, in reading order. */
  readonly elements: readonly Element[];
}

const readFile = (file: string): File => {
  const objects = new Objects(file);
  const catalog = objects.dict(objects.trailer['/Root']);
  const pagesOf = (node: Value | undefined): Dict[] => {
    const dict = objects.dict(node);
    return dict['/Type'] === '/Page' ? [dict] : objects.list(dict['/Kids']).flatMap(pagesOf);
  };
  const elements: Element[] = [];
  const elementOf = (value: Value, parent: string): Element[] => {
    const dict = objects.dict(value);
    if (typeof dict['/S'] !== 'string') return [];
    const type = dict['/S'].slice(1);
    const index = elements.push({ type, dict, kids: [], parent }) - 1;
    const kids = objects.list(dict['/K']).flatMap((kid) => elementOf(kid, type));
    elements[index] = { type, dict, kids, parent };
    return [elements[index] as Element];
  };
  for (const top of objects.list(objects.dict(catalog['/StructTreeRoot'])['/K'])) elementOf(top, '');
  return { objects, catalog, pages: pagesOf(catalog['/Pages']), elements };
};

/** What draws on a page outside of marked content, artifacts included. */
const unmarked = (content: string): string[] => {
  let depth = 0;
  return content.split('\n').filter((line) => {
    if (/ (BDC|BMC)$/.test(line)) depth += 1;
    if (line === 'EMC') depth -= 1;
    return depth === 0 && /(^| )(Tj|TJ|Do|f|f\*|S|s|B|b)$/.test(line);
  });
};

const text = (value: Value | undefined): string =>
  typeof value === 'string' ? value.replace(/^u:/, '') : '';

/** Each rule: its clause and what it asks; the complaints about a file. */
const RULES: Readonly<Record<string, (file: File) => readonly string[]>> = {
  '7.1 all content is tagged or an artifact': ({ objects, pages }) =>
    pages.flatMap((page, i) =>
      unmarked(objects.list(page['/Contents']).length > 0 ? objects.stream(page['/Contents']) : '').map(
        (line) => `page ${i + 1}: ${line}`,
      ),
    ),
  '7.1 the file says that it is marked': ({ objects, catalog }) =>
    objects.dict(catalog['/MarkInfo'])['/Marked'] === true ? [] : ['no /Marked'],
  '7.1 the title is shown, and in the metadata': ({ objects, catalog }) => [
    ...(objects.dict(catalog['/ViewerPreferences'])['/DisplayDocTitle'] === true
      ? []
      : ['no DisplayDocTitle']),
    ...(objects.stream(catalog['/Metadata']).includes('<dc:title>') ? [] : ['no dc:title']),
  ],
  '5 the file says that it conforms': ({ objects, catalog }) =>
    objects.stream(catalog['/Metadata']).includes('<pdfuaid:part>1</pdfuaid:part>') ? [] : ['no pdfuaid'],
  '7.2 the language is said': ({ catalog }) => (text(catalog['/Lang']) ? [] : ['no /Lang']),
  '7.2 children are where they may be': ({ elements }) => {
    const parents: Record<string, string> = {
      LI: 'L',
      Lbl: 'LI',
      LBody: 'LI',
      TR: 'Table',
      TH: 'TR',
      TD: 'TR',
      TOCI: 'TOC',
    };
    return elements.flatMap(({ type, parent }) =>
      parents[type] && parents[type] !== parent ? [`${type} in ${parent}`] : [],
    );
  },
  '7.3 figures have other words, and a box': ({ objects, elements }) =>
    elements.flatMap(({ type, dict }) =>
      type === 'Figure' && !(text(dict['/Alt']) && objects.dict(dict['/A'])['/BBox'])
        ? [text(dict['/T']) || 'a figure']
        : [],
    ),
  '7.4 headings leave out no level': ({ elements }) => {
    let last = 0;
    return elements.flatMap(({ type, dict }) => {
      const level = Number(/^H([1-6])$/.exec(type)?.[1] ?? 0);
      if (level === 0) return [];
      const skipped = level > last + 1;
      last = level;
      return skipped ? [`H${level} ${text(dict['/T'])}`] : [];
    });
  },
  '7.5 tables have heads with a scope, and rows of one length': ({ objects, elements }) =>
    elements.flatMap(({ type, kids, dict }) => {
      if (type === 'TH') return objects.dict(dict['/A'])['/Scope'] ? [] : ['TH without scope'];
      if (type !== 'Table') return [];
      const lengths = new Set(kids.flatMap((kid) => (kid.type === 'TR' ? kid.kids.length : [])));
      return lengths.size === 1 ? [] : [`rows of ${[...lengths].join(', ')} cells`];
    }),
  '7.18 the tab order follows the structure': ({ pages }) =>
    pages.flatMap((page, i) => (page['/Tabs'] === '/S' ? [] : [`page ${i + 1}`])),
  '7.18 links are elements, and say where they lead': ({ objects, pages, elements }) => {
    const links = elements.filter(({ type }) => type === 'Link');
    const owned = new Set(
      links.flatMap(({ dict }) => objects.list(dict['/K']).map((kid) => objects.dict(kid)['/Obj'])),
    );
    return pages.flatMap((page, i) =>
      objects.list(page['/Annots']).flatMap((annotation) => {
        const dict = objects.dict(annotation);
        const fine = owned.has(annotation) && text(dict['/Contents']) && dict['/StructParent'] !== undefined;
        return fine ? [] : [`page ${i + 1}`];
      }),
    );
  },
  '7.21 fonts are embedded and say their letters': ({ objects, pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      Object.values(objects.dict(objects.dict(page['/Resources'])['/Font'])).flatMap((value) => {
        const font = objects.dict(value);
        const [own = null] = objects.list(font['/DescendantFonts']);
        const descriptor = objects.dict(objects.dict(own)['/FontDescriptor']);
        const isEmbedded = ['/FontFile2', '/FontFile3'].some((key) => descriptor[key] !== undefined);
        return isEmbedded && font['/ToUnicode'] ? [] : [text(font['/BaseFont'])];
      }),
    ),
};

/** What is wrong with a file, by rule: empty if nothing is. */
export const complaints = (path: string): Readonly<Record<string, readonly string[]>> => {
  const file = readFile(path);
  return Object.fromEntries(
    Object.entries(RULES)
      .map(([rule, check]) => [rule, check(file)] as const)
      .filter(([, found]) => found.length > 0),
  );
};
