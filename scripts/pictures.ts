/** Makes the pictures of the README out of the project itself: `npm run pictures`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { SOURCES } from '../src/games/index';
import { bookletPreview, kitPreview, toWebp } from '../src/press/previews';

const FOLDER = 'public/pictures';
const WIDTH = 1400;

await mkdir(FOLDER, { recursive: true });
for (const game of SOURCES) {
  for (const kit of game.kits) {
    await writeFile(`${FOLDER}/${kit.id}-cards.webp`, await toWebp(await kitPreview(game, kit), WIDTH));
  }
  await writeFile(`${FOLDER}/${game.id}-rules.webp`, await toWebp(await bookletPreview(game), WIDTH));
}
