/**
 * Tables where programs play all seats but one. What they do follows from the setup and the place in the game, so what is undone
 * and played again comes out the same, and nobody fishes for dice.
 */
import { useEffect, useState } from 'preact/hooks';
import type { CommonSetup, House, OpenTable, Programs, TableGame } from './game';
import { now, type Timeline } from './timeline';

/** How long what has happened can be read before the house goes on, in ms. */
const PAUSE = 800;

type Step = <S, E>(line: Timeline<S, E>) => Timeline<S, E>;

/** Undo or redo at a table with a house: to where a person chooses, or to an end of the line. */
export const stepToPerson =
  (house: Pick<House, 'isAsked'>, setup: CommonSetup, step: Step): Step =>
  (line) => {
    let [last, next] = [line, step(line)];
    while (next !== last && house.isAsked(now(next), setup)) [last, next] = [next, step(next)];
    return next;
  };

/** The programs of a table that has them, once they are here. */
export const usePrograms = ({ house }: TableGame, setup: CommonSetup | undefined): Programs | undefined => {
  const [programs, setPrograms] = useState<Programs>();
  const sits = setup !== undefined && house?.sits(setup);
  useEffect(() => {
    if (sits) house?.load().then(setPrograms);
  }, [sits]);
  return sits ? programs : undefined;
};

/** Lets the house play, an event after another, unless the page `waits`. */
export const useHouse = ({ house }: TableGame, table: OpenTable, waits: boolean): void => {
  const { line, state, setup, programs } = table;
  useEffect(() => {
    if (waits || !programs || !house?.isAsked(state, setup)) return;
    const timer = setInterval(() => {
      // Of several tabs with this table one plays.
      if (document.visibilityState !== 'visible') return;
      clearInterval(timer);
      table.play(programs.answer(line, setup));
    }, PAUSE);
    return () => clearInterval(timer);
  }, [line, waits, programs]);
};
