/** The foot of the studio: what the job takes, the button, how far the file is, and the file. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem, Result } from '../../base/result';
import { type PrintPlan, planText } from '../../print/plan';
import { Button } from '../fields/Button';
import { Wrong } from '../fields/Wrong';
import type { StudioOrder } from './worker/client';
import { type MadeFile, makeInWorker } from './worker/client';

interface Props {
  run: Run;
  /** False until the script is there, when the button would lead nowhere. */
  awake: boolean;
  /** "Target cards: 8 cards on A4", or what is missing. */
  summary: string;
  ready: boolean;
  plan?: PrintPlan | undefined;
  ink?: number | undefined;
  message?: string | undefined;
  onCancel: () => void;
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
const size = ({ length }: Uint8Array): string =>
  length < 1e6 ? `${Math.ceil(length / 1000)} KB` : `${(length / 1e6).toFixed(1)} MB`;

/** The address of a file that lives in this page; it ends with it. */
const useFileAddress = (file: MadeFile | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file || file.bytes.length === 0) return setAddress(undefined);
    const type = file.kind === 'printed' ? 'application/pdf' : 'application/zip';
    const made = URL.createObjectURL(new Blob([file.bytes as BlobPart], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

const readyWords = (file: MadeFile): string => {
  if (file.kind === 'exported') return `Ready: ${counted(file.images, 'image')}, ${size(file.bytes)}.`;
  if (file.pages === 0) return 'Nothing to print: all pieces look as they did in that edition.';
  return `Ready: ${counted(file.cards, 'card')} on ${counted(file.pages, 'page')}, ${size(file.bytes)}. Print at 100 %.`;
};

/** The plan as an instrument shows it; its words stand beside it for who cannot see it. */
const Readings = ({ plan, ink }: { plan: PrintPlan; ink: number | undefined }) => {
  const readings = [
    [plan.sheets, plan.sheets === 1 ? 'sheet' : 'sheets'],
    [plan.sides, plan.sides === 1 ? 'side' : 'sides'],
    [plan.cuts, plan.cuts === 1 ? 'cut' : 'cuts'],
    [ink === undefined ? '–' : `${Math.round(ink * 100)} %`, 'ink'],
    [plan.sleeves, plan.sleeves === 1 ? 'sleeve' : 'sleeves'],
  ] as const;
  return (
    <>
      <ul class="readings" aria-hidden="true">
        {readings.map(([value, label]) => (
          <li key={label}>
            <b>{value}</b>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <p class="plan sr">{planText(plan, ink)}</p>
    </>
  );
};

/** What comes next is the strongest: the button, until there is a file. */
const makeClass = (file: MadeFile | undefined): string => {
  if (!file || file.bytes.length === 0) return 'button strong';
  return file.kind === 'printed' ? 'quiet' : 'button';
};

export const OutputView = ({ run, awake, summary, ready, plan, ink, message, onCancel }: Props) => {
  const file = run.state === 'done' ? run.file : undefined;
  const address = useFileAddress(file);
  const percent = run.state === 'making' ? Math.round(run.done * 100) : 0;

  return (
    <div class="press">
      <div class="said">
        <p class={ready ? 'summary' : 'summary missing'}>{summary}</p>
        {plan && plan.sheets > 0 && <Readings plan={plan} ink={ink} />}
      </div>
      <div class="make">
        {address && run.state === 'done' && (
          <a class="button strong" href={address} download={run.name}>
            Download {run.what}
          </a>
        )}
        {run.state === 'making' ? (
          <>
            <div class="far">
              <label class="form" for="progress">
                Making {run.what}, {percent} %
              </label>
              <progress id="progress" max="100" value={percent} />
            </div>
            <Button onPress={onCancel}>Cancel</Button>
          </>
        ) : (
          <button class={makeClass(file)} type="submit" disabled={!awake}>
            {file?.kind === 'printed' ? 'Make it again' : 'Make the PDF'}
          </button>
        )}
      </div>
      <div class="notes">
        <p class="status form" role="status">
          {run.state === 'making' && percent === 0 && `Making ${run.what}.`}
          {run.state === 'cancelled' && 'Cancelled. Your settings are still here.'}
          {file && readyWords(file)}
        </p>
        <Wrong id="job-wrong" message={message} />
      </div>
    </div>
  );
};

/** One file at a time: starting, following and cancelling it. */
export type Run =
  | { readonly state: 'idle' | 'cancelled' }
  | { readonly state: 'making' /** 0 to 1 */; readonly done: number; readonly what: string }
  | { readonly state: 'done'; readonly file: MadeFile; readonly name: string; readonly what: string };

export interface RunOrder {
  readonly order: Extract<StudioOrder, { kind: 'print' | 'export' }>;
  /** The name that the file is saved under. */
  readonly name: string;
  /** "the PDF" */
  readonly what: string;
}

export const useRun = (onProblem: (problem: Problem) => void) => {
  const [run, setRun] = useState<Run>({ state: 'idle' });
  const current = useRef<AbortController | undefined>(undefined);

  const stop = (state: 'idle' | 'cancelled') => {
    current.current?.abort();
    current.current = undefined;
    setRun((run) => (run.state === 'idle' && state === 'idle' ? run : { state }));
  };

  const start = async ({ order, name, what }: RunOrder) => {
    stop('idle');
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    setRun({ state: 'making', done: 0, what });
    let shown = 0;
    const made: Result<MadeFile> = await makeInWorker(order, {
      onProgress: (done) => {
        // A hundredth is all that anybody sees, and the page has more to do than to count.
        if (done - shown < 0.01 || signal.aborted) return;
        shown = done;
        setRun({ state: 'making', done, what });
      },
      signal,
    });
    if (signal.aborted) return;
    if (made.ok) setRun({ state: 'done', file: made.value, name, what });
    else {
      setRun({ state: 'idle' });
      onProblem(made.error);
    }
  };

  return { run, start, stop };
};
