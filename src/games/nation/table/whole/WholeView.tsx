/**
 * The whole game on the page of one who is alone: the pyramid, what is asked, and the hand at the bottom. Nobody else looks at
 * this device; a second screen has the public view.
 */
import * as m from '#messages/nation-table';
import { Button } from '../../../../app/fields/Button';
import type { PlayProps } from '../../../../app/tables/game';
import { Dice } from '../../../../app/tables/parts/Dice';
import { PlayArea } from '../../../../app/tables/parts/PlayArea';
import { ownSeat } from '../../../../app/tables/solo/solo';
import { useSteps } from '../../../../app/tables/useSteps';
import type { Answer } from '../../../ask';
import { NONE } from '../../rules/board';
import { inSet } from '../../rules/places';
import { type State, type TableEvent, view } from '../../rules/table';
import { Players } from '../Players';
import { PyramidView } from '../PyramidView';
import { type NationSetup, nextDice } from '../setup';
import { ask } from './ask';
import type { Card, Group, Step } from './cards';
import { whole } from './whole';

interface GroupProps extends Group {
  onAnswer: (answer: Answer<TableEvent, Step>, byKey: boolean) => void;
}

const CardBody = ({ name, note }: Card) => (
  <>
    <b class="shout">{name}</b>
    <span class="form">{note}</span>
  </>
);

/** A card that says more has more room. */
const WORDY = 40;

/** Cards side by side: those that can be pressed are buttons. */
const Cards = ({ label, cards, onAnswer }: GroupProps) => (
  <section class="held" aria-label={label}>
    <h2 class="label">{label}</h2>
    {/* What scrolls and has nothing to press is reached by key all the same. */}
    <ul class="pick-cards" {...(!cards.some(({ answer }) => answer) && { tabIndex: 0 })}>
      {cards.map((card) => (
        <li key={card.id} class={card.note.length > WORDY ? 'wordy' : undefined}>
          {card.answer ? (
            <Button
              class="pick-card"
              data-card={card.id}
              aria-pressed={card.isChosen}
              onPress={(byKey) => card.answer && onAnswer(card.answer, byKey)}
            >
              <CardBody {...card} />
            </Button>
          ) : (
            <span class="pick-card idle">
              <CardBody {...card} />
            </span>
          )}
        </li>
      ))}
    </ul>
  </section>
);

/** The first that can be pressed. */
const FIRST = '.controls .ask button, .presses button';

export const WholeView = ({ table, beside }: PlayProps<NationSetup, State, TableEvent>) => {
  const { state, names, setup, line } = table;
  const me = ownSeat(setup);
  const focus = (next: State): string => {
    if (!inSet(next.waiting, me)) return 'h1';
    if (next.awaits === 'roll' || next.awaits === 'tie') return '.roll';
    return next.awaits === 'lay' && next.duel === 0 ? '.tile.open' : FIRST;
  };
  const { step, give } = useSteps<State, TableEvent, Step>(table, `${table.id} ${line.at}`, {
    after: focus,
    // A card that is picked for an attempt keeps the focus, until there is one to lay.
    on: ({ playing, tile, cards }) =>
      playing || (tile === undefined && !cards) ? FIRST : tile === undefined ? undefined : '.lay',
  });
  const asked = ask(state, setup, step);
  const { dice, groups, part } = asked;
  const open = whole.publicView(state, setup);
  const known = view(state, me);
  return (
    <PlayArea
      table={table}
      beside={beside}
      asked={asked}
      onAnswer={give}
      picture={<PyramidView view={open} names={names} chosen={step.tile} asked={asked} onAnswer={give} />}
      players={
        <Players
          view={open}
          names={names}
          hitLists={names
            .map((_, seat) => known.hitListOf(seat))
            .map((list) => (list === NONE ? null : list))}
        />
      }
    >
      <p class={part === undefined ? 'sr' : 'form part'} role="status">
        {part}
      </p>
      {dice && (
        <Dice
          key={`${line.at}`}
          isHere
          dice={dice}
          words={dice.sides.map(String)}
          label=""
          word={m.throwDice({ count: dice.count })}
          roll={() => nextDice(setup, line, dice.count)}
          onAnswer={give}
        />
      )}
      {groups.map((group) => (
        <Cards key={group.label} {...group} onAnswer={give} />
      ))}
      {state.awaits === 'nothing' && <p class="stamp shout">{m.caseClosed}</p>}
    </PlayArea>
  );
};
