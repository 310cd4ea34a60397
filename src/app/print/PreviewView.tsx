/** The table of the studio: one sheet at a time, its front and its back side by side. */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/studio';
import type { Problem } from '../../base/result';
import { SHEET_FIELDS } from '../../files/job-fields';
import { Button } from '../fields/Button';
import { startWorker } from './worker/client';
import type { PreviewedKit, PreviewSide } from './worker/preview';

interface Props {
  drawn: ReturnType<typeof usePreview>;
  /** Why the sheets are not those of the settings. */
  stale?: string | undefined;
  /** What the sheets show where that is not what will be printed. */
  note?: string | undefined;
}

/** What of a job is not of its deal: how it is printed, and which pieces. */
const OF_PRINTING: ReadonlySet<string> = new Set([...SHEET_FIELDS, 'pieces', 'since']);

/** The deal that a job prints; nothing where it prints none. What was turned up of one deal stays down for the next. */
const dealOf = (job: string): string | undefined => {
  const parts = job.split('&').filter((part) => !OF_PRINTING.has(part.replace(/=.*/s, '')));
  return parts.some((part) => part.startsWith('seed=')) ? parts.join('&') : undefined;
};

const emptyWords = (preview: Preview | undefined, stale: string | undefined): string => {
  if (preview) return m.nothingToPrint;
  return stale ? m.noSheetsFromSettings : m.drawingSheets;
};

export const PreviewView = ({ drawn: { preview, drawing, askSide }, stale, note }: Props) => {
  const [sheet, setSheet] = useState(0);
  const [turnedUp, setTurnedUp] = useState<string>();
  const sheets = preview?.plan.sheets ?? 0;
  const shown = Math.min(sheet, Math.max(0, sheets - 1));
  useEffect(() => setSheet(shown), [shown]);
  // The sheets that are shown decide, and not settings that they may lag behind.
  const deal = preview && dealOf(preview.job);
  const secret = deal !== undefined;
  const faceDown = secret && turnedUp !== deal;
  const sides = (preview?.sides ?? []).flatMap((side, index) =>
    side.sheet === shown ? [{ side, index }] : [],
  );
  const turn = (by: number) => setSheet(Math.max(0, Math.min(sheets - 1, shown + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || sheets < 2) return;
    event.preventDefault();
    turn(by);
  };
  const turnButton = (by: number, label: string, sign: string, isEnd: boolean) => (
    <Button aria-label={label} aria-disabled={isEnd} onPress={() => turn(by)} onKeyDown={onKeyDown}>
      {sign}
    </Button>
  );

  return (
    <section class="table" aria-label={m.preview} data-drawn={preview?.job ?? ''} data-drawing={drawing}>
      <div class="turner">
        {turnButton(-1, m.sheetBefore, '‹', shown === 0)}
        <p class="where form" aria-live="polite">
          {sheets === 0 ? m.noSheets : m.sheetOf({ sheet: shown + 1, sheets })}
        </p>
        {turnButton(1, m.sheetAfter, '›', shown >= sheets - 1)}
        {secret && sheets > 0 && (
          <Button class="quiet" onPress={() => setTurnedUp(faceDown ? deal : undefined)}>
            {faceDown ? m.showFronts : m.hideFronts}
          </Button>
        )}
      </div>
      <div class={stale ? 'sides stale' : 'sides'}>
        {sides.map(({ side, index }) => (
          <figure key={side.face} class={side.face}>
            <figcaption class="form" aria-hidden="true">
              {side.face === 'front' ? m.front : m.back}
            </figcaption>
            <SideView
              preview={preview?.id ?? 0}
              index={index}
              side={side}
              faceDown={faceDown && side.face === 'front'}
              askSide={askSide}
            />
          </figure>
        ))}
        {sides.length === 0 && <p class="empty">{emptyWords(preview, stale)}</p>}
      </div>
      <p class="stale-note" role="status">
        {stale ? (preview ? m.lastGoodSheets({ stale }) : stale) : (note ?? '')}
      </p>
    </section>
  );
};

/** One side of a sheet, as it will come out of the printer. */
interface SideProps {
  preview: number;
  /** Counted from 0 over all sides of the job. */
  index: number;
  side: PreviewSide;
  faceDown: boolean;
  askSide: AskSide;
}

const SideView = ({ preview, index, side, faceDown, askSide }: SideProps) => {
  const [drawn, setDrawn] = useState<{ readonly svg: string; readonly down: boolean }>();
  useEffect(() => {
    let wanted = true;
    void askSide(preview, index, faceDown).then((svg) => {
      if (wanted && svg !== undefined) setDrawn({ svg, down: faceDown });
    });
    return () => {
      wanted = false;
    };
  }, [preview, index, faceDown]);
  // Nothing of a front may stay on the screen until its outlines come.
  const svg = drawn && (drawn.down || !faceDown) ? drawn.svg : '';
  return (
    <div
      class="side"
      role="img"
      aria-label={faceDown ? m.sideFaceDown({ alt: side.alt }) : side.alt}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
};

/** The sheets of the settings, drawn in a worker that lives as long as the page. What came out last stays until the next. */
export interface Preview extends PreviewedKit {
  readonly id: number;
  /** Share of the paper, 0 to 1, once it is counted. */
  readonly ink?: number;
  /** The job that it shows, as a fragment. */
  readonly job: string;
}

/** How long settings have to rest before their sheets are drawn, ms. */
const REST = 150;

/** A side as SVG; nothing when a newer preview came first. */
type AskSide = (id: number, side: number, faceDown: boolean) => Promise<string | undefined>;

/** `job` is a fragment that is known to be right; nothing is drawn without one. */
export const usePreview = (job: string | undefined) => {
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<Problem>();
  const [drawing, setDrawing] = useState(false);
  const worker = useRef<ReturnType<typeof startWorker>>();
  /** The id of the preview that is wanted. */
  const newest = useRef(0);

  const fail = (message: string) => setProblem({ code: 'print-failed', message });
  useEffect(() => {
    worker.current = startWorker(fail);
    return worker.current.end;
  }, []);

  const draw = async (job: string): Promise<void> => {
    const studio = worker.current?.studio;
    newest.current += 1;
    const id = newest.current;
    const drawn = await studio?.preview(id, job);
    if (!drawn || id !== newest.current) return;
    setDrawing(false);
    setProblem(drawn.ok ? undefined : drawn.error);
    if (!drawn.ok) return;
    setPreview({ id, ...drawn.value, job });
    const ink = await studio?.ink(id);
    if (ink !== undefined) setPreview((known) => (known?.id === id ? { ...known, ink } : known));
  };

  useEffect(() => {
    setProblem(undefined);
    setDrawing(job !== undefined);
    if (job === undefined) {
      // What is still being drawn is no longer wanted.
      newest.current += 1;
      return;
    }
    const timer = setTimeout(() => {
      draw(job).catch((error: Error) => {
        setDrawing(false);
        fail(error.message);
      });
    }, REST);
    return () => clearTimeout(timer);
  }, [job]);

  const askSide: AskSide = async (id, side, faceDown) => worker.current?.studio.side(id, side, faceDown);

  return { preview, problem, drawing, askSide };
};
