/** A desk on its page: it reads the address, and looks again when the page comes back into sight. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { createDesk, type Desk } from './desk';
import type { OpenTable, RuleProblem, TableGame } from './game';
import { now } from './timeline';

const address = {
  read: () => location.hash.replace(/^#/, ''),
  write: (fragment: string) =>
    history.replaceState(null, '', fragment === '' ? location.pathname : `#${fragment}`),
};

/** The last line of the log as a sentence; after a step back, where the table is again. */
const saidOf = <Setup, State, Event, View>(
  game: TableGame<Setup, State, Event, View>,
  { table, undone }: Desk<Setup, State, Event>,
): string => {
  if (!table) return '';
  const { setup, line } = table;
  if (undone) return `Undone: ${game.moment(now(line), setup).title}.`;
  const last = game.log(line, setup).at(-1);
  if (!last) return game.opening(now(line), setup);
  return last.who ? `${last.who} ${last.text}.` : last.text;
};

const refusalOf = <Setup, State, Event, View>(
  { anchor }: TableGame<Setup, State, Event, View>,
  problem: RuleProblem | undefined,
): OpenTable<Setup, State, Event>['refusal'] => {
  if (!problem) return undefined;
  const { message, rule } = problem;
  return { message, rule: rule && (anchor?.(rule) ?? rule) };
};

export const useTable = <Setup, State, Event, View>(game: TableGame<Setup, State, Event, View>) => {
  const [desk, setDesk] = useState<Desk<Setup, State, Event>>({ view: 'opening' });
  const acts = useRef<ReturnType<typeof createDesk<Setup, State, Event, View>>>();
  /** Where the focus goes once the next state is on the page. */
  const hand = useRef<(state: State) => string>();

  useEffect(() => {
    const made = createDesk(game, address, setDesk);
    acts.current = made;
    made.open();
    // The skip link leads to no other table.
    const onAddress = () => address.read() !== 'content' && made.open();
    const onSight = () => document.visibilityState === 'visible' && made.look();
    window.addEventListener('hashchange', onAddress);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      window.removeEventListener('hashchange', onAddress);
      document.removeEventListener('visibilitychange', onSight);
      made.close();
    };
  }, []);

  const { table } = desk;
  const open: OpenTable<Setup, State, Event> | undefined = table && {
    setup: table.setup,
    line: table.line,
    state: now(table.line),
    names: game.names(table.setup),
    refusal: refusalOf(game, desk.refusal),
    said: saidOf(game, desk),
    play: (event, focus) => {
      hand.current = focus;
      const done = acts.current?.play(event) ?? false;
      if (!done) hand.current = undefined;
      return done;
    },
    step: (to) => acts.current?.step(to),
  };
  return { desk, open, acts, hand };
};

export type TableOnPage<Setup, State, Event> = ReturnType<typeof useTable<Setup, State, Event, unknown>>;
