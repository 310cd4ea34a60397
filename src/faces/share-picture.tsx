/** The picture that a link brings along where people share it: what the page is, and pieces of the game on the table. */
import type { VNode } from 'preact';
import { Picture } from '../scene/layout';
import type { Scene } from '../scene/scene';
import type { Desk } from './desk';
import { COLORS, RULES } from './theme';

export interface SharePicture {
  /** "Rules": what kind of page it is. */
  readonly label: string;
  readonly title: string;
  /** One sentence. */
  readonly line: string;
  /** At most three are shown, the first one on top. */
  readonly pieces: readonly Scene[];
}

/** mm: 1200 by 630 dots. */
export const SHARE_SIZE = { width: 240, height: 126 } as const;

const INSET = 11;
const COLUMN = 128;

/** Where the pieces lie, the undermost first: middle of each, and how far it leans. */
const SPREAD = [
  { x: 216, y: 60, lean: 13 },
  { x: 190, y: 68, lean: 4 },
  { x: 164, y: 72, lean: -6 },
] as const;

/** What a piece may take: the place of a card. */
const PIECE = { width: 69, height: 96 } as const;

const Piece = ({ scene, x, y, lean }: { scene: Scene } & (typeof SPREAD)[number]): VNode => {
  const scale = Math.min(PIECE.width / scene.width, PIECE.height / scene.height);
  const width = scene.width * scale;
  const height = scene.height * scale;
  return (
    <div
      style={{
        position: 'absolute',
        left: x - width / 2,
        top: y - height / 2,
        width,
        height,
        transform: `rotate(${lean}deg)`,
        backgroundColor: COLORS.white,
        border: `${RULES.outline}px solid ${COLORS.ink}`,
        borderRadius: 3.5,
      }}
    >
      <Picture
        scene={scene}
        width={width}
        height={height}
        style={{ position: 'absolute', left: 0, top: 0 }}
      />
    </div>
  );
};

export const drawShare = ({ label, title, line, pieces }: SharePicture, desk: Desk): VNode => {
  const shown = pieces.slice(0, SPREAD.length).reverse();
  const places = SPREAD.slice(SPREAD.length - shown.length);
  return (
    <div style={{ ...SHARE_SIZE, backgroundColor: COLORS.paper }}>
      {shown.map((scene, i) => {
        const place = places[i];
        return place && <Piece scene={scene} {...place} />;
      })}
      <div
        style={{
          position: 'absolute',
          left: INSET,
          top: INSET,
          width: COLUMN,
          height: SHARE_SIZE.height - 2 * INSET,
          flexDirection: 'column',
        }}
      >
        <Picture scene={desk.shout('Paper Dagger', { maxSize: 6.4, width: COLUMN })} />
        <div
          style={{
            marginTop: 2.4,
            marginBottom: 7,
            width: 104,
            borderTop: `${2 * RULES.heavy}px solid ${COLORS.ink}`,
          }}
        />
        <Picture scene={desk.label(label.toUpperCase(), { size: 3.4, fill: COLORS.red })} />
        <div style={{ height: 2.5 }} />
        <Picture
          scene={desk.shout(title, {
            maxSize: 17,
            minSize: 9,
            width: 110,
            maxLines: 3,
            maxHeight: 35,
            lineHeight: 0.95,
          })}
        />
        <div style={{ flexGrow: 1 }} />
        <Picture scene={desk.talk(line, { size: 3.6, width: 108 })} />
      </div>
    </div>
  );
};
