/**
 * What a file says of itself, twice in the same words: in the document information, which most viewers show, and in XMP,
 * which archives and search engines read.
 */
import { PDFDict, type PDFDocument, PDFHexString, PDFName, utf8Encode } from 'pdf-lib';
import { escapeXml } from '../svg';

export interface Licence {
  /** "CC BY 4.0" */
  readonly name: string;
  /** Where its text is. */
  readonly address?: string;
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
  readonly licence: Licence;
  /** Who else made what is in the file, and under which licence; a line each. */
  readonly credits?: readonly string[];
  /** The edge that its sheets are turned about, or none where one side is printed: viewers hand it on to the printer. */
  readonly turned?: keyof typeof DUPLEX;
}

const DUPLEX = { none: 'Simplex', long: 'DuplexFlipLongEdge', short: 'DuplexFlipShortEdge' } as const;

const PRODUCER = 'Paper Dagger';

const NAMESPACES = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dc: 'http://purl.org/dc/elements/1.1/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  cc: 'http://creativecommons.org/ns#',
  pdfuaid: 'http://www.aiim.org/pdfua/ns/id/',
} as const;

const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;

const property = (name: string, value: string): string => element(name, escapeXml(value));

const container = (name: string, kind: 'Seq' | 'Bag', values: readonly string[]): string =>
  values.length === 0
    ? ''
    : element(name, element(`rdf:${kind}`, values.map((value) => property('rdf:li', value)).join('')));

/** A text with its language; `x-default` is what readers of all other languages get. */
const inLanguage = (name: string, value: string, language: string): string => {
  const items = ['x-default', language].map(
    (tag) => `<rdf:li xml:lang="${tag}">${escapeXml(value)}</rdf:li>`,
  );
  return element(name, element('rdf:Alt', items.join('')));
};

/** The XMP packet of a file (ISO 16684-1); one that `isTagged` says that it is PDF/UA-1. */
export const xmpOf = (info: PdfInfo, isTagged = false): string => {
  const { licence, language } = info;
  const date = info.date.toISOString().replace('.000Z', 'Z');
  const properties = [
    property('dc:format', 'application/pdf'),
    isTagged ? property('pdfuaid:part', '1') : '',
    inLanguage('dc:title', info.title, language),
    inLanguage('dc:description', info.subject, language),
    container('dc:creator', 'Seq', [info.author]),
    container('dc:contributor', 'Bag', info.credits ?? []),
    container('dc:subject', 'Bag', info.keywords),
    container('dc:language', 'Bag', [language]),
    property('pdf:Keywords', info.keywords.join(', ')),
    property('pdf:Producer', PRODUCER),
    property('xmp:CreatorTool', PRODUCER),
    property('xmp:CreateDate', date),
    property('xmp:ModifyDate', date),
    property('xmp:MetadataDate', date),
    inLanguage('dc:rights', licence.name, language),
    property('xmpRights:Marked', 'True'),
    ...(licence.address === undefined
      ? []
      : [
          property('xmpRights:WebStatement', licence.address),
          `<cc:license rdf:resource="${escapeXml(licence.address)}"/>`,
        ]),
  ].filter(Boolean);
  const namespaces = Object.entries(NAMESPACES).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    `<rdf:RDF${namespaces.join('')}>`,
    '<rdf:Description rdf:about="">',
    ...properties,
    '</rdf:Description>',
    '</rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
};

/** Writes the document information, the XMP packet and what viewers shall do with the file. */
export const addInfo = (doc: PDFDocument, info: PdfInfo, isTagged = false): void => {
  doc.setTitle(info.title);
  doc.setSubject(info.subject);
  doc.setAuthor(info.author);
  doc.setKeywords([info.keywords.join(', ')]);
  doc.setLanguage(info.language);
  doc.setProducer(PRODUCER);
  doc.setCreator(PRODUCER);
  doc.setCreationDate(info.date);
  doc.setModificationDate(info.date);
  // Keys of our own, as the standard lets them be (14.3.3): it has none for these.
  const dictionary = doc.context.lookup(doc.context.trailerInfo.Info, PDFDict);
  const own = { Licence: info.licence.name, Credits: info.credits?.join('; ') };
  for (const [key, value] of Object.entries(own)) {
    if (value) dictionary.set(PDFName.of(key), PDFHexString.fromText(value));
  }
  doc.catalog.set(
    PDFName.of('Metadata'),
    doc.context.register(
      doc.context.stream(utf8Encode(xmpOf(info, isTagged), false), { Type: 'Metadata', Subtype: 'XML' }),
    ),
  );
  doc.catalog.set(
    PDFName.of('ViewerPreferences'),
    doc.context.obj({
      DisplayDocTitle: true,
      PrintScaling: 'None',
      PickTrayByPDFSize: true,
      ...(info.turned ? { Duplex: DUPLEX[info.turned] } : {}),
    }),
  );
};
