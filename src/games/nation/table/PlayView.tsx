/**
 * A game on the page: the pyramid, then the controls. The players are asked in their order: a tile is pressed, then the cards.
 * All attempts are resolved in theirs. A tile that is pressed at another time shows what is on it.
 */

import { useMemo, useState } from 'preact/hooks';
import * as m from '#messages/nation-table';
import { Button } from '../../../app/fields/Button';
import { Select } from '../../../app/fields/Choice';
import type { PlayProps } from '../../../app/tables/game';
import { Counter, turnedButton } from '../../../app/tables/parts/Counter';
import { Dice } from '../../../app/tables/parts/Dice';
import { PlayArea } from '../../../app/tables/parts/PlayArea';
import type { Timeline } from '../../../app/tables/timeline';
import { useSteps } from '../../../app/tables/useSteps';
import { itemAt } from '../../../base/lists';
import { signed } from '../cards/effect-text';
import { dollars } from '../cards/money';
import { isAvailable } from '../rules/places';
import { type Laid, type LedgerEvent, type LedgerState, orderOf } from '../rules/scorer/ledger';
import { Attempt, type Props as AttemptProps } from './Attempt';
import { ask, type Step } from './ask';
import { Players } from './Players';
import { PyramidView } from './PyramidView';
import { type PublicView, publicView, shownCards } from './public-view';
import { type NationSetup, nextDice } from './setup';
import { laidText } from './words';

export { Players, PyramidView };

/** What was laid in the rounds before this one. */
const laidBefore = ({ events, at }: Timeline<LedgerState, LedgerEvent>): readonly Laid[] => {
  const round = events.slice(0, at).findLastIndex(({ kind }) => kind === 'next');
  return events.slice(0, round + 1).flatMap((event) => (event.kind === 'lay' ? [event] : []));
};

/** Where the focus goes, once the next state is there. */
const FOCUS: Partial<Readonly<Record<LedgerState['awaits'], string>>> = {
  tie: '[data-die]',
  roll: '[data-die]',
  vote: '[data-votes]',
  next: '.next-round',
};
const focusOf = ({ awaits, laid }: LedgerState): string => {
  if (awaits !== 'announce') return FOCUS[awaits] ?? 'h1';
  return laid.some((one) => one === undefined) ? '.tile.open' : '.resolve';
};
const focusOfStep = (to: Step): string =>
  'tile' in to && !to.laid ? '.tile-panel button' : '.controls button';

interface PanelProps {
  view: PublicView;
  tile: number;
  onTurn: (id: string, by: 1 | -1, byKey: boolean) => void;
}

/** What is on the tile that was pressed. */
const TilePanel = ({ view, tile, onTurn }: PanelProps) => {
  const target = shownCards(view).targets[view.layout[tile] ?? -1];
  if (!target) return null;
  return (
    <section class="tile-panel" aria-label={target.name}>
      <p class="form">
        {(isAvailable(view.remaining, tile) ? m.tile : m.tileUnavailable)({
          name: target.name,
          value: dollars(target.value),
          msr: target.adjustment === 0 ? 0 : signed(target.adjustment),
          b: (words) => <b>{words}</b>,
        })}
      </p>
      <Counter
        class="tokens"
        what={m.cashOnTile({ name: target.name })}
        id="tile"
        onTurn={(by, byKey) => onTurn('tile', by, byKey)}
      >
        {m.onIt({ dollars: dollars(itemAt(view.bounty, tile)), b: (words) => <b>{words}</b> })}
      </Counter>
    </section>
  );
};

/** In which order the attempts are made; of those who tie, no one knows yet. */
const OrderLine = ({ order, names }: { order: PublicView['order']; names: readonly string[] }) =>
  order.length > 1 ? (
    <p class="order form">
      <span class="label">{m.order}</span>{' '}
      {order
        .map((tied) => tied.map((seat) => names[seat]).join(' = '))
        .reduce((before, after) => m.orderThen({ before, after }))}
    </p>
  ) : null;

/** Who has laid what: a press changes it. */
const Laying = ({ ledger, asked, onAnswer }: Omit<AttemptProps, 'before'>) => (
  <ul class="laying">
    {[...(asked.laying ?? [])].map(([seat, answer]) => {
      const one = ledger.laid[seat];
      return (
        <li key={seat}>
          <Button class="row" data-seat={seat} onPress={(byKey) => onAnswer(answer, byKey)}>
            <b>{ledger.setup.names[seat]}</b> <span>{one ? laidText(ledger, one) : m.laidNothing}</span>
          </Button>
        </li>
      );
    })}
  </ul>
);

