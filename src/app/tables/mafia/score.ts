/** What to fill in on paper, for a table without a screen. */
import type { ScoreTable } from '../game';
import type { MafiaSetup } from './setup';

/** Accusations that one sheet has room for. */
const ACCUSATIONS = 16;

export const scoreTables = ({ names }: MafiaSetup): readonly ScoreTable[] => [
  {
    caption: 'Players',
    head: ['Seat', 'Name', 'Lynched on day', 'Killed in night', 'Card'],
    rows: names.map((name, seat) => [`${seat + 1}`, name, '', '', '']),
  },
  {
    caption: 'Accusations',
    head: ['Day', 'By', 'Accused', 'Hands', 'Needed', 'Lynched'],
    rows: Array.from({ length: ACCUSATIONS }, () => ['', '', '', '', '', '']),
  },
];
