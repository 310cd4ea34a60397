import { err } from '../../src/base/result';
import { printBooklet } from '../../src/files/booklet-file';
import { sharedBook } from '../../src/files/node-fonts';
import { SOURCES, sourceById } from '../../src/games/index';
import { HOME_PAPERS } from '../../src/print/papers';
import type { Command } from './command';
import { writeNamedFile } from './named-files';

export const booklet: Command = {
  name: 'booklet',
  operands: '<game>',
  summary: 'Writes the rules of a game, or a reference, as a booklet, to read or to print and fold.',
  flags: {
    paper: {
      value: HOME_PAPERS.join('|'),
      help: 'Pages of half this paper: A5 or half-letter. Default: a4.',
    },
    imposed: {
      help: 'Two pages a side, in the order of folded sheets; print on both, flip on the short edge.',
    },
    large: { help: 'Large print: whole papers in reading order, no type smaller than 14 pt.' },
    output: { short: 'o', value: 'file', help: 'Default: <game>-rules-<paper>.pdf, here.' },
  },
  examples: [
    'booklet target -o rules.pdf',
    'booklet mafia --paper letter --imposed',
    'booklet nation --large',
  ],
  async run({ positionals, values, switches }) {
    const [id, ...rest] = positionals;
    const known = SOURCES.map((source) => source.id).join(', ');
    if (id === undefined || rest.length > 0) return err('bad-words', `Say which game: ${known}.`);
    const source = sourceById(id);
    if (!source) return err('unknown-game', `There is no game “${id}”: choose ${known}.`);
    const paper = HOME_PAPERS.find((paperId) => paperId === (values.paper ?? 'a4'));
    if (!paper)
      return err('unknown-value', `There is no paper “${values.paper}”: choose ${HOME_PAPERS.join(', ')}.`);
    const [imposed, large] = [switches.has('imposed'), switches.has('large')];
    if (imposed && large)
      return err('bad-words', 'Large print fills whole papers: leave out --imposed or --large.');
    const form = imposed ? 'imposed' : large ? 'large' : 'pages';
    const file = values.output ?? `${id}-rules-${paper}${form === 'pages' ? '' : `-${form}`}.pdf`;
    const { bytes, pages } = await printBooklet(source, paper, await sharedBook(), form);
    const size = `${Math.ceil(bytes.length / 1024)} KB`;
    return writeNamedFile(file, bytes, {
      json: { file, pages },
      text: imposed
        ? `${file}: ${pages} sides, ${size}. Print both sides, flipped on the short edge, at 100 %; lay the sheets on each other, fold, staple.`
        : `${file}: ${pages} pages, ${size}.`,
    });
  },
};
