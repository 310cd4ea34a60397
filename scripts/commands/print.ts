import { splitNames } from '../../src/base/names';
import { err, ok } from '../../src/base/result';
import type { Game } from '../../src/games/game';
import { GAMES } from '../../src/games/index';
import { parseJob } from '../../src/print/job';
import { printKit } from '../../src/print/kit-file';
import { nodeBook } from '../../src/print/node-book';
import { BACKS, CARD_FORMAT_IDS, PAPER_IDS } from '../../src/print/papers';
import type { Answer, Command } from '../command';
import { optionFlags, optionsFrom } from '../options';
import { progressBar } from '../progress';
import { writeNamedFile } from '../write-file';

const KITS = (GAMES as readonly Game[]).flatMap((game) => game.kits.map((kit) => ({ game, kit })));
const OPTIONS = KITS.flatMap(({ kit }) => kit.options);

const list = (): Answer => ({
  json: KITS.map(({ game, kit }) => ({
    kit: kit.id,
    game: game.id,
    title: kit.title,
    description: kit.description,
    options: kit.options.map((option) => option.name),
  })),
  text: KITS.map(({ kit }) => `${kit.id.padEnd(12)} ${kit.title}. ${kit.description}`).join('\n'),
});

export const print: Command = {
  name: 'print',
  operands: '<kit>',
  summary: 'Prints the cards of a kit to a PDF file.',
  flags: {
    list: { help: 'List the kits.' },
    players: { value: 'names', help: 'In seat order, set apart by commas.' },
    count: { value: 'n', help: 'The number of players, for cards without names.' },
    seed: { value: 'seed', help: 'Print the cards of this open deal; needs --players.' },
    ...optionFlags(OPTIONS),
    paper: { value: PAPER_IDS.join('|'), help: 'Default: a4.' },
    card: { value: CARD_FORMAT_IDS.join('|'), help: 'Default: standard, 63 x 88 mm.' },
    backs: { value: BACKS.join('|'), help: 'Edge that the printer turns the sheet about. Default: long.' },
    since: { value: 'edition', help: 'Only the pieces that look different from that edition: 1.' },
    output: { short: 'o', value: 'file', help: 'Default: <kit>-<paper>.pdf, here.' },
  },
  examples: [
    'print target --players Ana,Ben,Cy,Dee -o cards.pdf',
    'print mafia --count 9 --paper letter --backs short',
    'print mafia --count 9 --since 1',
    'print --list --json',
  ],
  async run(words) {
    const { positionals, values, switches } = words;
    if (switches.has('list')) return ok(list());
    const [kit = '', ...rest] = positionals;
    if (rest.length > 0) return err('bad-words', `Print one kit at a time; “${rest.join(' ')}” is too much.`);
    const job = parseJob({
      kit,
      players: values.players === undefined ? undefined : splitNames(values.players),
      count: values.count,
      seed: values.seed,
      paper: values.paper,
      card: values.card,
      backs: values.backs,
      since: values.since,
      options: optionsFrom(OPTIONS, words),
    });
    if (!job.ok) return job;
    const file = values.output ?? `${kit}-${job.value.paper}.pdf`;
    const progress = progressBar('Printing');
    const printed = await printKit(job.value, { book: await nodeBook(), onProgress: progress.report });
    progress.end();
    if (!printed.ok) return printed;
    const { bytes, pages, cards } = printed.value;
    if (pages === 0) {
      return ok({
        json: { file: null, pages, cards, bytes: 0 },
        text: `Nothing to print: all pieces look as they did in edition ${job.value.since}.`,
      });
    }
    const written = await writeNamedFile(file, bytes);
    if (!written.ok) return written;
    return ok({
      json: { file, pages, cards, bytes: bytes.length },
      text: `${file}: ${cards} cards on ${pages} sides, ${Math.ceil(bytes.length / 1024)} KB. Print at 100 %.`,
    });
  },
};
