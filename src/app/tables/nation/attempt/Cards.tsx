/** Modifiers that weigh on an attempt, whoever played them: added from the list of the set, and taken away again. */
import { effectsText } from '../../../../games/nation/cards/effect-text';
import { NATION_CARDS } from '../../../../games/nation/cards/set';
import { weighing } from './odds';

interface Props {
  cards: readonly string[];
  onChange: (cards: readonly string[]) => void;
}

const CARDS = weighing(NATION_CARDS);
const nameOf = (id: string): string => CARDS.find((card) => card.id === id)?.name ?? id;

export const Cards = ({ cards, onChange }: Props) => (
  <div class="cards">
    <label>
      <span>Modifiers on it</span>
      <select
        class="input"
        value=""
        data-field="cards"
        onChange={({ currentTarget }) => {
          onChange([...cards, currentTarget.value]);
          currentTarget.value = '';
        }}
      >
        <option value="">{cards.length === 0 ? 'None' : 'Add another'}</option>
        {CARDS.map(({ id, name, effects }) => (
          <option key={id} value={id}>
            {name}: {effectsText(effects)}
          </option>
        ))}
      </select>
    </label>
    {cards.length > 0 && (
      <ul>
        {cards.map((id, at) => (
          <li key={`${at} ${id}`}>
            <button
              class="button"
              type="button"
              aria-label={`Take away ${nameOf(id)}`}
              onClick={() => onChange(cards.filter((_, other) => other !== at))}
            >
              {nameOf(id)} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </div>
);
