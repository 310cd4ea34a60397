/** What has happened at a table, the latest first; of a long game only the end, until all of it is asked for. */
import { useState } from 'preact/hooks';

export interface LogEntry {
  readonly who: string;
  readonly text: string;
}

const SHOWN = 12;

export const LogView = ({ entries }: { entries: readonly LogEntry[] }) => {
  const [all, setAll] = useState(false);
  const from = all ? 0 : Math.max(0, entries.length - SHOWN);
  return (
    <section class="log">
      <h2>Log</h2>
      {entries.length === 0 && <p class="mute">Nothing has happened yet.</p>}
      <ol reversed start={entries.length}>
        {entries
          .slice(from)
          .map(({ who, text }, k) => (
            <li key={from + k}>
              <b>{who}</b> {text}.
            </li>
          ))
          .toReversed()}
      </ol>
      {entries.length > SHOWN && (
        <button class="quiet" type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `Show the last ${SHOWN} only` : `Show all ${entries.length}`}
        </button>
      )}
    </section>
  );
};
