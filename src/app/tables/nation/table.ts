/** Assassin Nation as a table: the scorer's book, and what it says of itself. Hit lists are secret to the end. */
import { openStream } from '../../../deal/v1/stream';
import { NATION_SEATS } from '../../../games/nation/players';
import type { TableGame } from '../game';
import type { Timeline } from '../timeline';
import { readEvent } from './events';
import { type PublicView, publicView } from './public-view';
import { scoreTables } from './score';
import { type NationSetup, readSetup, readStart, tableKey } from './setup';
import { applyNation, type NationEvent, type NationState, startNation } from './state';
import { logEntries, momentOf } from './words';

/** What the table's die shows next. It follows from the seed and the number of rolls so far, however they were made. */
export const nextDice = (
  setup: NationSetup,
  { events, at }: Timeline<NationState, NationEvent>,
  count: number,
): readonly number[] => {
  const rolls = events.slice(0, at).filter(({ kind }) => kind === 'roll').length;
  const stream = openStream(tableKey(setup), `nation/table/die/${rolls}`);
  return Array.from({ length: count }, () => stream.below(6) + 1);
};

/** Rules that are no rulings, by the section they stand in. */
const SECTIONS: Readonly<Record<string, string>> = {
  target: 'which-targets-are-available',
  doubles: 'assassination',
  modifier: 'modifiers',
  money: 'you-hit',
  turn: 'reveal',
  die: 'an-attempt',
  over: 'the-end',
};

export const nationTable: TableGame<NationSetup, NationState, NationEvent, PublicView> = {
  id: 'nation',
  version: 1,
  title: NATION_SEATS.title,
  readSetup,
  readEvent,
  start: startNation,
  apply: applyNation,
  names: ({ names }) => names,
  moment: momentOf,
  opening: ({ book }, { names }) => `${names[book.first]} has the first-player token.`,
  log: logEntries,
  publicView,
  anchor: (rule) => SECTIONS[rule] ?? rule,
  readStart,
  scoreTables,
  warning: ({ specialists }) =>
    specialists ? undefined : 'The game holds its deal: whoever opens it can read every hit list.',
};
