/** The die: rolled here, or a real one on the table whose value is typed in. Both are the same to the game. */
import { DIE_VALUES, type DieValue, dieText } from '../../../games/tmag/die';

interface Props {
  /** By key: pressed without a pointer. */
  onRoll: (byKey: boolean) => void;
  onTyped: (value: DieValue, byKey: boolean) => void;
}

export const DieControls = ({ onRoll, onTyped }: Props) => (
  <div class="die">
    <button class="button strong roll" type="button" onClick={({ detail }) => onRoll(detail === 0)}>
      Roll the die
    </button>
    <fieldset aria-labelledby="own-die">
      <p class="form" id="own-die">
        Or what your own die shows
      </p>
      <div class="values">
        {DIE_VALUES.map((value) => (
          <button
            class="button"
            type="button"
            key={value}
            onClick={({ detail }) => onTyped(value, detail === 0)}
          >
            {dieText(value)}
          </button>
        ))}
      </div>
    </fieldset>
  </div>
);
