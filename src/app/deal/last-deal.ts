/**
 * Who had whom last time, from what this browser keeps: the last deal in the open, tables that know their deal, and sealed
 * deals that are over. A sealed deal that still runs is never looked into.
 */

import { object, safeParse } from 'valibot';
import { isRecord, itemAt } from '../../base/lists';
import { cardsOf } from '../../deal/sealed/bulletin';
import { decodeOpenDeal } from '../../deal/v1/link';
import { dealRead, type OpenDeal, parseOpen, specFor } from '../../deal/v1/spec';
import type { DealtGame } from '../load-game';
import { loadSealed } from '../load-sealed';
import { hostedFrom, keptGames } from '../sealed/host';
import { keptDealt } from '../store/dealt';
import { parseJson } from '../store/local';
import { keptTables } from '../tables/keep/kept';
import { COMMON } from '../tables/schema';

/** By name, in the order of the seats. */
type Pairs = readonly (readonly [name: string, target: string])[];

interface LastDeal {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly pairs: () => Pairs | undefined;
}

/** The first deal of an address. */
const pairsOf = (game: DealtGame, open: OpenDeal): Pairs | undefined => {
  const deal = dealRead(game, { ...open, leavers: [] });
  return deal.ok
    ? deal.value.cards.map(({ seat, value }) => [itemAt(open.spec.names, seat), value] as const)
    : undefined;
};

const inTheOpen = (game: DealtGame): LastDeal[] => {
  const { fragment, time } = keptDealt(game.id);
  const deal = decodeOpenDeal(game, fragment);
  return deal.ok ? [{ time, pairs: () => pairsOf(game, deal.value) }] : [];
};

const atTables = async (game: DealtGame): Promise<LastDeal[]> => {
  const { tables } = await keptTables(game.id);
  return tables.flatMap(({ text, updated }) => {
    const table = parseJson(text);
    const setup = safeParse(object(COMMON), isRecord(table) ? table.setup : undefined);
    if (!setup.success || setup.output.seed === '') return [];
    const open = parseOpen(game, specFor(game.id, game.dealing.options, setup.output), setup.output.seed);
    return open.ok ? [{ time: updated, pairs: () => pairsOf(game, open.value) }] : [];
  });
};

const sealedDeals = async ({ id }: DealtGame, now: number): Promise<LastDeal[]> => {
  const game = await loadSealed(id);
  const over = game ? (await keptGames(id, now)).filter((one) => one.over) : [];
  return over.map((kept) => ({
    time: kept.updated,
    pairs: () => {
      const hosted = game && hostedFrom(game, kept, []);
      if (!hosted?.ok) return undefined;
      const { state } = hosted.value;
      if (!state.ended) return undefined;
      return cardsOf(state.invitation, state, []).flatMap((card, seat) =>
        card.ok ? [[itemAt(kept.names, seat), card.value.value] as const] : [],
      );
    },
  }));
};

/** The pairs of the last deal of a game that deals people to people; `undefined` where none is kept. */
export const lastPairs = async (game: DealtGame, now: number): Promise<Pairs | undefined> => {
  const all = [...inTheOpen(game), ...(await atTables(game)), ...(await sealedDeals(game, now))];
  for (const { pairs } of all.toSorted((one, other) => other.time - one.time)) {
    const found = pairs();
    if (found) return found;
  }
  return undefined;
};
