/**
 * Everything round a game on its page: the form to sit down, the question, the log, undo, the shelf, links and files, the
 * second screen, the score sheet. An address that asks for a second screen gets that and nothing else.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../fields/Button';
import { useSecondTap } from '../fields/second-tap';
import { lazyPart } from '../lazy';
import { RuleLink, WithLaw } from '../session/Law';
import { Notices } from '../session/Notices';
import { Question } from '../session/Question';
import { useAddress } from '../session/useAddress';
import { useWakeLock } from '../session/useWakeLock';
import { idIn } from './address';
import type { Drama, OpenTable, TableParts } from './game';
import { writeRecord } from './keep/record';
import { LogView } from './parts/LogView';
import { Reveal } from './parts/Reveal';
import { showScheme, useNight, useScreen } from './useScreen';
import { type TableOnPage, useTable } from './useTable';

const TableMenu = lazyPart(async () => (await import('./parts/TableMenu')).TableMenu);
const ScoreSheet = lazyPart(async () => (await import('./parts/ScoreSheet')).ScoreSheet);
const SittingDown = lazyPart(async () => (await import('./SittingDown')).SittingDown, true);
const SecondScreen = lazyPart(async () => (await import('./SecondScreen')).SecondScreen);

const Playing = ({ parts, page, table }: { parts: TableParts; page: TableOnPage; table: OpenTable }) => {
  const { game, PlayView } = parts;
  const { session, acts, focus, played } = page;
  const root = useRef<HTMLDivElement>(null);
  const { setup, line, state, moment, log } = table;
  const { id = '', name = '' } = session.table ?? {};
  const [drama, setDrama] = useState<Drama>();
  const view = game.publicView(state, setup);
  useScreen(id, line, { name, names: table.names, moment, log, view });
  useWakeLock(true);
  const onTap = useSecondTap();
  // A table begins with its question; before the next key can come, a fast player keeps their place.
  useLayoutEffect(() => root.current?.querySelector<HTMLElement>('h1')?.focus(), [id]);
  useLayoutEffect(() => {
    const next = focus.current;
    focus.current = undefined;
    if (next) root.current?.querySelector<HTMLElement>(next(state))?.focus();
    const { over, title, sentence = '' } = moment;
    const end = over ? ({ kind: 'end', who: title, what: sentence } as const) : undefined;
    setDrama(played.current === line.at ? (game.drama?.(state, setup) ?? end) : undefined);
    played.current = undefined;
  }, [line]);
  // What a question is about is at its head, however far the last one was scrolled.
  // With the frame, which lays the page out anyway.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => root.current?.querySelector('.stage')?.scrollTo(0, 0));
    return () => cancelAnimationFrame(frame);
  }, [moment.title]);
  useNight(moment.night);
  const toMenu = () => {
    const menu = root.current?.querySelector<HTMLElement>('.doors');
    menu?.scrollIntoView();
    menu?.focus({ preventScroll: true });
  };
  return (
    <>
      <div class="game" ref={root} data-at={line.at} onClickCapture={onTap}>
        <Question {...moment}>
          <RuleLink rule={moment.rule} />
        </Question>
        <Button class="quiet to-menu" onPress={toMenu}>
          Menu
        </Button>
        <PlayView
          table={table}
          beside={
            <>
              <LogView entries={log} />
              <TableMenu
                game={game.id}
                id={id}
                name={name}
                record={() => writeRecord(game, table, name)}
                warning={game.warning?.(setup)}
                onForm={() => acts.current?.show('form')}
              />
            </>
          }
        />
        {drama && <Reveal key={line.at} drama={drama} onEnd={() => setDrama(undefined)} />}
      </div>
      <ScoreSheet title={game.title} name={name} tables={game.scoreTables?.(setup) ?? []} entries={log} />
    </>
  );
};

const TablePage = (parts: TableParts) => {
  const page = useTable(parts.game);
  const { session, open } = page;
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(session.view);
  // Someone who leaves the game for the form is at its head.
  useLayoutEffect(() => {
    if (shown.current === 'play' && session.view === 'form') root.current?.querySelector('h1')?.focus();
    shown.current = session.view;
  }, [session.view]);
  return (
    <div class="table-page" ref={root}>
      <Notices refused={session.refused} notice={session.notice} />
      {session.view !== 'play' && (
        <>
          <h1 tabIndex={-1}>A table for {parts.game.title}</h1>
          <p class="lead">{parts.game.about}</p>
        </>
      )}
      {session.view === 'form' && <SittingDown parts={parts} page={page} />}
      {session.view === 'play' && open && <Playing parts={parts} page={page} table={open} />}
    </div>
  );
};

export const TableFrame = (parts: TableParts) => {
  /** The id of the table that a second screen shows; none on a page of its own table, which is what the built page is. */
  const [screen, setScreen] = useState<string>();
  useLayoutEffect(showScheme, []);
  useAddress((fragment) => setScreen(idIn('screen', fragment)));
  if (screen !== undefined)
    return <SecondScreen key={screen} game={parts.game} id={screen} ScreenView={parts.ScreenView} />;
  return (
    <WithLaw game={parts.game.id}>
      <TablePage {...parts} />
    </WithLaw>
  );
};
