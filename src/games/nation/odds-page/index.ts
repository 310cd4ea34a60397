/** What games between programs say about the card set of Assassin Nation: charts, and the same numbers as tables. */
import * as m from '#messages/nation-odds';
import { href } from '../../../app/links';
import type { OddsPage } from '../../../app/odds/panel';
import { FINDING_FACTS, findingOf, findings } from '../bots/findings';
import {
  CONTRACTS_TABLE,
  FAIR_PANELS,
  ROUNDS_PANEL,
  SKILL_TABLE,
  WEAPON_RATIOS,
  WEAPONS_PANEL,
} from './panels';

const games = FINDING_FACTS.simulated ?? '';
const command = m.npmRunS({ games: findings.games, seed: findings.seed });
const rounds = (players: number) => findingOf(players).rounds.median;

const fact = (key: string): string => FINDING_FACTS[key] ?? '';

export const page: OddsPage = {
  title: m.oddsAssassin,
  description: m.simulatedGames,
  heading: m.setFair,
  style: 'tabular',
  links: [
    [m.theGame, href('rules', 'nation')],
    [m.theSet, `${href('rules', 'nation')}#the-set`],
  ],
  lead: m.lead({ games }),
  advice: [
    {
      label: m.seatsSpecialists,
      title: m.farthest({ points: fact('farthest-specialist') }),
      text: m.farthestText({ hitList: fact('farthest-hitList'), seat: fact('farthest-seat') }),
    },
    {
      label: m.skill,
      title: m.skillTo({ times: fact('skill-random') }),
      text: m.skillText({ times: fact('skill-greedy') }),
    },
  ],
  reading: [
    m.gameRounds({
      rounds: rounds(2),
      rounds2: rounds(4),
      rounds3: rounds(6),
      round: Math.round(1 / findingOf(4).duels),
    }),
  ],
  sections: [
    {
      id: 'fair',
      title: m.isItFair,
      text: m.everyDot,
      panels: FAIR_PANELS,
    },
    {
      id: 'weapons',
      title: m.weaponPays,
      text: m.whatAttempt,
      panels: [WEAPONS_PANEL],
    },
    {
      id: 'rounds',
      title: m.howLong,
      text: m.moreAssassins,
      panels: [ROUNDS_PANEL],
    },
    {
      id: 'more',
      title: m.moreNumbers,
      panels: [
        {
          title: m.weaponsNumber,
          text: [m.sameAbove],
          table: WEAPON_RATIOS,
        },
        {
          title: m.doesSkill,
          text: m.skillGames({ games: fact('simulatedSkill') }),
          table: SKILL_TABLE,
        },
        {
          title: m.contracts,
          text: m.howOften,
          table: CONTRACTS_TABLE,
          folded: m.allContracts({ count: CONTRACTS_TABLE.rows.length }),
        },
      ],
    },
  ],
  method: m.howWeSimulated,
  methodText: [
    m.allPlayers,
    m.hitLists,
    m.everyGame({ seed: findings.seed, command, version: findings.version, cards: findings.cards }),
  ],
};
