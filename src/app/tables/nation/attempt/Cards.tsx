/** Modifiers that weigh on an attempt, whoever played them: one place a card, and an empty one after them. */
import { effectsText } from '../../../../games/nation/cards/effect-text';
import { NATION_CARDS } from '../../../../games/nation/cards/set';
import { weighing } from './odds';

interface Props {
  cards: readonly string[];
  onChange: (cards: readonly string[]) => void;
}

const CARDS = weighing(NATION_CARDS);

export const Cards = ({ cards, onChange }: Props) => {
  const place = (at: number, id: string) =>
    onChange([...cards.slice(0, at), ...(id === '' ? [] : [id]), ...cards.slice(at + 1)]);
  return (
    <fieldset class="cards">
      <legend>Modifiers on it, whoever played them</legend>
      {[...cards, ''].map((id, at) => (
        <select
          key={at}
          class="input"
          data-field="card"
          aria-label={`Modifier ${at + 1}`}
          value={id}
          onChange={({ currentTarget }) => place(at, currentTarget.value)}
        >
          <option value="">{at === 0 ? 'None' : 'No more'}</option>
          {CARDS.map(({ id: card, name, effects }) => (
            <option key={card} value={card}>
              {name}: {effectsText(effects)}
            </option>
          ))}
        </select>
      ))}
    </fieldset>
  );
};
