/** The table of Assassin, for Magic, on its page. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { PassRound, usePassing } from '../../../app/deal/PassRound';
import { HeldCard } from '../../../app/deal/useHold';
import { Button, useNextFocus } from '../../../app/fields/Button';
import { lazyPart } from '../../../app/lazy';
import { SEALED } from '../../../app/tables/address';
import type { PlayProps } from '../../../app/tables/game';
import { turnedButton } from '../../../app/tables/parts/Counter';
import { PlayArea } from '../../../app/tables/parts/PlayArea';
import { tableOf } from '../../../app/tables/TableFrame';
import type { Leavers } from '../../../deal/v1/living';
import { targetCard } from '../deal';
import { nameOf, publicView, type State, type TableEvent } from '../rules';
import { Answer } from './Answer';
import { CircleView } from './CircleView';
import { type Draft, holders, OutForm } from './OutForm';
import { Players } from './Players';
import type { TargetSetup } from './setup';
import { targetTable } from './table';

const TableCode = lazyPart(async () => (await import('../../../app/sealed/Playing')).TableCode);

interface Choice {
  readonly from?: number | undefined;
  readonly to?: number;
  /** The form of those who leave, with what it begins with. */
  readonly out?: Draft;
}

const PlayView = ({ table, beside }: PlayProps<TargetSetup, State, TableEvent>) => {
  const { state, names, line } = table;
  const view = publicView(state);
  const [choice, setChoice] = useState<Choice>({});
  // What was chosen belongs to the moment before.
  useLayoutEffect(() => setChoice({}), [line]);
  // On a phone the answer and the card are below the circle.
  const { root, next } = useNextFocus([choice], '.answer, .out-form, .peek');

  const choose = (to: Choice, focus?: string) => {
    next.current = focus;
    setChoice(to);
  };
  const { from, to, out } = choice;
  const onSeat = (seat: number, byKey: boolean) => {
    if (seat === from) return choose({});
    if (from === undefined) return choose({ from: seat });
    choose(seat === to ? { from } : { from, to: seat }, byKey ? '.answer button' : undefined);
  };
  const play = (event: TableEvent, byKey: boolean) =>
    table.play(
      event,
      byKey ? () => (event.kind === 'attack' ? `[data-seat="${event.seat}"]` : 'h1') : undefined,
    );
  const leave = (draft: Draft) =>
    choose({ ...choice, out: draft }, draft.size > 0 ? '[data-out]:checked' : '[data-out]');

  const asks = state.setup.seed === undefined;
  /** Whose hand it was is known; what else has to be asked, the form asks. */
  const kill = (by: number, seat: number, byKey: boolean) => {
    if (asks && holders(view, seat, by).length > 0) leave(new Map([[seat, { by }]]));
    else play({ kind: 'out', deaths: [{ seat, by }] }, byKey);
  };

  const { kind } = state.awaits;
  const { living, targets, open, setup } = state;
  const cardOf = (seat: number) => targetCard(setup, living, targets[seat] as number);
  const round = usePassing(JSON.stringify([setup, state.leavers]));
  const isFirstLook =
    living.length > 2 && living.every((seat) => typeof targets[seat] === 'number' && !open[seat]);
  if (round.passing && isFirstLook)
    return <PassRound round={round} label={`Round ${state.round + 1}`} names={names} cardOf={cardOf} />;
  /** Who has left the sealed deal before the table was opened: by whose hand, it does not know. */
  const takeOut = (leavers: Leavers) => {
    for (const seats of leavers) {
      // A table that has its cards refuses this, and goes on.
      table.play({ kind: 'dealt' });
      table.play({ kind: 'out', deaths: seats.map((seat) => ({ seat })) });
    }
  };
  const acting = to === undefined ? from : undefined;
  const isChoosing = kind === 'play' && !out;
  return (
    <PlayArea
      table={table}
      beside={beside}
      presses={[
        kind === 'deal' && ['The cards are dealt', (byKey) => play({ kind: 'dealt' }, byKey), 'strong'],
        isChoosing && [
          acting === undefined ? 'Someone is out' : `${nameOf(state, acting)} is out`,
          () => leave(new Map(acting === undefined ? [] : [[acting, { by: 'nobody' }]])),
          'leave',
        ],
      ]}
      picture={
        <CircleView view={view} names={names} from={from} to={to} onSeat={isChoosing ? onSeat : undefined} />
      }
      players={
        <>
          <Players
            view={view}
            names={names}
            onCount={
              kind === 'over'
                ? undefined
                : (seat, by, byKey) =>
                    table.play({ kind: 'count', seat, by }, byKey ? () => turnedButton(by, seat) : undefined)
            }
          />
          <p class="help">
            Use the counters for anything you like. You keep life totals and commander damage yourselves.
          </p>
        </>
      }
    >
      {table.id.startsWith(SEALED) && (
        <TableCode id={table.id.slice(SEALED.length)} game="target" leavers={state.leavers} onOut={takeOut} />
      )}
      {kind === 'play' && (
        <div class="hunt" ref={root}>
          {isFirstLook && !out && from === undefined && (
            <p>
              Has everyone looked at their card? If not,{' '}
              <Button class="quiet" onPress={() => round.go(living)}>
                pass the phone round
              </Button>{' '}
              first.
            </p>
          )}
          {out && (
            <OutForm view={view} begin={out} asks={asks} onEvent={play} onCancel={() => choose({ from })} />
          )}
          {!out && from !== undefined && to !== undefined && (
            <Answer
              asks={asks}
              view={view}
              from={from}
              to={to}
              onEvent={play}
              onKill={(byKey) => kill(from, to, byKey)}
            />
          )}
          {!out && from !== undefined && to === undefined && (
            <>
              <p role="status">
                <b>{nameOf(state, from)} acts.</b> Tap the player that {nameOf(state, from)} goes for.
              </p>
              {!open[from] && typeof targets[from] === 'number' && (
                <div class="pass peek">
                  <HeldCard
                    key={from}
                    name={nameOf(state, from)}
                    card={cardOf(from)}
                    hold={`Hold to see ${nameOf(state, from)}’s card`}
                  />
                </div>
              )}
            </>
          )}
        </div>
      )}
      {state.awaits.kind === 'over' && (
        <p class="stamp shout">{state.awaits.winners.length > 1 ? 'No one alone' : 'Case closed'}</p>
      )}
    </PlayArea>
  );
};

const StartForm = lazyPart(async () => (await import('./StartForm')).StartForm, true);

export const TargetTable = tableOf({ game: targetTable, PlayView, Picture: CircleView, Players, StartForm });
