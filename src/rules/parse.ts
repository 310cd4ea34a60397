/**
 * Markdown to a `RulesDoc`. Strict on purpose: what is not known here would be shown by the page and lost by the
 * booklet, or the other way round, so it is a mistake of the author with file and line.
 *
 *     :fact[key]  ::table[key]  ::figure[Caption.]{#key}     what the data says and draws
 *     :::example  :::note  :::script[Title]                  beside the rules
 *     ::rule[What it says]{#800.4a}                          a heading with the number that it is known by
 *     - [must-kill · source · enforced] The Assassin …       a rule of the Law, numbered by its place
 *     :rule[must-kill]                                       its number, as a link
 *     :::screen                                              not on paper
 *     :::glossary  :term[words]  :term[bent]{#entry}         terms, and where the text uses them
 *     [words](#anchor)  [words](/rules/other/#anchor)        links here and to other texts
 */
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remembered } from '../base/remembered';
import { collectTerms, readBlocks } from './blocks';
import type { Block, RulesDoc, Section } from './document';
import { collectRules, withCounts } from './law';
import { headingText } from './plain-text';
import { Reading, type RulesSource } from './reading';
import { parseMeta, RulesError, type TextFile } from './schema';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter, ['yaml'])
  .freeze();

/** The Markdown of a text, as a tree. Each text is parsed once: pages, booklets and links to it read the same tree. */
export const markdownTree = remembered((source: string): Root => processor.parse(source));

const sectionsOf = (blocks: readonly Block[]): Section[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading'
      ? [
          {
            level: block.level,
            title: headingText(block),
            slug: block.slug,
            ...(block.number !== undefined && { number: block.number }),
          },
        ]
      : [],
  );

/**
 * Parses a whole rule text, front matter included. `file` is its name for messages, or those of its files. `:fact[key]` and `::table[key]`
 * come out as the words and tables of `source`. Throws `RulesError` with every mistake of the file.
 */
export const parseRules = (
  source: string,
  file: string | readonly TextFile[],
  game: RulesSource,
): RulesDoc => {
  const tree = markdownTree(source);
  const reading = new Reading(game);
  const front = tree.children[0];
  const front1 = { position: { start: { line: 1 } } };
  if (front?.type !== 'yaml') {
    reading.mistake(front1, 'front matter is missing; start the file with "---", its keys, and "---"');
  }
  const yaml = front?.type === 'yaml' ? front : undefined;
  const meta = yaml && parseMeta(yaml.value, (yaml.position?.start.line ?? 1) + 1, reading.mistakes);
  if (meta && game.id !== undefined && meta.game !== game.id) {
    reading.mistake(front1, `front matter: "game" is ${meta.game}; this is the rule text of ${game.id}`);
  }

  collectTerms(tree.children, reading);
  collectRules(tree.children, reading);
  const blocks = withCounts(readBlocks(tree.children, reading));
  const firstHeading = blocks.find((block) => block.kind === 'heading');
  if (firstHeading?.level === 3) {
    const node = tree.children.find((child) => child.type === 'heading') ?? front1;
    reading.mistake(node, 'the first heading is a ###; a subsection needs a ## before it');
  }
  const crossLinks = reading.checkLinks();
  if (meta === undefined || reading.mistakes.length > 0) throw new RulesError(file, reading.mistakes);
  return { meta, blocks, sections: sectionsOf(blocks), crossLinks };
};

/** The anchors of a rule text, whatever it quotes and however wrong it is: what a link from another text may name. */
export const anchorsOf = (source: string): ReadonlySet<string> => {
  const reading = new Reading({ facts: {}, tables: {} });
  const { children } = markdownTree(source);
  collectTerms(children, reading);
  readBlocks(children, reading);
  return reading.anchors;
};
