/** What simulated games say about the readings of TMAG's rules: charts, the same numbers as tables, and what we recommend. */
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
  title: 'The odds of TMAG',
  description:
    "Simulated games of TMAG for 3 to 9 players and every reading of its unclear rules: the victim's chance, the length of a game, who wins.",
  heading: 'Which reading plays better?',
  links: [
    ['Play', href('table', 'tmag')],
    ['The rule', `${href('rules', 'tmag')}#victim-turn`],
  ],
  lead: `The rules of TMAG leave open when the victim moves, what backtracking is, and how a larger board looks. So we let programs play it, ${whole(findings.games)} games for each number of players and each reading.`,
  advice: [
    {
      label: '3 to 5 players',
      title: 'After each',
      text: `The victim moves after each assassin’s turn. With four, a run succeeds in ${chance(4, 'each')} of cases and a game takes ${turns(4, 'each')} turns; after all it would be ${chance(4, 'all')} and ${turns(4, 'all')}.`,
    },
    {
      label: '6 to 9 players',
      title: 'After all',
      text: `The victim moves after all assassins. With six, a run succeeds in ${chance(6, 'all')} of cases; after each it would be ${chance(6, 'each')}, and the first victim would win ${first(6, 'each')} of all games.`,
    },
  ],
  reading: [
    'These two are the rules unless you agree on another order. Backtracking hardly matters: the two lines of one colour run side by side. Keep “no square twice”, which is easier to check. On 6 by 6 squares a victim with two to four assassins gets away much more often, and either safe-house will do.',
  ],
  sections: [
    {
      id: 'run',
      title: 'Can the victim make it?',
      text: `The chance that a run ends with the fourth base and not with a capture. A game has one run more than it has captures, so a chance of ${percent(0.25)} makes about four runs a game.`,
      panels: panelsOf(CHANCE),
    },
    {
      id: 'turns',
      title: 'How long is a game?',
      text: 'Turns of all players together. Each line upwards is about three times as many as the one below it.',
      panels: panelsOf(TURNS),
    },
    {
      id: 'seats',
      title: 'Who wins?',
      text: 'Each bar is all games that ended, cut into what each seat won: the first victim, then clockwise. Where the first part ends far from the mark, the draw of the first victim decides too much.',
      panels: seatPanels(),
    },
  ],
  method: 'How we simulated',
  methodText: [
    'Both sides are programs. An assassin goes where it is most likely to capture the victim next, and guards bases that are still wanted. The victim weighs what a square brings against the risk of a capture there. Nobody makes deals, bears grudges or gets tired, so take the numbers as a comparison between readings and not as a forecast of your table.',
    `Every game has dice of its own under the seed “${findings.seed}”, so anyone can run it again: \`npm run -s dagger -- simulate tmag --players 4 --games ${findings.games} --seed ${findings.seed}\`. A share of ${whole(findings.games)} games is good to about three points either way. Games are stopped after ${whole(MAX_TURNS)} turns; ${unfinishedGames} of ${whole(findings.games * FINDINGS.length)} were, and count as won by nobody. “Once” means no square twice in one move, “no reversal” no turning straight back; “each” and “all” say after how many assassins the victim moves.`,
  ],
};
