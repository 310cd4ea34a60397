/** The table of TMAG on its page. */
import { useRef } from 'preact/hooks';
import { lazyPart } from '../../../app/lazy';
import type { PlayProps } from '../../../app/tables/game';
import { Dice } from '../../../app/tables/parts/Dice';
import { PlayArea } from '../../../app/tables/parts/PlayArea';
import { tableOf } from '../../../app/tables/TableFrame';
import { squareName } from '../rules/board';
import { DIE_VALUES, dieText } from '../rules/moves';
import { boardOf, type State, type TableEvent } from '../rules/state';
import { BoardView } from './BoardView';
import { Players } from './Players';
import type { TmagSetup } from './setup';
import { nextRoll, tmagTable } from './table';

const PlayView = ({ table, beside }: PlayProps<TmagSetup, State, TableEvent>) => {
  const { state, names, setup, line } = table;
  const { awaits } = state;
  /** The die that was used last, for the focus to return to it. */
  const die = useRef('.roll');
  const focus = ({ awaits: next }: State): string =>
    next.kind === 'move' ? '[data-lit]' : next.kind === 'over' ? 'h1' : die.current;

  const act = (event: TableEvent, byKey: boolean) => table.play(event, byKey ? focus : undefined);
  const seat = awaits.kind === 'over' ? 0 : awaits.seat;
  const roll = (value: number, from: string, byKey: boolean) => {
    die.current = from;
    act({ kind: 'roll', seat, value }, byKey);
  };
  const [one, other] = awaits.kind === 'move' ? awaits.destinations : [];
  const only = one && !other ? squareName(boardOf(state.setup), one.square) : undefined;

  return (
    <PlayArea
      table={table}
      beside={beside}
      presses={[
        only !== undefined && [
          `Go to ${only}`,
          (byKey) => act({ kind: 'move', seat, to: only }, byKey),
          'strong',
        ],
      ]}
      picture={
        <BoardView
          view={state}
          names={names}
          onSquare={(to, byKey) => act({ kind: 'move', seat, to }, byKey)}
        />
      }
      players={<Players view={state} names={names} />}
    >
      {awaits.kind === 'roll' && (
        <Dice
          label="Or what your own die shows"
          sides={DIE_VALUES.map(dieText)}
          from={0}
          onSide={(value, byKey) => roll(value, `[data-die="${value}"]`, byKey)}
          word="Roll the die"
          onRoll={(byKey) => roll(nextRoll(setup, line), '.roll', byKey)}
        />
      )}
      {awaits.kind === 'over' && <p class="stamp shout">All four bases</p>}
    </PlayArea>
  );
};

const StartForm = lazyPart(async () => (await import('./StartForm')).StartForm, true);

export const TmagTable = tableOf({ game: tmagTable, PlayView, Picture: BoardView, Players, StartForm });
