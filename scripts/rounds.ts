/** `npm run rounds` writes what the log says of a game's example into the paragraphs that tell it. */
import { exampleOf, sentencesOf } from '../src/components/rules/lesson';

/** The texts that tell it, in the order of the log. */
export const TELLING = ['learn.md', 'more.md'] as const;
const TOLD = /^#+ (One round|An example game)$|\{#(one-round|an-example-game)\}$/;

/** What the log says of the example, a sentence each; nothing for a game without one. Throws where it cannot be played. */
export const exampleLog = async (game: string): Promise<readonly string[] | undefined> => {
  const example = await exampleOf(game);
  return example && sentencesOf(example);
};

/** A text whose moves begin with the next sentences, which are taken away from the list. */
export const withLog = (markdown: string, sentences: string[]): string => {
  let told = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) told = TOLD.test(line);
      if (!told || !line.startsWith('**')) return line;
      return line.replace(/^\*\*.*?\*\*/, `**${sentences.shift() ?? 'no such move'}**`);
    })
    .join('\n');
};
