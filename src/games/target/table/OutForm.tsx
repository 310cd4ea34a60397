/** Who leaves, all at once, each with a killer or none. */
import { useState } from 'preact/hooks';
import { Button } from '../../../app/fields/Button';
import { Select, Tick } from '../../../app/fields/Choice';
import { couldHold, type Death, hunterOf, isAlive, nameOf, type State, type TableEvent } from '../rules';

/** A seat, or that there is none. */
type Killer = number | 'nobody' | 'conceded';

interface How {
  readonly by: Killer;
  readonly shows?: number | undefined;
}

/** Who is ticked, and by whose hand. */
export type Draft = ReadonlyMap<number, How>;

interface Props {
  view: State;
  begin: Draft;
  /** The cards are in hands: whose card it was is asked where no one has seen it. */
  asks: boolean;
  onEvent: (event: TableEvent, byKey: boolean) => void;
  onCancel: () => void;
}

const deathOf = (seat: number, { by, shows }: How): Death => ({
  seat,
  ...(by === 'conceded' ? { conceded: true } : by !== 'nobody' && { by }),
  ...(shows !== undefined && { shows }),
});

/** Who may turn up the card of the dead where the table has not seen it. */
export const holders = (view: State, seat: number, by: Killer): readonly number[] => {
  if (view.living.length === 2 || hunterOf(view, seat) !== undefined) return [];
  const asked = by === 'conceded' && view.setup.options.hunter ? view.living : [by];
  return asked.filter((one): one is number => typeof one === 'number' && couldHold(view, one, seat));
};

export const OutForm = ({ view, begin, asks, onEvent, onCancel }: Props) => {
  const { living } = view;
  const [draft, setDraft] = useState(begin);
  const change = (seat: number, next: How | undefined) => {
    const rest = [...draft].filter(([other]) => other !== seat);
    setDraft(new Map(next ? [...rest, [seat, next] as const] : rest));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const deaths = living.flatMap((seat) => {
      const found = draft.get(seat);
      return found ? [deathOf(seat, found)] : [];
    });
    // By keyboard or not, the focus goes where the table goes on.
    onEvent({ kind: 'out', deaths }, true);
  };

  const more = (seat: number) => {
    const found = draft.get(seat);
    if (!found) return null;
    const name = nameOf(view, seat);
    const shown = asks ? holders(view, seat, found.by) : [];
    return (
      <div class="how">
        <Select
          label="By whose hand"
          value={found.by}
          onValue={(value) =>
            change(seat, { by: value === 'nobody' || value === 'conceded' ? value : Number(value) })
          }
          choices={[
            ['nobody', 'Nobody’s'],
            ['conceded', `${name} concedes`],
            ...living.filter((other) => other !== seat).map((other) => [other, nameOf(view, other)] as const),
          ]}
        />
        {shown.length > 0 && (
          <Select
            label={`Whose hidden card names ${name}`}
            value={found.shows ?? ''}
            onValue={(value) =>
              change(seat, { by: found.by, shows: value === '' ? undefined : Number(value) })
            }
            choices={[
              ['', shown.length > 1 ? 'Nobody says' : `Not ${nameOf(view, shown[0] as number)}’s`],
              ...shown.map((other) => [other, `${nameOf(view, other)}’s: a hit`] as const),
            ]}
          />
        )}
      </div>
    );
  };

  return (
    <form class="out-form" onSubmit={submit} noValidate>
      <fieldset>
        <legend>Who is out?</legend>
        <p class="help">
          All who leave in the same moment. By nobody’s hand: the last life paid, or no card for the regular
          draw.
        </p>
        {view.setup.names.map((name, seat) =>
          isAlive(view, seat) ? (
            <div key={name}>
              <Tick
                checked={draft.has(seat)}
                data-out={seat}
                onTick={(isOut) => change(seat, isOut ? { by: 'nobody' } : undefined)}
              >
                {name}
              </Tick>
              {more(seat)}
            </div>
          ) : null,
        )}
      </fieldset>
      <div class="buttons">
        <button class="button strong" type="submit">
          Out of the game
        </button>
        <Button onPress={onCancel}>Back</Button>
      </div>
    </form>
  );
};
