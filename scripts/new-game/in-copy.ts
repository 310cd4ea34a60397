/**
 * `tsx scripts/new-game/in-copy.ts gotcha <folder> [language]`: writes a new game, and a new language where one is named, into a
 * copy of the checkout, which shares its drawings.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyCheckout } from '../copy-checkout';

const [id = '', copy = '', language] = process.argv.slice(2);
const DRAWINGS = '.cache/drawings';

rmSync(copy, { recursive: true, force: true });
copyCheckout(copy);
mkdirSync(DRAWINGS, { recursive: true });
symlinkSync(resolve(DRAWINGS), join(copy, DRAWINGS), 'junction');
const write = (...words: readonly string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', ...words], { cwd: copy, stdio: 'inherit' });
write('scripts/new-game/write.ts', id);
if (language) write('scripts/texts/new-language.ts', language);
