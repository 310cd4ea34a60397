/** The options of a table, by the names that links and commands use: those of the deal, and those that only play knows. */
import type { Options } from '../../../deal/v1/options';
import type { OptionDef } from '../../game';
import { FRESH, RING } from '../deal';

const SPELLS: OptionDef = {
  name: 'spells',
  label: 'Spells only',
  help: 'Abilities draw no first blood and may target anyone.',
  kind: 'flag',
  ruling: 'T1',
};

const HUNTER: OptionDef = {
  name: 'hunter',
  label: 'The hunter scores on a concession',
  help: 'Whoever holds the card of a player who concedes scores the hit.',
  kind: 'flag',
  ruling: 'T3',
};

const SURVIVOR: OptionDef = {
  name: 'survivor',
  label: 'Last one standing scores 1',
  help: 'The last player alive adds one point. If all die at once, nobody does.',
  kind: 'flag',
  ruling: 'T6',
};

/** What the deal of a table knows: the same names as a link of the deal page. */
export const DEAL_OPTIONS: readonly OptionDef[] = [RING, FRESH];

/** Everything that a table or a simulation can be asked for. */
export const TABLE_OPTIONS: readonly OptionDef[] = [...DEAL_OPTIONS, SPELLS, HUNTER, SURVIVOR];

/** What play asks of the options. */
export interface TableRules {
  /** T7: the targets form one circle. */
  readonly ring: boolean;
  /** T1: abilities draw no blood and are free. */
  readonly spells: boolean;
  /** T3: on a concession the holder of the card scores. */
  readonly hunter: boolean;
  /** T6: the last one alive scores 1. */
  readonly survivor: boolean;
}

export const rulesOf = (options: Options): TableRules => ({
  ring: options.ring === true,
  spells: options.spells === true,
  hunter: options.hunter === true,
  survivor: options.survivor === true,
});
