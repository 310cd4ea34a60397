/** Writes down what the pieces of this edition look like: `npm run edition`, after raising the number in press/edition. */
import { writeFileSync } from 'node:fs';
import { EDITION } from '../src/press/edition';
import { editionManifest } from '../src/press/manifest';
import { sharedBook } from '../src/press/node-book';

const write = async (): Promise<void> => {
  const manifest = await editionManifest(await sharedBook());
  const file = `src/press/editions/${EDITION.number}.json`;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  process.stdout.write(`${file}: ${Object.keys(manifest.kits).length} kits.\n`);
};

await write();
