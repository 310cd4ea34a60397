/** `tsx scripts/new-game/in-copy.ts gotcha <folder>`: writes a new game, and the language that nobody speaks, into a copy of the checkout, which shares its drawings. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyCheckout } from '../copy-checkout';
import { PSEUDO } from '../texts/pseudo';

const [id = '', copy = ''] = process.argv.slice(2);
const DRAWINGS = '.cache/drawings';

rmSync(copy, { recursive: true, force: true });
copyCheckout(copy);
mkdirSync(DRAWINGS, { recursive: true });
symlinkSync(resolve(DRAWINGS), join(copy, DRAWINGS), 'junction');
for (const words of [
  ['scripts/new-game/write.ts', id],
  ['scripts/texts/new-language.ts', PSEUDO],
])
  execFileSync(process.execPath, ['--import', 'tsx', ...words], { cwd: copy, stdio: 'inherit' });
