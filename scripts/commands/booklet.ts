import { err, ok } from '../../src/base/result';
import { GAMES, gameById } from '../../src/games/index';
import { printBooklet } from '../../src/print/booklet-file';
import { nodeBook } from '../../src/print/node-book';
import { BOOKLET_PAPERS } from '../../src/print/booklet/design';
import type { Command } from '../command';
import { writeNamedFile } from '../write-file';

export const booklet: Command = {
  name: 'booklet',
  operands: '<game>',
  summary: 'Writes the rules of a game as a booklet in reading order.',
  flags: {
    paper: { value: BOOKLET_PAPERS.join('|'), help: 'Pages of half this paper: A5 or half-letter. Default: a4.' },
    output: { short: 'o', value: 'file', help: 'Default: <game>-rules-<paper>.pdf, here.' },
  },
  examples: ['booklet target -o rules.pdf', 'booklet mafia --paper letter'],
  async run({ positionals, values }) {
    const [id, ...rest] = positionals;
    const known = GAMES.map((game) => game.id).join(', ');
    if (id === undefined || rest.length > 0) return err('bad-words', `Say which game: ${known}.`);
    const game = gameById(id);
    if (!game) return err('unknown-game', `There is no game “${id}”: choose ${known}.`);
    const paper = BOOKLET_PAPERS.find((paperId) => paperId === (values.paper ?? 'a4'));
    if (!paper)
      return err('unknown-value', `There is no paper “${values.paper}”: choose ${BOOKLET_PAPERS.join(', ')}.`);
    const file = values.output ?? `${id}-rules-${paper}.pdf`;
    const { bytes, pages } = await printBooklet(game, paper, await nodeBook());
    const written = await writeNamedFile(file, bytes);
    if (!written.ok) return written;
    return ok({
      json: { file, pages },
      text: `${file}: ${pages} pages, ${Math.ceil(bytes.length / 1024)} KB.`,
    });
  },
};
