/** What the dice show: pressed one after another, or thrown here. */
import { useState } from 'preact/hooks';

interface Props {
  /** Of whom, for the label. */
  name: string;
  count: 1 | 2;
  onRoll: (dice: readonly number[], byKey: boolean) => void;
  onThrow: (byKey: boolean) => void;
}

const SIDES = [1, 2, 3, 4, 5, 6];

export const Dice = ({ name, count, onRoll, onThrow }: Props) => {
  const [first, setFirst] = useState<number>();
  const press = (value: number, byKey: boolean) => {
    if (count === 1) onRoll([value], byKey);
    else if (first === undefined) setFirst(value);
    else onRoll([first, value], byKey);
  };
  const isSecond = first !== undefined;
  return (
    <div class="dice">
      <p class="form" role="status">
        {count === 1
          ? `${name}’s die shows`
          : isSecond
            ? `The first die: ${first}. The second`
            : `${name}’s first die`}
      </p>
      <fieldset aria-label={`Die of ${name}`}>
        {SIDES.map((value) => (
          <button
            class="button"
            type="button"
            key={value}
            data-die={value}
            onClick={({ detail }) => press(value, detail === 0)}
          >
            {value}
          </button>
        ))}
      </fieldset>
      <button class="button" type="button" onClick={({ detail }) => onThrow(detail === 0)}>
        {count === 1 ? 'Throw it here' : 'Throw both here'}
      </button>
    </div>
  );
};
