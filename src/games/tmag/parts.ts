/** The parts of the kit, each of which can be printed alone. */
import type { OptionValue } from '../../deal/v1/options';
import type { OptionDef } from '../game';

export const PARTS = [
  'board',
  'board-true',
  'tiles',
  'tokens',
  'coins',
  'die',
  'pyramids',
  'folding',
] as const;
export type Part = (typeof PARTS)[number];

/** What one game needs, of all the parts: one board, and nothing twice. */
const FOR_A_GAME: readonly Part[] = ['board', 'tokens', 'die', 'pyramids', 'folding'];

const LABELS: Readonly<Record<Part, string>> = {
  board: 'Board on one page',
  'board-true': 'Board in true size, over several sheets',
  tiles: 'Single tiles',
  tokens: 'Base tokens',
  coins: 'Piecepack coins',
  die: 'Die',
  pyramids: 'Pyramids',
  folding: 'Folding instructions',
};

export const PART: OptionDef = {
  name: 'part',
  label: 'Parts',
  help: 'Everything, only what one game needs, or one part alone.',
  kind: 'choice',
  choices: [
    { value: 'all', label: 'Everything' },
    { value: 'game', label: 'What one game needs: board, base tokens, die and pyramids' },
    ...PARTS.map((value) => ({ value, label: LABELS[value] })),
  ],
};

export const TILE: OptionDef = {
  name: 'tile',
  label: 'Single tiles',
  help: 'A piecepack tile is 50.8 mm square; of the smaller ones more fit a sheet.',
  kind: 'choice',
  choices: [
    { value: 'small', label: '38 mm' },
    { value: 'true', label: '50.8 mm, as in a piecepack' },
  ],
};

export const CLOSED: OptionDef = {
  name: 'closed',
  label: 'Closed pyramids',
  help: 'Pyramids get a base: they are sturdier, but no longer stack.',
  kind: 'flag',
};

/** Whether the option `part`, `undefined` at its default, includes a part. */
export const isPart = (option: OptionValue | undefined, part: Part): boolean => {
  if (option === undefined) return true;
  return option === 'game' ? FOR_A_GAME.includes(part) : option === part;
};
