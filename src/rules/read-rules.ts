/** Reads content/<game>/rules.md from disk, for the command line and the site's build. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RulesDoc } from './document';
import { parseRules, type RulesSource } from './parse';

/** Path of a game's rule text from the root of the project. */
export const rulesFile = (game: string): string => join('content', game, 'rules.md');

/**
 * The rule text of a game. `root` is the project's folder, the current one by default. Throws `RulesError` for mistakes
 * in the text, and the system's error where there is no such file.
 */
export const readRules = async (
  game: RulesSource & { readonly id: string },
  root: string = process.cwd(),
): Promise<RulesDoc> => {
  const file = rulesFile(game.id);
  return parseRules(await readFile(join(root, file), 'utf8'), file, game);
};
