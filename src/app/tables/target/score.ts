/** What to fill in on paper, for those who prefer it. */
import type { ScoreTable } from '../game';
import type { TargetSetup } from './setup';

export const scoreTables = ({ names }: TargetSetup): readonly ScoreTable[] => [
  {
    caption: 'Players: a mark for each name card taken',
    head: ['Seat', 'Name', 'Hits', 'Out in round'],
    rows: names.map((name, seat) => [`${seat + 1}`, name, '', '']),
  },
  {
    caption: 'Deaths, one line each: every death brings a new deal, until two are left',
    head: ['Round', 'Who is out', 'By whose hand', 'Target of', 'Hit'],
    rows: names.slice(1).map((_, round) => [`${round + 1}`, '', '', '', '']),
  },
];
