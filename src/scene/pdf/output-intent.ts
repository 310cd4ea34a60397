/** Which red the colours of a file are: an output intent with a profile of sRGB (ICC.1:2001-04, PDF 32000-1, 14.11.5). */
import { type PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { remembered } from '../../base/remembered';
import { ascii, padded, u32, zeros } from './truetype';

/** Red, green and blue of sRGB under the light D50, and that light, as X, Y, Z. */
const PRIMARIES = {
  wtpt: [0.9642, 1, 0.8249],
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
} as const;

const GAMMA = 2.2;

const s15Fixed16 = (values: readonly number[]): number[] =>
  u32(...values.map((value) => Math.round(value * 65536)));

const NAME = 'sRGB';

const tagData = (type: string, content: readonly number[]): number[] =>
  padded([...ascii(type), ...zeros(4), ...content]);

/** Made once: it is the same in all files. */
const profileOf = remembered((title: string): Uint8Array => {
  const curve = tagData('curv', [...u32(1), Math.floor(GAMMA), Math.round((GAMMA % 1) * 256)]);
  const tags: readonly (readonly [name: string, data: readonly number[]])[] = [
    ['desc', tagData('desc', [...u32(title.length + 1), ...ascii(title), ...zeros(79)])],
    ['cprt', tagData('text', [...ascii('CC0'), 0])],
    ...Object.entries(PRIMARIES).map(([name, xyz]) => [name, tagData('XYZ ', s15Fixed16(xyz))] as const),
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve] as const),
  ];
  let end = 132 + 12 * tags.length;
  const table = tags.flatMap(([name, data]) => {
    end += data.length;
    return [...ascii(name), ...u32(end - data.length, data.length)];
  });
  const kind = [...u32(0x02100000), ...ascii('mntrRGB XYZ '), 7, 208, 0, 1, 0, 1, ...zeros(6)];
  const header = [
    ...zeros(4),
    ...kind,
    ...ascii('acsp'),
    ...zeros(28),
    ...s15Fixed16(PRIMARIES.wtpt),
    ...zeros(48),
  ];
  const body = [...u32(tags.length), ...table, ...tags.flatMap(([, data]) => data)];
  return new Uint8Array([...u32(end), ...header, ...body]);
});

export const addOutputIntent = ({ context, catalog }: PDFDocument): void => {
  const intent = {
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of(NAME),
    Info: PDFString.of(NAME),
    DestOutputProfile: context.register(context.flateStream(profileOf(NAME), { N: 3 })),
  };
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.obj(intent)]));
};
