import { HOME } from '../../src/base/home-print';
import { splitNames } from '../../src/base/names';
import { err, ok, type Result } from '../../src/base/result';
import { typedNamesProblem } from '../../src/base/typed-names';
import { parseJob } from '../../src/files/job';
import { JOB_DEFAULTS, type JobFields, type PrintJob, TEXTS } from '../../src/files/job-fields';
import { printKit } from '../../src/files/kit-file';
import { sharedBook } from '../../src/files/node-fonts';
import type { OptionDef } from '../../src/games/game';
import { KITS } from '../../src/games/index';
import { BACKS, CARD_FORMAT_IDS, CUTS, INKS, MARKS, PAPER_IDS } from '../../src/print/papers';
import { type PrinterProfile, parseProfile, withProfile } from '../../src/print/profile';
import { HAN_FORMS } from '../../src/scene/scene';
import { type Answer, type Command, optionFlags, optionsFrom, type Words, withProgress } from './command';
import { readNamedFile, writeNamedFile } from './named-files';
import { misfitProblem, SET_FLAG, setFrom } from './own-set';

const OPTIONS = KITS.flatMap(({ kit }) => kit.options);

const list = (): Answer => ({
  json: KITS.map(({ source, kit }) => ({
    kit: kit.id,
    game: source.id,
    title: kit.title,
    description: kit.description,
    options: kit.options.map((option) => option.name),
  })),
  text: KITS.map(({ kit }) => `${kit.id.padEnd(12)} ${kit.title}. ${kit.description}`).join('\n'),
});

/** The options of one kit; without one those of all, of which each is read by its own. */
const kitOptions = (id: string | undefined): readonly OptionDef[] =>
  KITS.find(({ kit }) => kit.id === id)?.kit.options ?? OPTIONS;

/** The flags that every command about a kit takes. */
export const kitFlags = (id?: string) => ({
  players: { value: 'names', help: 'In seat order, set apart by commas.' },
  count: { value: 'n', help: 'The number of players, for cards without names.' },
  seed: { value: 'seed', help: 'The cards of this open deal; needs --players.' },
  han: { value: HAN_FORMS.join('|'), help: 'Whose forms Chinese characters have. Default: ja.' },
  ...optionFlags(kitOptions(id)),
  set: SET_FLAG,
});

/** What was typed as a job, unchecked. */
export const fieldsFrom = (kit: string, words: Words): JobFields => {
  const { players, pieces, ...values } = words.values;
  return {
    kit,
    players: players === undefined ? undefined : splitNames(players),
    pieces: pieces?.split(',').map((id) => id.trim()),
    ...Object.fromEntries(TEXTS.map((field) => [field, values[field]])),
    options: optionsFrom(OPTIONS, words),
  };
};

const readProfile = async (file: string | undefined): Promise<Result<PrinterProfile | undefined>> => {
  if (file === undefined) return ok(undefined);
  const text = await readNamedFile(file);
  if (!text.ok) return text;
  const profile = parseProfile(text.value);
  return profile.ok ? profile : err(profile.error.code, `${file}: ${profile.error.message}`);
};

/** Where nobody says for how many, a kit is made for those of its example. */
const countNote = ({ kit: id, players, count }: JobFields): string => {
  const kit = KITS.find((one) => one.kit.id === id)?.kit;
  if (!kit || kit.seatless || players !== undefined || count !== undefined) return '';
  const { names, count: number = names?.length } = kit.example;
  return ` These are for ${number} players: say another number with --count.`;
};

/** A profile was measured with sheets turned about one edge; about the other one backs land elsewhere. */
const edgeNote = ({ backs }: PrintJob, profile: PrinterProfile | undefined): string =>
  profile?.flip !== undefined && (backs === 'long' || backs === 'short') && backs !== profile.flip
    ? ` “${profile.name}” was calibrated for the ${profile.flip} edge: see that backs still fit.`
    : '';

