/** What chance does to the deals of Assassin, for Magic: pairs, rings, the same target again. Exact, as charts and tables. */
import * as m from '#messages/target';
import { href } from '../../../app/links';
import type { OddsPage } from '../../../app/odds/panel';
import { fractionText, percentText } from '../../../base/fraction';
import * as odds from '../odds';
import { againPanel, lengthPanel, pairsPanel, ringsPanel } from './panels';

const both = (value: ReturnType<typeof odds.mutualChance>) =>
  m.fractionAndPercent({ fraction: fractionText(value), percent: percentText(value) });

export const page: OddsPage = {
  title: m.pageTitle,
  description: m.pageDescription,
  heading: m.pageHeading,
  links: [
    [m.play, href('table', 'target')],
    [m.law, `${href('rules', 'target')}#law`],
  ],
  lead: m.pageLead,
  advice: [
    {
      label: m.anyDeal,
      title: m.duelsHappen,
      text: m.duelsExplained({ own: both(odds.mutualChance(5)), some: both(odds.somePairChance(5)) }),
    },
    {
      label: m.optionRing,
      title: m.noDuels,
      text: m.noDuelsExplained({ rings: `${odds.ringDeals(5)}`, all: `${odds.derangements(5)}` }),
    },
  ],
  reading: [m.validDealsCounted, { formula: 'D(n) = (n − 1) × (D(n − 1) + D(n − 2))' }, m.validDealsBegin],
  sections: [
    {
      id: 'pairs',
      title: m.pairsTitle,
      text: [
        m.pairsOwnChance,
        { formula: '(n − 1) × D(n − 2) / D(n)' },
        m.pairsSomeChance({ percent: percentText(odds.somePairChance(12)) }),
        { formula: 'E(n) = (n − 1) × (E(n − 1) + (n − 2) × E(n − 3))' },
      ],
      panels: [pairsPanel()],
    },
    {
      id: 'rings',
      title: m.ringsTitle,
      text: [
        m.ringsDefined,
        { formula: 'R(n, k) = (n − 1) × (R(n − 1, k) + R(n − 2, k − 1))' },
        m.ringsSingle({ chance: both(odds.ringsChance(5, 1)) }),
      ],
      panels: [ringsPanel()],
    },
    {
      id: 'length',
      title: m.lengthTitle,
      text: [
        m.lengthDefined,
        { formula: '(n − 1) × (n − 2) × … × (n − k + 1) × D(n − k) / D(n)' },
        m.lengthsNearlyEqual,
      ],
      panels: [lengthPanel()],
    },
    {
      id: 'again',
      title: m.againTitle,
      text: [
        m.againOwnChance,
        { formula: '1 / (n − 2)' },
        m.againSomeChance({ chance: both(odds.someRepeatChance(6)) }),
      ],
      panels: [againPanel()],
    },
  ],
  method: m.method,
  methodText: [m.methodExplained, '`npm run -s dagger -- simulate target --players 5 --games 1000`'],
};
