import { PDFDict, PDFDocument, PDFHexString, PDFName, type PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { addInfo, type PdfInfo, xmpOf } from './metadata';

const INFO: PdfInfo = {
  title: 'Cut & <fold>',
  subject: 'Karten „Ziel“',
  author: 'Paper Dagger',
  keywords: ['rules', 'target'],
  language: 'en-GB',
  date: new Date('2026-11-21T00:00:00Z'),
  licence: { name: 'CC BY 4.0', address: 'https://creativecommons.org/licenses/by/4.0/' },
  credits: ['Lorc: icons. CC BY 3.0', 'Ana: source'],
};

/** The texts of all list items of a property, or its own text. */
const valuesOf = (xmp: string, name: string): string[] => {
  const inner = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(xmp)?.[1];
  if (inner === undefined) return [];
  const items = [...inner.matchAll(/<rdf:li[^>]*>([^<]*)</g)].map(([, value]) => value ?? '');
  return (items.length > 0 ? items : [inner]).map((value) =>
    value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  );
};

const written = async (info: PdfInfo) => {
  const doc = await PDFDocument.create({ updateMetadata: false });
  addInfo(doc, info);
  const read = await PDFDocument.load(await doc.save(), { updateMetadata: false });
  const stream = read.catalog.lookup(PDFName.of('Metadata')) as PDFRawStream;
  const own = read.context.lookup(read.context.trailerInfo.Info, PDFDict);
  const textOf = (key: string) => own.lookupMaybe(PDFName.of(key), PDFHexString)?.decodeText();
  return { doc: read, textOf, stream, xmp: Buffer.from(stream.contents).toString('utf8') };
};

describe('the XMP packet', () => {
  it('says the same as the document information', async () => {
    const { doc, xmp, textOf } = await written(INFO);
    expect(valuesOf(xmp, 'dc:title')).toEqual([doc.getTitle(), doc.getTitle()]);
    expect(valuesOf(xmp, 'dc:description')[0]).toBe(doc.getSubject());
    expect(valuesOf(xmp, 'dc:creator')).toEqual([doc.getAuthor()]);
    expect(valuesOf(xmp, 'dc:subject').join(', ')).toBe(doc.getKeywords());
    expect(valuesOf(xmp, 'pdf:Keywords')).toEqual([doc.getKeywords()]);
    expect(valuesOf(xmp, 'pdf:Producer')).toEqual([doc.getProducer()]);
    expect(valuesOf(xmp, 'xmp:CreatorTool')).toEqual([doc.getCreator()]);
    expect(valuesOf(xmp, 'dc:language')).toEqual(['en-GB']);
    expect(valuesOf(xmp, 'dc:rights')[0]).toBe(textOf('Licence'));
    expect(valuesOf(xmp, 'dc:contributor').join('; ')).toBe(textOf('Credits'));
    expect(textOf('Credits')).toBe('Lorc: icons. CC BY 3.0; Ana: source');
  });

  it('states the licence where machines look for it', () => {
    const address = 'https://creativecommons.org/licenses/by/4.0/';
    expect(valuesOf(xmpOf(INFO), 'xmpRights:WebStatement')).toEqual([address]);
    expect(xmpOf(INFO)).toContain(`<cc:license rdf:resource="${address}"/>`);
  });

  it('says that the file is PDF/UA where its pages bear tags', () => {
    expect(valuesOf(xmpOf(INFO, true), 'pdfuaid:part')).toEqual(['1']);
    expect(valuesOf(xmpOf(INFO), 'pdfuaid:part')).toEqual([]);
  });

  it('is XML, whatever signs its texts hold', () => {
    expect(xmpOf(INFO)).toContain('>Cut &#38; &#60;fold&#62;<');
  });

  it('knows no date but that of the edition', () => {
    const dates = xmpOf(INFO).match(/\d{4}-\d\d-\d\dT[\d:]+Z/g);
    expect(dates).toEqual(Array(3).fill('2026-11-21T00:00:00Z'));
  });

  it('is readable without unpacking', async () => {
    const { stream } = await written(INFO);
    expect(stream.dict.get(PDFName.of('Filter'))).toBeUndefined();
    expect(stream.dict.get(PDFName.of('Subtype'))?.toString()).toBe('/XML');
  });

  it('leaves out what a file does not state', async () => {
    const { credits: _, ...bare } = INFO;
    const { xmp, textOf } = await written({ ...bare, keywords: [], licence: { name: 'No licence stated' } });
    for (const name of ['dc:contributor', 'dc:subject', 'xmpRights:WebStatement'])
      expect(xmp).not.toContain(`<${name}>`);
    expect(textOf('Credits')).toBeUndefined();
  });
});
