/** The files that the site offers without asking anything: every kit's example and every booklet, on each paper. */
import { ENGLISH, LANGUAGE } from '#messages/language';
import { HOME } from '../base/home-print';
import { keysOf } from '../base/lists';
import { remembered } from '../base/remembered';
import { unwrap } from '../base/result';
import type { Kit, Source } from '../games/game';
import { SOURCES } from '../games/index';
import { coverage, inkOfSides } from '../print/ink';
import { HOME_PAPERS, type HomePaper } from '../print/papers';
import type { PrintPlan } from '../print/plan';
import type { Scene } from '../scene/scene';
import { type Booklet, type BookletForm, layBooklet, siteAddress, writeBooklet } from './booklet-file';
import { keptBytes } from './build-cache';
import { paint } from './exports/raster-node';
import { type PrintJob, parseJobOf } from './job-fields';
import { drawKit, writeKit } from './kit-file';
import { sharedBook } from './node-fonts';
import { createPictures } from './pieces';
import { readRules } from './read-rules';

/** What the name of each booklet ends in. */
const BOOKLETS: Readonly<Record<BookletForm, string>> = { pages: '', imposed: '-to-fold', large: '-large' };

interface ReadyFile {
  /** "target-cards-a4.pdf" */
  readonly name: string;
  readonly kind: 'kit' | BookletForm;
  readonly source: Source;
  /** These three only of kits. */
  readonly kit?: Kit;
  readonly way?: Way;
  /** `ink` in pages that are black all over. */
  readonly takes?: () => Promise<PrintPlan & { readonly ink: number }>;
  /** What is printed, as it comes out. */
  readonly sides?: () => Promise<readonly { readonly scene: Scene }[]>;
  readonly paper: HomePaper;
  readonly make: () => Promise<Uint8Array>;
}

/** The ways to print a kit without asking anything: both sides, one side, or one side to be folded and glued. */
export const WAYS = { long: '', none: '-one-sided', fold: '-to-fold' } as const;
export type Way = keyof typeof WAYS;

/** The kit's example, of a kit in parts what one game needs. */
const readyJob = (kit: Kit, paper: HomePaper, backs: Way): PrintJob =>
  unwrap(parseJobOf(kit, { ink: HOME.ink, bleed: String(HOME.bleed), paper, backs, options: kit.ready }));

/** A kit has the same pictures on each paper and in each way: they are drawn once, and weighed once. */
const picturesOf = remembered((_kit: Kit) => createPictures());
const weigh = remembered(async (scene: Scene) => coverage(scene, await sharedBook(), paint));

const kitFile = (source: Source, kit: Kit, paper: HomePaper, way: Way): ReadyFile => {
  const job = readyJob(kit, paper, way);
  /** Once for its file, its figures and its pictures. */
  let drawing: ReturnType<typeof drawKit> | undefined;
  const drawn = async () => {
    drawing ??= drawKit(job, { book: await sharedBook(), pictures: picturesOf(kit) });
    return unwrap(await drawing);
  };
  return {
    name: `${kit.id}-cards-${paper}${WAYS[way]}.pdf`,
    kind: 'kit',
    source,
    kit,
    way,
    paper,
    make: async () => (await writeKit(job, await drawn(), { buildSheet: true })).bytes,
    takes: async () => {
      const kept = await keptBytes({ game: source.id }, `${kit.id} ${paper} ${way} takes`, async () => {
        const { plan, sides } = await drawn();
        const ink = sides.length * (await inkOfSides(sides, weigh));
        return new TextEncoder().encode(JSON.stringify({ ...plan, ink }));
      });
      return JSON.parse(new TextDecoder().decode(kept));
    },
    sides: async () => (await drawn()).sides,
  };
};

/** Once for screens, for folding and for pictures of its pages. */
export const laidOutBooklet = remembered((source: Source) =>
  remembered(async (paper: HomePaper, form: 'pages' | 'large'): Promise<Booklet> => {
    const print = { paper, form, book: await sharedBook(), site: siteAddress() };
    return layBooklet(source, await readRules(source), print);
  }),
);

const bookletFile = (source: Source, form: BookletForm, paper: HomePaper): ReadyFile => ({
  name: `${source.id}-rules-${paper}${BOOKLETS[form]}.pdf`,
  kind: form,
  source,
  paper,
  make: async () => {
    const booklet = await laidOutBooklet(source)(paper, form === 'large' ? 'large' : 'pages');
    return (await writeBooklet(booklet, { form, book: await sharedBook() })).bytes;
  },
});

const NAMED = process.env.SITE_FILES?.split(',');

/** SITE_FILES names the sources that have files, "target,nation", in English alone: files take most of a build's time. */
export const hasFiles = ({ id }: Source): boolean =>
  NAMED === undefined || (LANGUAGE === ENGLISH && NAMED.includes(id));

/** Letter is the paper of few who read another language than English: the studio prints for them, and a booklet is to be folded. */
const papersOf = (kind: ReadyFile['kind']): readonly HomePaper[] =>
  LANGUAGE === ENGLISH || kind === 'imposed' ? HOME_PAPERS : ['a4'];

export const READY_FILES: readonly ReadyFile[] = SOURCES.filter(hasFiles).flatMap((source) => [
  ...source.kits.flatMap((kit) =>
    keysOf(WAYS).flatMap((way) => papersOf('kit').map((paper) => kitFile(source, kit, paper, way))),
  ),
  ...keysOf(BOOKLETS).flatMap((form) => papersOf(form).map((paper) => bookletFile(source, form, paper))),
]);
