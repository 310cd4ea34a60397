/** Undo and redo. They keep the focus when they run out of steps, so that a hand on the keyboard does not lose its place. */
import { Button } from '../../fields/Button';
import { canRedo, canUndo, redo, type Timeline, undo } from '../timeline';

type Step = <State, Event>(line: Timeline<State, Event>) => Timeline<State, Event>;

interface Props {
  line: Timeline<unknown, unknown>;
  onStep: (step: Step) => void;
}

export const HistoryButtons = ({ line, onStep }: Props) => {
  const button = (word: string, can: boolean, step: Step) => (
    <Button aria-disabled={can ? undefined : true} onPress={() => can && onStep(step)}>
      {word}
    </Button>
  );
  return (
    <div class="history">
      {button('Undo', canUndo(line), undo)}
      {button('Redo', canRedo(line), redo)}
    </div>
  );
};
