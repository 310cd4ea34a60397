/** The table of Assassin, for Magic, on its page. */

import type { ComponentProps } from 'preact';
import * as m from '#messages/target-table';
import { usePassing } from '../../../app/deal/passing';
import { HeldCard } from '../../../app/deal/useHold';
import { Button } from '../../../app/fields/Button';
import { isBare, lazyPart } from '../../../app/session/reads';
import { ownTable } from '../../../app/sets/here';
import { SEALED } from '../../../app/tables/address';
import type { PlayProps } from '../../../app/tables/game';
import { turnedButton } from '../../../app/tables/parts/Counter';
import { PlayArea } from '../../../app/tables/parts/PlayArea';
import { tableOf } from '../../../app/tables/TableFrame';
import { useSteps } from '../../../app/tables/useSteps';
import { itemAt } from '../../../base/lists';
import type { Leavers } from '../../../deal/v1/living';
import { type OwnCard, targetCard } from '../deal';
import { nameOf, publicView, type Setup, type State, type TableEvent } from '../rules';
import { ask, type Step } from './ask';
import { CircleView } from './CircleView';
import { Players } from './Players';
import { targetTable } from './table';

const Forms = lazyPart(async () => (await import('./OutForm')).Forms);
const PassRound = lazyPart(async () => (await import('../../../app/deal/PassRound')).PassRound, true);
const TableCode = lazyPart(async () => (await import('../../../app/session/TableCode')).TableCode);

/** In reach of the keyboard: the answer, or the form of those who leave. */
const focusOfStep = ({ from, to, out }: Step): string | undefined => {
  if (out) return out.length > 0 ? '[data-out]:checked' : '[data-out]';
  return from !== undefined && to !== undefined ? '.answer button' : undefined;
};

/** Everybody looks at their own card, on this device. */
const Peek = ({ name, ...held }: ComponentProps<typeof HeldCard> & { name: string }) => (
  <div class="pass peek">
    <HeldCard key={name} {...held} name={name} hold={m.holdToSee({ from: name })} />
  </div>
);

const LookFirst = ({ round, living }: { round: ReturnType<typeof usePassing>; living: readonly number[] }) =>
  living.every((seat) => round.looked.includes(seat)) ? null : (
    <p>
      {m.lookFirst({
        button: (words) => (
          <Button class="quiet" onPress={() => round.go(living)}>
            {words}
          </Button>
        ),
      })}
    </p>
  );

/** Who has left the sealed deal before the table was opened: by whose hand, it does not know. */
const takeOut = ({ play }: Pick<PlayProps<Setup, State, TableEvent>['table'], 'play'>, leavers: Leavers) => {
  for (const seats of leavers) {
    // A table that has its cards refuses this, and goes on.
    play({ kind: 'dealt' });
    play({ kind: 'out', deaths: seats.map((seat) => ({ seat })) });
  }
};

const PlayView = ({ table, beside }: PlayProps<Setup, State, TableEvent>) => {
  const { state, names, line } = table;
  const view = publicView(state);
  const { awaits, living, targets, open, setup } = state;
  // On a phone the answer and the card are below the circle.
  const { step, give, root } = useSteps<State, TableEvent, Step>(table, line, {
    after: (_, event) => (event.kind === 'attack' ? `[data-seat="${event.seat}"]` : 'h1'),
    on: focusOfStep,
    sight: '.answer, .out-form, .peek',
  });
  const asked = ask(state, step);
  const { from, to, out } = step;
  const acting = !out && to === undefined ? from : undefined;
  const own = ownTable(setup.options) as OwnCard | undefined;
  const cardOf = (seat: number) => targetCard(setup, living, itemAt(targets, seat), own);
  const round = usePassing(JSON.stringify([setup, state.leavers]));
  const isFirstLook =
    living.length > 2 && living.every((seat) => typeof targets[seat] === 'number' && !open[seat]);
  if (round.passing && isFirstLook)
    return (
      <PassRound
        round={round}
        label={m.roundNumber({ round: state.round + 1 })}
        names={names}
        cardOf={cardOf}
        back={m.backToGame}
      />
    );
  const count = (seat: number, by: 1 | -1, byKey: boolean) => {
    const answer = asked.counters?.get(`${seat}`)?.(by);
    if (answer) table.play(answer.play, byKey ? () => turnedButton(by, seat) : undefined);
  };
  return (
    <PlayArea
      table={table}
      beside={beside}
      asked={asked}
      onAnswer={give}
      picture={<CircleView view={view} names={names} from={from} to={to} asked={asked} onAnswer={give} />}
      players={
        <>
          <Players view={view} names={names} onCount={awaits.kind === 'over' ? undefined : count} />
          <p class="help">{m.countersHelp}</p>
        </>
      }
    >
      {table.id.startsWith(SEALED) && (
        <TableCode
          id={table.id.slice(SEALED.length)}
          game="target"
          leavers={state.leavers}
          onOut={(all) => takeOut(table, all)}
        />
      )}
      {awaits.kind === 'play' && (
        <div class="hunt" ref={root}>
          {isFirstLook && !out && from === undefined && <LookFirst round={round} living={living} />}
          <Forms view={view} asked={asked} step={step} onAnswer={give} />
          {acting !== undefined && (
            <>
              <p role="status">
                {m.askTarget({ acting: nameOf(state, acting), b: (words) => <b>{words}</b> })}
              </p>
              {!open[acting] && typeof targets[acting] === 'number' && (
                <Peek name={nameOf(state, acting)} card={cardOf(acting)} onLook={() => round.look(acting)} />
              )}
            </>
          )}
        </div>
      )}
      {awaits.kind === 'over' && (
        <p class="stamp shout">{awaits.winners.length > 1 ? m.noOneAlone : m.caseClosed}</p>
      )}
    </PlayArea>
  );
};

const StartForm = lazyPart(async () => (await import('./StartForm')).StartForm, isBare());

export const TargetTable = tableOf({ game: targetTable, PlayView, Picture: CircleView, Players, StartForm });
