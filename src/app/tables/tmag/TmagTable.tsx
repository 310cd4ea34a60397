/** The table of TMAG on its page. */
import { useRef } from 'preact/hooks';
import { squareName } from '../../../games/tmag/board';
import { DIE_VALUES, type DieValue, dieText } from '../../../games/tmag/moves';
import { boardOf } from '../../../games/tmag/setup';
import type { State, TableEvent } from '../../../games/tmag/state';
import { Button } from '../../fields/Button';
import { lazyPart } from '../../lazy';
import type { PlayProps } from '../game';
import { Desk } from '../parts/Desk';
import { TableFrame } from '../TableFrame';
import { BoardView } from './BoardView';
import { Players, ScreenView } from './Players';
import type { TmagSetup } from './setup';
import { nextRoll, tmagTable } from './table';

/** The die: rolled here, or a real one on the table whose value is typed in. Both are the same to the game. */
interface DieProps {
  /** By key: pressed without a pointer. */
  onRoll: (byKey: boolean) => void;
  onTyped: (value: DieValue, byKey: boolean) => void;
}

const DieControls = ({ onRoll, onTyped }: DieProps) => (
  <div class="die">
    <Button class="button strong roll" onPress={onRoll}>
      Roll the die
    </Button>
    <fieldset aria-labelledby="own-die">
      <p class="form" id="own-die">
        Or what your own die shows
      </p>
      <div class="values">
        {DIE_VALUES.map((value) => (
          <Button key={value} onPress={(byKey) => onTyped(value, byKey)}>
            {dieText(value)}
          </Button>
        ))}
      </div>
    </fieldset>
  </div>
);

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
    <Desk
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
          state={state}
          names={names}
          onSquare={(to, byKey) => act({ kind: 'move', seat, to }, byKey)}
        />
      }
      players={<Players state={state} names={names} />}
    >
      {awaits.kind === 'roll' && (
        <DieControls
          onRoll={(byKey) => roll(nextRoll(setup, line), '.roll', byKey)}
          onTyped={(value, byKey) => roll(value, `.values button:nth-child(${value + 1})`, byKey)}
        />
      )}
      {awaits.kind === 'over' && <p class="stamp shout">All four bases</p>}
    </Desk>
  );
};

const StartForm = lazyPart(async () => (await import('./StartForm')).StartForm);

export const TmagTable = () => (
  <TableFrame game={tmagTable} PlayView={PlayView} ScreenView={ScreenView} StartForm={StartForm} />
);