const printFlags = (kit?: string): Command['flags'] => ({
  list: { help: 'List the kits.' },
  ...kitFlags(kit),
  paper: { value: [...PAPER_IDS, 'WxH'].join('|'), help: 'Or its sides in mm: 216x356. Default: a4.' },
  card: {
    value: [...CARD_FORMAT_IDS, 'WxH'].join('|'),
    help: 'Or its sides in mm: 70x110. Default: standard, 63 x 88 mm.',
  },
  backs: { value: BACKS.join('|'), help: 'Edge that the printer turns the sheet about. Default: long.' },
  marks: { value: MARKS.join('|'), help: 'What shows where to cut. Default: crop.' },
  ink: {
    value: INKS.join('|'),
    help: 'full: black areas and backs, for print services. Default: low, for printers at home.',
  },
  margin: { value: 'mm', help: `White at each edge of the paper. Default: ${JOB_DEFAULTS.margin}.` },
  gutter: { value: 'mm', help: 'Between two pieces; 0 lets them share a cut. Default: 0.' },
  bleed: {
    value: 'mm',
    help: 'How far fronts reach over the cut, where the gutter has room for it. Default: 3.',
  },
  copies: { value: 'n', help: 'How often each piece. Default: 1.' },
  pieces: {
    value: 'ids',
    help: 'Only these, set apart by commas, or some more often: target-1,target-2x3.',
  },
  skip: { value: 'places', help: 'Places of the first sheet that are cut already, row by row: 1,2,5.' },
  cut: {
    value: CUTS.join('|'),
    help: 'Beside the PDF a file for a cutting machine for each sheet. Default: none.',
  },
  register: {
    value: 'mm',
    help: 'Registration marks of Silhouette, so far from the edges. Default: 0, none; Cricut adds its own.',
  },
  box: {
    value: 'mm',
    help: 'A tuck box for the pieces, printed on paper this thick: 0.3 for most cards. Default: 0, none.',
  },
  profile: { value: 'file', help: 'What your printer does, to be undone: see dagger calibrate.' },
  since: { value: 'edition', help: 'Only the pieces that look different from that edition: 1.' },
  'build-sheet': { help: 'A page before the sheets: a plan of each, and how the kit is made.' },
  batch: {
    value: 'table.csv',
    help: 'A file for each row: columns names, count, paper, file or any other flag. -o names the folder.',
  },
  output: { short: 'o', value: 'file', help: 'Default: <kit>-<paper>.pdf, here.' },
});

/** Prints one kit for one group, to one file. */
export const printOne = async (typedWords: Words): Promise<Result<Answer>> => {
  const [kit = ''] = typedWords.positionals;
  const own = await setFrom(typedWords, kit);
  if (!own.ok) return own;
  const { words, set, misfits } = own.value;
  const { values, switches } = words;
  const profile = await readProfile(values.profile);
  if (!profile.ok) return profile;
  const { ink = HOME.ink, bleed = String(HOME.bleed), ...typed } = fieldsFrom(kit, words);
  const refused = typedNamesProblem(typed.players ?? []);
  if (refused) return { ok: false, error: refused };
  const fields = { ...typed, ink, bleed };
  const job = parseJob(profile.value ? withProfile(fields, profile.value) : fields, set?.kits);
  if (!job.ok) return job;
  const file = values.output ?? `${kit}-${job.value.paper}.pdf`;
  const context = {
    book: await sharedBook(),
    set,
    ...(profile.value && { profile: profile.value }),
    buildSheet: switches.has('build-sheet'),
  };
  const printed = await withProgress('Printing', (onProgress) =>
    printKit(job.value, { ...context, onProgress }),
  );
  if (!printed.ok) return printed;
  const { bytes, pages, cards, made, cuts } = printed.value;
  if (pages === 0) {
    return ok({
      json: { file: null, pages, cards, bytes: 0 },
      text: `Nothing to print: all pieces look as they did in edition ${job.value.since}.`,
    });
  }
  const stem = file.replace(/\.pdf$/i, '');
  const cutFiles = cuts.map(({ ending, text }) => [`${stem}${ending}`, Buffer.from(text)] as const);
  for (const [name, content] of [[file, bytes] as const, ...cutFiles]) {
    const written = await writeNamedFile(name, content, undefined);
    if (!written.ok) return written;
  }
  const beside = cutFiles.map(([name]) => name);
  const cutNote = beside.length > 0 ? ` To cut: ${beside.join(', ')}.` : '';
  return ok({
    json: { file, pages, cards, bytes: bytes.length, ...(beside.length > 0 && { cuts: beside }) },
    text: `${file}: ${made} on ${pages} sides, ${Math.ceil(bytes.length / 1024)} KB. Print at 100 %.${countNote(fields)}${edgeNote(job.value, profile.value)}${cutNote}`,
    ...misfitProblem(misfits),
  });
};

export const print: Command = {
  name: 'print',
  operands: '<kit>',
  summary: 'Prints the cards of a kit to a PDF file.',
  flags: printFlags(),
  flagsOf: ([kit]) => printFlags(kit),
  examples: [
    'print target --players Ana,Ben,Cy,Dee -o cards.pdf',
    'print mafia --count 9 --paper letter --backs short',
    'print mafia --count 9 --since 1',
    'print nation --paper 216x356 --cut svg --skip 1,2,5',
    'print target --count 24 --profile printer.json --ink low --gutter 6 --bleed 3',
    'print mafia --batch tables.csv -o tonight',
    'print nation --set my.zip --build-sheet',
    'print --list --json',
  ],
  async run(words) {
    const { positionals, values, switches } = words;
    if (switches.has('list')) return ok(list());
    const [kit = '', ...rest] = positionals;
    if (rest.length > 0) return err('bad-words', `Print one kit at a time; “${rest.join(' ')}” is too much.`);
    if (values.batch === undefined) return printOne(words);
    const { list: _, batch: __, output: ___, ...columns } = printFlags(kit);
    return (await import('../batch/index')).printBatch(kit, words, columns);
  },
};
