/**
 * The example of the rules: a table as its page saves it, in content/nation/round.json. The pictures of the first round are
 * drawn from it, and a test holds the words of the rules against its log.
 */
import record from '../../../../../content/nation/round.json' with { type: 'json' };
import { unwrap } from '../../../../base/result';
import { dealOpen } from '../../../../deal/v1/spec';
import { NATION_CARDS } from '../../cards/set';
import { nationDealer } from '../../deal';
import { applyLedger, type LedgerEvent, type LedgerState, startLedger } from './ledger';

const { names, seed, firstPlayer, layout } = record.setup;
const EVENTS = record.events as readonly LedgerEvent[];

/** The example before its first event of a kind; without one as the players sit down, or as others would. */
export const exampleBefore = (
  kind?: LedgerEvent['kind'],
  players: readonly string[] = names,
): LedgerState => {
  const spec = { game: 'nation', names: players, options: {} };
  const { specialists, hitLists } = unwrap(dealOpen({ dealing: nationDealer }, spec, seed));
  const first = Math.min(firstPlayer, players.length - 1);
  const setup = { names: players, firstPlayer: first, layout, specialists, hitLists, storytelling: false };
  const end = kind === undefined ? 0 : EVENTS.findIndex((event) => event.kind === kind);
  return EVENTS.slice(0, end).reduce(
    (state, event) => unwrap(applyLedger(state, event)),
    unwrap(startLedger(NATION_CARDS, setup)),
  );
};
