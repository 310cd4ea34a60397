/** What chance does to the deals of Assassin, for Magic: pairs, rings, the same target again. Exact, as charts and tables. */
import * as m from '#messages/target-odds';
import { href } from '../../../app/links';
import type { OddsPage } from '../../../app/odds/panel';
import { fractionText, percentText } from '../../../base/fraction';
import * as odds from '../odds';
import { againPanel, lengthPanel, pairsPanel, ringsPanel } from './panels';

const both = (value: ReturnType<typeof odds.mutualChance>) =>
  m.or({ fractionText: fractionText(value), percentText: percentText(value) });

export const page: OddsPage = {
  title: m.oddsAssassin,
  description: m.exactChances,
  heading: m.whatDeal,
  links: [
    [m.play, href('table', 'target')],
    [m.theLaw, `${href('rules', 'target')}#law`],
  ],
  lead: m.everyValid,
  advice: [
    {
      label: m.anyDeal,
      title: m.duelsHappen,
      text: m.fivePlayers({ both: both(odds.mutualChance(5)), both2: both(odds.somePairChance(5)) }),
    },
    {
      label: m.optionRing,
      title: m.noDuels,
      text: m.noDuelsText({ rings: `${odds.ringDeals(5)}`, all: `${odds.derangements(5)}` }),
    },
  ],
  reading: [m.dNNumber, { formula: 'D(n) = (n − 1) × (D(n − 1) + D(n − 2))' }, m.beginsD],
  sections: [
    {
      id: 'pairs',
      title: m.doesTarget,
      text: [
        m.thenHold,
        { formula: '(n − 1) × D(n − 2) / D(n)' },
        m.comesNear({ percentText: percentText(odds.somePairChance(12)) }),
        { formula: 'E(n) = (n − 1) × (E(n − 1) + (n − 2) × E(n − 3))' },
      ],
      panels: [pairsPanel()],
    },
    {
      id: 'rings',
      title: m.howMany,
      text: [
        m.followTargets,
        { formula: 'R(n, k) = (n − 1) × (R(n − 1, k) + R(n − 2, k − 1))' },
        m.oneSingle({ both: both(odds.ringsChance(5, 1)) }),
      ],
      panels: [ringsPanel()],
    },
    {
      id: 'length',
      title: m.howLong,
      text: [
        m.howManyPlayers,
        { formula: '(n − 1) × (n − 2) × … × (n − k + 1) × D(n − k) / D(n)' },
        m.allLengths,
      ],
      panels: [lengthPanel()],
    },
    {
      id: 'again',
      title: m.sameTarget,
      text: [m.nPlayers, { formula: '1 / (n − 2)' }, m.thereN2({ both: both(odds.someRepeatChance(6)) })],
      panels: [againPanel()],
    },
  ],
  method: m.howWeCounted,
  methodText: [m.wholeNumbers, '`npm run -s dagger -- simulate target --players 5 --games 1000`'],
};
