/**
 * Simulates what rule texts and pages quote, and writes it beside each game: `npm run findings`, or `npm run findings --
 * nation` for one game. The same program writes the same files.
 */
import { writeNationFindings } from './findings-nation';
import { writeTmagFindings } from './findings-tmag';

const WRITERS: Readonly<Record<string, () => void | Promise<void>>> = {
  nation: writeNationFindings,
  tmag: writeTmagFindings,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((game) => !(game in WRITERS));
if (unknown.length > 0) throw new Error(`no findings are written for ${unknown.join(', ')}`);

for (const [game, write] of Object.entries(WRITERS))
  if (asked.length === 0 || asked.includes(game)) await write();
