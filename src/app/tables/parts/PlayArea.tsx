/** A game on its page: what can be pressed, docked at the bottom; its picture above; beside it who plays, the log, the menu. */
import type { ComponentChildren } from 'preact';
import { Button } from '../../fields/Button';
import { RuleLink } from '../../session/Law';
import type { OpenTable } from '../game';
import { canRedo, canUndo, redo, undo } from '../timeline';

interface StageProps {
  picture: ComponentChildren;
  players: ComponentChildren;
  /** After the players. */
  children?: ComponentChildren;
}

/** The picture, and who plays. A second screen has nothing else. */
export const Stage = ({ picture, players, children }: StageProps) => (
  <div class="stage">
    {picture}
    <div class="beside">
      <section class="around">
        <h2 class="sr">Players</h2>
        {players}
      </section>
      {children}
    </div>
  </div>
);

export type Press = (byKey: boolean) => void;
/** Buttons: a word, what it does, and how it looks. */
export type Presses = readonly (readonly [word: string, onPress: Press, look?: string] | false | undefined)[];

interface PlayAreaProps extends Omit<StageProps, 'children'> {
  table: Pick<OpenTable, 'refusal' | 'said' | 'line' | 'step' | 'again'>;
  /** The log and the menu, which come after the players. */
  beside: ComponentChildren;
  /** What can be pressed, below the rest. */
  presses?: Presses | undefined;
  /** What else is asked. */
  children?: ComponentChildren;
}

export const PlayArea = ({ table, beside, picture, players, presses = [], children }: PlayAreaProps) => {
  const { refusal, said, line, step } = table;
  const again: Presses = table.again
    ? [
        ['Play again', () => table.again?.(false), 'strong'],
        ['Again, new seats', () => table.again?.(true)],
      ]
    : [];
  // Undo and redo keep the focus when they run out of steps, for players on the keyboard.
  const history = (word: string, can: boolean, to: Parameters<typeof step>[0]) => (
    <Button aria-disabled={can ? undefined : true} onPress={() => can && step(to)}>
      {word}
    </Button>
  );
  return (
    <>
      <div class="controls">
        <div role="alert">
          {refusal && (
            <p class="wrong">
              <strong>No</strong>
              {refusal.message}
              <RuleLink rule={refusal.rule} />
            </p>
          )}
        </div>
        <p class="said" role="status">
          {said}
        </p>
        <div class="ask">{children}</div>
        <div class="presses">
          {[...presses, ...again].map(
            (one) =>
              one && (
                <Button key={one[0]} class={`button ${one[2] ?? ''}`} onPress={one[1]}>
                  {one[0]}
                </Button>
              ),
          )}
        </div>
        <div class="history" data-repeats>
          {history('Undo', canUndo(line), undo)}
          {history('Redo', canRedo(line), redo)}
        </div>
      </div>
      <Stage picture={picture} players={players}>
        {beside}
      </Stage>
    </>
  );
};
