/** What the parts of the host's page have in common. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../base/result';
import { listed } from '../../base/words';
import type { SealedGame } from '../../deal/sealed/game';
import type { OptionDef } from '../../games/game';
import { loadSealed } from '../load-game';
import { type Address, attach } from '../session/page';
import { createHostSession, type HostActs, type Hosted, type HostSession } from './host';
import { useLoaded } from './Shown';

/** What the page of a game has to know before the script has come. */
export interface HostGame {
  readonly id: string;
  readonly title: string;
  readonly least: number;
  /** The address of the game's table, where it has one. */
  readonly table?: string | undefined;
}

/** What every part of a game under way is given. */
export interface StageProps {
  info: HostGame;
  game: SealedGame;
  hosted: Hosted;
  /** Why the last step was none. */
  refusal: string | undefined;
  acts: HostActs;
}

/** The session of a hosted game, and the game once it has come. */
export const useHost = (id: string, address: Address) => {
  const [session, setSession] = useState<HostSession>({ view: 'opening', games: [] });
  const acts = useRef<HostActs>();
  const game = useLoaded(async () => {
    const loaded = await loadSealed(id);
    const refused = 'A part of this page did not load: reload the page.';
    if (!loaded) setSession({ view: 'form', games: [], refused });
    return loaded;
  }, [id]);
  useEffect(() => {
    if (!game) return undefined;
    acts.current = createHostSession(game, address, setSession);
    return attach(acts.current);
  }, [game]);
  return { session, game, acts: acts.current };
};

export const namesOf = ({ state }: Hosted, seats: readonly number[]): string =>
  listed(seats.map((seat) => state.invitation.spec.names[seat] ?? ''));

/** Where the game is: its title, then its size and its options. */
export const whereOf = (title: string, game: SealedGame, { state }: Hosted): readonly string[] => {
  const { names, options } = state.invitation.spec;
  const chosen = (game.options as readonly OptionDef[])
    .filter(({ name }) => options[name] !== undefined)
    .map(({ label, choices, name }) => choices?.find(({ value }) => value === options[name])?.label ?? label);
  return [title, `${names.length} seats`, ...chosen];
};

/** What so few can work out, said before they are dealt. */
export const Leaks = ({ problems }: { problems: readonly Problem[] }) => (
  <div aria-live="polite">
    {problems.map(({ code, message }) => (
      <p class="wrong leak" key={code}>
        <strong>Few players</strong>
        {message}
      </p>
    ))}
  </div>
);
