/** The page before a game: what could not be read, the game that waits, the form, and the tables that are there. */
import { counted } from '../../base/words';
import { Button } from '../fields/Button';
import { OpenFile } from '../fields/OpenFile';
import { FileLink, fileNameOf } from '../session/FileLink';
import type { TableParts } from './game';
import { TableList } from './TableList';
import type { TableOnPage } from './useTable';

interface Props {
  parts: TableParts;
  page: TableOnPage;
}

export const SittingDown = ({ parts: { game, StartForm }, page: { session, acts } }: Props) => {
  const { damage, table, last, broken, alone } = session;
  const until = damage?.problem.until;
  return (
    <>
      {damage && (
        <section class="damaged" role="alert">
          <p class="wrong">
            <strong>Damaged</strong>
            {damage.name} cannot be read. {damage.problem.message}
          </p>
          <p>
            Nothing of it is lost: it stays as it is, also when you play on from a part of it as another
            table.
          </p>
          <div class="buttons">
            {until && (
              <Button class="button strong" onPress={() => acts.current?.playUntil()}>
                Play on after {counted(until.line.at, 'event')}
              </Button>
            )}
            <FileLink text={damage.text} fileName={fileNameOf(game.id, damage.name)}>
              Download what is there
            </FileLink>
          </div>
        </section>
      )}
      {table && (
        <section class="waiting">
          <p>{table.name} is still here. You can keep several games. They do not affect each other.</p>
          <Button class="button strong" onPress={() => acts.current?.show('play')}>
            Back to that game
          </Button>
        </section>
      )}
      <StartForm
        key={broken?.fragment ?? String(alone)}
        last={last}
        alone={alone}
        broken={broken}
        onStart={(given) => acts.current?.start(given)}
      />
      <section class="kept-tables">
        <h2>Tables in this browser</h2>
        <TableList game={game.id} empty="There is none yet." />
        <OpenFile onText={(text) => acts.current?.read(text)} />
      </section>
    </>
  );
};
