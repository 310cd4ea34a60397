/** The table of TMAG on its page. */

import { useRef } from 'preact/hooks';
import * as m from '#messages/tmag-table';
import { isBare, lazyPart } from '../../../app/session/reads';
import type { PlayProps } from '../../../app/tables/game';
import { Dice } from '../../../app/tables/parts/Dice';
import { PlayArea } from '../../../app/tables/parts/PlayArea';
import { isHouse } from '../../../app/tables/solo/solo';
import { tableOf } from '../../../app/tables/TableFrame';
import type { Answer } from '../../ask';
import { DIE_VALUES } from '../rules/moves';
import type { State, TableEvent } from '../rules/state';
import { ask } from './ask';
import { BoardView } from './BoardView';
import { Players } from './Players';
import { nextRoll, type TmagSetup } from './setup';
import { tmagTable } from './table';

const PlayView = ({ table, beside }: PlayProps<TmagSetup, State, TableEvent>) => {
  const { state, names, setup, line } = table;
  const { awaits } = state;
  /** The die that was used last, for the focus to return to it. */
  const die = useRef('.roll');
  const focus = ({ awaits: next }: State): string =>
    next.kind === 'over' || isHouse(setup, next.seat)
      ? 'h1'
      : next.kind === 'move'
        ? '[data-lit]'
        : die.current;

  const asked = ask(state, setup);
  const give = (answer: Answer<TableEvent>, byKey: boolean, from?: string) => {
    if (from) die.current = from;
    if ('play' in answer) table.play(answer.play, byKey ? focus : undefined);
  };
  return (
    <PlayArea
      table={table}
      beside={beside}
      asked={asked}
      onAnswer={give}
      picture={<BoardView view={state} names={names} asked={asked} onAnswer={give} />}
      players={<Players view={state} names={names} />}
    >
      {asked.dice && (
        <Dice
          label={m.ownDie}
          words={DIE_VALUES.map(String)}
          dice={asked.dice}
          onAnswer={give}
          isHere={setup.solo !== undefined}
          word={m.rollDie}
          roll={() => [nextRoll(setup, line)]}
        />
      )}
      {awaits.kind === 'over' && <p class="stamp shout">{m.allFourBases}</p>}
    </PlayArea>
  );
};

const StartForm = lazyPart(async () => (await import('./StartForm')).StartForm, isBare());

export const TmagTable = tableOf({ game: tmagTable, PlayView, Picture: BoardView, Players, StartForm });
