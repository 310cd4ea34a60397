/**
 * The controls of a table: why the last event was refused, or what it was, the game's own controls, and the way back. What was
 * refused takes no room until it comes, and is read out then.
 */
import type { ComponentChildren } from 'preact';
import { Button } from '../../fields/Button';
import type { OpenTable } from '../game';
import { canRedo, canUndo, redo, type Timeline, undo } from '../timeline';

/** Undo and redo. They keep the focus when they run out of steps, for players on the keyboard. */
type Step = <State, Event>(line: Timeline<State, Event>) => Timeline<State, Event>;

interface HistoryButtonsProps {
  line: Timeline<unknown, unknown>;
  onStep: (step: Step) => void;
}

const HistoryButtons = ({ line, onStep }: HistoryButtonsProps) => {
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

interface Props<Setup, State, Event> {
  table: OpenTable<Setup, State, Event>;
  children?: ComponentChildren;
}

export const Controls = <Setup, State, Event>({
  table: { refusal, said, line, step },
  children,
}: Props<Setup, State, Event>) => (
  <div class="controls">
    <div role="alert">
      {refusal && (
        <p class="wrong">
          <strong>No</strong>
          {refusal.message} {refusal.rule && <a href={refusal.rule}>The rule</a>}
        </p>
      )}
    </div>
    <p class="said" role="status">
      {said}
    </p>
    {children}
    <HistoryButtons line={line} onStep={step} />
  </div>
);

/** Who plays, beside the game. */
export const PlayersSection = ({ children }: { children: ComponentChildren }) => (
  <section class="around">
    <h2 class="sr">Players</h2>
    {children}
  </section>
);
