/** What chance does to the deals of Assassin, for Magic: pairs, rings, the same target again. Exact, as charts and tables. */
import { href } from '../../../app/links';
import type { OddsPage } from '../../../app/odds/panel';
import { fractionText, percentText } from '../../../base/fraction';
import * as odds from '../odds';
import { againPanel, lengthPanel, pairsPanel, ringsPanel } from './panels';

const both = (value: ReturnType<typeof odds.mutualChance>) =>
  `${fractionText(value)}, or ${percentText(value)}`;

export const page: OddsPage = {
  title: 'The odds of Assassin, for Magic',
  description:
    'Exact chances of the deals of Assassin, for Magic, for 3 to 12 players: pairs who hunt each other, rings, and the same target twice.',
  heading: 'What the deal gives away',
  links: [
    ['Play', href('table', 'target')],
    ['The Law', `${href('rules', 'target')}#law`],
  ],
  lead: 'Every valid deal is as likely as any other. So what nobody knows can be counted: whether your target hunts you, how the hunters run in rings, and whether a name comes back.',
  advice: [
    {
      label: 'Any deal',
      title: 'Duels happen',
      text: `With five players your target hunts you with chance ${both(odds.mutualChance(5))}, and some two hunt each other with ${both(odds.somePairChance(5))}. That is the game as it is meant.`,
    },
    {
      label: 'Option “one ring”',
      title: 'No duels',
      text: `Nobody hunts their own hunter while three or more live. But each card that goes up says more: with five players there are only ${odds.ringDeals(5)} deals instead of ${odds.derangements(5)}.`,
    },
  ],
  reading: [
    'D(n) is the number of valid deals of n players, those that leave nobody with their own name:',
    { formula: 'D(n) = (n − 1) × (D(n − 1) + D(n − 2))' },
    'It begins with D(0) = 1 and D(1) = 0.',
  ],
  sections: [
    {
      id: 'pairs',
      title: 'Does your target hunt you?',
      text: [
        'Then you hold each other’s cards, and your first blood lets the very player strike back who was after you anyway. There are n − 1 players it can be, and the others are dealt among themselves:',
        { formula: '(n − 1) × D(n − 2) / D(n)' },
        `It comes near to 1 in n. But that some two at the table hunt each other is quite another matter: from six players on it hardly moves, and with twelve it is ${percentText(odds.somePairChance(12))}. Deals with no such pair are counted from smaller tables:`,
        { formula: 'E(n) = (n − 1) × (E(n − 1) + (n − 2) × E(n − 3))' },
      ],
      panels: [pairsPanel()],
    },
    {
      id: 'rings',
      title: 'How many rings?',
      text: [
        'Follow the targets from anybody, and you come back to them: a ring. Every deal falls into rings of two players or more. The last player either joins a ring of the others, at one of n − 1 places, or makes a ring of two with one of them:',
        { formula: 'R(n, k) = (n − 1) × (R(n − 1, k) + R(n − 2, k − 1))' },
        `One single ring is what the option “one ring” deals. (n − 1)! of the D(n) deals are like that: with five players ${both(odds.ringsChance(5, 1))}.`,
      ],
      panels: [ringsPanel()],
    },
    {
      id: 'length',
      title: 'How long is your ring?',
      text: [
        'That is how many players you meet, yourself included, if you go from target to target until you are back. The others in it are chosen in order, and the rest is dealt among themselves. A ring of k players has the chance',
        { formula: '(n − 1) × (n − 2) × … × (n − k + 1) × D(n − k) / D(n)' },
        'All lengths are nearly as likely, so the mean is a little more than half the table. (The length of a game is no matter of chance: n players who die one by one are dealt n − 2 times, since the last two are dealt nothing.)',
      ],
      panels: [lengthPanel()],
    },
    {
      id: 'again',
      title: 'The same target again?',
      text: [
        'Of n players one dies, and n − 1 are dealt anew. If your target is alive, it is one of the n − 2 others, each as likely:',
        { formula: '1 / (n − 2)' },
        `There are n − 2 survivors whose target is alive, so on average exactly one of them draws the same name again. That at least one does happens about five times in eight, with any number of players: with six ${both(odds.someRepeatChance(6))}. The option “fresh targets” forbids it.`,
      ],
      panels: [againPanel()],
    },
  ],
  method: 'How we counted',
  methodText: [
    'With whole numbers, not with dice: each chance is a fraction of all valid deals, in lowest terms below its percentage. Up to seven players the formulas have been held against every single deal, one by one; for a new deal after a death, up to six. How games go on from there, bots can tell:',
    '`npm run -s dagger -- simulate target --players 5 --games 1000`',
  ],
};
