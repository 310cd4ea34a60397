/** A set of cards in its booklet: a chapter after the Law with all cards, what the Law calls them, and what differs from it. */
import * as m from '#messages/sets';
import { grouped, joinClauses } from '../../base/words';
import type { Column, SetGame, SetRow } from '../../games/set';
import { aroundChapter, type Block, LAW_SLUG, type RuleInline, type RulesDoc } from '../../rules/document';

/** What the Law counts with; what a card is called, and its picture, change no rule. */
const RULED: readonly Column[] = ['count', 'reach', 'times', 'noise', 'cause', 'numbers', 'text'];

const words = (text: string): readonly RuleInline[] => (text === '' ? [] : [{ kind: 'text', text }]);

const HEAD = [m.chapterOnCards, m.chapterInLaw, m.chapterDiffers].map(words);

/** "6–3 (Law: 6–4); 3 in the deck (Law: 2)" */
const differenceText = ({ tell }: SetGame, own: SetRow, ours: SetRow): string =>
  joinClauses(
    RULED.flatMap((column) => {
      const [mine = '', before = ''] = [own.cells[column], ours.cells[column]];
      if (mine === before) return [];
      const said = (row: SetRow, cell: string) => tell?.(row, column) ?? cell;
      const [now, once] = [said(own, mine), said(ours, before)];
      if (column === 'count') return m.countInsteadOf({ own: now, ours: once });
      return once === '' ? now : m.insteadOf({ own: now, ours: once });
    }),
  );

/** The cards of somebody’s own set, for a chapter of their own: all its rows, and what it is called. */
export interface BookletSet {
  readonly game: SetGame;
  readonly rows: readonly SetRow[];
  readonly name: string;
}

/** The rule text with the chapter of a set in it. */
export const withSetChapter = (doc: RulesDoc, { game, rows, name }: BookletSet): RulesDoc => {
  const heading = { level: 2, slug: 'set', title: m.chapterTitle({ name }) } as const;
  const pairs = game.rows.map((ours, at) => [ours, rows[at] ?? ours] as const);
  const blocks: readonly Block[] = [
    { kind: 'heading', level: 2, slug: heading.slug, inlines: words(heading.title) },
    { kind: 'paragraph', inlines: words(m.chapterIntro) },
    ...[...grouped(pairs, ([{ kind }]) => kind)].map(
      ([kind, all]): Block => ({
        kind: 'table',
        caption: m.chapterKind({ kind }),
        head: HEAD,
        rows: all.map(([ours, own]) => {
          const { name: mine = '' } = own.cells;
          const { name: before = '' } = ours.cells;
          return [mine, mine === before ? '' : before, differenceText(game, own, ours)].map(words);
        }),
        numeric: [],
      }),
    ),
  ];
  const { before, chapter, after } = aroundChapter(doc.blocks, LAW_SLUG);
  const law = doc.sections.findIndex(({ slug }) => slug === LAW_SLUG);
  const next = doc.sections.findIndex(({ level }, at) => at > law && level === 2);
  return {
    ...doc,
    blocks: [...before, ...chapter, ...blocks, ...after],
    sections: doc.sections.toSpliced(next < 0 ? doc.sections.length : next, 0, heading),
  };
};
