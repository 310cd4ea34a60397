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
import { bindOwnSet, SET_FLAG } from './own-set';

/** The set of a file, for a chapter of its own. */
const setOf = async (file: string, id: string) => {
  const bound = await bindOwnSet(file, id);
  return bound.ok ? bookletSet(bound.value) : bound;
};

export const booklet: Command = {
  name: 'booklet',
  operands: '<game>',
  summary: m.writesRules,
  flags: {
    paper: {
      value: HOME_PAPERS.join('|'),
      help: m.pagesHalf,
    },
    imposed: {
      help: m.twoPages,
    },
    large: { help: m.largePrint },
    set: SET_FLAG,
    output: { short: 'o', value: 'file', help: 'Default: <game>-rules-<paper>.pdf, here.' },
  },
  examples: [m.bookletTarget, m.bookletMafia, m.bookletNation],
  async run({ positionals, values, switches }) {
    const [id, ...rest] = positionals;
    const known = SOURCES.map((source) => source.id).join(', ');
    if (id === undefined || rest.length > 0) return err('bad-words', m.sayGame({ known }));
    const source = sourceById(id);
    if (!source) return err('unknown-game', m.thereNoGame({ id, known }));
    const paper = HOME_PAPERS.find((paperId) => paperId === (values.paper ?? 'a4'));
    if (!paper)
      return err('unknown-value', m.noPaper({ paper: values.paper ?? '', papers: HOME_PAPERS.join(', ') }));
    const [imposed, large] = [switches.has('imposed'), switches.has('large')];
    if (imposed && large) return err('bad-words', m.largePrintFills);
    const own = values.set === undefined ? undefined : await setOf(values.set, id);
    if (own && !own.ok) return own;
    const form = imposed ? 'imposed' : large ? 'large' : 'pages';
    const file = values.output ?? `${id}-rules-${paper}${form === 'pages' ? '' : `-${form}`}.pdf`;
    const { bytes, pages } = await printBooklet(source, await readRules(source), {
      paper,
      form,
      book: await sharedBook(),
      set: own?.value,
      site: siteAddress(),
    });
    const size = m.kb({ ceil: Math.ceil(bytes.length / 1024) });
    return writeNamedFile(file, bytes, {
      json: { file, pages },
      text: imposed ? m.sidesPrint({ file, pages, size }) : m.pages({ file, pages, size }),
    });
  },
};
