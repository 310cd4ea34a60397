/** What to fill in on paper, for those who prefer it. */

import { NATION_CARDS } from '../../../games/nation/cards/set';
import { dollars } from '../../../games/nation/money';
import type { ScoreTable } from '../game';
import { layoutOf, type NationSetup } from './setup';

export const scoreTables = (setup: NationSetup): readonly ScoreTable[] => [
  {
    caption: 'The targets, from the bottom of the pyramid: who took each',
    head: ['Target', 'Worth', 'Cash on it', 'Taken by'],
    rows: layoutOf(setup).map((at) => {
      const target = NATION_CARDS.targets[at];
      return target ? [target.name, dollars(target.value), '', ''] : [];
    }),
  },
  {
    caption: 'The end: tiles + cash + hit list − debt',
    head: ['Name', 'Tiles', 'Cash', 'Hit list', 'Debt', 'Total'],
    rows: setup.names.map((name) => [name, '', '', '', '', '']),
  },
];
