/** TMAG as a table: its rules, and what it says of itself. Nothing at it is secret. */
import { openStream } from '../../../deal/v1/stream';
import { type DieValue, rollDie, rollLabel } from '../../../games/tmag/die';
import type { State, TableEvent } from '../../../games/tmag/state';
import { apply } from '../../../games/tmag/table';
import { KEYS } from '../../store/stored';
import type { TableGame } from '../game';
import { isFields, RECORD_VERSION } from '../keep/record';
import type { Timeline } from '../timeline';
import { scoreTables } from './score';
import { dieKey, readSetup, readStart, startTmag, type TmagSetup } from './setup';
import { logEntries, settingsWords, turnSentence, turnTitle } from './words';

const readEvent = (value: unknown): TableEvent | undefined => {
  if (!isFields(value)) return undefined;
  const { kind, seat, value: shown, to } = value;
  if (typeof seat !== 'number') return undefined;
  if (kind === 'roll' && typeof shown === 'number') return { kind, seat, value: shown };
  return kind === 'move' && typeof to === 'string' ? { kind, seat, to } : undefined;
};

/** What the table's die shows next. It follows from the seed and the number of rolls so far, however they were made. */
export const nextRoll = (setup: TmagSetup, { events, at }: Timeline<State, TableEvent>): DieValue => {
  const rolls = events.slice(0, at).filter(({ kind }) => kind === 'roll').length;
  return rollDie(openStream(dieKey(setup), rollLabel(rolls)));
};

/** Rules that are no rulings, by the section they stand in. */
const SECTIONS: Readonly<Record<string, string>> = {
  count: 'moving',
  base: 'bases',
  passing: 'moving',
  'safe-house': 'moving',
  die: 'turns',
  square: 'set-up',
  over: 'winning',
};

/** Before there were several tables, a table was written without a frame round its setup. */
const convertFormer = (text: string): string => {
  try {
    const { version, names, seed, options, firstVictim, events, at } = JSON.parse(text);
    if (version !== 1) return text;
    const setup = { names, seed, options, firstVictim };
    return JSON.stringify({ table: 'tmag', record: RECORD_VERSION, version, setup, events, at });
  } catch {
    return text;
  }
};

export const tmagTable: TableGame<TmagSetup, State, TableEvent, State> = {
  id: 'tmag',
  version: 1,
  title: 'TMAG',
  readSetup,
  readEvent,
  start: startTmag,
  apply,
  names: ({ names }) => names,
  moment: (state, { names, seed }) => {
    const over = state.awaits.kind === 'over';
    return {
      title: turnTitle(state, names),
      sentence: turnSentence(state, names),
      where: [`Turn ${state.turns + (over ? 0 : 1)}`, ...settingsWords(state), `seed ${seed}`],
      over,
    };
  },
  opening: ({ victim }, { names }) => `${names[victim]} begins, in the safe-house.`,
  log: (line, { names }) => logEntries(line, names),
  publicView: (state) => state,
  anchor: (rule) => SECTIONS[rule] ?? rule,
  readStart,
  scoreTables,
  former: { key: KEYS.formerTmag, convert: convertFormer },
};
