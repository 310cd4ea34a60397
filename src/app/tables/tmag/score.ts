/** What to fill in on paper beside a real board. */
import type { ScoreTable } from '../game';
import type { TmagSetup } from './setup';
import { SIDES } from './words';

/** Victims that one sheet has room for. */
const RUNS = 14;

const named = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const scoreTables = ({ names }: TmagSetup): readonly ScoreTable[] => [
  {
    caption: 'Players',
    head: ['Seat', 'Name', 'Captures'],
    rows: names.map((name, seat) => [`${seat + 1}`, name, '']),
  },
  {
    caption: 'Victims, one line a run: tick the bases reached',
    head: ['Run', 'Victim', ...SIDES.map(named), 'Captured by'],
    rows: Array.from({ length: RUNS }, (_, run) => [`${run + 1}`, '', ...SIDES.map(() => ''), '']),
  },
];
