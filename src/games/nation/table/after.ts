/** What a finished game of Assassin Nation comes to, and what lay in hands and face down. */

import { listed } from '#messages/language';
import * as m from '#messages/tables';
import type { After, LogEntry } from '../../../app/tables/game';
import { itemAt } from '../../../base/lists';
import { joinClauses } from '../../../base/words';
import type { CardSet } from '../cards';
import { dollars, totalOf } from '../cards/money';
import { listedTargets } from '../cards/set';
import { takingsOf } from '../rules/attempts';
import type { LedgerState } from '../rules/scorer/ledger';
import type { State } from '../rules/table';
import { isWhole } from './public-view';
import type { NationSetup } from './setup';
import { cardNames } from './whole/words';

/** "hit list: Judge $3,000, …" */
const listText = ({ hitLists, targets }: CardSet, list: number): string =>
  m.hitList({ targets: listedTargets(itemAt(hitLists, list), targets).join(', ') });

const handText = ({ pack, hands, laid, laidContract, stage }: State, seat: number): readonly string[] => {
  const held = cardNames(pack, itemAt(hands.assassin, seat), itemAt(hands.contract, seat));
  const contract = itemAt(laidContract, seat);
  const down = cardNames(pack, itemAt(laid, seat), contract >= 0 ? [contract] : []);
  return [
    ...(held.length > 0 ? [m.holds({ cards: listed(held) })] : []),
    ...(stage === 'lay' && down.length > 0 ? [m.faceDown({ cards: listed(down) })] : []),
  ];
};

const hidden = (state: LedgerState | State, { names }: NationSetup): readonly LogEntry[] =>
  names.flatMap((who, seat) => {
    const list = state.setup.hitLists[seat] ?? null;
    const parts = [
      ...(isWhole(state) ? handText(state, seat) : []),
      ...(list === null ? [] : [listText(state.pack.set, list)]),
    ];
    return parts.length > 0 ? [{ who, text: joinClauses(parts) }] : [];
  });

export const after: After<NationSetup, LedgerState | State> = {
  hidden,
  standings: (state, { names }) =>
    names.map((_, seat) => {
      const value = totalOf(state.takings[seat] ?? takingsOf(state, seat));
      return { value, text: dollars(value) };
    }),
};
