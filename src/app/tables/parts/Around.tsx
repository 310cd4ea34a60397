/** Doors from a table: to a link or a file, to other tables, to a second screen, to paper, to another game. */
import { Button } from '../../fields/Button';
import { screenFragment } from '../address';
import type { OpenTable, TableGame } from '../game';
import { writeRecord } from '../keep/record';
import { TableList } from '../TableList';
import { Share } from './Share';

interface Props<Setup, State, Event, View> {
  game: TableGame<Setup, State, Event, View>;
  id: string;
  name: string;
  table: OpenTable<Setup, State, Event>;
  onForm: () => void;
}

export const Around = <Setup, State, Event, View>({
  game,
  id,
  name,
  table,
  onForm,
}: Props<Setup, State, Event, View>) => (
  <section class="doors folds" aria-label="This table and others">
    <p class="foot">
      <Button class="quiet" onPress={onForm}>
        Set up another game
      </Button>
      <a class="quiet" href={`#${screenFragment(id)}`} target="_blank" rel="noopener">
        Second screen<span class="sr"> in a new tab</span>
      </a>
      <Button class="quiet" onPress={() => print()}>
        Print the score sheet
      </Button>
    </p>
    <details>
      <summary>Save or send this game</summary>
      <Share
        game={game.id}
        name={name}
        record={writeRecord(game, table, name)}
        warning={game.warning?.(table.setup)}
      />
    </details>
    <details>
      <summary>Tables in this browser</summary>
      <TableList game={game.id} here={id} empty="This one is kept once something happens at it." />
    </details>
  </section>
);
