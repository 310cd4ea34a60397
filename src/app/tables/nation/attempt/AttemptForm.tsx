/** One player's cards as they lie turned up, and what they come to while they are named: the calculator and the record. */
import type { ComponentChildren } from 'preact';
import { clockText } from '../../../../games/nation/clock';
import type { LedgerState } from '../../../../games/nation/ledger';
import { isAvailable, tilesOf } from '../../../../games/nation/pyramid';
import type { WeaponKind } from '../../../../games/nation/vocabulary';
import { targetName } from '../words';
import { Cards } from './Cards';
import type { Laid } from './odds';
import { Verdict } from './Verdict';

interface Props {
  book: LedgerState;
  laid: Laid;
  onChange: (laid: Laid) => void;
  onLay: () => void;
  onPass: () => void;
  onBack: () => void;
}

interface ChoiceProps {
  label: string;
  field: string;
  value: string;
  onValue: (value: string) => void;
  children: ComponentChildren;
}

const Choice = ({ label, field, value, onValue, children }: ChoiceProps) => (
  <label>
    <span>{label}</span>
    <select
      class="input"
      data-field={field}
      value={value}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    >
      {children}
    </select>
  </label>
);

const Targets = ({ book }: { book: LedgerState }) => {
  const left = tilesOf(book.remaining);
  const group = (label: string, tiles: readonly number[]) =>
    tiles.length > 0 && (
      <optgroup label={label}>
        {tiles.map((tile) => (
          <option key={tile} value={`${tile}`}>
            {targetName(book, tile)}
          </option>
        ))}
      </optgroup>
    );
  return (
    <>
      {group(
        'Available',
        left.filter((tile) => isAvailable(book.remaining, tile)),
      )}
      {group(
        'Not available: no attempt',
        left.filter((tile) => !isAvailable(book.remaining, tile)),
      )}
    </>
  );
};

export const AttemptForm = ({ book, laid, onChange, onLay, onPass, onBack }: Props) => {
  const { set } = book.pack;
  const printed = set.weaponCards.filter(({ kind }) => kind === laid.weapon).map(({ minutes }) => minutes);
  const [first, second] = laid.times;
  const change = (part: Partial<Laid>) => onChange({ ...laid, ...part });
  const arm = (value: string) => {
    const kind = set.weapons.find((weapon) => weapon.kind === value)?.kind ?? null;
    const earliest = set.weaponCards.find((card) => card.kind === kind);
    change({ weapon: kind as WeaponKind | null, times: earliest ? [earliest.minutes] : [] });
  };
  const times = printed.map((minutes) => (
    <option key={minutes} value={`${minutes}`}>
      {clockText(minutes)}
    </option>
  ));
  return (
    <form
      class="attempt"
      noValidate
      aria-label={`Attempt of ${book.setup.names[laid.seat]}`}
      onSubmit={(event) => {
        event.preventDefault();
        onLay();
      }}
    >
      <h2>{book.setup.names[laid.seat]}</h2>
      {laid.tile !== null && (
        <Choice
          label="Target, or press its tile"
          field="tile"
          value={`${laid.tile}`}
          onValue={(value) => change({ tile: Number(value) })}
        >
          <Targets book={book} />
        </Choice>
      )}
      <Choice label="Weapon" field="weapon" value={laid.weapon ?? ''} onValue={arm}>
        <option value="">Bare hands</option>
        {set.weapons.map(({ kind, name }) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Choice>
      {laid.weapon !== null && (
        <div class="pair">
          <Choice
            label="Time"
            field="time"
            value={`${first}`}
            onValue={(value) =>
              change({
                times: [Number(value), ...(second === undefined || `${second}` === value ? [] : [second])],
              })
            }
          >
            {times}
          </Choice>
          <Choice
            label="A double"
            field="double"
            value={second === undefined ? '' : `${second}`}
            onValue={(value) =>
              change({ times: [first as number, ...(value === '' ? [] : [Number(value)])] })
            }
          >
            <option value="">No</option>
            {times.filter((_, at) => printed[at] !== first)}
          </Choice>
        </div>
      )}
      {laid.tile !== null && (
        <Choice
          label="Contract"
          field="contract"
          value={laid.contract ?? ''}
          onValue={(value) => change({ contract: value === '' ? null : value })}
        >
          <option value="">None</option>
          {set.contracts
            .toSorted((a, b) => a.objective.localeCompare(b.objective))
            .map(({ id, objective }) => (
              <option key={id} value={id}>
                {objective}
              </option>
            ))}
        </Choice>
      )}
      <Cards cards={laid.cards} onChange={(cards) => change({ cards })} />
      <Verdict book={book} laid={laid} />
      <div class="buttons">
        <button class="button strong" type="submit">
          Write it down
        </button>
        <button class="button" type="button" onClick={onPass}>
          No attempt
        </button>
        <button class="button" type="button" onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  );
};
