/** The sheets of the settings, drawn in a worker that lives as long as the page. What came out last stays until the next. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../base/result';
import type { PrintPlan } from '../../print/plan';
import { href } from '../links';
import { startWorker } from './client';
import type { PreviewSide, StudioOrder } from './messages';

export interface Preview {
  readonly id: number;
  readonly plan: PrintPlan;
  readonly sides: readonly PreviewSide[];
  /** Share of the paper, 0 to 1, once it is counted. */
  readonly ink?: number;
  /** The job that it shows, as a fragment. */
  readonly job: string;
}

/** How long settings have to rest before their sheets are drawn, ms. */
const REST = 150;

/** Asks for a side; the SVG comes when it is drawn, or never when a newer preview comes first. */
export type AskSide = (
  side: { readonly id: number; readonly side: number; readonly faceDown: boolean },
  onSvg: (svg: string) => void,
) => void;

/** `job` is a fragment that is known to be right; nothing is drawn without one. */
export const usePreview = (job: string | undefined) => {
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<Problem>();
  const [drawing, setDrawing] = useState(false);
  const worker = useRef<Worker | undefined>(undefined);
  const asked = useRef({ id: 0, job: '' });
  const waiting = useRef(new Map<string, (svg: string) => void>());

  useEffect(() => {
    const fail = (message: string) => setProblem({ code: 'print-failed', message });
    const started = startWorker((report) => {
      const { id } = asked.current;
      if (report.kind === 'side') {
        const key = `${report.id} ${report.side}`;
        waiting.current.get(key)?.(report.svg);
        waiting.current.delete(key);
      } else if (report.kind === 'previewed' && report.id === id) {
        waiting.current.clear();
        setDrawing(false);
        setProblem(undefined);
        setPreview({ id, plan: report.plan, sides: report.sides, job: asked.current.job });
      } else if (report.kind === 'ink') {
        setPreview((known) => (known?.id === report.id ? { ...known, ink: report.ink } : known));
      } else if (report.kind === 'refused' && report.id === id) {
        setDrawing(false);
        setProblem(report.problem);
      }
    }, fail);
    worker.current = started;
    return () => started.terminate();
  }, []);

  useEffect(() => {
    setProblem(undefined);
    if (job === undefined) {
      // What is still being drawn is no longer wanted.
      asked.current = { id: asked.current.id + 1, job: '' };
      setDrawing(false);
      return;
    }
    setDrawing(true);
    const timer = setTimeout(() => {
      asked.current = { id: asked.current.id + 1, job };
      const { id } = asked.current;
      worker.current?.postMessage({ kind: 'preview', id, job, fonts: href('fonts') } satisfies StudioOrder);
    }, REST);
    return () => clearTimeout(timer);
  }, [job]);

  const askSide: AskSide = (side, onSvg) => {
    waiting.current.set(`${side.id} ${side.side}`, onSvg);
    worker.current?.postMessage({ kind: 'side', ...side } satisfies StudioOrder);
  };

  return { preview, problem, drawing, askSide };
};
