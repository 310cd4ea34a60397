/** Writes the hit lists of the design into the card set: `npx tsx scripts/nation/hit-lists.ts`. */
import { writeFileSync } from 'node:fs';
import { designHitLists } from './design';

const lines = designHitLists().map(
  (entries) => `  '${entries.map(({ target, bonus }) => `${target} ${bonus}`).join(', ')}',\n`,
);

writeFileSync(
  'src/games/nation/cards/hit-lists.ts',
  `/**
 * 20 hit lists of six targets with their bonuses in $1,000. Written by scripts/nation/hit-lists.ts: every list has two
 * targets of each of the lower rows and one of each of the upper ones, and is worth the same (targets.ts).
 */
import type { HitList } from '.';

const LINES: readonly string[] = [
${lines.join('')}];

/** Their order is frozen: deals count by it. */
export const HIT_LISTS: readonly HitList[] = LINES.map((line, k) => ({
  id: \`hit-list-\${k + 1}\`,
  targets: line.split(', ').map((entry) => {
    const [target, bonus] = entry.split(' ') as [string, string];
    return { target, bonus: Number(bonus) };
  }),
}));
`,
);
