/** What the table asks for: dice, and in the end the hit lists. */
import { useState } from 'preact/hooks';
import { Select } from '../../../app/fields/Choice';
import { Dice } from '../../../app/tables/parts/Dice';
import type { LedgerState } from '../rules/scorer/ledger';

interface ThrowProps {
  /** Of whom, for the label. */
  name: string;
  count: 1 | 2;
  onRoll: (dice: readonly number[], byKey: boolean) => void;
  onThrow: (byKey: boolean) => void;
}

/** What one die shows, or two after one another. */
export const Throw = ({ name, count, onRoll, onThrow }: ThrowProps) => {
  const [first, setFirst] = useState<readonly number[]>([]);
  const nth = first.length + 1;
  return (
    <Dice
      label={
        count === 1
          ? `Or ${name}’s own die shows`
          : nth === 1
            ? `Or ${name}’s first die`
            : `First ${first}, then`
      }
      sides={SIDES}
      from={1}
      nth={nth}
      onSide={(side, byKey) => (nth === count ? onRoll([...first, side], byKey) : setFirst([side]))}
      word={count === 1 ? 'Throw it here' : 'Throw both here'}
      onRoll={onThrow}
    />
  );
};

const SIDES = ['1', '2', '3', '4', '5', '6'];

interface HitListsProps {
  ledger: LedgerState;
  onShow: (hitLists: readonly number[]) => void;
}

/** The end: the lists of the deal are known, the others are read from the cards. */
export const HitLists = ({ ledger: { setup, pack }, onShow }: HitListsProps) => {
  const [lists, setLists] = useState(setup.hitLists);
  const isDealt = setup.hitLists.every((list) => list !== null);
  return (
    <form
      class="hit-lists"
      noValidate
      aria-label="Hit lists"
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
            label={`${name}: the number on the list`}
            data-list={seat}
            value={lists[seat] ?? ''}
            choices={[['', 'Which?'], ...pack.set.hitLists.map((_, at) => [at, `${at + 1}`] as const)]}
            onValue={(value) => setLists(lists.with(seat, value === '' ? null : Number(value)))}
          />
        ))}
      <button class="button strong" type="submit">
        Show them and count
      </button>
    </form>
  );
};
