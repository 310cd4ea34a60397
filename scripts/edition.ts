/** Writes down what the pieces of this edition look like: `npm run edition`, after raising the number in print/edition. */
import { writeFileSync } from 'node:fs';
import { EDITION } from '../src/print/edition';
import { editionManifest } from '../src/print/manifest';
import { nodeBook } from '../src/print/node-book';

const write = async (): Promise<void> => {
  const manifest = await editionManifest(await nodeBook());
  const file = `src/print/editions/${EDITION.number}.json`;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  process.stdout.write(`${file}: ${Object.keys(manifest.kits).length} kits.\n`);
};

await write();
