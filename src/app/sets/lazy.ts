/**
 * What pages ask of sets of cards. Each part is fetched when it is called for: a page that names its files would carry the list of all that
 * they import, though nearly no evening has a set.
 */
import type { Result } from '../../base/result';
import type { BoundSet } from '../../games/set';

export const readSet = async (game: string, code: string, isTable: boolean): Promise<Result<BoundSet>> =>
  (await loadKept()).boundSet(game, code, isTable);

export const setForWorker = async (code: string) => (await loadKept()).setForWorker(code);

export const loadSetView = async () => (await import('./SetView')).SetView;

/** What this browser keeps. */
export const loadKept = () => import('./kept-sets');
