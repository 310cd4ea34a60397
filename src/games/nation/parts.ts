/** The parts of the kit, each of which can be printed alone. */
import type { OptionValue } from '../../deal/v1/options';
import type { OptionDef } from '../game';

export const PARTS = [
  'targets',
  'weapons',
  'modifiers',
  'contracts',
  'specialists',
  'hit-lists',
  'aids',
  'maps',
  'tokens',
  'first-player',
  'dice',
] as const;
export type Part = (typeof PARTS)[number];

/** What one cuts into cards; the rest wants thicker paper, or glue. */
const CARDS: readonly Part[] = ['weapons', 'modifiers', 'contracts', 'specialists', 'hit-lists', 'aids'];

const LABELS: Readonly<Record<Part, string>> = {
  targets: 'Target tiles',
  weapons: 'Weapon cards',
  modifiers: 'Modifier cards',
  contracts: 'Contract cards',
  specialists: 'Specialist cards',
  'hit-lists': 'Hit lists',
  aids: 'Player aids',
  maps: 'Targeting maps',
  tokens: 'Cash and debt tokens',
  'first-player': 'First-player token',
  dice: 'Dice',
};

export const PART: OptionDef = {
  name: 'part',
  label: 'Parts',
  help: 'Everything, all cards, everything but the cards, or one part alone.',
  kind: 'choice',
  choices: [
    { value: 'all', label: 'Everything' },
    { value: 'cards', label: 'All cards' },
    { value: 'pieces', label: 'Tiles, maps, tokens and dice' },
    ...PARTS.map((value) => ({ value, label: LABELS[value] })),
  ],
};

export const TOKEN: OptionDef = {
  name: 'token',
  label: 'Tokens',
  help: 'Of smaller tokens more fit a sheet.',
  kind: 'choice',
  choices: [
    { value: 'large', label: '25 mm' },
    { value: 'small', label: '20 mm' },
  ],
};

/** Whether the option `part`, `undefined` at its default, includes a part. */
export const isPart = (option: OptionValue | undefined, part: Part): boolean => {
  if (option === undefined) return true;
  if (option === 'cards') return CARDS.includes(part);
  return option === 'pieces' ? !CARDS.includes(part) : option === part;
};
