/** A game that is over, step by step, with what was hidden in sight; and its picture, to share or to print. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as m from '#messages/tables';
import { Button } from '../../fields/Button';
import { Question } from '../../session/Question';
import { useLoaded } from '../../session/reads';
import type { After, OpenTable, TableParts } from '../game';
import { EntryText } from '../parts/LogView';
import { Stage } from '../parts/PlayArea';
import { PNG, paintScene } from './paint';
import { pictureOf } from './picture';

interface Props {
  parts: TableParts;
  table: OpenTable;
  onBack: () => void;
}

/** Dots to a mm: some 300 to an inch. */
const DOTS = 12;

const Picture = ({ parts: { game }, table, after }: Omit<Props, 'onBack'> & { after: After }) => {
  // It is of the whole game: a step through it draws nothing anew.
  const scene = useMemo(() => pictureOf(game, after, table), [table.line, after]);
  const painted = useLoaded(() => paintScene(scene, DOTS), [table.line]);
  if (!painted) return null;
  const { address, blob } = painted;
  const name = `${game.id}.png`;
  const file = new File([blob], name, { type: PNG });
  const canShare = navigator.canShare?.({ files: [file] });
  return (
    <section class="game-picture">
      <h2>{m.picture}</h2>
      <p class="help">{m.pictureHelp}</p>
      <img src={address} alt={scene.alt} width={scene.width} height={Math.round(scene.height)} />
      <div class="buttons">
        {canShare && (
          <Button onPress={() => void navigator.share({ files: [file] }).catch(() => undefined)}>
            {m.share}
          </Button>
        )}
        <a class="button" href={address} download={name}>
          {m.save}
        </a>
        <Button onPress={() => print()}>{m.print}</Button>
      </div>
    </section>
  );
};

export const Replay = ({ parts, table, onBack }: Props) => {
  const { game, Picture: Drawn, Players } = parts;
  const { line, setup, names } = table;
  const [place, setPlace] = useState(line.at);
  const after = useLoaded(() => game.after(), []);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => root.current?.querySelector('h1')?.focus(), []);
  const state = line.states[place];
  const { where, title } = game.moment(state, setup);
  const said = game.log({ ...line, at: place }, setup).at(-1);
  const hidden = after?.hidden?.(state, setup) ?? [];
  const go = (to: number) => setPlace(Math.min(line.at, Math.max(0, to)));
  const shown = { view: game.publicView(state, setup), names };
  return (
    <div class="game replay" ref={root}>
      <Question where={where} title={title} />
      <div class="controls">
        <label class="form steps">
          <span>{m.stepOf({ step: place, of: line.at })}</span>
          <input
            type="range"
            min={0}
            max={line.at}
            value={place}
            aria-label={m.steps}
            onInput={({ currentTarget }) => go(Number(currentTarget.value))}
          />
        </label>
        <p class="said" role="status">
          {said ? <EntryText entry={said} /> : game.opening(state, setup)}
        </p>
        <div class="presses" data-repeats>
          <Button aria-disabled={place === 0 ? true : undefined} onPress={() => go(place - 1)}>
            {m.previous}
          </Button>
          <Button aria-disabled={place === line.at ? true : undefined} onPress={() => go(place + 1)}>
            {m.next}
          </Button>
        </div>
        <div class="history">
          <Button onPress={onBack}>{m.backToEnd}</Button>
        </div>
      </div>
      <Stage
        picture={<Drawn {...shown} />}
        players={<Players {...shown} />}
        first={
          hidden.length > 0 && (
            <section class="hidden-then">
              <h2>{m.hidden}</h2>
              <ul>
                {hidden.map((entry) => (
                  <li key={`${entry.who} ${entry.text}`}>
                    <EntryText entry={entry} />
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      >
        {after && <Picture parts={parts} table={table} after={after} />}
      </Stage>
    </div>
  );
};
