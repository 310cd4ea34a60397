/** Who sits down, who deals specialists and hit lists, who has the token first, and where the tiles are. */

import type { ComponentProps } from 'preact';
import * as words from '#messages/nation-table';
import * as m from '#messages/tables';
import { List, OneOf, Select } from '../../../app/fields/Choice';
import { Wrong } from '../../../app/fields/Wrong';
import { href } from '../../../app/links';
import type { StartProps } from '../../../app/tables/game';
import { StartForm as Form, NumberField } from '../../../app/tables/parts/StartForm';
import { SoloField, SoloSteps } from '../../../app/tables/solo/SoloField';
import { itemAt } from '../../../base/lists';
import skill from '../bots/skill.json' with { type: 'json' };
import type { CardSet } from '../cards';
import { dollars } from '../cards/money';
import { NATION_CARDS } from '../cards/set';
import { columnOf, NATION_SEATS, ROW_VALUES, STANDARD_LAYOUT, TILE_ROWS } from '../rules/places';
import { cardsOf, NATION_TABLE_OPTIONS, type NationSetup } from './setup';

const DEALERS = {
  seed: words.dealerSeed,
  hands: words.dealerHands,
};

const ROWS = [3, 2, 1, 0] as const;

/** By seat, the specialists of the first players in the order of the set, for a form to begin with; every set has as many. */
const someSpecialists = (players: number, known: readonly number[] = []): readonly number[] => {
  const taken = new Set(known.slice(0, players));
  const free = NATION_CARDS.specialists.map((_, at) => at).filter((at) => !taken.has(at));
  return Array.from({ length: players }, (_, seat) => known[seat] ?? free.shift() ?? 0);
};

/** The target goes to a place, and what lay there to where it came from. */
const traded = (layout: readonly number[], tile: number, target: number): readonly number[] =>
  layout.map((one, at) => (at === tile ? target : one === target ? itemAt(layout, tile) : one));

const LAYOUTS = {
  seed: words.layoutSeed,
  own: words.layoutOwn,
};

interface LayoutProps {
  targets: CardSet['targets'];
  layout: NationSetup['layout'];
  onLayout: (layout: NationSetup['layout']) => void;
}

/** Where the tiles are: as the seed says, or place by place. */
const LayoutField = ({ targets, layout, onLayout }: LayoutProps) => (
  <OneOf
    name="layout"
    legend={words.layout}
    value={layout ? 'own' : 'seed'}
    choices={LAYOUTS}
    onValue={(by) => onLayout(by === 'own' ? STANDARD_LAYOUT : undefined)}
  >
    {layout &&
      ROWS.map((row) => (
        <fieldset key={row} class="layout-row">
          <legend>{words.layoutRow({ dollars: dollars(ROW_VALUES[row]) })}</legend>
          {TILE_ROWS.map((of, tile) =>
            of === row ? (
              <List
                key={tile}
                aria-label={words.layoutPlace({
                  dollars: dollars(ROW_VALUES[row]),
                  column: columnOf(tile) + 1,
                })}
                value={itemAt(layout, tile)}
                choices={targets.flatMap(({ name, row: at }, target) =>
                  at === row ? [[target, name] as const] : [],
                )}
                onValue={(target) => onLayout(traded(layout, tile, Number(target)))}
              />
            ) : null,
          )}
        </fieldset>
      ))}
  </OneOf>
);

const fields: ComponentProps<typeof Form<NationSetup>>['fields'] = (setup, change, wrong) => {
  const { names, layout } = setup;
  const cards = cardsOf(setup);
  const specialists = setup.specialists && someSpecialists(names.length, setup.specialists);
  // Whoever is alone has no cards and no tiles on a table.
  const hasCards = !setup.solo;
  return (
    <>
      <SoloField
        solo={setup.solo}
        everyone={m.everyoneScorer}
        help={m.whoPlaysHelp}
        onSolo={(solo) => change({ ...setup, solo })}
        message={wrong('solo')}
        skill={skill}
      />
      {hasCards && (
        <OneOf
          name="dealer"
          legend={words.dealer}
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
              label={names[seat] || words.seat({ seat: seat + 1 })}
              value={at}
              aria-invalid={wrong('dealer') ? true : undefined}
              choices={cards.specialists.map(({ name }, k) => [k, name])}
              onValue={(value) => change({ ...setup, specialists: specialists.with(seat, Number(value)) })}
            />
          ))}
          <Wrong id="dealer-wrong" message={wrong('dealer')} />
        </OneOf>
      )}
      <NumberField
        id="first"
        label={words.firstPlayer}
        none={words.firstPlayerSeed}
        choices={names}
        value={setup.firstPlayer}
        onValue={(firstPlayer) => change({ ...setup, firstPlayer })}
        message={wrong('first')}
      />
      {hasCards && (
        <LayoutField
          targets={cards.targets}
          layout={layout}
          onLayout={(next) => change({ ...setup, layout: next })}
        />
      )}
    </>
  );
};

export const StartForm = (props: StartProps<NationSetup>) => (
  <Form
    {...props}
    game="nation"
    options={NATION_TABLE_OPTIONS}
    namesHelp={words.namesHelp({ min: NATION_SEATS.min, max: NATION_SEATS.max })}
    seedHelp={() => words.seedHelp}
    begin={(last) => (last?.specialists ? { specialists: last.specialists } : {})}
    fieldOf={{ 'seat-unknown': 'first', 'specialists-wrong': 'dealer' }}
    chosen={({ specialists, firstPlayer, names, layout, solo }) => [
      ...(solo ? [m.alone] : [specialists ? words.dealtByYou : words.dealtHere]),
      firstPlayer === undefined
        ? words.firstPlayerDrawn
        : names[firstPlayer]
          ? words.nameBegins({ name: names[firstPlayer] })
          : words.seatBegins({ seat: firstPlayer + 1 }),
      ...(layout && !solo ? [words.layoutAsYours] : []),
    ]}
    fields={fields}
    soloSteps={<SoloSteps first={m.stepCards} />}
  >
    <ol>
      <li>{words.stepPlayPrinted({ a: (words) => <a href={`${href('print')}#nation`}>{words}</a> })}</li>
      <li>{words.stepNameCards}</li>
      <li>{words.stepResolve}</li>
    </ol>
    <p>{words.undoCovers}</p>
  </Form>
);
