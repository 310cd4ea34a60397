/** What the table asks for in the end: the hit lists. */
import { useState } from 'preact/hooks';
import { Select } from '../../../app/fields/Choice';
import type { LedgerState } from '../rules/scorer/ledger';

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
