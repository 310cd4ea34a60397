/** The form of a table: names, options and seed, and what else a game asks. */
import type { ComponentChildren } from 'preact';
import type { Problem } from '../../../base/result';
import type { Options } from '../../../deal/v1/options';
import type { OptionDef } from '../../../games/game';
import { lazyPart } from '../../lazy';
import type { StartProps } from '../game';

/** What the setups of most games have; a game's own may have more. */
export interface CommonSetup {
  readonly names: readonly string[];
  readonly seed: string;
  readonly options: Options;
}

export interface StartFormProps<Setup extends CommonSetup> extends StartProps<Setup> {
  game: string;
  options: readonly OptionDef[];
  namesHelp: string;
  /** Where no seed is asked for, there is none. */
  seedHelp?: string;
  /** A new game like the last one, with another seed; `undefined` for the first. */
  begin: (last: Setup | undefined) => Setup;
  /** The field of this game that a problem is about; nothing for names, options and seed. */
  fieldOf?: (problem: Problem) => string | undefined;
  /** Fields of this game, between the options and the seed. `wrong` is the message for such a field. */
  fields?: (
    setup: Setup,
    change: (setup: Setup) => void,
    wrong: (field: string) => string | undefined,
  ) => ComponentChildren;
  /** Beside the form: how it goes. */
  children: ComponentChildren;
}

export const StartForm = lazyPart(async () => (await import('./StartFields')).StartFields);
