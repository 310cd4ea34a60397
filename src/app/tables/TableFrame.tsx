/**
 * Everything round a game on its page: the form to sit down, the question, the log, undo, the shelf, links and files, the
 * second screen, the score sheet. An address that asks for a second screen gets that and nothing else.
 */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as m from '#messages/tables';
import { Button, focusOn } from '../fields/Button';
import { Notices } from '../fields/Wrong';
import { RuleLink, WithLaw } from '../session/Law';
import { Question, useHead } from '../session/Question';
import { isBare, lazyPart, useAddress } from '../session/reads';
import { useSecondTap } from '../session/second-tap';
import { useWakeLock } from '../session/useWakeLock';
import { idIn } from './address';
import type { Drama, OpenTable, TableParts } from './game';
import { isRound } from './lesson/lesson';
import { LogView } from './parts/LogView';
import { Reveal } from './parts/Reveal';
import { showScheme, useScreen, useWholePage } from './useScreen';
import { type TableOnPage, useTable } from './useTable';

const TableMenu = lazyPart(async () => (await import('./parts/TableMenu')).TableMenu);
const ScoreSheet = lazyPart(async () => (await import('./parts/ScoreSheet')).ScoreSheet);
const SittingDown = lazyPart(async () => (await import('./SittingDown')).SittingDown, isBare());
const Guide = lazyPart(async () => (await import('./lesson/Guide')).Guide);
const House = lazyPart(async () => (await import('./solo/House')).House);
const Replay = lazyPart(async () => (await import('./replay/Replay')).Replay);
const SecondScreen = lazyPart(async () => (await import('./SecondScreen')).SecondScreen);

/** What an event on this page has brought, until it was seen, and what says that it was. */
const useDrama = ({ game }: TableParts, { played }: TableOnPage, table: OpenTable) => {
  const { line, moment, setup, state } = table;
  const brought = useMemo((): Drama | undefined => {
    if (played.current !== line.at) return undefined;
    const { over, title, sentence = '' } = moment;
    return game.drama(state, setup) ?? (over ? { kind: 'end', who: title, what: sentence } : undefined);
  }, [line]);
  const [seen, setSeen] = useState<typeof line>();
  return [seen === line ? undefined : brought, () => setSeen(line)] as const;
};

const Playing = ({ parts, page, table }: { parts: TableParts; page: TableOnPage; table: OpenTable }) => {
  const { game, PlayView } = parts;
  const { acts, focus, played } = page;
  const root = useRef<HTMLDivElement>(null);
  const { id, setup, line, state, moment, log } = table;
  const [drama, endDrama] = useDrama(parts, page, table);
  const [isBack, setBack] = useState(false);
  useScreen(table, game.publicView(state, setup));
  useWakeLock();
  const onTap = useSecondTap();
  // Before anything gets the focus: for that a browser lays the page out.
  useWholePage(moment.night);
  // A table begins with its question, and so it goes on after a look back; before the next key can come, a fast player keeps
  // their place.
  useLayoutEffect(() => focusOn('h1', root.current), [id, isBack]);
  useLayoutEffect(() => {
    if (focus.current) focusOn(focus.current(state), root.current);
    focus.current = played.current = undefined;
    setBack(false);
  }, [line]);
  // First used by what a tap brings: by then it is here, and nothing is laid out twice.
  useEffect(() => void document.fonts.load('600 1em "Source Serif 4"').catch(() => undefined), []);
  // Never before the end: what is hidden would be seen.
  if (isBack && moment.over) return <Replay parts={parts} table={table} onBack={() => setBack(false)} />;
  const toMenu = () => {
    const menu = root.current?.querySelector<HTMLElement>('.doors');
    menu?.scrollIntoView();
    menu?.focus({ preventScroll: true });
  };
  const view = (shown: OpenTable) => (
    <PlayView
      table={shown}
      beside={
        <>
          <LogView entries={log} />
          <TableMenu game={game} table={table} onForm={() => acts.current?.show('form')} />
        </>
      }
    />
  );
  return (
    <>
      <div class="game" ref={root} data-at={line.at} onClickCapture={onTap}>
        <Question {...moment}>
          <RuleLink rule={moment.rule} />
        </Question>
        <Button class="quiet to-menu" onPress={toMenu}>
          {m.menu}
        </Button>
        {isRound(id) ? (
          <Guide game={game} table={table}>
            {view}
          </Guide>
        ) : (
          view({
            ...table,
            lookBack: moment.over ? () => setBack(true) : undefined,
            house: game.house && setup.solo && (
              <House key={id} game={game.id} house={game.house} table={table} waits={drama !== undefined} />
            ),
          })
        )}
        {drama && <Reveal key={line.at} drama={drama} onEnd={endDrama} />}
      </div>
      <ScoreSheet game={game} table={table} />
    </>
  );
};

const TablePage = (parts: TableParts) => {
  const page = useTable(parts.game);
  const { session, open } = page;
  // Someone who leaves the game for the form is at its head.
  const root = useHead(session.view === 'opening' ? undefined : session.view);
  return (
    <div class="table-page" ref={root}>
      <Notices refused={session.refused} notice={session.notice} />
      {session.view !== 'play' && (
        <>
          <h1 tabIndex={-1}>{m.playTitle({ title: parts.game.title })}</h1>
          <p class="lead">{session.alone ? m.aboutAlone : parts.game.about}</p>
        </>
      )}
      {session.view === 'form' && <SittingDown parts={parts} page={page} />}
      {session.view === 'play' && open && <Playing parts={parts} page={page} table={open} />}
    </div>
  );
};

/** The island of a game's table. */
export const tableOf = (parts: TableParts) => () => {
  /** The id of the table that a second screen shows; none on a page of its own table, which is what the built page is. */
  const [screen, setScreen] = useState<string>();
  useLayoutEffect(showScheme, []);
  useAddress((fragment) => setScreen(idIn('screen', fragment)));
  if (screen !== undefined) return <SecondScreen key={screen} id={screen} {...parts} />;
  return (
    <WithLaw game={parts.game.id}>
      <TablePage {...parts} />
    </WithLaw>
  );
};
