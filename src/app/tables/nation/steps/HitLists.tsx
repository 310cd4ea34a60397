/** The end: the hit lists are turned up. Those of the deal are known, the others are read from the cards. */
import { useState } from 'preact/hooks';
import type { LedgerState } from '../../../../games/nation/ledger';

interface Props {
  book: LedgerState;
  onShow: (hitLists: readonly number[]) => void;
}

export const HitLists = ({ book: { setup, pack }, onShow }: Props) => {
  const [lists, setLists] = useState(setup.hitLists);
  const isDealt = setup.hitLists.every((list) => list !== null);
  return (
    <form
      class="attempt"
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
          <label key={name}>
            <span>{name}: the number on the list</span>
            <select
              class="input"
              data-list={seat}
              value={`${lists[seat] ?? ''}`}
              onChange={({ currentTarget: { value } }) =>
                setLists(
                  lists.map((list, at) => (at === seat ? (value === '' ? null : Number(value)) : list)),
                )
              }
            >
              <option value="">Which?</option>
              {pack.set.hitLists.map((_, at) => (
                <option key={at} value={`${at}`}>
                  {at + 1}
                </option>
              ))}
            </select>
          </label>
        ))}
      <button class="button strong" type="submit">
        Show them and count
      </button>
    </form>
  );
};
