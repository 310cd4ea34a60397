/** A QR code on the screen: black on white, whatever the page is, and as large as its place. */
import { useEffect, useState } from 'preact/hooks';
import type { Scene } from '../../scene/scene';

/**
 * What a code of version 21 holds at the lowest correction. At 60 mm its modules are what a phone reads at 30 cm: 24 seats
 * of a game whose cards are one byte.
 */
const MOST_CHARACTERS = 929;

interface Props {
  /** What is read from it. */
  text: string;
  /** What it is, for those who cannot see it: never what it says, which may be a secret. */
  label: string;
}

export const QrCode = ({ text, label }: Props) => {
  const [scene, setScene] = useState<Scene>();
  const isLarge = text.length > MOST_CHARACTERS;
  useEffect(() => {
    let isGone = false;
    if (!isLarge) {
      // What draws codes comes after the page.
      import('../../scene/qr').then(({ qrScene }) => !isGone && setScene(qrScene(text, 'low')));
    }
    return () => {
      isGone = true;
    };
  }, [text]);
  if (isLarge) return <p class="qr none">This table is too large for one code: send the link instead.</p>;
  const [item] = scene?.items ?? [];
  return (
    <svg class="qr" viewBox={`0 0 ${scene?.width ?? 1} ${scene?.height ?? 1}`} role="img" aria-label={label}>
      {item?.kind === 'path' && <path d={item.d} fill={item.fill} shape-rendering="crispEdges" />}
    </svg>
  );
};
