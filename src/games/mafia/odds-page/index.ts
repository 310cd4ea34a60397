/** The exact odds of Assassin: the Card Game when nobody knows anything, for every mix, and what each option changes. */
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
  title: 'The odds of Assassin: the Card Game',
  description:
    'Exact odds of Assassin: the Card Game for 5 to 20 players and every number of Mafia, and what variable Mafia, thresholds and a clever Assassin change.',
  heading: 'Who wins when nobody knows?',
  style: 'tabular mafia-odds',
  links: [
    ['Play', href('table', 'mafia')],
    ['The rules', `${href('rules', 'mafia')}#is-that-fair`],
  ],
  lead: 'Say that every lynching falls on anyone alive, and every assassination on anyone but the Assassin. Then the chance of each side is an exact fraction. No table plays like that; but a mix that is unfair in the dark has to be made up for by talk.',
  advice: [
    {
      label: '8 players, as in the source',
      title: facts['percent-8'] ?? '',
      text: `Assassin and Plebs win ${facts['odds-8']} of all games with ${facts['royal-8']} Mafia. Of the sizes from 6 up, it is the fairest.`,
    },
    {
      label: 'Nearest to even',
      title: `${evens.join(' or ')} Mafia`,
      text: 'From 8 to 20 players that count comes nearest to even. A third of a large table helps the Mafia, who also know each other.',
    },
  ],
  reading: [
    `A third is fair to an Assassin with an eye. One who kills a Mafia in ${fair.right} of 100 nights brings the town to between ${percentText(fair.from)} and ${percentText(fair.to)} at every size from 5 to 20.`,
  ],
  sections: [
    {
      id: 'exactly',
      title: 'Exactly',
      text: 'The mixes of the source, a third Mafia rounded down, as fractions, and the count that comes nearest to even. The line drops wherever one more Mafia comes in.',
      panels: [{ chart: mixChart, table: exactTable }],
    },
    {
      id: 'variable',
      title: 'A Mafia more or less',
      panels: [
        {
          text: 'With variable Mafia one card leaves unseen, and with a chance of a half or more it is a low one. So the Mafia gain: they are one more as often as not, and nobody else knows. It costs the town most at small tables.',
          table: variableTable,
        },
      ],
    },
    {
      id: 'votes',
      title: 'Failed votes',
      panels: [
        {
          text: [
            'While the mob votes until somebody is lynched, a higher threshold does not change these odds at all. When nobody knows anything, a failed vote says nothing about the accused, and the next accusation falls on anyone again: whoever hangs in the end is still anyone. A ballot that ties is the same. Where a day ends after everybody has been accused in vain, a high threshold helps the town: the rules have the numbers.',
            'What changes is the day. If each voter tosses a coin, this is how many votes it takes on average until somebody is lynched on the first day. Real voters look round first, which is why a high threshold helps whoever is accused.',
          ],
          table: votesTable,
        },
      ],
    },
    {
      id: 'home',
      title: 'Going home',
      panels: [
        {
          text: `A failed vote matters where the mob can give up. By option a day can end with nobody lynched, from the second day on. Blind lynching is bad for the town, since it can hang the Assassin: with eight players a mob that always goes home after the first day would win ${always}.`,
          table: homeTable,
        },
      ],
    },
    {
      id: 'spare',
      title: 'Sparing everybody',
      panels: [
        {
          text: `The other way round it is the Assassin who waits, by option. An assassination never hits the Assassin, so it is the town’s better weapon even in the dark. With eight players and no kill at all the town would win ${spared}.`,
          table: sparedTable,
        },
      ],
    },
  ],
  method: 'How we counted',
  methodText: [
    'From the end: with no Mafia left the town has won, with no Pleb left it has lost. A lynching takes each of the living with the same chance, and where it takes the Assassin the town has lost; a night takes each of the others. Add up both, one death after another, to the table that sits down. All of it is in whole numbers, so nothing is rounded before it is shown.',
    'Programs that play whole games by the rules, with accusations, failed votes and callers, come to the same odds, and anyone can let them: `npm run -s dagger -- simulate mafia --players 8 --games 1000`. An Assassin with an eye is `--right 60`, in so many of a hundred nights a Mafia.',
  ],
};
