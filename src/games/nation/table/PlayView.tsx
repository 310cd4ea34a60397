/**
 * A game on the page: the pyramid, then the controls. The players are asked in their order: a tile is pressed, then the cards.
 * All attempts are resolved in theirs. A tile that is pressed at another time shows what is on it.
 */
import { useLayoutEffect, useState } from 'preact/hooks';
import { Button, useNextFocus } from '../../../app/fields/Button';
import type { PlayProps } from '../../../app/tables/game';
import { Counter, turnedButton } from '../../../app/tables/parts/Counter';
import { PlayArea } from '../../../app/tables/parts/PlayArea';
import { signed } from '../cards/effect-text';
import { dollars } from '../cards/money';
import { isDoubted } from '../cards/msr';
import { NATION_CARDS } from '../cards/set';
import { inSet, isAvailable } from '../rules/places';
import { type Laid, type LedgerEvent, type LedgerState, orderOf } from '../rules/scorer/ledger';
import { Attempt, type InHand } from './Attempt';
import { Players } from './Players';
import { PyramidView } from './PyramidView';
import { HitLists, Throw } from './Steps';
import type { NationSetup } from './setup';
import { laidBefore, nextDice, publicView } from './table';
import { laidText } from './words';

/** Where the focus goes, once the next state is there. */
const FOCUS: Partial<Readonly<Record<LedgerState['awaits']['kind'], string>>> = {
  tie: '[data-die]',
  roll: '[data-die]',
  vote: '[data-votes]',
  next: '.next-round',
};
const focusOn = ({ awaits, laid }: LedgerState): string => {
  if (awaits.kind !== 'announce') return FOCUS[awaits.kind] ?? 'h1';
  return laid.some((one) => one === undefined) ? '.tile.open' : '.resolve';
};

const unarmed = (laid: Laid): Laid => ({ ...laid, weapon: null, times: [], contract: null });

