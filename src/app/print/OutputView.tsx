/** The foot of the studio: what the job takes, the button, how far the file is, and the file. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as m from '#messages/studio';
import { planText } from '../../print/plan';
import { Button } from '../fields/Button';
import { Wrong } from '../fields/Wrong';
import { FileLink, useObjectUrl } from '../session/FileLink';
import type { Preview } from './PreviewView';
import type { MadeFile, Run } from './useRun';

interface Props {
  run: Run;
  /** False until the script is there, when the button would lead nowhere. */
  awake: boolean;
  /** "Target cards: 8 cards on A4", or what is missing. */
  summary: string;
  ready: boolean;
  preview: Preview | undefined;
  message?: string | undefined;
  onCancel: () => void;
}

const size = ({ length }: Uint8Array): string =>
  length < 1e6 ? m.kilobytes({ size: Math.ceil(length / 1000) }) : m.megabytes({ size: length / 1e6 });

const readyWords = (file: MadeFile): string => {
  if ('images' in file) return m.readyImages({ images: file.images, size: size(file.bytes) });
  if (file.pages === 0) return m.nothingToPrint;
  return m.readyPages({ made: file.made, pages: file.pages, size: size(file.bytes) });
};

/** The plan as an instrument shows it; its words are beside it for people who cannot see it. */
const Readings = ({ preview: { plan, ink } }: { preview: Preview }) => {
  const readings = [
    [plan.sheets, m.sheets({ count: plan.sheets })],
    [plan.sides, m.sides({ count: plan.sides })],
    [plan.cuts, m.cuts({ count: plan.cuts })],
    [ink === undefined ? '–' : `${Math.round(ink * 100)} %`, m.inkReading],
    [plan.sleeves, m.sleeves({ count: plan.sleeves })],
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
  return 'pages' in file ? 'quiet' : 'button';
};

export const OutputView = ({ run, awake, summary, ready, preview, message, onCancel }: Props) => {
  const file = run.state === 'done' ? run.file : undefined;
  const type = file && 'pages' in file ? 'application/pdf' : 'application/zip';
  const address = useObjectUrl(file?.bytes, type);
  const percent = run.state === 'making' ? Math.round(run.done * 100) : 0;
  const make = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; the way to a file comes a moment after it.
  const isComing = file !== undefined && file.bytes.length > 0 && !address;
  useLayoutEffect(() => {
    if (run.state === 'idle' || isComing || document.activeElement !== document.body) return;
    make.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [run.state, isComing]);

  return (
    <div class="press manila">
      <div class="said">
        <p class={ready ? 'summary' : 'summary missing'}>{summary}</p>
        {preview && preview.plan.sheets > 0 && <Readings preview={preview} />}
      </div>
      <div class="make" ref={make}>
        {address && run.state === 'done' && (
          <>
            <a class="button strong" href={address} download={run.name}>
              {m.download({ what: run.what })}
            </a>
            {file && 'pages' in file && (
              <a class="button" href={address} target="_blank" rel="noopener">
                {m.openToPrint}
              </a>
            )}
          </>
        )}
        {run.state === 'making' ? (
          <>
            <div class="far">
              <label class="form" for="progress">
                {m.makingPercent({ what: run.what, percent })}
              </label>
              <progress id="progress" max="100" value={percent} />
            </div>
            <Button onPress={onCancel}>{m.cancel}</Button>
          </>
        ) : (
          <button class={makeClass(file)} type="submit" disabled={!awake}>
            {file && 'pages' in file ? m.makeAgain : m.makePdf}
          </button>
        )}
      </div>
      <div class="notes">
        <p class="status form" role="status">
          {run.state === 'making' && percent === 0 && m.making({ what: run.what })}
          {run.state === 'cancelled' && m.cancelled}
          {file && readyWords(file)}
        </p>
        {file && run.state === 'done' && 'cuts' in file && file.cuts.length > 0 && (
          <p class="cuts form">
            {m.toCut}{' '}
            {file.cuts.map(({ ending, text }, i) => (
              <FileLink
                key={ending}
                quiet
                text={text}
                fileName={`${run.name.replace(/\.pdf$/, '')}${ending}`}
              >
                {m.sheet({ sheet: i + 1 })}
              </FileLink>
            ))}
          </p>
        )}
        <Wrong id="job-wrong" message={message} />
      </div>
    </div>
  );
};
