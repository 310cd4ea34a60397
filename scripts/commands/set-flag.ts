/** `--set`: what reads a set is loaded where one is named. */

import * as m from '#messages/cli';
import { mapOk, ok, type Result } from '../../src/base/result';
import type { UsedSet } from '../../src/files/pieces';
import { KITS } from '../../src/games';
import type { Flag, Words } from './command';

export const SET_FLAG: Flag = { value: 'my.zip', help: m.setHelp };

/** The set of a file, for a game. */
export const boundSet = async (file: string, game: string) =>
  (await import('./own-set')).bindOwnSet(file, game);

/** The set that --set names for a kit, and the words with its code in the place of its file. */
export const setFrom = async (
  words: Words,
  kit: string,
): Promise<Result<{ words: Words; set: UsedSet | undefined }>> => {
  const { set: file } = words.values;
  const game = KITS.find((owned) => owned.kit.id === kit)?.source.id;
  if (file === undefined || game === undefined) return ok({ words, set: undefined });
  const { usedSetOf } = await import('../../src/files/sets');
  return mapOk(await boundSet(file, game), (own) => ({
    words: { ...words, values: { ...words.values, set: own.code } },
    set: usedSetOf(own, own.theme),
  }));
};

/** The cards whose words do not fit: all else has been made. */
export const misfitProblem = (set: UsedSet | undefined): { readonly problem?: string } =>
  set && set.misfits.size > 0 ? { problem: [...set.misfits.values()].join('\n') } : {};
