/** Assassin Nation as a table: the scorer's ledger, and what it says of itself. Hit lists are secret to the end. */

import * as m from '#messages/nation-table';
import type { ScoreTable, TableGame } from '../../../app/tables/game';
import { eventReader } from '../../../app/tables/schema';
import { isRecord } from '../../../base/lists';
import { err } from '../../../base/result';
import { dollars } from '../cards/money';
import { NATION_SEATS } from '../rules/places';
import { EVENTS } from '../rules/scorer/events';
import { applyLedger, type LedgerEvent, type LedgerState } from '../rules/scorer/ledger';
import type { State, TableEvent } from '../rules/table';
import { isWhole, type PublicView, publicView, type Rules } from './public-view';
import { cardsOf, layoutOf, type NationSetup, readSetup, readStart, startNation } from './setup';
import { dramaOf, logEntries, momentOf } from './words';

const readEvent = eventReader<LedgerEvent>(EVENTS);

const scoreTables = (setup: NationSetup): readonly ScoreTable[] => [
  {
    caption: m.targetsTaken,
    head: [m.target, m.worth, m.cashOnIt, m.takenBy],
    rows: layoutOf(setup).map((at) => {
      const target = cardsOf(setup).targets[at];
      return target ? [target.name, dollars(target.value), '', ''] : [];
    }),
  },
  {
    caption: m.finalScore,
    head: [m.name, m.tiles, m.cash, m.hitList, m.debt, m.total],
    rows: setup.names.map((name) => [name, '', '', '', '', '']),
  },
];

/** The rules of a table with printed cards, and what it says. */
export const scorer: Rules<LedgerState, LedgerEvent> = {
  readEvent,
  start: startNation,
  apply: applyLedger,
  moment: momentOf,
  log: logEntries,
  publicView: (ledger) => publicView(ledger, ledger),
};

/** The whole game, for one who is alone: it comes with the first table that needs it. */
let loaded: typeof import('./whole/whole') | undefined;
export const loadWhole = async (): Promise<void> => {
  loaded ??= await (await import('./whole/parts')).loadWholeGame();
};

type AnyState = LedgerState | State;
type AnyEvent = LedgerEvent | TableEvent;

const notLoaded = err('table-event', m.eventUnknown);

const rulesOf = (isOfWhole: boolean): Rules<AnyState, AnyEvent> => {
  if (!isOfWhole) return scorer;
  if (!loaded) throw new Error('the whole game has not been loaded');
  return loaded.whole;
};

export const nationTable: TableGame<NationSetup, AnyState, AnyEvent, PublicView> = {
  id: 'nation',
  version: 1,
  title: NATION_SEATS.title,
  about: m.about,
  readSetup: (value) =>
    loaded && isRecord(value) && value.solo !== undefined ? loaded.readSetup(value) : readSetup(value),
  readEvent: (value) => scorer.readEvent(value) ?? loaded?.whole.readEvent(value),
  start: (setup) => rulesOf(setup.solo !== undefined).start(setup),
  apply: (state, event) => {
    const rules = rulesOf(isWhole(state));
    // Both have events of the same kinds, with other things in them.
    const own = rules.readEvent(event);
    return own ? rules.apply(state, own) : notLoaded;
  },
  // Specialists that are dealt by hand are dealt anew, to be typed in.
  again: ({ firstPlayer: _, layout: __, ...setup }, names) =>
    setup.specialists ? undefined : { ...setup, names },
  moment: (state, setup) => rulesOf(isWhole(state)).moment(state, setup),
  opening: ({ first }, { names }) => m.hasFirstToken({ name: names[first] ?? '' }),
  drama: dramaOf,
  log: (line, setup) => rulesOf(setup.solo !== undefined).log(line, setup),
  publicView: (state, setup) => rulesOf(isWhole(state)).publicView(state, setup),
  ready: (text) => (/"solo"|^log=|^play=/.test(text) ? loadWhole() : undefined),
  get house() {
    return loaded?.house;
  },
  readStart,
  // It has drawn the specialists; the hit lists are known to their holders.
  sealed: ({ faceUp, ...deal }) => ({ ...deal, specialists: faceUp }),
  scoreTables,
  after: async () => (await import('./whole/parts')).loadAfter(),
  warning: ({ specialists }) => (specialists ? undefined : m.gameHoldsDeal),
};