/** The others vote on a story. */
const Votes = ({ asked, onAnswer }: Omit<AttemptProps, 'before' | 'ledger'>) => {
  if (!asked.hands) return null;
  const { label, most, enough, answer } = asked.hands;
  return (
    <fieldset class="votes">
      <legend>{label}</legend>
      {Array.from({ length: most + 1 }, (_, favour) => (
        <Button key={favour} data-votes={favour} onPress={(byKey) => onAnswer(answer(favour), byKey)}>
          {favour}
          <span class="sr"> {(enough?.(favour) ? m.believedOf : m.doubtedOf)({ most })}</span>
        </Button>
      ))}
    </fieldset>
  );
};

interface HitListsProps {
  ledger: LedgerState;
  onShow: (hitLists: readonly number[]) => void;
}

/** The end: the lists of the deal are known, the others are read from the cards. */
const HitLists = ({ ledger: { setup, pack }, onShow }: HitListsProps) => {
  const [lists, setLists] = useState(setup.hitLists);
  const isDealt = setup.hitLists.every((list) => list !== null);
  return (
    <form
      class="hit-lists"
      noValidate
      aria-label={m.hitLists}
      onSubmit={(event) => {
        event.preventDefault();
        // What was not chosen is refused by the rules, as no list.
        onShow(lists.map((list) => list ?? -1));
      }}
    >
      {!isDealt &&
        setup.names.map((name, seat) => (
          <Select
            key={name}
            label={m.hitListNumber({ name })}
            data-list={seat}
            value={lists[seat] ?? ''}
            choices={[['', m.hitListWhich], ...pack.set.hitLists.map((_, at) => [at, `${at + 1}`] as const)]}
            onValue={(value) => setLists(lists.with(seat, value === '' ? null : Number(value)))}
          />
        ))}
      <button class="button strong" type="submit">
        {m.showAndCount}
      </button>
    </form>
  );
};

export const PlayView = ({ table, beside }: PlayProps<NationSetup, LedgerState, LedgerEvent>) => {
  const { state: ledger, names, setup, line } = table;
  const { awaits } = ledger;
  const view = useMemo(() => publicView(ledger, ledger), [ledger]);
  // What was in hand belongs to the moment before, but for tokens that are counted on a tile.
  const moment = line.events.slice(0, line.at).filter(({ kind }) => kind !== 'adjust' && kind !== 'bounty');
  const { step, give } = useSteps<LedgerState, LedgerEvent, Step>(table, `${table.id} ${moment.length}`, {
    after: focusOf,
    on: focusOfStep,
  });
  const asked = ask(ledger, setup, step);
  const { held, dice, counters, hitLists } = asked;
  const shown = held?.laid.tile ?? step.tile;
  const isOver = awaits === 'over';
  const turn = (id: string, by: 1 | -1, byKey: boolean) => {
    const answer = counters?.get(id === 'tile' ? `tile-${shown}` : id)?.(by);
    if (answer) table.play(answer.play, byKey ? () => turnedButton(by, id) : undefined);
  };
  const parts = { ledger, asked, onAnswer: give };
  return (
    <PlayArea
      table={table}
      beside={beside}
      asked={asked}
      onAnswer={give}
      picture={<PyramidView view={view} names={names} chosen={shown} asked={asked} onAnswer={give} />}
      players={
        <>
          <Players
            view={view}
            names={names}
            hitLists={ledger.setup.hitLists}
            {...(!isOver && { onTurn: turn })}
          />
          <p class="help">{m.countingHelp}</p>
        </>
      }
    >
      {shown !== undefined && (!held || held.part === 'weapon') && (
        <TilePanel view={view} tile={shown} onTurn={turn} />
      )}
      {held && held.part !== 'target' && <Attempt key={held.part} {...parts} before={laidBefore(line)} />}
      {awaits === 'announce' && (!held || held.part === 'target') && (
        <>
          {held && <h2>{asked.part}</h2>}
          <Laying {...parts} />
          <OrderLine order={orderOf(ledger)} names={names} />
        </>
      )}
      {dice && (
        <Dice
          key={`${line.at}`}
          dice={dice}
          words={dice.sides.map(String)}
          label={dice.count === 1 ? m.ownDie({ name: dice.name }) : m.ownDieFirst({ name: dice.name })}
          word={dice.count === 1 ? m.throwHere : m.throwBoth}
          roll={() => nextDice(setup, line, dice.count)}
          onAnswer={give}
        />
      )}
      <Votes {...parts} />
      {awaits !== 'announce' && <OrderLine order={view.order} names={names} />}
      {hitLists && <HitLists ledger={ledger} onShow={(lists) => give(hitLists(lists), true)} />}
      {isOver && <p class="stamp shout">{m.caseClosed}</p>}
    </PlayArea>
  );
};
