import * as m from '#messages/cli';
import { listed } from '#messages/language';
import * as site from '#messages/site';
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
import {
  type Answer,
  type Command,
  optionFlags,
  optionsFrom,
  type Printed,
  type Words,
  withProgress,
} from './command';
import { readNamedBytes, writeNamedFile } from './named-files';
import { misfitProblem, SET_FLAG, setFrom } from './set-flag';

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

const kitOf = (id: string | undefined) => KITS.find(({ kit }) => kit.id === id)?.kit;

/** The options of one kit; without one those of all, of which each is read by its own. */
const kitOptions = (id: string | undefined): readonly OptionDef[] => kitOf(id)?.options ?? OPTIONS;

/** The flags that every command about a kit takes. */
export const kitFlags = (id?: string) => ({
  players: { value: 'names', help: m.playersHelp },
  count: { value: 'n', help: m.countHelp },
  seed: { value: 'seed', help: m.kitSeedHelp },
  han: { value: HAN_FORMS.join('|'), help: m.hanHelp },
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

/** A profile has under 1 KB: what is longer than this is none, such as a device that never ends. */
const LONGEST_PROFILE = 1_000_000;

const readProfile = async (file: string | undefined): Promise<Result<PrinterProfile | undefined>> => {
  if (file === undefined) return ok(undefined);
  const bytes = await readNamedBytes(file, LONGEST_PROFILE);
  if (!bytes.ok) return bytes;
  const profile = parseProfile(bytes.value.toString('utf8'));
  return profile.ok
    ? profile
    : err(profile.error.code, site.labelled({ label: file, text: profile.error.message }));
};

/** Where nobody says for how many, a kit is made for those of its example. */
const countNote = ({ kit: id, players, count }: JobFields): string => {
  const kit = kitOf(id);
  if (!kit || kit.seatless || players !== undefined || count !== undefined) return '';
  const { names, count: number = names?.length } = kit.example;
  return m.countDefault({ count: number ?? '' });
};

/** What only a deal has changes nothing where none is printed. */
export const dealNote = ({
  kit,
  request: { seed, options = {} },
}: Pick<PrintJob, 'kit' | 'request'>): string => {
  const idle = (kitOf(kit)?.dealOptions ?? []).filter(({ name }) => options[name] !== undefined);
  return seed === undefined && idle.length > 0
    ? m.optionsWithoutDeal({ flags: listed(idle.map(({ name }) => `--${name}`)), count: idle.length })
    : '';
};

/** A size of cards changes nothing where no piece is a card. */
const cardNote = ({ kit, request }: PrintJob, card: string | undefined): string => {
  const pieces = card === undefined ? undefined : kitOf(kit)?.components(request);
  return pieces?.ok && pieces.value.every(({ shape }) => shape) ? m.cardWithoutCards : '';
};

/** A profile was measured with sheets turned about one edge; about the other one backs land elsewhere. */
const edgeNote = ({ backs }: PrintJob, profile: PrinterProfile | undefined): string =>
  profile?.flip !== undefined && (backs === 'long' || backs === 'short') && backs !== profile.flip
    ? m.profileOtherEdge({ name: profile.name, flip: profile.flip })
    : '';

const printFlags = (kit?: string): Command['flags'] => ({
  list: { help: m.listHelp },
  ...kitFlags(kit),
  paper: { value: [...PAPER_IDS, 'WxH'].join('|'), help: m.printPaperHelp },
  card: { value: [...CARD_FORMAT_IDS, 'WxH'].join('|'), help: m.printCardHelp },
  backs: { value: BACKS.join('|'), help: m.backsHelp },
  marks: { value: MARKS.join('|'), help: m.marksHelp },
  ink: { value: INKS.join('|'), help: m.inkHelp },
  margin: { value: 'mm', help: m.marginHelp({ margin: JOB_DEFAULTS.margin }) },
  gutter: { value: 'mm', help: m.gutterHelp },
  bleed: { value: 'mm', help: m.bleedHelp },
  copies: { value: 'n', help: m.copiesHelp },
  pieces: { value: 'ids', help: m.printPiecesHelp },
  skip: { value: 'places', help: m.skipHelp },
  cut: { value: CUTS.join('|'), help: m.cutHelp },
  register: { value: 'mm', help: m.registerHelp },
  box: { value: 'mm', help: m.boxHelp },
  profile: { value: 'file', help: m.profileHelp },
  since: { value: 'edition', help: m.sinceHelp },
  'build-sheet': { help: m.buildSheetHelp },
  batch: { value: 'table.csv', help: m.batchHelp },
  output: { short: 'o', value: 'file', help: m.outputHelp({ file: '<kit>-<paper>.pdf' }) },
});

/** Prints one kit for one group, to one file. */
export const printOne = async (typedWords: Words): Promise<Result<Printed>> => {
  const [kit = ''] = typedWords.positionals;
  const own = await setFrom(typedWords, kit);
  if (!own.ok) return own;
  const { words, set } = own.value;
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
  const printed = await withProgress(m.printing, (onProgress) =>
    printKit(job.value, { ...context, onProgress }),
  );
  if (!printed.ok) return printed;
  const { bytes, pages, cards, made, cuts } = printed.value;
  if (pages === 0) {
    return ok({
      json: { file: null, pages, cards, bytes: 0 },
      text: m.nothingToPrint({ since: job.value.since ?? '' }),
    });
  }
  const stem = file.replace(/\.pdf$/i, '');
  const cutFiles = cuts.map(({ ending, text }) => [`${stem}${ending}`, Buffer.from(text)] as const);
  for (const [name, content] of [[file, bytes] as const, ...cutFiles]) {
    const written = await writeNamedFile(name, content, undefined);
    if (!written.ok) return written;
  }
  const beside = cutFiles.map(([name]) => name);
  const cutNote = beside.length > 0 ? m.toCut({ beside: beside.join(', ') }) : '';
  return ok({
    json: { file, pages, cards, bytes: bytes.length, ...(beside.length > 0 && { cuts: beside }) },
    text: [
      m.printWritten({ file, made, pages, kilobytes: Math.ceil(bytes.length / 1024) }),
      countNote(fields),
      dealNote(job.value),
      cardNote(job.value, values.card),
      edgeNote(job.value, profile.value),
      cutNote,
    ]
      .filter(Boolean)
      .join(' '),
    ...misfitProblem(set),
  });
};

export const print: Command = {
  name: 'print',
  operands: '<kit>',
  summary: m.printSummary,
  flags: printFlags(),
  flagsOf: ([kit]) => printFlags(kit),
  examples: [
    m.printTarget,
    m.printMafia,
    m.printMafiaSince,
    m.printNation,
    m.printTargetProfile,
    m.printMafiaBatch,
    m.printNationSet,
    'print --list --json',
  ],
  async run(words) {
    const { positionals, values, switches } = words;
    if (switches.has('list')) return ok(list());
    const [kit = ''] = positionals;
    if (values.batch === undefined) return printOne(words);
    const { list: _, batch: __, output: ___, ...columns } = printFlags(kit);
    return (await import('./batch')).printBatch(kit, words, columns);
  },
};
