/**
 * The address of a table: that of the deal, with the options of the table besides. A link of /deal/tmag/ opens the table
 * that it deals; events are no part of an address.
 */
import { ok, type Result } from '../../../base/result';
import { decodeOpenDeal, encodeOpenDeal, type LinkGame } from '../../../deal/v1/link';
import type { Spec } from '../../../deal/v1/spec';
import { TMAG_OPTIONS } from '../../../games/tmag/options';
import { openTable, type Table, type TableSpec } from './record';

const SEED = 'any';

/** Checks names and options as a table does; a seed is not part of a spec. */
const check = ({ game, names, options }: Spec): Result<Spec> => {
  const table = openTable({ names, options, seed: SEED });
  return table.ok ? ok({ game, names: table.value.spec.names, options: table.value.spec.options }) : table;
};

const linkGame: LinkGame = { id: 'tmag', dealing: { options: TMAG_OPTIONS, check } };

/** The fragment that opens such a table; nothing where the first victim was chosen by hand, which no link can say. */
export const tableFragment = ({ names, options, seed, firstVictim }: TableSpec): string =>
  firstVictim === undefined
    ? encodeOpenDeal({ spec: { game: 'tmag', names, options }, seed, leavers: [] })
    : '';

/** The table of a fragment, before its first roll. */
export const tableOfFragment = (fragment: string): Result<Table> => {
  const link = decodeOpenDeal(linkGame, fragment);
  if (!link.ok) return link;
  const { spec, seed } = link.value;
  return openTable({ names: spec.names, options: spec.options, seed });
};
