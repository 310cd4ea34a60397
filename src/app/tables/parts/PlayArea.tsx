/** A game on its page: what can be pressed, docked at the bottom; its picture above; beside it who plays, the log, the menu. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import * as m from '#messages/tables';
import type { Answer, Ask } from '../../../games/ask';
import { Button } from '../../fields/Button';
import { RuleLink } from '../../session/Law';
import type { OpenTable } from '../game';

interface StageProps {
  picture: ComponentChildren;
  players: ComponentChildren;
  /** Before the players, and after them. */
  first?: ComponentChildren;
  children?: ComponentChildren;
}

/** The picture, and who plays. A second screen has nothing else. */
export const Stage = ({ picture, players, first, children }: StageProps) => (
  <div class="stage">
    {picture}
    <div class="beside">
      {first}
      <section class="around">
        <h2 class="sr">{m.players}</h2>
        {players}
      </section>
      {children}
    </div>
  </div>
);

interface Pressing<Event, Step> {
  presses: Ask<Event, Step>['presses'];
  look?: string;
  onAnswer: (answer: Answer<Event, Step>, byKey: boolean) => void;
}

/** The buttons of a question. */
export const Presses = <Event, Step>({ presses, look = 'button', onAnswer }: Pressing<Event, Step>) =>
  presses?.map(
    (press) =>
      press && (
        <Button
          key={press[0]}
          class={`${look} ${press[2] ?? ''}`}
          onPress={(byKey) => onAnswer(press[1], byKey)}
        >
          {press[0]}
        </Button>
      ),
  );

/** What a question is about, and its first answer, are in sight, however far those of the last one were scrolled. */
const useScrolledUp = (what: '.stage' | '.ask', question: string) =>
  useLayoutEffect(() => {
    // With the frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => document.querySelector(what)?.scrollTo(0, 0));
    return () => cancelAnimationFrame(frame);
  }, [question]);

interface PlayAreaProps<Event, Step> extends Omit<StageProps, 'first' | 'children'> {
  table: Omit<OpenTable, 'play'>;
  /** The log and the menu, which come after the players. */
  beside: ComponentChildren;
  /** What is asked. Its buttons are below the rest. */
  asked: Pick<Ask<Event, Step>, 'title' | 'part' | 'presses'>;
  onAnswer: Pressing<Event, Step>['onAnswer'];
  /** How else it is answered. */
  children?: ComponentChildren;
}

export const PlayArea = <Event, Step>(props: PlayAreaProps<Event, Step>) => {
  const { table, beside, picture, players, asked, onAnswer, children } = props;
  useScrolledUp('.stage', asked.title);
  useScrolledUp('.ask', asked.part ?? asked.title);
  const { refusal, said, nth, turn, line, step, again, house, guide, lookBack } = table;
  // Undo and redo keep the focus when they run out of steps, for players on the keyboard.
  const history = (word: string, can: boolean, by: -1 | 1) => (
    <Button aria-disabled={can ? undefined : true} onPress={() => can && step(by)}>
      {word}
    </Button>
  );
  return (
    <>
      <div class="controls">
        {guide}
        <div role="alert">
          {refusal && (
            // Another refusal in the same words is read out again.
            <p class="wrong" key={refusal}>
              <strong>{m.no}</strong>
              {refusal.message}
              <RuleLink rule={refusal.rule} />
            </p>
          )}
        </div>
        <p class="said" role="status">
          <span key={nth}>{said}</span>
        </p>
        {house && (
          <p class="sr" role="status">
            {turn}
          </p>
        )}
        {house}
        <div class="ask">{children}</div>
        <div class="presses">
          <Presses presses={asked.presses} onAnswer={onAnswer} />
          {lookBack && <Button onPress={lookBack}>{m.lookBack}</Button>}
          {again && (
            <>
              <Button class="button strong" onPress={() => again(false)}>
                {m.playAgain}
              </Button>
              <Button onPress={() => again(true)}>{m.playAgainNewSeats}</Button>
            </>
          )}
        </div>
        <div class="history" data-repeats>
          {history(m.undo, line.at > 0, -1)}
          {history(m.redo, line.at < line.events.length, 1)}
        </div>
      </div>
      <Stage picture={picture} players={players}>
        {beside}
      </Stage>
    </>
  );
};
