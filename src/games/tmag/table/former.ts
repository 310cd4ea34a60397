import { parseJson } from '../../../app/store/local';
import { RECORD_VERSION } from '../../../app/tables/keep/record';
import { isRecord } from '../../../base/lists';

/** Before there were several tables, a table was written without a frame round its setup. */
export const convertFormer = (text: string): string => {
  const former = parseJson(text);
  if (!isRecord(former) || former.version !== 1) return text;
  const { version, names, seed, options, firstVictim, events, at } = former;
  const setup = { names, seed, options, firstVictim };
  return JSON.stringify({ table: 'tmag', record: RECORD_VERSION, version, setup, events, at });
};
