/**
 * A game on the page: the pyramid, then the controls. A player is pressed, their cards are chosen, and all attempts are
 * resolved in their order. A tile that is pressed marks the target of the attempt in hand, or shows what is on it.
 */
import { useLayoutEffect, useState } from 'preact/hooks';
import { availableTiles } from '../../../games/nation/pyramid';
import type { Laid, LedgerEvent, LedgerState } from '../../../games/nation/scorer/ledger';
import { Button, useNextFocus } from '../../fields/Button';
import type { PlayProps } from '../game';
import { Controls, PlayersSection } from '../parts/Controls';
import { turnedButton } from '../parts/Counter';
import { AttemptForm } from './AttemptForm';
import { Players } from './Players';
import { PyramidView } from './PyramidView';
import { Dice, HitLists, Laying, Order, TilePanel, Vote } from './Steps';
import type { NationSetup } from './setup';
import { nextDice, publicView } from './table';

interface InHand {
  readonly laid?: Laid;
  readonly tile?: number;
}

/** Where the focus goes, once the next state is there. */
const focusOn = ({ awaits, laid }: LedgerState): string => {
  switch (awaits.kind) {
    case 'announce':
      return laid.some((one) => one === undefined) ? '.laying .row:has(.mute)' : '.resolve';
    case 'tie':
    case 'roll':
      return '[data-die]';
    case 'vote':
      return '[data-votes]';
    case 'next':
      return '.next-round';
    default:
      return 'h1';
  }
};

export const PlayView = ({ table }: PlayProps<NationSetup, LedgerState, LedgerEvent>) => {
  const { state: ledger, names, setup, line } = table;
  const { awaits, laid } = ledger;
  const view = publicView(ledger);
  const [inHand, setInHand] = useState<InHand>({});
  // What was in hand belongs to the moment before, but for tokens that are counted on a tile.
  const round = `${ledger.round} ${ledger.remaining} ${awaits.kind} ${laid.filter((one) => one !== undefined).length}`;
  useLayoutEffect(() => setInHand({}), [round]);
  const { root, next } = useNextFocus([inHand.laid?.seat, inHand.tile], '.attempt, .tile-panel');

  const hold = (to: InHand, focus?: string) => {
    next.current = focus;
    setInHand(to);
  };
  const play = (event: LedgerEvent, byKey: boolean) => {
    const isDone = table.play(event, byKey ? focusOn : undefined);
    if (isDone && (event.kind === 'lay' || event.kind === 'pass')) setInHand({});
    return isDone;
  };
  const turn = (event: LedgerEvent, byKey: boolean, id: string, by: number) =>
    table.play(event, byKey ? () => turnedButton(by, id) : undefined);
  const take = (seat: number) => {
    const free = availableTiles(ledger.remaining);
    const tile =
      ledger.duel > 0
        ? null
        : (free.find((one) => laid.every((other) => other?.tile !== one)) ?? free[0] ?? null);
    const begun: Laid = { seat, tile, weapon: null, times: [], contract: null, cards: [] };
    hold({ laid: laid[seat] ?? begun }, '.attempt select');
  };
  const onTile = (tile: number, byKey: boolean) => {
    if (inHand.laid && ledger.duel === 0) return setInHand({ laid: { ...inHand.laid, tile } });
    if (tile === inHand.tile) hold({});
    else hold({ tile }, byKey ? '.tile-panel button' : undefined);
  };
  const roller = awaits.kind === 'tie' ? awaits.seats[0] : awaits.kind === 'roll' ? awaits.seat : undefined;
  const dice = awaits.kind === 'roll' ? awaits.dice : 1;

  return (
    <>
      <PyramidView
        view={view}
        names={names}
        chosen={inHand.laid?.tile ?? inHand.tile}
        {...(awaits.kind !== 'over' && { onTile })}
      />
      <Controls table={table}>
        <div class="nation" ref={root}>
          {inHand.tile !== undefined && (
            <TilePanel
              view={view}
              tile={inHand.tile}
              onTurn={(by, byKey) =>
                turn({ kind: 'bounty', tile: inHand.tile as number, cash: by }, byKey, 'tile', by)
              }
              onClose={() => hold({}, `[data-tile="${inHand.tile}"]`)}
            />
          )}
          {awaits.kind === 'announce' && inHand.laid && (
            <AttemptForm
              ledger={ledger}
              laid={inHand.laid}
              onChange={(changed) => setInHand({ laid: changed })}
              onLay={() => play({ kind: 'lay', ...(inHand.laid as Laid) }, true)}
              onPass={() => play({ kind: 'pass', seat: inHand.laid?.seat ?? 0 }, true)}
              onBack={() => hold({}, `[data-seat="${inHand.laid?.seat}"]`)}
            />
          )}
          {awaits.kind === 'announce' && !inHand.laid && (
            <Laying ledger={ledger} onSeat={take} onResolve={(byKey) => play({ kind: 'resolve' }, byKey)} />
          )}
          {roller !== undefined && (
            <Dice
              key={`${line.at}`}
              name={names[roller] ?? ''}
              count={dice}
              onRoll={(shown, byKey) => play({ kind: 'roll', seat: roller, dice: shown }, byKey)}
              onThrow={(byKey) =>
                play({ kind: 'roll', seat: roller, dice: nextDice(setup, line, dice) }, byKey)
              }
            />
          )}
          {awaits.kind === 'vote' && (
            <Vote
              others={names.length - 1}
              onVote={(favour, byKey) =>
                play({ kind: 'vote', seat: awaits.seat, favour, against: names.length - 1 - favour }, byKey)
              }
            />
          )}
          {view.order.length > 1 && <Order order={view.order} names={names} />}
          {awaits.kind === 'next' && (
            <Button class="button strong next-round" onPress={(byKey) => play({ kind: 'next' }, byKey)}>
              Round {ledger.round + 1}
            </Button>
          )}
          {awaits.kind === 'end' && (
            <HitLists ledger={ledger} onShow={(hitLists) => play({ kind: 'end', hitLists }, true)} />
          )}
          {awaits.kind === 'over' && <p class="stamp shout">Case closed</p>}
        </div>
      </Controls>
      <PlayersSection>
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
          A token is $1,000. What a hit, a miss and an insurance bring is counted here; purchases and other
          cards you count with + and −.
        </p>
      </PlayersSection>
    </>
  );
};
