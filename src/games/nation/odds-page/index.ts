/** What games between programs say about the card set of Assassin Nation: charts, and the same numbers as tables. */
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

const games = FINDING_FACTS.simulated;
const command = `npm run -s dagger -- simulate nation --players 4 --games ${findings.games} --seed ${findings.seed}`;
const rounds = (players: number) => findingOf(players).rounds.median;

export const page: OddsPage = {
  title: 'The odds of Assassin Nation',
  description:
    'Simulated games of Assassin Nation for 2 to 6 players: how fair its seats, specialists and hit lists are, what weapons earn, how long a game lasts.',
  heading: 'Is this set fair?',
  style: 'tabular',
  links: [
    ['The game', href('rules', 'nation')],
    ['The set', `${href('rules', 'nation')}#the-set`],
  ],
  lead: `The card set is our own, so we let programs play it, ${games} games for each number of players, and changed it until no seat, no specialist, no hit list and no weapon decided the game.`,
  advice: [
    {
      label: 'Seats, specialists, hit lists',
      title: `±${FINDING_FACTS['farthest-specialist']} points`,
      text: `That is the farthest that any of them lies from a fair share of wins, at any number of players: a specialist. The farthest hit list lies ${FINDING_FACTS['farthest-hitList']} points off, the farthest seat ${FINDING_FACTS['farthest-seat']}.`,
    },
    {
      label: 'Skill',
      title: `${FINDING_FACTS['skill-random']} to 1`,
      text: `A program that plans over contracts and its hit list beats one that plays at random so often, and one that always takes what is best at once ${FINDING_FACTS['skill-greedy']} to 1.`,
    },
  ],
  reading: [
    `A game has ${rounds(2)} rounds with two players, ${rounds(4)} with four and ${rounds(6)} with six. About one game in ${Math.round(1 / findingOf(4).duels)} of a table of four ends in a duel.`,
  ],
  sections: [
    {
      id: 'fair',
      title: 'Is it fair?',
      text: 'Every dot is a seat, a specialist or a hit list: how many percentage points its share of wins lies from a fair one, which is one game in as many as there are players. The line through it is its 95 % interval, where chance alone can have moved it.',
      panels: FAIR_PANELS,
    },
    {
      id: 'weapons',
      title: 'Which weapon pays?',
      text: 'What an attempt earns: the target, the bonus of the hit list and all cash, less the debt; nothing where it fails. What is easy strikes late and pleases few clients, so no weapon is far from the others. Bare hands are for whoever has nothing better.',
      panels: [WEAPONS_PANEL],
    },
    {
      id: 'rounds',
      title: 'How long is a game?',
      text: 'The more assassins, the sooner the pyramid is gone. All money is in dollars of the game, at its end.',
      panels: [ROUNDS_PANEL],
    },
    {
      id: 'more',
      title: 'More numbers',
      panels: [
        {
          title: 'Weapons by number of players',
          text: ['The same as above, to the mean of all attempts with a weapon.'],
          table: WEAPON_RATIOS,
        },
        {
          title: 'Does skill count?',
          text: `Two kinds of program at one table, in turn: ${FINDING_FACTS.simulatedSkill} games each. A fair share of the seats is one in as many as there are players.`,
          table: SKILL_TABLE,
        },
        {
          title: 'Contracts',
          text: 'How often each is laid by players who choose, and what it pays and costs an attempt. Who can choose never lays one that only costs.',
          table: CONTRACTS_TABLE,
          folded: `All ${CONTRACTS_TABLE.rows.length} contracts`,
        },
      ],
    },
  ],
  method: 'How we simulated',
  methodText: [
    'All players are the same program. It knows what a player knows and nothing else: its hand, its hit list, and what lies open. Each round it weighs every weapon of its hand with every contract on every target, by the dice, by its hit list, and by who could be there before it, and it keeps, takes and plays cards by what they add to that. It makes no deals, bears no grudges and tells no stories, so take the numbers as a measure of the cards and not as a forecast of your evening.',
    'Hit lists were the hard part. Whoever is paid twice for a target goes for it again, so a harder target is hardly got less often than an easy one of its row: the bonuses had to follow the row and not the dice. A tie is fought out in a duel, and its winner counts.',
    `Every game has chance of its own under the seed “${findings.seed}”, so anyone can run them again: \`${command}\`. These are of version ${findings.version} and the cards ${findings.cards}; a test fails when the cards change and the numbers do not.`,
  ],
};
