/** What dice show: rolled here, or read off real ones on the table, one after another. Both are the same to the game. */

import { useState } from 'preact/hooks';
import * as m from '#messages/tables';
import type { Ask, Play } from '../../../games/ask';
import { Button } from '../../fields/Button';

interface Props<Event> {
  dice: NonNullable<Ask<Event>['dice']>;
  /** The words of its sides. */
  words: readonly string[];
  /** Before the sides of a real die. */
  label: string;
  /** Where one is alone there are no other dice: what comes up follows from the seed. */
  isHere?: boolean;
  /** The word of the button that rolls here, and what comes up. */
  word: string;
  roll: () => readonly number[];
  /** `from` finds the button again that was pressed. */
  onAnswer: (answer: Play<Event>, byKey: boolean, from: string) => void;
}

export const Dice = <Event,>({ dice, words, label, isHere, word, roll, onAnswer }: Props<Event>) => {
  const { count, sides, answer } = dice;
  const [values, setValues] = useState<readonly number[]>([]);
  const nth = values.length + 1;
  const said = nth > 1 ? m.diceSoFar({ values: values.join(',') }) : label;
  return (
    <div class="dice">
      <Button class="button strong roll" onPress={(byKey) => onAnswer(answer(roll()), byKey, '.roll')}>
        {word}
      </Button>
      {!isHere && (
        <>
          <p class="form" role="status">
            {said}
          </p>
          <fieldset class="values" aria-label={said}>
            {sides.map((side, k) => (
              <Button
                key={side}
                data-die={side}
                data-nth={nth}
                onPress={(byKey) => {
                  const all = [...values, side];
                  if (nth === count) onAnswer(answer(all), byKey, `[data-die="${side}"]`);
                  else setValues(all);
                }}
              >
                {words[k]}
              </Button>
            ))}
          </fieldset>
        </>
      )}
    </div>
  );
};
