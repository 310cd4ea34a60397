/** The files that the site offers without asking anything: every kit's example and every booklet, on each paper. */
import { unwrap } from '../base/result';
import type { Kit, Source } from '../games/game';
import { SOURCES } from '../games/index';
import { BOOKLET_PAPERS, type BookletPaper } from '../print/booklet/design';
import { PAPERS } from '../print/papers';
import { printBooklet } from './booklet-file';
import { HOME_JOB, type PrintJob } from './job-of-kit';
import { printKit } from './kit-file';
import { sharedBook } from './node-book';

interface ReadyFile {
  /** "target-cards-a4.pdf" */
  readonly name: string;
  /** A booklet is for screens, in reading order; a folded one is for paper, imposed for saddle stitch. */
  readonly kind: 'kit' | 'booklet' | 'folded';
  readonly source: Source;
  /** Only of kits. */
  readonly kit?: Kit;
  readonly paper: BookletPaper;
  /** "A4", "Letter": what is on the button. */
  readonly paperLabel: string;
  readonly make: () => Promise<Uint8Array>;
}

/** What a ready file prints: the kit's example, of a kit in parts what one game needs. */
const readyJob = (kit: Kit, paper: BookletPaper): PrintJob => ({
  ...HOME_JOB,
  kit: kit.id,
  request: { ...kit.example, ...(kit.ready && { options: kit.ready }) },
  paper,
});

const kitFile = (source: Source, kit: Kit, paper: BookletPaper): ReadyFile => ({
  name: `${kit.id}-cards-${paper}.pdf`,
  kind: 'kit',
  source,
  kit,
  paper,
  paperLabel: PAPERS[paper].label,
  make: async () => {
    return unwrap(await printKit(readyJob(kit, paper), { book: await sharedBook() })).bytes;
  },
});

const bookletFile = (source: Source, kind: 'booklet' | 'folded', paper: BookletPaper): ReadyFile => ({
  name: `${source.id}-rules-${paper}${kind === 'folded' ? '-to-fold' : ''}.pdf`,
  kind,
  source,
  paper,
  paperLabel: PAPERS[paper].label,
  make: async () => {
    const form = kind === 'folded' ? 'imposed' : 'pages';
    return (await printBooklet(source, paper, await sharedBook(), form)).bytes;
  },
});

export const READY_FILES: readonly ReadyFile[] = SOURCES.flatMap((source) => [
  ...source.kits.flatMap((kit) => BOOKLET_PAPERS.map((paper) => kitFile(source, kit, paper))),
  ...(['booklet', 'folded'] as const).flatMap((kind) =>
    BOOKLET_PAPERS.map((paper) => bookletFile(source, kind, paper)),
  ),
]);
