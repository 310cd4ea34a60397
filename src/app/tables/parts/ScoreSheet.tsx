/** What the page prints: tables to fill in with a pen, and what has happened so far. The screen does not show it. */
import { useMemo } from 'preact/hooks';
import * as m from '#messages/tables';
import type { OpenTable, ScoreTable, TableGame } from '../game';
import { EntryText } from './LogView';

const EmptyTable = ({ caption, head, rows }: ScoreTable) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((text, at) => (
          <th key={at} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, row) => (
        <tr key={row}>
          {cells.map((text, at) => (
            <td key={at}>{text}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export const ScoreSheet = ({ game, table: { name, setup, log } }: { game: TableGame; table: OpenTable }) => {
  const tables = useMemo(
    () => game.scoreTables(setup).map((each) => <EmptyTable key={each.caption} {...each} />),
    [setup],
  );
  return (
    <section class="score-sheet" aria-hidden="true">
      <header>
        <p class="shout">{game.title}</p>
        <p class="form">{name}</p>
        <p class="form date">{m.date}</p>
      </header>
      {tables}
      {log.length > 0 && (
        <section class="so-far">
          <p class="label">{m.soFar}</p>
          <ol>
            {log.map((entry, at) => (
              <li key={at}>
                <EntryText entry={entry} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>
  );
};
