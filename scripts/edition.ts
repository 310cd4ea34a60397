/** Writes down what the pieces of this edition look like: `npm run edition`, after raising the number in press/edition. */
import { writeFileSync } from 'node:fs';
import { EDITION } from '../src/press/edition';
import { editionManifest } from '../src/press/manifest';
import { sharedBook } from '../src/press/node-book';

const file = `src/press/editions/${EDITION.number}.json`;
const manifest = await editionManifest(await sharedBook());
try {
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx' });
  process.stdout.write(`${file}: ${Object.keys(manifest.kits).length} kits.\n`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  process.stderr.write(
    `${file} is written, and a published edition never changes: raise the number in src/press/edition.ts first.\n`,
  );
  process.exitCode = 2;
}
