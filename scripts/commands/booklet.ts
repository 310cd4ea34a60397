import * as m from '#messages/cli';
import { err } from '../../src/base/result';
import { printBooklet, siteAddress } from '../../src/files/booklet-file';
import { sharedBook } from '../../src/files/node-fonts';
import { readRules } from '../../src/files/read-rules';
import { bookletSet } from '../../src/files/sets';
import { SOURCES, sourceById } from '../../src/games/index';
import { HOME_PAPERS } from '../../src/print/papers';
import type { Command } from './command';
import { writeNamedFile } from './named-files';
import { boundSet, SET_FLAG } from './set-flag';

/** The set of a file, for a chapter of its own. */
const setOf = async (file: string, id: string) => {
  const bound = await boundSet(file, id);
  return bound.ok ? bookletSet(bound.value) : bound;
};

export const booklet: Command = {
  name: 'booklet',
  operands: '<game>',
  summary: m.bookletSummary,
  flags: {
    paper: { value: HOME_PAPERS.join('|'), help: m.bookletPaperHelp },
    imposed: { help: m.imposedHelp },
    large: { help: m.largeHelp },
    set: SET_FLAG,
    output: { short: 'o', value: 'file', help: m.outputHelp({ file: '<game>-rules-<paper>.pdf' }) },
  },
  examples: [m.bookletTarget, m.bookletMafia, m.bookletNation],
  async run({ positionals, values, switches }) {
    const [id] = positionals;
    const known = SOURCES.map((source) => source.id).join(', ');
    if (id === undefined) return err('bad-words', m.gameMissing({ known }));
    const source = sourceById(id);
    if (!source) return err('unknown-game', m.gameUnknown({ id, known }));
    const paper = HOME_PAPERS.find((paperId) => paperId === (values.paper ?? 'a4'));
    if (!paper)
      return err(
        'unknown-value',
        m.paperUnknown({ paper: values.paper ?? '', papers: HOME_PAPERS.join(', ') }),
      );
    const [imposed, large] = [switches.has('imposed'), switches.has('large')];
    if (imposed && large) return err('bad-words', m.imposedAndLarge);
    const own = values.set === undefined ? undefined : await setOf(values.set, id);
    if (own && !own.ok) return own;
    const form = imposed ? 'imposed' : large ? 'large' : 'pages';
    const file = values.output ?? `${id}-rules-${paper}${form === 'pages' ? '' : `-${form}`}.pdf`;
    const printed = await printBooklet(source, await readRules(source), {
      paper,
      form,
      book: await sharedBook(),
      set: own?.value,
      site: siteAddress(),
    });
    if (!printed.ok) return printed;
    const { bytes, pages } = printed.value;
    const size = m.fileSize({ kilobytes: Math.ceil(bytes.length / 1024) });
    return writeNamedFile(file, bytes, {
      json: { file, pages },
      text: imposed ? m.bookletImposed({ file, pages, size }) : m.bookletPages({ file, pages, size }),
    });
  },
};
