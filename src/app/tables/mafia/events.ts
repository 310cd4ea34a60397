/** Events as they come out of a file, a link or the store: anything may stand there. Whether one is legal the rules say. */
import { ROLES } from '../../../games/mafia/roles';
import type { TableEvent } from '../../../games/mafia/table';
import { isFields } from '../keep/record';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number';
const isFlag: Check = (value) => typeof value === 'boolean';
const isRole: Check = (value) => ROLES.some((role) => role === value);
const isCounts: Check = (value) => Array.isArray(value) && value.every(isNumber);
const isNumberOrNone: Check = (value) => value === undefined || isNumber(value);

/** What an event of each kind says, and nothing more is read. */
const FIELDS: Readonly<Record<TableEvent['kind'], Readonly<Record<string, Check>>>> = {
  call: { seat: isNumber },
  wake: {},
  accuse: { by: isNumber, accused: isNumber },
  vote: { yes: isNumber, no: isNumberOrNone },
  ballot: { named: isCounts },
  pass: { yes: isNumber },
  kill: { victim: isNumber },
  spare: {},
  show: { role: isRole },
  tell: { dead: isFlag },
};

export const readEvent = (value: unknown): TableEvent | undefined => {
  if (!isFields(value)) return undefined;
  const { kind } = value;
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) return undefined;
  const fields = Object.entries(FIELDS[kind as TableEvent['kind']]);
  if (!fields.every(([name, check]) => check(value[name]))) return undefined;
  const said = fields.flatMap(([name]) => (value[name] === undefined ? [] : [[name, value[name]]]));
  return { kind, ...Object.fromEntries(said) } as TableEvent;
};
