/**
 * What everyone at the table may see, for a screen that all look at. It is sent by the page of the table in another tab
 * of this browser and reads nothing else: what is secret never comes here.
 */

import { useEffect, useState } from 'preact/hooks';
import * as site from '#messages/site';
import * as m from '#messages/tables';
import { href } from '../links';
import { Question } from '../session/Question';
import { tableFragment } from './address';
import type { TableParts } from './game';
import { EntryText } from './parts/LogView';
import { Stage } from './parts/PlayArea';
import { type Shown, screenChannel, useWholePage } from './useScreen';

/** Between two questions to the page of the table, in ms, and how many may stay without an answer. */
const PAUSE = 1500;
const PATIENCE = 2;

export const SecondScreen = ({ game, id, Picture, Players }: TableParts & { id: string }) => {
  const [shown, setShown] = useState<Shown>();
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    let unanswered = 0;
    const channel = screenChannel(id, (news) => {
      if (news.kind === 'asked') return;
      unanswered = 0;
      if (news.kind === 'shown') setShown(news);
      setAlone(news.kind === 'closed');
    });
    // A page that is killed says no farewell: it is missed when it stops to answer.
    const ask = () => {
      if (unanswered >= PATIENCE) setAlone(true);
      unanswered += 1;
      channel.tell({ kind: 'asked' });
    };
    ask();
    const asking = setInterval(ask, PAUSE);
    return () => {
      clearInterval(asking);
      channel.close();
    };
  }, [id]);
  useEffect(() => {
    if (shown) document.title = site.labelled({ label: shown.name, text: shown.moment.title });
  }, [shown]);

  useWholePage(shown?.moment.night);
  const last = shown?.log.at(-1);
  return (
    <div class={shown ? 'table-page second' : 'table-page second waits'}>
      <div role="status">
        {isAlone && (
          <p class="wrong">
            <strong>{shown ? m.pageLeft : m.waiting}</strong>
            {(shown ? m.pageClosed : m.noAnswer)({
              a: (words) => (
                <a href={`${href('table', game.id)}#${tableFragment(id)}`} target="_blank" rel="noopener">
                  {words}
                </a>
              ),
            })}
          </p>
        )}
      </div>
      {shown ? (
        <div class="game">
          <Question {...shown.moment} />
          <Stage picture={<Picture {...shown} />} players={<Players {...shown} />} />
          <p class="said" role="status">
            {last && <EntryText entry={last} />}
          </p>
          <section class="log">
            <h2 class="sr">{m.log}</h2>
            <ul>
              {shown.log.toReversed().map((entry, at) => (
                <li key={shown.log.length - at}>
                  <EntryText entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      ) : (
        <h1>{game.title}</h1>
      )}
    </div>
  );
};
