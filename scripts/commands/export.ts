import * as m from '#messages/cli';
import { exportKit } from '../../src/files/exports/export-file';
import { EXPORT_FORMATS } from '../../src/files/exports/formats';
import { rasteriseInNode } from '../../src/files/exports/raster-node';
import { parseExport } from '../../src/files/job';
import { sharedBook } from '../../src/files/node-fonts';
import { CARD_FORMAT_IDS } from '../../src/print/papers';
import { type Command, withProgress } from './command';
import { writeNamedFile } from './named-files';
import { dealNote, fieldsFrom, kitFlags } from './print';
import { misfitProblem, setFrom } from './set-flag';

const exportFlags = (kit?: string): Command['flags'] => ({
  ...kitFlags(kit),
  card: { value: CARD_FORMAT_IDS.join('|'), help: m.exportCardHelp },
  pieces: { value: 'ids', help: m.exportPiecesHelp },
  copies: { value: 'n', help: m.copiesHelp },
  bleed: { help: m.exportBleedHelp },
  output: { short: 'o', value: 'file', help: m.outputHelp({ file: '<kit>-<format>.zip' }) },
});

/** What people call the formats. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['gamecrafter', 'tgc'],
  ['thegamecrafter', 'tgc'],
  ['makeplayingcards', 'mpc'],
  ['tabletopsimulator', 'tts'],
]);

export const exportCards: Command = {
  name: 'export',
  operands: '<format> <kit>',
  summary: m.exportSummary({ formats: EXPORT_FORMATS.join(', ') }),
  flags: exportFlags(),
  flagsOf: ([, kit]) => exportFlags(kit),
  examples: [m.exportPng, m.exportTts, m.exportMpc],
  async run(words) {
    const { positionals, values, switches } = words;
    const [typed = '', kit = ''] = positionals;
    const format = ALIASES.get(typed.toLowerCase().replace(/[^a-z]/g, '')) ?? typed;
    const own = await setFrom(words, kit);
    if (!own.ok) return own;
    const { set } = own.value;
    const fields = { ...fieldsFrom(kit, own.value.words), format, bleed: switches.has('bleed') };
    const job = parseExport(fields, set?.kits);
    if (!job.ok) return job;
    const file = values.output ?? `${kit}-${format}.zip`;
    const context = { book: await sharedBook(), set, rasterise: rasteriseInNode };
    const exported = await withProgress(m.exporting, (onProgress) =>
      exportKit(job.value, { ...context, onProgress }),
    );
    if (!exported.ok) return exported;
    const { bytes, images } = exported.value;
    return writeNamedFile(file, bytes, {
      json: { file, images, bytes: bytes.length },
      text: [
        m.exportWritten({ file, images, kilobytes: Math.ceil(bytes.length / 1024) }),
        dealNote(job.value),
      ]
        .filter(Boolean)
        .join(' '),
      ...misfitProblem(set),
    });
  },
};
