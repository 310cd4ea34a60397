/**
 * Markdown to a `RulesDoc`. Strict on purpose: what is not known here would be shown by the page and lost by the
 * booklet, or the other way round, so it is a mistake of the author with file and line.
 */
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readBlocks } from './blocks';
import type { Block, RulesDoc, Section } from './document';
import { RulesError } from './errors';
import { inlineText } from './plain-text';
import { Reading, type RulesSource } from './reading';
import { parseMeta } from './schema';

export type { RulesSource } from './reading';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter, ['yaml'])
  .freeze();

const sectionsOf = (blocks: readonly Block[]): Section[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading'
      ? [{ level: block.level, title: inlineText(block.inlines), slug: block.slug }]
      : [],
  );

/**
 * Parses a whole rule text, front matter included. `file` is its name for messages. `:fact[key]` and `::table[key]`
 * come out as the words and tables of `source`. Throws `RulesError` with every mistake of the file.
 */
export const parseRules = (source: string, file: string, game: RulesSource): RulesDoc => {
  const tree = processor.parse(source);
  const reading = new Reading(game);
  const front = tree.children[0];
  const front1 = { position: { start: { line: 1 } } };
  if (front?.type !== 'yaml') {
    reading.mistake(front1, 'front matter is missing; start the file with "---", its keys, and "---"');
  }
  const yaml = front?.type === 'yaml' ? front : undefined;
  const checked = yaml && parseMeta(yaml.value, (yaml.position?.start.line ?? 1) + 1);
  if (checked && 'mistakes' in checked) reading.mistakes.push(...checked.mistakes);
  const meta = checked && 'meta' in checked ? checked.meta : undefined;
  if (meta && game.id !== undefined && meta.game !== game.id) {
    reading.mistake(front1, `front matter: "game" is ${meta.game}; this is the rule text of ${game.id}`);
  }

  const blocks = readBlocks(tree.children, reading);
  const firstHeading = blocks.find((block) => block.kind === 'heading');
  if (firstHeading?.level === 3) {
    const node = tree.children.find((child) => child.type === 'heading') ?? front1;
    reading.mistake(node, 'the first heading is a ###; a subsection needs a ## before it');
  }
  reading.checkLinks();
  if (meta === undefined || reading.mistakes.length > 0) throw new RulesError(file, reading.mistakes);
  return { meta, blocks, sections: sectionsOf(blocks) };
};
