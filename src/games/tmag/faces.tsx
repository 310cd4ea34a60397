/**
 * Faces of TMAG. Boards, nets and tokens are drawings to the millimetre rather than boxes of text, so each is one scene
 * that fills its piece; the player aid is a card of rules.
 */

import { blankBack, deckBack, type Emblem, waves } from '../../look/backs';
import type { Canvas, Look } from '../../look/canvas';
import { dieScene } from '../../look/cut-outs/nets';
import type { FaceSet } from '../../look/face';
import { type Brief, RulesCard, Whole } from '../../look/parts';
import type { Scene } from '../../scene/scene';
import { line, polygon } from '../../scene/shapes';
import { figures } from './faces/figures';
import { dieFace, pyramidScene } from './faces/folded';
import { foldingScene } from './faces/folding';
import { boardScene, tileScene } from './faces/ground';
import { tmagPicture } from './faces/picture';
import { baseTokenScene, coinScene, suitScene, tokenBackScene } from './faces/tokens';
import type { TmagFace } from './kit';
import { SUITS } from './pieces';
import { FEW, MANY } from './rules/players';

type Aid = Extract<TmagFace, { readonly kind: 'aid' }>;

const inBrief = ({ many, short }: Aid): Brief => [
  [
    'Turns:',
    many
      ? 'the victim, then all assassins, clockwise.'
      : 'the victim, an assassin, the victim, the next assassin.',
  ],
  ['Roll,', 'and move the whole roll. Turn at will, but enter no square twice. If there is no way, stay.'],
  ['Null:', 'the victim rolls again, an assassin stays.'],
  [
    'The victim',
    `${many ? 'also moves diagonally, ' : ''}never through an assassin and never into the safe-house. A move that ends on a base earns a marker.`,
  ],
  [
    'An assassin',
    'moves through assassins and bases, and ends on neither. Never through the victim, or into the safe-house.',
  ],
  [
    'Capture:',
    `end on the victim. You’re the victim now, in the safe-house, and roll at once. The old one hunts${short ? ' and keeps all markers.' : ', without markers.'}`,
  ],
  ['Win:', `end on all four bases, in ${short ? 'however many runs' : 'one run'}.`],
];

const sceneOf = (face: Exclude<TmagFace, Aid>, canvas: Canvas): Scene => {
  const { size } = canvas;
  switch (face.kind) {
    case 'board':
      return boardScene(face.board, face.square, face.many, canvas);
    case 'tile':
      return tileScene(face.square, face.size, canvas);
    case 'base-token':
      return baseTokenScene(face, canvas);
    case 'coin':
      return coinScene(face.value, size.width);
    case 'die':
      return dieScene(canvas, face.net, dieFace);
    case 'pyramid':
      return pyramidScene(canvas, face);
    case 'folding':
      return foldingScene(canvas, face);
  }
};

/** A pyramid and its reflection, each with an edge towards who looks. */
const pyramids: Emblem = ({ x, y }, radius, { shape, engraving }) =>
  [-1, 1].flatMap((up) => {
    const at = (dx: number, dy: number) => ({ x: x + up * dx * radius, y: y + up * dy * radius });
    return [
      polygon([at(0, 0.74), at(0.5, 0.06), at(-0.5, 0.06)], shape),
      line(at(0, 0.74), at(0.14, 0.06), engraving),
    ];
  });

const backOf = (look: Look, back: string): Scene => {
  const sparing = look.ink === 'low';
  const { width } = look.size;
  if (back === 'tmag-none') return blankBack(look);
  if (back === 'tmag-token') return tokenBackScene(width, sparing);
  const suit = SUITS.find((one) => back === `tmag-coin-${one}`);
  return suit ? suitScene(suit, width) : deckBack(look, waves, pyramids);
};

export const faces: FaceSet<TmagFace> = {
  draw: (face, canvas) =>
    face.kind === 'aid' ? (
      <RulesCard
        canvas={canvas}
        head={['TMAG', 'At the table']}
        title="Run or hunt"
        lines={inBrief(face)}
        gap={0.8}
        size={2.7}
        foot={['player aid', face.many ? MANY : FEW]}
      />
    ) : (
      <Whole canvas={canvas} scene={sceneOf(face, canvas)} />
    ),
  back: backOf,
  figures,
  picture: tmagPicture,
};
