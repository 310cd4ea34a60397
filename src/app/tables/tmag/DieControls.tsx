/** The die: rolled here, or a real one on the table whose value is typed in. Both are the same to the game. */
import { DIE_VALUES, type DieValue, dieText } from '../../../games/tmag/die';
import { Button } from '../../fields/Button';

interface Props {
  /** By key: pressed without a pointer. */
  onRoll: (byKey: boolean) => void;
  onTyped: (value: DieValue, byKey: boolean) => void;
}

export const DieControls = ({ onRoll, onTyped }: Props) => (
  <div class="die">
    <Button class="button strong roll" onPress={onRoll}>
      Roll the die
    </Button>
    <fieldset aria-labelledby="own-die">
      <p class="form" id="own-die">
        Or what your own die shows
      </p>
      <div class="values">
        {DIE_VALUES.map((value) => (
          <Button key={value} onPress={(byKey) => onTyped(value, byKey)}>
            {dieText(value)}
          </Button>
        ))}
      </div>
    </fieldset>
  </div>
);
