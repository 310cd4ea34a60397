import { type Breaks, holdLaw, type RuleOf } from '../../../app/tables/parts/law.sample';
import { target } from '..';
import { type apply, type Setup, TABLE_OPTIONS, type TableEvent } from '../rules';
import { attack, DEALT, NAMES, out } from '../rules/table.sample';
import { targetTable } from './table';

/** Ana hunts Cy, Ben Dee, Cy Ben, Dee Eve, Eve Ana. */
const DEALS: Setup = { names: NAMES, options: {}, seed: 'friday-7' };
const HANDS: Setup = { names: NAMES, options: {}, seed: '', hands: true };

const ALL_OUT = out('Cy', 'Ben', 'Dee', 'Eve');

const BREAKS: Breaks<RuleOf<typeof apply>, Setup, TableEvent> = {
  players: [[], { kind: 'count', seat: 5, by: 1 }],
  counter: [[], { kind: 'count', seat: 0, by: 0.5 }],
  'one-card': [
    [DEALT, attack('Ana', 'Ben')],
    attack('Ben', 'Ana', 'spell', true),
    { ...HANDS, names: NAMES.slice(0, 3) },
  ],
  'any-deal': [
    [DEALT, attack('Ana', 'Ben')],
    attack('Ben', 'Ana', 'creatures', true),
    { ...HANDS, options: { ring: true } },
  ],
  attack: [[], attack('Dee', 'Cy')],
  aim: [[], attack('Dee', 'Cy', 'spell')],
  abilities: [[], attack('Dee', 'Cy', 'ability')],
  yourself: [[], attack('Ana', 'Ana', 'spell')],
  'show-card': [[attack('Ana', 'Cy')], attack('Cy', 'Ana', 'creatures', true)],
  out: [[out('Cy')], attack('Cy', 'Ana')],
  'hidden-card': [[DEALT, attack('Ana', 'Cy')], out('Cy by Ben, shown by Ben'), HANDS],
  'no-killer': [[], out('Cy concedes by Ana')],
  'at-once': [[], out('Cy', 'Cy by Ana')],
  'deal-at-once': [[DEALT, out('Cy')], attack('Ana', 'Ben'), HANDS],
  'blood-forgotten': [[attack('Ana', 'Cy'), out('Ben')], attack('Cy', 'Ana')],
  end: [[ALL_OUT], attack('Ana', 'Ben')],
};

await holdLaw(target, targetTable, DEALS, {
  breaks: BREAKS,
  games: [
    [[attack('Ana', 'Cy'), attack('Cy', 'Ana'), attack('Ana', 'Cy'), out('Cy by Ana'), out('Ana by Dee')]],
    [[out('Ana by Ben', 'Cy', 'Dee'), out('Ben', 'Eve')]],
    [[attack('Ana', 'Ben', 'ability')], { options: { spells: true } }],
    [[ALL_OUT], { options: { survivor: true } }],
    [[ALL_OUT]],
    [[out('Dee')], { names: ['Ana', 'Ben', 'Cy', 'Dee'], options: { fresh: true }, seed: '0' }],
  ],
  cited: [
    ...['blood', 'strike-back', 'hit', 'no-hit', 'same-target', 'last-two'],
    ...['nobody-left', 'most-hits', 'survivor', 'abilities', 'at-once'],
  ],
  options: TABLE_OPTIONS,
});
