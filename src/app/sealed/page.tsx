/** What the pages of sealed deals have in common. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../base/result';
import { listed } from '../../base/words';
import type { SealedGame } from '../../deal/sealed/game';
import type { OptionDef } from '../../games/game';
import type { HostActs, Hosted } from './host';

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

/**
 * Focuses the heading when another part of the page is shown; the result is the `ref` of the place. `part` names what is
 * shown, and is `undefined` until there is something: the first part takes no focus.
 */
export const useHead = <Root extends HTMLElement>(part: string | undefined) => {
  const root = useRef<Root>(null);
  const shown = useRef(part);
  useLayoutEffect(() => {
    if (shown.current !== undefined && shown.current !== part) root.current?.querySelector('h1')?.focus();
    shown.current = part;
  }, [part]);
  return root;
};

/** Keeps the screen on while the page is in sight: a card that has to be unlocked first is a card that is missed. */
export const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // A battery that is low has the last word.
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [wanted]);
};

/** A fold whose content is made when it is opened: a code that nobody looks at is not drawn. */
export const Fold = ({ title, children }: { title: string; children: ComponentChildren }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
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
