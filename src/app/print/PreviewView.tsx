/** The table of the studio: one sheet at a time, its front and its back side by side. */
import { useEffect, useState } from 'preact/hooks';
import { SideView } from './SideView';
import type { AskSide, Preview } from './usePreview';

interface Props {
  preview: Preview | undefined;
  /** Why the sheets are not those of the settings. */
  stale?: string | undefined;
  /** What the sheets show where that is not what will be printed. */
  note?: string | undefined;
  drawing: boolean;
  askSide: AskSide;
}

/** The deal that a job prints; nothing where it prints none. What was turned up of one deal stays down for the next. */
const dealOf = (job: string): string | undefined => {
  const parts = job.split('&').filter((part) => /^(kit|players|seed)=/.test(part));
  return parts.some((part) => part.startsWith('seed=')) ? parts.join('&') : undefined;
};

const emptyWords = (preview: Preview | undefined, stale: string | undefined): string => {
  if (preview) return 'Nothing to print: all pieces look as they did in that edition.';
  return stale ? 'No sheets come of these settings.' : 'Drawing the sheets.';
};

export const PreviewView = ({ preview, stale, note, drawing, askSide }: Props) => {
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

  return (
    <section class="table" aria-label="Preview" data-drawn={preview?.job ?? ''} data-drawing={drawing}>
      <div class="turner">
        <button
          class="button"
          type="button"
          aria-label="Sheet before"
          aria-disabled={shown === 0}
          onClick={() => turn(-1)}
          onKeyDown={onKeyDown}
        >
          ‹
        </button>
        <p class="where form" aria-live="polite">
          {sheets === 0 ? 'No sheets yet' : `Sheet ${shown + 1} of ${sheets}`}
        </p>
        <button
          class="button"
          type="button"
          aria-label="Sheet after"
          aria-disabled={shown >= sheets - 1}
          onClick={() => turn(1)}
          onKeyDown={onKeyDown}
        >
          ›
        </button>
        {secret && sheets > 0 && (
          <button class="quiet" type="button" onClick={() => setTurnedUp(faceDown ? deal : undefined)}>
            {faceDown ? 'Show the fronts' : 'Hide the fronts'}
          </button>
        )}
      </div>
      <div class={stale ? 'sides stale' : 'sides'}>
        {sides.map(({ side, index }) => (
          <figure key={side.face} class={side.face}>
            <figcaption class="form" aria-hidden="true">
              {side.face === 'front' ? 'Front' : 'Back'}
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
        {stale ? `${preview ? 'The last good sheets. To draw new ones: ' : ''}${stale}` : (note ?? '')}
      </p>
    </section>
  );
};
