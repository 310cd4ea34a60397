/** The files that the site offers without asking anything: every kit's example and every booklet, on each paper. */

import { unwrap } from '../base/result';
import type { Game, Kit } from '../games/game';
import { GAMES } from '../games/index';
import type { FontBook } from '../scene/fonts/book';
import { BOOKLET_PAPERS, type BookletPaper } from './booklet/design';
import { printBooklet } from './booklet-file';
import { JOB_DEFAULTS } from './job';
import { printKit } from './kit-file';
import { nodeBook } from './node-book';
import { PAPERS } from './papers';

export interface ReadyFile {
  /** "target-cards-a4.pdf" */
  readonly name: string;
  readonly kind: 'kit' | 'booklet';
  readonly game: Game;
  /** Only of kits. */
  readonly kit?: Kit;
  readonly paper: BookletPaper;
  /** "A4", "Letter": what stands on the button. */
  readonly paperLabel: string;
  readonly make: () => Promise<Uint8Array>;
}

let shared: Promise<FontBook> | undefined;

/** One book for all files of a build: fonts are read once. */
export const sharedBook = (): Promise<FontBook> => {
  shared ??= nodeBook();
  return shared;
};

const kitFile = (game: Game, kit: Kit, paper: BookletPaper): ReadyFile => ({
  name: `${kit.id}-cards-${paper}.pdf`,
  kind: 'kit',
  game,
  kit,
  paper,
  paperLabel: PAPERS[paper].label,
  make: async () => {
    const job = { ...JOB_DEFAULTS, kit: kit.id, request: kit.example, paper };
    return unwrap(await printKit(job, { book: await sharedBook() })).bytes;
  },
});

const bookletFile = (game: Game, paper: BookletPaper): ReadyFile => ({
  name: `${game.id}-rules-${paper}.pdf`,
  kind: 'booklet',
  game,
  paper,
  paperLabel: PAPERS[paper].label,
  make: async () => (await printBooklet(game, paper, await sharedBook())).bytes,
});

export const READY_FILES: readonly ReadyFile[] = (GAMES as readonly Game[]).flatMap((game) => [
  ...game.kits.flatMap((kit) => BOOKLET_PAPERS.map((paper) => kitFile(game, kit, paper))),
  ...BOOKLET_PAPERS.map((paper) => bookletFile(game, paper)),
]);
