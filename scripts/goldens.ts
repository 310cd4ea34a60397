/** Draws the golden pictures again, after a change that was meant: `npm run goldens`. */
import { rmSync, writeFileSync } from 'node:fs';
import { drawGolden, goldenFile, PICTURE_NAMES } from '../src/faces/goldens/pictures';
import { sharedBook } from '../src/press/node-book';

const draw = async (): Promise<void> => {
  const book = await sharedBook();
  for (const name of PICTURE_NAMES) {
    writeFileSync(goldenFile(name), await drawGolden(name, book));
    rmSync(goldenFile(`${name}.changed`), { force: true });
  }
};

await draw();
