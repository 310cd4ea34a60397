/**
 * A game on the page: one question, the board, then what a hand needs. Passing one phone round and keeping the record of
 * a real board are the same screen.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { squareName } from '../../../games/tmag/board';
import { boardOf } from '../../../games/tmag/setup';
import { HistoryButtons } from '../HistoryButtons';
import { initials } from '../initials';
import { LogView } from '../LogView';
import { now } from '../timeline';
import { BoardView } from './BoardView';
import { DieControls } from './DieControls';
import { Players } from './Players';
import { Refusal } from './Refusal';
import { nextRoll, type Table } from './record';
import type { TableOnPage } from './useTable';
import { logLines, logSentence, settingsWords, turnSentence, turnTitle } from './words';

interface Props {
  table: Table;
  onPage: TableOnPage;
}

/** Where a hand on the keyboard goes after what it did. */
type Next = 'die' | 'square' | 'heading';

export const PlayView = ({ table, onPage }: Props) => {
  const { line, spec } = table;
  const { names } = spec;
  const state = now(line);
  const { awaits } = state;
  const letters = initials(names);
  const lines = logLines(line, names);
  const last = lines.at(-1);
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<Next>('heading');
  const asked = useRef(true);
  /** The die that was used last, to find the hand there again. */
  const die = useRef<string>('.roll');

  // Before the next key can come: whoever plays fast keeps the place.
  useLayoutEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    const square =
      awaits.kind === 'move' ? '[data-lit]' : awaits.kind === 'over' ? 'h1' : (die.current ?? '.roll');
    const target = next.current === 'heading' ? 'h1' : square;
    root.current?.querySelector<HTMLElement>(target)?.focus();
  }, [line]);

  /** Plays an event; after one by key, the focus follows the game. */
  const act = (event: Parameters<TableOnPage['play']>[0], byKey: boolean) => {
    next.current = 'die';
    asked.current = byKey;
    if (!onPage.play(event)) asked.current = false;
  };
  const seat = awaits.kind === 'over' ? 0 : awaits.seat;
  const roll = (value: number, from: string, byKey: boolean) => {
    die.current = from;
    act({ kind: 'roll', seat, value }, byKey);
  };
  const only =
    awaits.kind === 'move' && awaits.destinations.length === 1 ? awaits.destinations[0] : undefined;

  return (
    <div class="game" ref={root}>
      <header class="question">
        <p class="where form mute">
          <span>Turn {state.turns + (awaits.kind === 'over' ? 0 : 1)}</span>
          {settingsWords(state).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
        <h1 tabIndex={-1}>{turnTitle(state, names)}</h1>
        <p class="sentence">{turnSentence(state, names)}</p>
      </header>
      <BoardView
        state={state}
        names={names}
        letters={letters}
        onSquare={(to, byKey) => act({ kind: 'move', seat, to }, byKey)}
      />
      <div class="controls">
        <Refusal problem={onPage.refusal} />
        <p class="said" role="status">
          {last ? logSentence(last, names) : `${names[state.victim]} begins, in the safe-house.`}
        </p>
        {awaits.kind === 'roll' && (
          <DieControls
            onRoll={(byKey) => roll(nextRoll(table), '.roll', byKey)}
            onTyped={(value, byKey) => roll(value, `.values button:nth-child(${value + 1})`, byKey)}
          />
        )}
        {only && (
          <button
            class="button strong"
            type="button"
            onClick={({ detail }) =>
              act({ kind: 'move', seat, to: squareName(boardOf(state.setup), only.square) }, detail === 0)
            }
          >
            Go to {squareName(boardOf(state.setup), only.square)}
          </button>
        )}
        {awaits.kind === 'over' && <p class="stamp shout">All four bases</p>}
        <HistoryButtons line={line} onStep={onPage.step} />
      </div>
      <section class="around">
        <h2 class="sr">Players</h2>
        <Players state={state} names={names} letters={letters} />
      </section>
      <LogView entries={lines.map(({ seat: who, text }) => ({ who: names[who] ?? '', text }))} />
      <p class="foot">
        <button class="quiet" type="button" onClick={() => onPage.show('form')}>
          Set up another game
        </button>
        <span class="form mute">Seed {spec.seed}</span>
      </p>
    </div>
  );
};
