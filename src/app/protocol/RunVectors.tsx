/** The test vectors, computed in the reader's own browser by the code that deals. */

import { useState } from 'preact/hooks';
import * as m from '#messages/protocol';
import { Button } from '../fields/Button';
import { loadFind } from '../load-sealed';
import VECTORS from './vectors.json' with { type: 'json' };

/** The values of each vector: computed here, and as they should be. */
const runAll = async () => {
  const [{ runVector }, find] = await Promise.all([import('./vector-run'), loadFind()]);
  const runs = VECTORS.map(async ({ input, values }) => {
    const expected = new Map(Object.entries(values));
    const computed = await runVector(find, input);
    const lines = computed.map(([what, value]) => ({ what, value, right: expected.get(what) }));
    return { title: input.title, lines };
  });
  return Promise.all(runs);
};

export const RunVectors = () => {
  const [runs, setRuns] = useState<Awaited<ReturnType<typeof runAll>>>();
  const run = async (): Promise<void> => setRuns(await runAll());
  const all = runs?.flatMap(({ lines }) => lines) ?? [];
  const equal = all.filter(({ value, right }) => value === right).length;
  return (
    <>
      <Button class="button strong" onPress={() => void run()}>
        {m.computeHere}
      </Button>
      <p role="status" class="form">
        {runs && m.equalCount({ equal, count: all.length })}
      </p>
      {runs?.map(({ title, lines }) => (
        <details key={title}>
          <summary>{title}</summary>
          <div class="table">
            <table>
              <thead>
                <tr>
                  <th scope="col">{m.what}</th>
                  <th scope="col">{m.computed}</th>
                  <th scope="col">{m.right}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ what, value, right }) => (
                  <tr key={what}>
                    <th scope="row">{what}</th>
                    <td class="form bytes">{value}</td>
                    <td>{value === right ? m.isRight : m.isWrong({ right: right ?? '' })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      ))}
    </>
  );
};
