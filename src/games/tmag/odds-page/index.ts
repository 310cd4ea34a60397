/** What simulated games say about the readings of TMAG's rules: charts, the same numbers as tables, and what we recommend. */
import * as m from '#messages/tmag';
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
  title: m.pageTitle,
  description: m.pageDescription,
  heading: m.betterReading,
  links: [
    [m.play, href('table', 'tmag')],
    [m.linkRule, `${href('rules', 'tmag')}#victim-turn`],
  ],
  lead: m.lead({ games: whole(findings.games) }),
  advice: [
    {
      label: m.playersThreeToFive,
      title: m.afterEach,
      text: m.afterEachExplained({
        each: chance(4, 'each'),
        turns: turns(4, 'each'),
        all: chance(4, 'all'),
        turnsAll: turns(4, 'all'),
      }),
    },
    {
      label: m.playersSixToNine,
      title: m.afterAll,
      text: m.afterAllExplained({ all: chance(6, 'all'), each: chance(6, 'each'), first: first(6, 'each') }),
    },
  ],
  reading: [m.recommendedReadings],
  sections: [
    {
      id: 'run',
      title: m.canVictimMakeIt,
      text: m.runChance({ value: percent(0.25) }),
      panels: panelsOf(CHANCE),
    },
    {
      id: 'turns',
      title: m.howLong,
      text: m.turnsExplained,
      panels: panelsOf(TURNS),
    },
    {
      id: 'seats',
      title: m.whoWins,
      text: m.barShowsSeats,
      panels: seatPanels(),
    },
  ],
  method: m.howWeSimulated,
  methodText: [
    m.methodPrograms,
    m.methodSeed({
      seed: findings.seed,
      games: findings.games,
      gamesEach: whole(findings.games),
      maxTurns: whole(MAX_TURNS),
      unfinishedGames,
      gamesAll: whole(findings.games * FINDINGS.length),
    }),
  ],
};
