/** A guided round on the page of its table: what has just happened and why, what comes now, and where to go afterwards. */
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages/tables';
import { Button, useNextFocus } from '../../fields/Button';
import { Wrong } from '../../fields/Wrong';
import { href } from '../../links';
import { useLoaded } from '../../session/reads';
import type { OpenTable, TableGame } from '../game';
import { ALONE, isSameEvent, type Lesson, loadLesson } from './lesson';

interface Props {
  game: TableGame;
  table: OpenTable;
  children: (table: OpenTable) => VNode;
}

const After = ({ game, onAgain }: { game: TableGame; onAgain: (byKey: boolean) => void }) => (
  <div class="buttons">
    <a class="button strong" href={href('deal', game.id)}>
      {m.deal}
    </a>
    <a class="button" href={`${href('print')}#${game.id}`}>
      {m.print}
    </a>
    {game.house && (
      <a class="button" href={`${href('table', game.id)}#${ALONE}`}>
        {m.playAlone}
      </a>
    )}
    <Button onPress={onAgain}>{m.playOnceMore}</Button>
  </div>
);

const Guided = ({ game, table, lesson, children }: Props & { lesson: Lesson }) => {
  const { at } = table.line;
  /** The place where a move was allowed, and is not the round's. */
  const [other, setOther] = useState<number>();
  const step = lesson.steps[at];
  const told = at === 0 ? lesson.before : (lesson.steps[at - 1]?.told ?? []);
  const play: OpenTable['play'] = (event, focus) => {
    const isOther = !step || (!isSameEvent(event, step.event) && game.apply(table.state, event).ok);
    setOther(isOther ? at : undefined);
    // By key: what is asked then is out of sight until this is read.
    const isReadFirst = focus !== undefined && !isOther && step.told.length > 0;
    return isOther ? false : table.play(event, isReadFirst ? () => '.guide .button' : focus);
  };
  // First read, then play: on a phone there is not room for both.
  const [read, setRead] = useState(-1);
  const isReading = told.length > 0 && read !== at;
  // The button that was pressed is gone: by key, the focus goes to the one in its place.
  const { root, next } = useNextFocus([at, isReading]);
  const follow = (byKey: boolean) => {
    next.current = byKey ? '.button, button' : undefined;
  };
  // What is there from the first is not read out: it has to come after its place.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const place = m.stepOf({ step: Math.min(at + 1, lesson.steps.length), of: lesson.steps.length });
  const guide = (
    <section class={isReading || !step ? 'guide reading' : 'guide'} aria-label={m.guidedRound} ref={root}>
      <p class="where">
        <span class="label" aria-hidden="true">
          {place}
        </span>
        {step && !isReading && (
          <Button
            class="quiet"
            onPress={(byKey) => {
              follow(byKey);
              play(step.event);
            }}
          >
            {m.doIt}
          </Button>
        )}
        <a class="quiet" href={href('rules', game.id)}>
          {m.leave}
        </a>
      </p>
      <div role="status">
        {isHere && <span class="sr">{place}. </span>}
        {isHere && isReading && told.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        {isHere && !isReading && step && m.now({ move: step.now, strong: (parts) => <b>{parts}</b> })}
        {!step && <p>{m.roundOver}</p>}
      </div>
      {isReading && step && (
        <Button
          class="button strong"
          onPress={(byKey) => {
            follow(byKey);
            setRead(at);
          }}
        >
          {m.next}
        </Button>
      )}
      {!step && (
        <After
          game={game}
          onAgain={(byKey) => {
            follow(byKey);
            table.step(-at);
          }}
        />
      )}
      <Wrong word={m.note} message={other === at ? m.otherMove : undefined} />
    </section>
  );
  return children({ ...table, play, guide });
};

export const Guide = (props: Props) => {
  const { id } = props.game;
  const lesson = useLoaded(() => loadLesson(id), [id]);
  return lesson ? <Guided {...props} lesson={lesson} /> : props.children(props.table);
};
