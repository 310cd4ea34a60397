/** What has happened at a table, the latest first; of a long game only the end, until all of it is asked for. */

import { useState } from 'preact/hooks';
import * as m from '#messages/tables';
import { Button } from '../../fields/Button';
import { RuleLink } from '../../session/Law';
import type { LogEntry } from '../game';

const SHOWN = 12;

/** An entry in a list. */
export const EntryText = ({ entry: { who, text } }: { entry: LogEntry }) => (
  <>
    {who !== undefined && <b>{who} </b>}
    {who === undefined ? text : `${text}.`}
  </>
);

export const LogView = ({ entries }: { entries: readonly LogEntry[] }) => {
  const [all, setAll] = useState(false);
  const from = all ? 0 : Math.max(0, entries.length - SHOWN);
  return (
    <section class="log">
      <h2>{m.log}</h2>
      {entries.length === 0 && <p class="mute">{m.nothingHappened}</p>}
      <ol reversed>
        {entries
          .slice(from)
          .map((entry, k) => (
            <li key={from + k} value={from + k + 1}>
              <EntryText entry={entry} />
              <RuleLink rule={entry.rule} />
            </li>
          ))
          .toReversed()}
      </ol>
      {entries.length > SHOWN && (
        <Button class="quiet" aria-expanded={all} onPress={() => setAll(!all)}>
          {all ? m.showLast({ shown: SHOWN }) : m.showAll({ count: entries.length })}
        </Button>
      )}
    </section>
  );
};
