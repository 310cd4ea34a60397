/** The page before a game: what could not be read, the game that waits, the form, and the tables that are there. */
import * as m from '#messages/tables';
import { Button } from '../fields/Button';
import { OpenFile } from '../fields/OpenFile';
import { FileLink, fileNameOf } from '../session/FileLink';
import { AbsentSet } from '../sets/AbsentSet';
import { absentSets } from '../sets/here';
import type { TableParts } from './game';
import { TableList } from './TableList';
import type { TableOnPage } from './useTable';

interface Props {
  parts: TableParts;
  page: TableOnPage;
}

export const SittingDown = ({ parts: { game, StartForm }, page: { session, acts } }: Props) => {
  const { damage, table, last, broken, alone, preset } = session;
  const [absent] = absentSets(damage?.text ?? broken?.fragment ?? '');
  const until = damage?.problem.until;
  return (
    <>
      <AbsentSet set={absent} />
      {damage && (
        <section class="damaged manila" role="alert">
          <p class="wrong">
            {m.damaged({
              name: damage.name,
              message: damage.problem.message,
              strong: (words) => <strong>{words}</strong>,
            })}
          </p>
          <p>{m.damagedIsKept}</p>
          <div class="buttons">
            {until && (
              <Button class="button strong" onPress={() => acts.current?.playUntil()}>
                {m.playOnAfter({ at: until.line.at })}
              </Button>
            )}
            <FileLink text={damage.text} fileName={fileNameOf(game.id, damage.name)}>
              {m.downloadDamaged}
            </FileLink>
          </div>
        </section>
      )}
      {table && (
        <section class="waiting manila">
          <p>{m.gameStillHere({ name: table.name })}</p>
          <Button class="button strong" onPress={() => acts.current?.show('play')}>
            {m.backToGame}
          </Button>
        </section>
      )}
      <StartForm
        key={broken?.fragment ?? `${alone} ${preset?.set}`}
        last={last}
        alone={alone}
        preset={preset}
        broken={broken}
        onStart={(given) => acts.current?.start(given)}
      />
      <section class="kept-tables">
        <h2>{m.tablesInBrowser}</h2>
        <TableList game={game.id} empty={m.noTablesYet} />
        <OpenFile onText={(text) => acts.current?.read(text)} />
      </section>
    </>
  );
};
