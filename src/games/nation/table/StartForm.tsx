/** Who sits down, who deals specialists and hit lists, who has the token first, and where the tiles are. */

import type { ComponentProps } from 'preact';
import * as m from '#messages/alone-form';
import { List, OneOf, Select } from '../../../app/fields/Choice';
import { Wrong } from '../../../app/fields/Wrong';
import { href } from '../../../app/links';
import type { StartProps } from '../../../app/tables/game';
import { StartForm as Form, NumberField } from '../../../app/tables/parts/StartForm';
import { ALONE, SoloField } from '../../../app/tables/solo/SoloField';
import { itemAt } from '../../../base/lists';
import skill from '../bots/skill.json' with { type: 'json' };
import { dollars } from '../cards/money';
import { NATION_CARDS } from '../cards/set';
import { columnOf, NATION_SEATS, ROW_VALUES, STANDARD_LAYOUT, TILE_ROWS } from '../rules/places';
import { NATION_TABLE_OPTIONS, type NationSetup } from './setup';

const DEALERS = {
  seed: 'The seed: each holds a button to see their list',
  hands: 'We do, printed or sealed: hit lists stay with you',
};

const ROWS = [3, 2, 1, 0] as const;

/** By seat, the specialists of the first players in the order of the set, for a form to begin with. */
const someSpecialists = (players: number, known: readonly number[] = []): readonly number[] => {
  const taken = new Set(known.slice(0, players));
  const free = NATION_CARDS.specialists.map((_, at) => at).filter((at) => !taken.has(at));
  return Array.from({ length: players }, (_, seat) => known[seat] ?? free.shift() ?? 0);
};

/** The target goes to a place, and what lay there to where it came from. */
const traded = (layout: readonly number[], tile: number, target: number): readonly number[] =>
  layout.map((one, at) => (at === tile ? target : one === target ? itemAt(layout, tile) : one));

const LAYOUTS = {
  seed: 'As the seed says: lay yours like the picture',
  own: 'As they are on our table: say which is where',
};

const fields: ComponentProps<typeof Form<NationSetup>>['fields'] = (setup, change, wrong) => {
  const { names, layout } = setup;
  const specialists = setup.specialists && someSpecialists(names.length, setup.specialists);
  const who = (
    <SoloField
      solo={setup.solo}
      everyone={m.everyoneScorer}
      help={m.aloneHelp}
      onSolo={(solo) => change({ ...setup, solo })}
      message={wrong('solo')}
      skill={skill}
    />
  );
  const first = (
    <NumberField
      id="first"
      label="First player"
      none="Drawn by the seed"
      choices={names}
      value={setup.firstPlayer}
      onValue={(firstPlayer) => change({ ...setup, firstPlayer })}
      message={wrong('first')}
    />
  );
  // Whoever is alone has no cards and no tiles on a table.
  if (setup.solo)
    return (
      <>
        {who}
        {first}
      </>
    );
  return (
    <>
      {who}
      <OneOf
        name="dealer"
        legend="Who deals specialists and hit lists?"
        value={specialists ? 'hands' : 'seed'}
        choices={DEALERS}
        onValue={(dealer) =>
          change({ ...setup, specialists: dealer === 'hands' ? someSpecialists(names.length) : undefined })
        }
      >
        {specialists?.map((at, seat) => (
          <Select
            class="pick"
            key={seat}
            label={names[seat] || `Seat ${seat + 1}`}
            value={at}
            aria-invalid={wrong('dealer') ? true : undefined}
            choices={NATION_CARDS.specialists.map(({ name }, k) => [k, name])}
            onValue={(value) => change({ ...setup, specialists: specialists.with(seat, Number(value)) })}
          />
        ))}
        <Wrong id="dealer-wrong" message={wrong('dealer')} />
      </OneOf>
      {first}
      <OneOf
        name="layout"
        legend="Where the tiles are"
        value={layout ? 'own' : 'seed'}
        choices={LAYOUTS}
        onValue={(by) => change({ ...setup, layout: by === 'own' ? STANDARD_LAYOUT : undefined })}
      >
        {layout &&
          ROWS.map((row) => (
            <fieldset key={row} class="layout-row">
              <legend>{dollars(ROW_VALUES[row])}, from the left</legend>
              {TILE_ROWS.map((of, tile) =>
                of === row ? (
                  <List
                    key={tile}
                    aria-label={`${dollars(ROW_VALUES[row])}, place ${columnOf(tile) + 1}`}
                    value={itemAt(layout, tile)}
                    choices={NATION_CARDS.targets.flatMap(({ name, row: at }, target) =>
                      at === row ? [[target, name] as const] : [],
                    )}
                    onValue={(target) => change({ ...setup, layout: traded(layout, tile, Number(target)) })}
                  />
                ) : null,
              )}
            </fieldset>
          ))}
      </OneOf>
    </>
  );
};

export const StartForm = (props: StartProps<NationSetup>) => (
  <Form
    {...props}
    game="nation"
    options={NATION_TABLE_OPTIONS}
    namesHelp={`One a line, or with commas between them, clockwise as you sit. ${NATION_SEATS.min} to ${NATION_SEATS.max} players.`}
    seedHelp={() =>
      'Any word. It deals what the deal page deals for the same names, draws the first player and lays the pyramid.'
    }
    begin={(last) => ({
      ...(last?.specialists && { specialists: last.specialists }),
      ...(props.alone && { solo: ALONE }),
    })}
    fieldOf={{ 'seat-unknown': 'first', 'specialists-wrong': 'dealer' }}
    chosen={({ specialists, firstPlayer, names, layout, solo }) => [
      ...(solo
        ? [m.alone]
        : [specialists ? 'You deal specialists and hit lists' : 'Specialists and hit lists dealt here']),
      firstPlayer === undefined
        ? 'First player drawn'
        : `${names[firstPlayer] || `Seat ${firstPlayer + 1}`} begins`,
      ...(layout && !solo ? ['Tiles as on your table'] : []),
    ]}
    fields={fields}
  >
    {props.alone ? (
      <ol>
        <li>{m.stepCards}</li>
        <li>{m.stepAsk}</li>
        <li>{m.stepUndo}</li>
      </ol>
    ) : (
      <>
        <ol>
          <li>
            Play with <a href={`${href('print')}#nation`}>printed cards</a>. This device keeps the score: lay
            your tiles as its picture has them.
          </li>
          <li>
            When all is turned up, press a player and name the cards. The roll and the pay are worked out.
          </li>
          <li>Resolve: it says whose attempt comes first, and counts the money.</li>
        </ol>
        <p>Undo goes back to the first event.</p>
      </>
    )}
  </Form>
);
