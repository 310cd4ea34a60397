/** The foot of the print form: the button, how far the file is, and the file. */
import { useEffect, useState } from 'preact/hooks';
import { Wrong } from '../fields/Wrong';
import type { Summary } from './summary';

export type PrintRun =
  | { readonly state: 'idle' | 'cancelled' }
  | { readonly state: 'printing' /** 0 to 1 */; readonly done: number }
  | {
      readonly state: 'done';
      readonly file: { readonly bytes: Uint8Array; readonly pages: number; readonly cards: number };
      readonly name: string;
    };

interface Props {
  run: PrintRun;
  summary: Summary;
  message?: string | undefined;
  onCancel: () => void;
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** The address of a file that lives in this page; it ends with it. */
const useFileAddress = (bytes: Uint8Array | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!bytes) return setAddress(undefined);
    const made = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/pdf' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
};

export const PrintJobView = ({ run, summary, message, onCancel }: Props) => {
  const address = useFileAddress(run.state === 'done' ? run.file.bytes : undefined);
  const percent = run.state === 'printing' ? Math.round(run.done * 100) : 0;

  return (
    <div class="job">
      <p class="label">Your file</p>
      <p class={summary.ready ? 'summary' : undefined}>{summary.text}</p>
      {run.state === 'printing' ? (
        <>
          <label class="form" for="progress">
            Drawing the cards, {percent} %
          </label>
          <progress id="progress" max="100" value={percent} />
          <button class="button" type="button" onClick={onCancel}>
            Cancel
          </button>
        </>
      ) : (
        <button class={run.state === 'done' ? 'button' : 'button strong make'} type="submit">
          {run.state === 'done' ? 'Make it again' : 'Make the PDF'}
        </button>
      )}
      {run.state === 'done' && address && (
        <a class="button strong make" href={address} download={run.name}>
          Download the PDF
        </a>
      )}
      <p class="status form" role="status">
        {run.state === 'printing' && percent === 0 && 'Making the PDF.'}
        {run.state === 'cancelled' && 'Cancelled. Your settings are still here.'}
        {run.state === 'done' &&
          `Ready: ${counted(run.file.cards, 'card')} on ${counted(run.file.pages, 'page')}, ${Math.ceil(run.file.bytes.length / 1024)} KB. Print at 100 %.`}
      </p>
      <Wrong id="job-wrong" message={message} />
      <ul class="tips">
        <li>Print at 100 %, not “fit to page”. The ruler on each sheet is 100 mm long.</li>
        <li>Backs: let the printer turn the sheet on the edge chosen here.</li>
        <li>Thick paper, or old playing cards in sleeves behind thin paper.</li>
      </ul>
    </div>
  );
};
