/** The table of Assassin, for Magic, on its page. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { targetCard } from '../../../games/target/deal';
import { nameOf, publicView, type State, type TableEvent } from '../../../games/target/table';
import { PassRound, usePassing } from '../../deal/PassRound';
import { HeldCard } from '../../deal/useHold';
import { Button, useNextFocus } from '../../fields/Button';
import { lazyPart } from '../../lazy';
import { SEALED } from '../address';
import type { PlayProps } from '../game';
import { Controls, PlayersSection } from '../parts/Controls';
import { turnedButton } from '../parts/Counter';
import { TableFrame } from '../TableFrame';
import { Answer } from './Answer';
import { CircleView } from './CircleView';
import { type Draft, OutForm } from './OutForm';
import { Players, ScreenView } from './Players';
import type { TargetSetup } from './setup';
import { targetTable } from './table';

const TableCode = lazyPart(async () => (await import('../../sealed/Playing')).TableCode);

interface Choice {
  readonly from?: number;
  readonly to?: number;
  /** The form of those who leave, with what it begins with. */
  readonly out?: Draft;
}

const PlayView = ({ table }: PlayProps<TargetSetup, State, TableEvent>) => {
  const { state, line } = table;
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

  const { kind } = state.awaits;
  const { living, targets, open, setup } = state;
  const cardOf = (seat: number) => targetCard(setup, living, targets[seat] as number);
  const round = usePassing(JSON.stringify([setup, state.leavers]));
  const isFirstLook =
    living.length > 2 && living.every((seat) => typeof targets[seat] === 'number' && !open[seat]);
  if (round.passing && isFirstLook)
    return <PassRound round={round} label={`Round ${state.round + 1}`} names={setup.names} cardOf={cardOf} />;
  return (
    <>
      <CircleView view={view} from={from} to={to} {...(kind === 'play' && { onSeat })} />
      <Controls table={table}>
        {kind === 'deal' && (
          <Button class="button strong" onPress={(byKey) => play({ kind: 'dealt' }, byKey)}>
            The cards are dealt
          </Button>
        )}
        {table.id.startsWith(SEALED) && (
          <TableCode id={table.id.slice(SEALED.length)} game="target" leavers={state.leavers} />
        )}
        {isFirstLook && from === undefined && (
          <Button class="button strong" onPress={() => round.go(living)}>
            Pass the phone round
          </Button>
        )}
        {kind === 'play' && (
          <div class="hunt" ref={root}>
            {out && (
              <OutForm
                view={view}
                begin={out}
                onEvent={play}
                onCancel={() => choose({ ...(from !== undefined && { from }) })}
              />
            )}
            {!out && from !== undefined && to !== undefined && (
              <Answer
                view={view}
                from={from}
                to={to}
                onEvent={play}
                onKill={() => leave(new Map([[to, { by: from }]]))}
              />
            )}
            {!out && from !== undefined && to === undefined && (
              <>
                <p role="status">
                  <b>{nameOf(state, from)} acts.</b> Press whom {nameOf(state, from)} goes for.
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
            {!out && (
              <Button
                onPress={() =>
                  leave(new Map(from !== undefined && to === undefined ? [[from, { by: 'nobody' }]] : []))
                }
              >
                {from !== undefined && to === undefined ? `${nameOf(state, from)} is out` : 'Somebody is out'}
              </Button>
            )}
          </div>
        )}
        {state.awaits.kind === 'over' && (
          <p class="stamp shout">{state.awaits.winners.length > 1 ? 'Nobody alone' : 'Case closed'}</p>
        )}
      </Controls>
      <PlayersSection>
        <Players
          view={view}
          {...(kind !== 'over' && {
            onCount: (seat: number, by: number, byKey: boolean) =>
              table.play({ kind: 'count', seat, by }, byKey ? () => turnedButton(by, seat) : undefined),
          })}
        />
        <p class="help">
          The counters are for whatever you count. Life totals and commander damage are yours to keep: this
          table knows who hunts whom.
        </p>
      </PlayersSection>
    </>
  );
};

const StartForm = lazyPart(async () => (await import('./StartForm')).StartForm);

export const TargetTable = () => (
  <TableFrame game={targetTable} PlayView={PlayView} ScreenView={ScreenView} StartForm={StartForm} />
);
