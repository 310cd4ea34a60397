/** The exact odds of Assassin: the Card Game when nobody knows anything, for every mix, and what each option changes. */
import { either } from '#messages/language';
import * as m from '#messages/mafia';
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
  title: m.pageTitle,
  description: m.pageDescription,
  heading: m.pageHeading,
  style: 'tabular mafia-odds',
  links: [
    [m.play, href('table', 'mafia')],
    [m.rules, `${href('rules', 'mafia')}#is-that-fair`],
  ],
  lead: m.pageLead,
  advice: [
    {
      label: m.eightPlayers,
      title: facts['percent-8'] ?? '',
      text: m.eightFairest({ odds: facts['odds-8'] ?? '', royal: facts['royal-8'] ?? '' }),
    },
    {
      label: m.nearestEven,
      title: m.evenMafia({ counts: either(evens.map(String)) }),
      text: m.thirdHelpsMafia,
    },
  ],
  reading: [
    m.thirdFair({
      right: fair.right,
      from: percentText(fair.from),
      to: percentText(fair.to),
    }),
  ],
  sections: [
    {
      id: 'exactly',
      title: m.exactly,
      text: m.mixesOfSource,
      panels: [{ chart: mixChart, table: exactTable }],
    },
    {
      id: 'variable',
      title: m.mafiaMoreOrLess,
      panels: [
        {
          text: m.variableHelpsMafia,
          table: variableTable,
        },
      ],
    },
    {
      id: 'votes',
      title: m.failedVotes,
      panels: [
        {
          text: [m.thresholdChangesNothing, m.thresholdLengthensDay],
          table: votesTable,
        },
      ],
    },
    {
      id: 'home',
      title: m.goingHome,
      panels: [
        {
          text: m.goingHomeWins({ always: `${always}` }),
          table: homeTable,
        },
      ],
    },
    {
      id: 'spare',
      title: m.sparingEverybody,
      panels: [
        {
          text: m.sparingWins({ spared: `${spared}` }),
          table: sparedTable,
        },
      ],
    },
  ],
  method: m.howWeCounted,
  methodText: [m.countedFromEnd, m.simulationsAgree],
};
