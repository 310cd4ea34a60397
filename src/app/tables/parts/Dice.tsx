/** What a die shows: rolled here, or read off a real one on the table. Both are the same to the game. */
import { Button } from '../../fields/Button';

interface Props {
  /** Before the sides of a real die. */
  label: string;
  /** The words of its sides, and the number of the first. */
  sides: readonly string[];
  from: number;
  /** Which die of several it is. */
  nth?: number;
  onSide: (side: number, byKey: boolean) => void;
  /** The word of the button that rolls here. */
  word: string;
  onRoll: (byKey: boolean) => void;
}

export const Dice = ({ label, sides, from, nth = 1, onSide, word, onRoll }: Props) => (
  <div class="dice">
    <Button class="button strong roll" onPress={onRoll}>
      {word}
    </Button>
    <p class="form" role="status">
      {label}
    </p>
    <fieldset class="values" aria-label={label}>
      {sides.map((side, k) => (
        <Button key={side} data-die={from + k} data-nth={nth} onPress={(byKey) => onSide(from + k, byKey)}>
          {side}
        </Button>
      ))}
    </fieldset>
  </div>
);
