/** The test vectors, computed in the reader's own browser by the code that deals. */
import { useState } from 'preact/hooks';
import type { VectorLine } from '../../deal/v1/sealed/vector-run';
import { VECTORS } from '../../deal/v1/sealed/vectors';
import { Button } from '../fields/Button';

interface Run {
  readonly title: string;
  readonly lines: readonly VectorLine[];
}

const isEqual = ({ expected, computed }: VectorLine): boolean => expected === computed;

export const RunVectors = () => {
  const [runs, setRuns] = useState<readonly Run[]>();
  const run = async (): Promise<void> => {
    const { runVector } = await import('../../deal/v1/sealed/vector-run');
    setRuns(VECTORS.map((vector) => ({ title: vector.title, lines: runVector(vector) })));
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
