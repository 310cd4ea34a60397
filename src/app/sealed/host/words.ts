/** How the host's pages put things. */
import { listed } from '../../../base/words';
import { isTicketed } from '../../../deal/v1/sealed';
import type { SealedGame } from '../../../deal/v1/sealed/payload';
import { specText } from '../../../deal/v1/spec';
import type { OptionDef } from '../../../games/game';
import type { Hosted } from './session';

export const namesOf = ({ state }: Hosted, seats: readonly number[]): string =>
  listed(seats.map((seat) => state.spec.names[seat] ?? ''));

/** Where the game is: its title, then its size and its options. */
export const whereOf = (title: string, game: SealedGame, { state }: Hosted): readonly string[] => {
  const { names, options } = state.spec;
  const chosen = (game.options as readonly OptionDef[])
    .filter(({ name }) => options[name] !== undefined)
    .map(({ label, choices, name }) => choices?.find(({ value }) => value === options[name])?.label ?? label);
  return [title, `${names.length} ${isTicketed(names) ? 'tickets' : 'seats'}`, ...chosen];
};

/** Told apart by all that makes a deal: for parts of a page that must not outlive it. */
export const dealKeyOf = ({ id, state }: Hosted): string => `${id} ${specText(state.spec)}`;
