/**
 * One thing after another: `inTurn` begins its work when all before it has ended, well or badly, so that each step is taken
 * from what the one before it has left. Its promise is that of the work.
 */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
};
