/**
 * Tables where programs play all seats but one. What they do follows from the setup and the place in the game, so what is undone
 * and played again comes out the same, and nobody fishes for dice. They think in a worker: the page never waits for them.
 */

import { type Remote, wrap } from 'comlink';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages/tables';
import { Fold } from '../../fields/Fold';
import { useLoaded } from '../../session/reads';
import type { House as HouseOf, OpenTable } from '../game';
import type { HouseWorker } from './worker';

/** How long what has happened can be read before the house goes on, in ms; and what says little. */
const PAUSE = 800;
const SHORT_PAUSE = 200;

interface Props {
  /** Of the game. */
  game: string;
  house: HouseOf;
  table: OpenTable;
  /** Something is shown that has to go first. */
  waits: boolean;
}

type Programs = Remote<HouseWorker>;

/** The programs, in a worker that ends with the table; whether they did not come, or broke. */
const usePrograms = (game: string) => {
  // In a box: what is wrapped looks like a function, and a state would call it.
  const [started, setStarted] = useState<{ readonly programs: Programs }>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: game });
    worker.addEventListener('error', () => setMissing(true));
    setStarted({ programs: wrap(worker) });
    return () => worker.terminate();
  }, [game]);
  return { programs: started?.programs, isMissing, onBroken: () => setMissing(true) };
};

/** Lets the house play, an event after another. Of several tabs with this table one plays. */
const usePlay = (
  { house, table, waits }: Props,
  programs: Programs | undefined,
  onBroken: () => void,
): void => {
  const { line, state, setup } = table;
  useEffect(() => {
    if (waits || !programs || !house.isAsked(state, setup)) return;
    let timer: ReturnType<typeof setInterval>;
    let isGone = false;
    const chance = house.chance(line, setup);
    const event = chance ? Promise.resolve(chance) : programs.answer(state, setup, line.at);
    const asked = event.then((answer) => {
      if (isGone) return;
      timer = setInterval(
        () => {
          if (document.visibilityState !== 'visible') return;
          clearInterval(timer);
          table.play(answer);
        },
        house.isQuiet(answer) ? SHORT_PAUSE : PAUSE,
      );
    });
    void asked.catch(onBroken);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [line, waits, programs]);
};

export const House = (props: Props) => {
  const { house, table } = props;
  const { line, state, setup } = table;
  const { programs, isMissing, onBroken } = usePrograms(props.game);
  usePlay(props, programs, onBroken);
  const said = useLoaded(async () => {
    if (!programs || house.isAsked(state, setup)) return undefined;
    const places = house.choices(line, setup);
    const why = places.map((place) => programs.why(line.states[place], line.events[place], setup));
    const [hint, ...choices] = await Promise.all([programs.hint(state, setup), ...why]);
    return { hint, choices: choices.filter((one) => one !== undefined) };
  }, [line, programs]);
  const { hint, choices = [] } = said ?? {};
  const [only] = choices;
  if (isMissing)
    return (
      <p class="wrong" role="alert">
        {m.houseMissing}
      </p>
    );
  if (!only && !hint) return null;
  return (
    <div class="asides">
      {only && (
        // The next move closes it.
        <Fold key={`${line.at} why`} title={choices.length > 1 ? m.askWhy : only[0]}>
          {choices.map(([question, answer]) => (
            <p key={question}>
              {choices.length > 1 && <b>{question} </b>}
              {answer}
            </p>
          ))}
        </Fold>
      )}
      {hint && (
        <Fold key={`${line.at} hint`} title={hint[0]}>
          <p>{hint[1]}</p>
        </Fold>
      )}
    </div>
  );
};
