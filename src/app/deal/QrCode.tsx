/** A code to scan, black on white whatever the page is. What draws it comes after the page. */
import { useRetried } from '../session/reads';

/**
 * What a code of version 21 holds at the lowest correction. At 60 mm its modules are what a phone reads at 30 cm: 24 seats
 * of a game whose cards are one byte.
 */
const MOST_CHARACTERS = 929;

interface Props {
  text: string;
  /** What it is, for those who cannot see it: never what it says, which may be a secret. */
  label: string;
  /** Said in its place where the text is too long. */
  tooLarge: string;
}

export const QrCode = ({ text, label, tooLarge }: Props) => {
  const isLarge = text.length > MOST_CHARACTERS;
  const { value: scene, missing } = useRetried(
    async () => (isLarge ? undefined : (await import('../../scene/qr')).qrScene(text, 'low')),
    [text],
  );
  const { width = 1, height = 1, items: [item] = [] } = scene ?? {};
  if (isLarge) return <p class="qr none">{tooLarge}</p>;
  if (missing) return missing;
  return (
    <svg class="qr" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {item?.kind === 'path' && <path d={item.d} fill={item.fill} shape-rendering="crispEdges" />}
    </svg>
  );
};
