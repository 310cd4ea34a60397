/** A small rule text and game for tests: every block and every inline once. */
import { parseRules } from './parse';
import type { RulesSource } from './reading';

export const SAMPLE_GAME = {
  id: 'duel',
  facts: { minPlayers: '3', 'derangements.5': '44' },
  tables: {
    mix: {
      caption: 'Who is what',
      head: ['Players', 'Mafia', 'Odds'],
      rows: [
        ['5', '1', '8/15'],
        ['6', '2', '19/48'],
      ],
      numeric: [0, 1, 2],
    },
  },
  figures: { ring: undefined },
} as const satisfies RulesSource;

export const FRONT = `---
title: Duel, for Tests
game: duel
description: A game that exists to be parsed.
credits:
  - name: Nobody
    role: Author
    licence: CC BY 4.0
---
`;

export const SAMPLE = `${FRONT}
At least :fact[minPlayers] players, *more* are **better**. There are :fact[derangements.5] ways to
deal to five; see [what kills](#what-kills) or [who is what](#who-is-what).

## What kills

1. A blow.
2. A spell:
   - aimed at "a player",
   - aimed at what they own.

| Means | Hits |
| --- | ---: |
| Knife | 1 |
| Old age | 0 |

### Who is what?

::table[mix]

::figure[Five players, :fact[minPlayers] of them doomed.]{#ring}

:::example
Ana stabs Ben. It's over.
:::

:::note[Do abilities count?]
The source is silent. Ours: **yes**.
:::

:::script[Night]
1. Everyone, heads down.
2. \`Wake\`, killer.
:::
`;

export const sampleDoc = () => parseRules(SAMPLE, 'content/duel/rules.md', SAMPLE_GAME);
