/** The tables of all games that this browser keeps, and a file opened on the page of its game. */

import { useState } from 'preact/hooks';
import * as m from '#messages/tables';
import { OpenFile } from '../fields/OpenFile';
import { href } from '../links';
import { newId } from '../store/database';
import { tableFragment } from './address';
import { putNew } from './keep/kept';
import { recordHead } from './keep/record';
import { TableList } from './TableList';

/** `titles` are those of the games that have a table, by id. */
export const AllTables = ({ titles }: { titles: Readonly<Record<string, string>> }) => {
  const [problem, setProblem] = useState<string>();
  /** Kept as it is: its game reads it, and says what is wrong with it. */
  const open = async (text: string): Promise<void> => {
    const head = recordHead(text);
    if (!head || titles[head.game] === undefined) {
      return setProblem(m.fileWithoutTable);
    }
    const id = newId();
    const { game, name = m.nameFromFile } = head;
    const note = m.fromFile;
    const put = await putNew({ id, game, name, players: [], note, over: false, text }, 'file');
    if (put.ok) location.assign(`${href('table', game)}#${tableFragment(id)}`);
    else setProblem(put.error.message);
  };
  return (
    <section class="kept-tables">
      <h2>{m.tablesInBrowser}</h2>
      <TableList titles={titles} empty={m.noTablesWhenKept} />
      <OpenFile onText={(text) => void open(text)} problem={problem} />
    </section>
  );
};
