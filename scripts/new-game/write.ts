/** `npm run new-game -- gotcha`: writes a small game that works, to be changed into one's own, and registers it. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SOURCES } from '../../src/games/index';
import { gameFiles } from './files';

const LIST = 'src/games/list.ts';

const refuse = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};

const [id = '', ...rest] = process.argv.slice(2);
if (!/^[a-z]{2,20}$/.test(id) || rest.length > 0)
  refuse('Say what to call it, 2 to 20 small letters: npm run new-game -- gotcha');

const files = Object.entries(gameFiles(id, Math.max(...SOURCES.map(({ place }) => place)) + 1));
const taken = files.map(([file]) => file).filter((file) => existsSync(file));
if (taken.length > 0) refuse(`There is a game “${id}” already: ${taken.join(', ')}`);

for (const [file, text] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
appendFileSync(LIST, `export { ${id} } from './${id}';\n`);
appendFileSync('content/words.txt', `${id}\n`);

// How lines break and imports are sorted depends on the name.
const paths = [LIST, ...files.map(([file]) => file)];
const format = (...args: readonly string[]) => execFileSync(process.execPath, args, { stdio: 'inherit' });
format(
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--write',
  ...paths.filter((file) => /tsx?$/.test(file)),
);
format('node_modules/prettier/bin/prettier.cjs', '--write', ...paths.filter((file) => /md$/.test(file)));

process.stdout.write(
  `\nIt works as it is; change it into your own: ${paths.join(', ')}\nnpm run -s dagger -- deal ${id} --players Ana,Ben,Cy --seed friday-7\n`,
);
