/** A QR code on the screen: black on white, whatever the page is, and as large as its place. */
import { useMemo } from 'preact/hooks';
import { qrScene } from '../../scene/qr';

/**
 * What a code of version 21 holds at the lowest correction. At 60 mm its modules are what a phone reads at 30 cm: 24 seats
 * of a game whose cards are one byte.
 */
export const MOST_CHARACTERS = 929;

interface Props {
  /** What is read from it. */
  text: string;
  /** What it is, for those who cannot see it: never what it says, which may be a secret. */
  label: string;
}

export const QrCode = ({ text, label }: Props) => {
  const scene = useMemo(() => (text.length > MOST_CHARACTERS ? undefined : qrScene(text, 'low')), [text]);
  const [item] = scene?.items ?? [];
  if (!scene || item?.kind !== 'path') {
    return <p class="qr none">This table is too large for one code: send the link instead.</p>;
  }
  return (
    <svg class="qr" viewBox={`0 0 ${scene.width} ${scene.height}`} role="img" aria-label={label}>
      <path d={item.d} fill={item.fill} shape-rendering="crispEdges" />
    </svg>
  );
};
