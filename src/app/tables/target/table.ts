/** Assassin, for Magic as a table: its rules, and what it says of itself. Cards that lie face down are secret. */
import {
  apply,
  type Death,
  MEANS,
  type Means,
  publicView,
  type State,
  type TableEvent,
} from '../../../games/target/table';
import type { TableGame } from '../game';
import { isFields } from '../keep/record';
import { scoreTables } from './score';
import { readSetup, readStart, startTarget, type TargetSetup } from './setup';
import { logEntries, momentOf, openingOf } from './words';

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isNumberOrNothing = (value: unknown): value is number | undefined =>
  value === undefined || isNumber(value);
const isSwitch = (value: unknown): value is true | undefined => value === undefined || value === true;

const readDeath = (value: unknown): Death | undefined => {
  if (!isFields(value)) return undefined;
  const { seat, by, conceded, shows } = value;
  if (!isNumber(seat) || !isNumberOrNothing(by) || !isSwitch(conceded) || !isNumberOrNothing(shows)) {
    return undefined;
  }
  return {
    seat,
    ...(by !== undefined && { by }),
    ...(conceded && { conceded }),
    ...(shows !== undefined && { shows }),
  };
};

const isDeath = (death: Death | undefined): death is Death => death !== undefined;
const isMeans = (value: unknown): value is Means => MEANS.some((means) => means === value);

const readEvent = (value: unknown): TableEvent | undefined => {
  if (!isFields(value)) return undefined;
  const { kind, seat, target, by, opens, deaths } = value;
  switch (kind) {
    case 'attack':
      if (!isNumber(seat) || !isNumber(target) || !isMeans(by) || !isSwitch(opens)) return undefined;
      return { kind, seat, target, by, ...(opens && { opens }) };
    case 'out': {
      const read = Array.isArray(deaths) ? deaths.map(readDeath) : [undefined];
      return read.every(isDeath) ? { kind, deaths: read } : undefined;
    }
    case 'dealt':
      return { kind };
    case 'count':
      return isNumber(seat) && isNumber(by) ? { kind, seat, by } : undefined;
    default:
      return undefined;
  }
};

export const targetTable: TableGame<TargetSetup, State, TableEvent, State> = {
  id: 'target',
  version: 1,
  title: 'Assassin, for Magic',
  readSetup,
  readEvent,
  start: startTarget,
  apply,
  names: ({ names }) => names,
  moment: momentOf,
  opening: openingOf,
  log: logEntries,
  publicView,
  readStart,
  scoreTables,
  warning: ({ hands }) =>
    hands ? undefined : 'The game holds its deal: whoever opens it can look at every card.',
};
