/** The test vectors, computed in the reader's own browser by the code that deals. */
import { useState } from 'preact/hooks';
import VECTORS from '../../deal/sealed/vectors.json' with { type: 'json' };
import { Button } from '../fields/Button';
import { loadFind } from '../load-game';

interface Line {
  readonly what: string;
  readonly expected: string | undefined;
  readonly computed: string;
}

interface Run {
  readonly title: string;
  readonly lines: readonly Line[];
}

const isEqual = ({ expected, computed }: Line): boolean => expected === computed;

export const RunVectors = () => {
  const [runs, setRuns] = useState<readonly Run[]>();
  const run = async (): Promise<void> => {
    const [{ runVector }, find] = await Promise.all([import('../../deal/sealed/vector-run'), loadFind()]);
    const done = VECTORS.map(async ({ input, values }): Promise<Run> => {
      const expected = new Map(Object.entries(values));
      const computed = await runVector(find, input);
      const lines = computed.map(([what, value]) => ({
        what,
        computed: value,
        expected: expected.get(what),
      }));
      return { title: input.title, lines };
    });
    setRuns(await Promise.all(done));
  };
  const all = runs?.flatMap(({ lines }) => lines) ?? [];
  const equal = all.filter(isEqual).length;
  return (
    <>
      <Button class="button strong" onPress={() => void run()}>
        Compute them here
      </Button>
      <p role="status" class="form">
        {runs && `${equal} of ${all.length} values are as they should be.`}
      </p>
      {runs?.map(({ title, lines }) => (
        <details key={title}>
          <summary>{title}</summary>
          <div class="table">
            <table>
              <thead>
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">Computed</th>
                  <th scope="col">Right</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.what}>
                    <th scope="row">{line.what}</th>
                    <td class="form bytes">{line.computed}</td>
                    <td>{isEqual(line) ? 'yes' : `no: ${line.expected}`}</td>
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
