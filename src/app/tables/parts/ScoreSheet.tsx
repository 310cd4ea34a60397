/** What the page prints: tables to fill in with a pen, and what has happened so far. The screen does not show it. */
import type { LogEntry, ScoreTable } from '../game';
import { EntryText } from './LogView';

interface Props {
  title: string;
  /** The table's own name. */
  name: string;
  tables: readonly ScoreTable[];
  entries: readonly LogEntry[];
}

export const ScoreSheet = ({ title, name, tables, entries }: Props) => (
  <section class="score-sheet" aria-hidden="true">
    <header>
      <p class="shout">{title}</p>
      <p class="form">{name}</p>
      <p class="form date">Date</p>
    </header>
    {tables.map(({ caption, head, rows }) => (
      <table key={caption}>
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
    ))}
    {entries.length > 0 && (
      <section class="so-far">
        <p class="label">So far</p>
        <ol>
          {entries.map((entry, at) => (
            <li key={at}>
              <EntryText entry={entry} />
            </li>
          ))}
        </ol>
      </section>
    )}
  </section>
);
