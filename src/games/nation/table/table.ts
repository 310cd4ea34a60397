/** Assassin Nation as a table: the scorer's ledger, and what it says of itself. Hit lists are secret to the end. */

import { array, nullable, number, object, picklist, string } from 'valibot';
import type { ScoreTable, TableGame } from '../../../app/tables/game';
import { eventReader, NUMBERS } from '../../../app/tables/schema';
import { rollsIn, type Timeline } from '../../../app/tables/timeline';
import { itemAt } from '../../../base/lists';
import { openStream } from '../../../deal/v1/stream';
import { dollars } from '../cards/money';
import { NATION_CARDS } from '../cards/set';
import { WEAPON_KINDS } from '../cards/vocabulary';
import { NATION_SEATS } from '../rules/places';
import { applyLedger, type LedgerEvent, type LedgerState, orderLeft } from '../rules/scorer/ledger';
import { layoutOf, type NationSetup, readSetup, readStart, startNation, tableKey } from './setup';
import { dramaOf, logEntries, momentOf } from './words';

export const publicView = (ledger: LedgerState) => ({
  /** By tile: the target that is there. */
  layout: ledger.setup.layout,
  /** Tiles still there, as bits. */
  remaining: ledger.remaining,
  /** By tile: cash on it, and who has taken it, or -1. */
  bounty: ledger.bounty,
  owner: ledger.owner,
  first: ledger.first,
  seats: ledger.setup.names.map((_, seat) => ({
    specialist: itemAt(ledger.setup.specialists, seat),
    cash: itemAt(ledger.cash, seat),
    debt: itemAt(ledger.debt, seat),
    /** Once the hit lists have been shown. */
    ...(ledger.takings[seat] && { takings: ledger.takings[seat] }),
  })),
  /** Attempts as they have been laid open; those that are still to be made, in their order. */
  laid: ledger.laid.map((one) => one ?? null),
  order: orderLeft(ledger),
  ...(ledger.awaits.kind === 'over' && { winner: ledger.awaits.winner }),
});

export type PublicView = ReturnType<typeof publicView>;

const seat = number();
const readEvent = eventReader<LedgerEvent>({
  lay: object({
    seat,
    tile: nullable(number()),
    weapon: nullable(picklist(WEAPON_KINDS)),
    times: NUMBERS,
    contract: nullable(string()),
    cards: array(string()),
  }),
  pass: object({ seat }),
  resolve: object({}),
  vote: object({ seat, favour: number(), against: number() }),
  roll: object({ seat, dice: NUMBERS }),
  adjust: object({ seat, cash: number(), debt: number() }),
  bounty: object({ tile: number(), cash: number() }),
  next: object({}),
  end: object({ hitLists: NUMBERS }),
});

/** What the table's die shows next. It follows from the seed and the number of rolls so far, however they were made. */
export const nextDice = (
  setup: NationSetup,
  line: Timeline<LedgerState, LedgerEvent>,
  count: number,
): readonly number[] => {
  const stream = openStream(tableKey(setup), `nation/table/die/${rollsIn(line)}`);
  return Array.from({ length: count }, () => stream.below(6) + 1);
};

/** What to fill in on paper, for those who prefer it. */
const scoreTables = (setup: NationSetup): readonly ScoreTable[] => [
  {
    caption: 'The targets, from the bottom of the pyramid: who took each',
    head: ['Target', 'Worth', 'Cash on it', 'Taken by'],
    rows: layoutOf(setup).map((at) => {
      const target = NATION_CARDS.targets[at];
      return target ? [target.name, dollars(target.value), '', ''] : [];
    }),
  },
  {
    caption: 'The end: tiles + cash + hit list − debt',
    head: ['Name', 'Tiles', 'Cash', 'Hit list', 'Debt', 'Total'],
    rows: setup.names.map((name) => [name, '', '', '', '', '']),
  },
];

export const nationTable: TableGame<NationSetup, LedgerState, LedgerEvent, PublicView> = {
  id: 'nation',
  version: 1,
  title: NATION_SEATS.title,
  about:
    'The scorer’s book beside your cards: the pyramid, the roll and pay of every attempt, tokens, and the final score.',
  readSetup,
  readEvent,
  start: startNation,
  apply: applyLedger,
  // Specialists that are dealt by hand are dealt anew, to be typed in.
  again: ({ firstPlayer: _, layout: __, ...setup }) => (setup.specialists ? undefined : setup),
  moment: momentOf,
  opening: ({ first }, { names }) => `${names[first]} has the first-player token.`,
  drama: dramaOf,
  log: logEntries,
  publicView,
  readStart,
  // It has drawn the specialists; the hit lists are known to their holders.
  sealed: ({ faceUp, ...deal }) => ({ ...deal, specialists: faceUp }),
  scoreTables,
  warning: ({ specialists }) =>
    specialists ? undefined : 'The game holds its deal: anyone who opens it can read every hit list.',
};