export const PlayView = ({ table, beside }: PlayProps<NationSetup, LedgerState, LedgerEvent>) => {
  const { state: ledger, names, setup, line } = table;
  const { awaits, laid, duel, first, playing } = ledger;
  const view = publicView(ledger);
  const [hand, setHand] = useState<InHand>();
  const [tile, setTile] = useState<number>();
  // What was in hand belongs to the moment before, but for tokens that are counted on a tile.
  const moment = `${ledger.round} ${ledger.remaining} ${awaits.kind} ${laid.filter((one) => one !== undefined).length}`;
  useLayoutEffect(() => {
    setHand(undefined);
    setTile(undefined);
  }, [moment]);
  const { next } = useNextFocus([hand, tile]);

  /** Who plays this round, from the first player clockwise. */
  const seats = names.map((_, k) => (first + k) % names.length).filter((seat) => inSet(playing, seat));
  const asked =
    awaits.kind === 'announce'
      ? (hand?.laid.seat ?? seats.find((seat) => laid[seat] === undefined))
      : undefined;
  const begun = (seat: number): InHand => ({
    laid: { seat, tile: null, weapon: null, times: [], contract: null, cards: [] },
    part: duel > 0 ? 'weapon' : 'target',
  });
  const held = hand ?? (asked === undefined ? undefined : begun(asked));
  const hold = (to: InHand | undefined, byKey: boolean) => {
    next.current = byKey ? '.controls button' : undefined;
    setHand(to);
  };
  const play = (event: LedgerEvent, byKey: boolean) => {
    const isDone = table.play(event, byKey ? focusOn : undefined);
    if (isDone) setHand(undefined);
    return isDone;
  };
  const does = (event: LedgerEvent) => (byKey: boolean) => play(event, byKey);
  const turn = (event: LedgerEvent, byKey: boolean, id: string, by: number) =>
    table.play(event, byKey ? () => turnedButton(by, id) : undefined);
  const onTile = (pressed: number, byKey: boolean) => {
    if (held && duel === 0) {
      const part = held.part === 'target' ? 'weapon' : held.part;
      hold({ laid: { ...held.laid, tile: pressed }, part }, byKey);
    } else {
      next.current = byKey ? '.tile-panel button' : undefined;
      setTile(pressed === tile ? undefined : pressed);
    }
  };
  const roller = awaits.kind === 'tie' ? awaits.seats[0] : awaits.kind === 'roll' ? awaits.seat : undefined;
  const dice = awaits.kind === 'roll' ? awaits.dice : 1;
  const shown = held?.laid.tile ?? tile;
  /** What is on the tile that was pressed. */
  const target = NATION_CARDS.targets[view.layout[shown ?? -1] ?? -1];
  const order = awaits.kind === 'announce' ? orderOf(ledger) : view.order;
  const others = names.length - 1;
  const orderLine = order.length > 1 && (
    <p class="order form">
      <span class="label">Order</span>{' '}
      {order.map((tied) => tied.map((seat) => names[seat]).join(' = ')).join(', then ')}
    </p>
  );
  const isAnyLaid = laid.some((one) => one !== undefined);

  return (
    <PlayArea
      table={table}
      beside={beside}
      presses={[
        hand && ['Back', (byKey) => hold(undefined, byKey)],
        held?.part === 'weapon' && [
          'Bare hands',
          (byKey) => hold({ laid: unarmed(held.laid), part: 'whole' }, byKey),
        ],
        held &&
          held.part !== 'whole' && ['No attempt', does({ kind: 'pass', seat: held.laid.seat }), 'no-attempt'],
        held?.part === 'whole' && ['Lay it down', does({ kind: 'lay', ...held.laid }), 'strong lay'],
        awaits.kind === 'announce' &&
          !hand && [
            isAnyLaid ? 'That is all: resolve' : 'No one plays',
            does({ kind: 'resolve' }),
            'resolve',
          ],
        awaits.kind === 'next' && [`Round ${ledger.round + 1}`, does({ kind: 'next' }), 'strong next-round'],
      ]}
      picture={
        <PyramidView view={view} names={names} chosen={shown} {...(awaits.kind !== 'over' && { onTile })} />
      }
      players={
        <>
          <Players
            view={view}
            names={names}
            hitLists={ledger.setup.hitLists}
            {...(awaits.kind !== 'over' && {
              onTurn: (seat: number, what: 'cash' | 'debt', by: 1 | -1, byKey: boolean) =>
                turn(
                  { kind: 'adjust', seat, cash: what === 'cash' ? by : 0, debt: what === 'debt' ? by : 0 },
                  byKey,
                  `${what}-${seat}`,
                  by,
                ),
            })}
          />
          <p class="help">
            Hits, misses and insurance are counted for you. Count purchases and other cards with + and −: one
            press is $1,000, one token.
          </p>
        </>
      }
    >
      {shown !== undefined && target && (!held || held.part === 'weapon') && (
        <section class="tile-panel" aria-label={target.name}>
          <p class="form">
            <b>{target.name}</b> {dollars(target.value)}, MSR{'\u00a0'}
            {target.adjustment === 0 ? 0 : signed(target.adjustment)}
            {isAvailable(view.remaining, shown) ? '' : ', not available yet'}
          </p>
          <Counter
            class="tokens"
            what={`Cash on the ${target.name}`}
            id="tile"
            onTurn={(by, byKey) => turn({ kind: 'bounty', tile: shown, cash: by }, byKey, 'tile', by)}
          >
            on{'\u00a0'}it <b>{dollars(view.bounty[shown] as number)}</b>
          </Counter>
        </section>
      )}
      {held && <Attempt key={held.part} ledger={ledger} before={laidBefore(line)} {...held} onHand={hold} />}
      {awaits.kind === 'announce' && (!held || held.part === 'target') && (
        <>
          {held && <h2>{names[held.laid.seat]}: tap a target</h2>}
          <ul class="laying">
            {seats.map((seat) => {
              const one = laid[seat];
              if (one === undefined) return null;
              const again: InHand = one ? { laid: one, part: 'whole' } : { ...begun(seat), part: 'target' };
              return (
                <li key={seat}>
                  <Button class="row" data-seat={seat} onPress={(byKey) => hold(again, byKey)}>
                    <b>{names[seat]}</b> <span>{one ? laidText(ledger, one) : 'no attempt'}</span>
                  </Button>
                </li>
              );
            })}
          </ul>
          {orderLine}
        </>
      )}
      {roller !== undefined && (
        <Throw
          key={`${line.at}`}
          name={names[roller] ?? ''}
          count={dice}
          onRoll={(values, byKey) => play({ kind: 'roll', seat: roller, dice: values }, byKey)}
          onThrow={(byKey) => play({ kind: 'roll', seat: roller, dice: nextDice(setup, line, dice) }, byKey)}
        />
      )}
      {awaits.kind === 'vote' && (
        <fieldset class="votes">
          <legend>How many believe it?</legend>
          {names.map((_, favour) => {
            const against = others - favour;
            const vote = does({ kind: 'vote', seat: awaits.seat, favour, against });
            return (
              <Button key={favour} data-votes={favour} onPress={vote}>
                {favour}
                <span class="sr">
                  {' '}
                  of {others}: {isDoubted(favour, against) ? 'doubted' : 'believed'}
                </span>
              </Button>
            );
          })}
        </fieldset>
      )}
      {awaits.kind !== 'announce' && orderLine}
      {awaits.kind === 'end' && (
        <HitLists ledger={ledger} onShow={(hitLists) => play({ kind: 'end', hitLists }, true)} />
      )}
      {awaits.kind === 'over' && <p class="stamp shout">Case closed</p>}
    </PlayArea>
  );
};
