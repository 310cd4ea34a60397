/**
 * `npm run new-game -- gotcha`: copies the game in ./sample under a new name, to be changed into one's own, and registers it.
 * In it everyone hunts the next player of one circle. It has every part that a game must have, and its own tests.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newAnchors } from '../../src/files/read-rules';
import { SOURCES } from '../../src/games/index';

const SAMPLE = fileURLToPath(new URL('./sample', import.meta.url));
const LIST = 'src/games/list.ts';

const refuse = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};

const [id = '', ...rest] = process.argv.slice(2);
if (!/^[a-z]{2,20}$/.test(id) || rest.length > 0)
  refuse('Say what to call it, 2 to 20 small letters: npm run new-game -- gotcha');

/** The sample's text under the new name, with the imports of its new place. */
const renameSample = (text: string): string =>
  text
    .replaceAll("'../../../src/games/", "'../")
    .replaceAll("'../../../src/", "'../../")
    .replace('place: 100', `place: ${Math.max(...SOURCES.map(({ place }) => place)) + 1}`)
    .replaceAll('sample', id)
    .replaceAll('SAMPLE', id.toUpperCase())
    .replaceAll('Sample', id.charAt(0).toUpperCase() + id.slice(1));

const copyAs = (from: string, to: string): readonly (readonly [file: string, text: string])[] =>
  readdirSync(join(SAMPLE, from), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [
      `${to}/${id}/${name.replace('sample', id)}`,
      renameSample(readFileSync(join(SAMPLE, from, name), 'utf8')),
    ]);

const files = [...copyAs('.', 'src/games'), ...copyAs('texts', 'content')];
const taken = files.map(([file]) => file).filter((file) => existsSync(file));
if (taken.length > 0) refuse(`There is a game “${id}” already: ${taken.join(', ')}`);

// The list of games and the tests of one import it by its name, and the list from a folder beside other files.
const used = ['index.ts', 'sample.test.ts'].flatMap(
  (name) =>
    readFileSync(join(SAMPLE, name), 'utf8')
      .replace(/'[^']*'/g, '')
      .match(/\b[a-z]+\b/g) ?? [],
);
const beside = readdirSync('src/games').map((name) => name.replace(/\..*/, ''));
const isOfLanguage = await import(`data:text/javascript,let ${id}`).then(
  () => false,
  () => true,
);
if (isOfLanguage || [...used, ...beside].includes(id))
  refuse(`“${id}” has a meaning in the code of games: choose another name.`);

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
appendFileSync('content/anchors.txt', newAnchors(id));

process.stdout.write(
  `\nIt works as it is; change it into your own: ${paths.join(', ')}\nnpm run -s dagger -- deal ${id} --players Ana,Ben,Cy --seed friday-7\n`,
);
