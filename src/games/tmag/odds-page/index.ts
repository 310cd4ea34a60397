/** What simulated games say about the readings of TMAG's rules: charts, the same numbers as tables, and what we recommend. */
import * as m from '#messages/tmag-odds';
import { href } from '../../../app/links';
import type { OddsPage } from '../../../app/odds/panel';
import { percent } from '../../../base/fraction';
import { FINDINGS, findingOf, findings, smallPercent, whole } from '../bots/findings';
import { MAX_TURNS } from '../bots/simulate';
import { CHANCE, panelsOf, seatPanels, TURNS } from './panels';

const chance = (players: number, order: 'each' | 'all') =>
  smallPercent(findingOf({ players, order }).victimRunChance);
const turns = (players: number, order: 'each' | 'all') => whole(findingOf({ players, order }).turns);
const first = (players: number, order: 'each' | 'all') =>
  smallPercent(findingOf({ players, order }).winShare[0] ?? 0);
const unfinishedGames = FINDINGS.reduce((sum, { finished }) => sum + findings.games - finished, 0);

export const page: OddsPage = {
  title: m.oddsTmag,
  description: m.simulatedGames,
  heading: m.readingPlays,
  links: [
    [m.play, href('table', 'tmag')],
    [m.theRule, `${href('rules', 'tmag')}#victim-turn`],
  ],
  lead: m.rulesTmag({ whole: whole(findings.games) }),
  advice: [
    {
      label: m.players35,
      title: m.afterEach,
      text: m.eachText({
        each: chance(4, 'each'),
        turns: turns(4, 'each'),
        all: chance(4, 'all'),
        turnsAll: turns(4, 'all'),
      }),
    },
    {
      label: m.players69,
      title: m.afterAll,
      text: m.allText({ all: chance(6, 'all'), each: chance(6, 'each'), first: first(6, 'each') }),
    },
  ],
  reading: [m.theseTwo],
  sections: [
    {
      id: 'run',
      title: m.canVictim,
      text: m.chanceRun({ value: percent(0.25) }),
      panels: panelsOf(CHANCE),
    },
    {
      id: 'turns',
      title: m.howLong,
      text: m.turnsAll,
      panels: panelsOf(TURNS),
    },
    {
      id: 'seats',
      title: m.whoWins,
      text: m.eachBar,
      panels: seatPanels(),
    },
  ],
  method: m.howWeSimulated,
  methodText: [
    m.bothSides,
    m.everyGame({
      seed: findings.seed,
      games: findings.games,
      whole: whole(findings.games),
      whole2: whole(MAX_TURNS),
      unfinishedGames,
      whole3: whole(findings.games * FINDINGS.length),
    }),
  ],
};
