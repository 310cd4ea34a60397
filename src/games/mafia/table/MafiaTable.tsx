/**
 * The table of Assassin: the Card Game on its page: the caller's screen. One question at a time, answered by the people round
 * the table or below them. It never shows a card that is face down. The form comes after the rest: a game that goes on needs none.
 */

import { useState } from 'preact/hooks';
import * as m from '#messages/mafia-table';
import { isBare, lazyPart } from '../../../app/session/reads';
import type { PlayProps } from '../../../app/tables/game';
import { PlayArea } from '../../../app/tables/parts/PlayArea';
import { tableOf } from '../../../app/tables/TableFrame';
import { useSteps } from '../../../app/tables/useSteps';
import type { State, TableEvent } from '../rules';
import { ask, type MafiaAsk, type Step } from './ask';
import { NO_HELP, useReader } from './Caller';
import { DayClock, HelpFields, LookFirst, Roll } from './CallerHelp';
import { MafiaRing, Players } from './Players';
import type { MafiaSetup } from './setup';
import { mafiaTable, publicView } from './table';
import { Hands } from './Votes';

/** Where the focus goes after an answer by key. */
const ANSWERS = '.controls > :is(.ask, .presses) :is(button, input)';
const PICKED = ['caller', 'accuse', 'ballot'];
const focusOf = ({ awaits }: State): string =>
  awaits.kind === 'over' ? 'h1' : PICKED.includes(awaits.kind) ? '.ring button' : ANSWERS;

/** What of the script is read now: in the middle of the table. */
const Line = ({ script, left }: { script: NonNullable<MafiaAsk['script']>; left: number | undefined }) => (
  <>
    <p class="label">
      {m.line({ number: script.number, of: script.of })}
      {left !== undefined && !script.isLast && <span class="left"> {m.secondsLeft({ left })}</span>}
    </p>
    <p class="say shout" role="status">
      {script.say}
    </p>
  </>
);

const PlayView = ({ table, beside }: PlayProps<MafiaSetup, State, TableEvent>) => {
  const { state, setup, names, line } = table;
  const { awaits, day } = state;
  const view = publicView(state, setup);
  const [help, setHelp] = useState(NO_HELP);
  const { step, go, give } = useSteps<State, TableEvent, Step>(table, line, {
    after: focusOf,
    // The last line has another button, or a player is pressed.
    on: (to) =>
      to.named && to.home === undefined ? undefined : to.line ? '.presses button, .ring button' : ANSWERS,
  });
  const asked = ask(state, setup, step);
  const { script, hands, part, note } = asked;
  // A focus that waits on the button of a line goes on with the clock: the last line has another button.
  const onTurn = () =>
    go({ line: script?.number ?? 0 }, document.activeElement?.matches('.presses *') === true);
  const left = useReader({ help, line: script, onTurn });
  const isOver = awaits.kind === 'over';
  const isDay = !view.dark && day > 0 && awaits.kind !== 'caller' && !isOver;
  const middle = asked.middle ?? (isDay ? m.dayNumber({ day }) : undefined);
  const look = isOver ? 'stamp shout' : asked.middle ? 'say shout' : 'say shout mute';
  return (
    <PlayArea
      table={table}
      beside={beside}
      asked={asked}
      onAnswer={give}
      picture={
        <MafiaRing
          view={view}
          names={names}
          asked={asked}
          onAnswer={give}
          step={step}
          repeats={awaits.kind === 'ballot'}
        >
          {script ? <Line script={script} left={left} /> : middle && <p class={look}>{middle}</p>}
        </MafiaRing>
      }
      players={
        <>
          {isOver && <Roll view={view} names={names} />}
          <Players view={view} names={names} />
          <HelpFields help={help} onHelp={setHelp} />
        </>
      }
    >
      {isDay && <DayClock key={day} day={day} minutes={help.day} />}
      {part && <h2>{part}</h2>}
      {awaits.kind === 'caller' && awaits.round === 'identify' && <LookFirst setup={setup} />}
      {script?.happens && <p>{script.happens}</p>}
      {script?.secret && <p class="note">{script.secret}</p>}
      {hands ? note : note && <p role="status">{note}</p>}
      {hands && <Hands key={hands.label} {...hands} onAnswer={give} />}
    </PlayArea>
  );
};

const StartForm = lazyPart(async () => (await import('./StartForm')).StartForm, isBare());

export const MafiaTable = tableOf({ game: mafiaTable, PlayView, Picture: MafiaRing, Players, StartForm });
