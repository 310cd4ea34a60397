/** What games between programs say about the card set of Assassin Nation: charts, and the same numbers as tables. */
import * as m from '#messages/nation';
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
const command = m.command({ games: findings.games, seed: findings.seed });
const rounds = (players: number) => findingOf(players).rounds.median;

const fact = (key: string): string => FINDING_FACTS[key] ?? '';

export const page: OddsPage = {
  title: m.pageTitle,
  description: m.pageDescription,
  heading: m.isSetFair,
  style: 'tabular',
  links: [
    [m.linkGame, href('rules', 'nation')],
    [m.linkSet, `${href('rules', 'nation')}#the-set`],
  ],
  lead: m.lead({ games }),
  advice: [
    {
      label: m.seatsSpecialistsHitLists,
      title: m.farthest({ points: fact('farthest-specialist') }),
      text: m.farthestExplained({ hitList: fact('farthest-hitList'), seat: fact('farthest-seat') }),
    },
    {
      label: m.skill,
      title: m.skillOdds({ times: fact('skill-random') }),
      text: m.skillExplained({ times: fact('skill-greedy') }),
    },
  ],
  reading: [
    m.gameRounds({
      roundsOfTwo: rounds(2),
      roundsOfFour: rounds(4),
      roundsOfSix: rounds(6),
      games: Math.round(1 / findingOf(4).duels),
    }),
  ],
  sections: [
    {
      id: 'fair',
      title: m.isItFair,
      text: m.dotShowsShare,
      panels: FAIR_PANELS,
    },
    {
      id: 'weapons',
      title: m.whichWeaponPays,
      text: m.weaponsEarnings,
      panels: [WEAPONS_PANEL],
    },
    {
      id: 'rounds',
      title: m.howLong,
      text: m.roundsByPlayers,
      panels: [ROUNDS_PANEL],
    },
    {
      id: 'more',
      title: m.moreNumbers,
      panels: [
        {
          title: m.weaponsByPlayers,
          text: [m.weaponRatiosExplained],
          table: WEAPON_RATIOS,
        },
        {
          title: m.doesSkillCount,
          text: m.skillMatches({ games: fact('simulatedSkill') }),
          table: SKILL_TABLE,
        },
        {
          title: m.contracts,
          text: m.contractsLaid,
          table: CONTRACTS_TABLE,
          folded: m.allContracts({ count: CONTRACTS_TABLE.rows.length }),
        },
      ],
    },
  ],
  method: m.howWeSimulated,
  methodText: [
    m.methodPrograms,
    m.methodHitLists,
    m.methodSeed({ seed: findings.seed, command, version: findings.version, cards: findings.cards }),
  ],
};
