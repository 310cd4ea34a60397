/** The exact odds of Assassin: the Card Game when nobody knows anything, for every mix, and what each option changes. */
import { either } from '#messages/language';
import * as m from '#messages/mafia-odds';
import { href } from '../../../app/links';
import type { OddsPage } from '../../../app/odds/panel';
import { percentText } from '../../../base/fraction';
import { facts } from '../facts';
import { fairEye, heatAt } from './heat';
import { exactTable, homeTable, mixChart, sparedTable, variableTable, votesTable } from './tables';

const fair = fairEye();
const evens = [
  ...new Set(
    heatAt(0)
      .filter(({ players }) => players >= 8)
      .map(({ even }) => even),
  ),
];
const [always] = homeTable.rows.filter(([players]) => players === '8').map((row) => row.at(-1));
const [spared] = sparedTable.rows.filter(([players]) => players === '8').map((row) => row.at(-1));

export const page: OddsPage = {
  title: m.oddsAssassin,
  description: m.exactOdds,
  heading: m.winsWhen,
  style: 'tabular mafia-odds',
  links: [
    [m.play, href('table', 'mafia')],
    [m.theRules, `${href('rules', 'mafia')}#is-that-fair`],
  ],
  lead: m.sayEvery,
  advice: [
    {
      label: m.n8Players,
      title: facts['percent-8'] ?? '',
      text: m.odds8({ odds: facts['odds-8'] ?? '', royal: facts['royal-8'] ?? '' }),
    },
    {
      label: m.nearestEven,
      title: m.evenMafia({ counts: either(evens.map(String)) }),
      text: m.from820,
    },
  ],
  reading: [
    m.thirdFair({
      right: fair.right,
      percentText: percentText(fair.from),
      percentText2: percentText(fair.to),
    }),
  ],
  sections: [
    {
      id: 'exactly',
      title: m.exactly,
      text: m.mixesSource,
      panels: [{ chart: mixChart, table: exactTable }],
    },
    {
      id: 'variable',
      title: m.mafiaMore,
      panels: [
        {
          text: m.variableMafia,
          table: variableTable,
        },
      ],
    },
    {
      id: 'votes',
      title: m.failedVotes,
      panels: [
        {
          text: [m.whileMob, m.whatChanges],
          table: votesTable,
        },
      ],
    },
    {
      id: 'home',
      title: m.goingHome,
      panels: [
        {
          text: m.homeText({ always: `${always}` }),
          table: homeTable,
        },
      ],
    },
    {
      id: 'spare',
      title: m.sparingEverybody,
      panels: [
        {
          text: m.spareText({ spared: `${spared}` }),
          table: sparedTable,
        },
      ],
    },
  ],
  method: m.howWeCounted,
  methodText: [m.fromEnd, m.programsPlay],
};
