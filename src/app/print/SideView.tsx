/** One side of a sheet, as it will come out of the printer. */
import { useEffect, useState } from 'preact/hooks';
import type { PreviewSide } from './messages';
import type { AskSide } from './usePreview';

interface Props {
  preview: number;
  /** Counted from 0 over all sides of the job. */
  index: number;
  side: PreviewSide;
  faceDown: boolean;
  askSide: AskSide;
}

export const SideView = ({ preview, index, side, faceDown, askSide }: Props) => {
  const [drawn, setDrawn] = useState<{ readonly svg: string; readonly down: boolean }>();
  useEffect(() => {
    let wanted = true;
    askSide({ id: preview, side: index, faceDown }, (svg) => {
      if (wanted) setDrawn({ svg, down: faceDown });
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
      aria-label={faceDown ? `${side.alt}, face down` : side.alt}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
};
