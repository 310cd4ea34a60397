/**
 * Faces of TMAG. Boards, nets and tokens are drawings to the millimetre rather than boxes of text, so each is one scene
 * that fills its piece; the player aid is a card of rules.
 */

import * as m from '#messages/tmag-faces';
import { blankBack, deckBack, type Emblem, waves } from '../../look/backs';
import { bold, type Canvas, type Look } from '../../look/canvas';
import { dieScene } from '../../look/cut-outs/nets';
import type { FaceSet } from '../../look/face';
import { type Brief, RulesCard } from '../../look/parts';
import type { Drawn } from '../../scene/layout';
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

const inBrief = (aid: Aid): Brief => {
  const given = { many: aid.many ? 'yes' : 'no', short: aid.short ? 'yes' : 'no', b: bold };
  return [
    m.briefTurns(given),
    m.briefRoll(given),
    m.briefNull(given),
    m.briefVictim(given),
    m.briefAssassin(given),
    m.briefCapture(given),
    m.briefWin(given),
  ];
};

const draw = (face: TmagFace, canvas: Canvas): Drawn => {
  switch (face.kind) {
    case 'aid':
      return (
        <RulesCard
          canvas={canvas}
          head={['TMAG', m.atTable]}
          title={m.runOrHunt}
          lines={inBrief(face)}
          gap={0.8}
          size={2.7}
          foot={[m.playerAid, face.many ? MANY : FEW]}
        />
      );
    case 'board':
      return boardScene(face.board, face.square, face.many, canvas, face.places);
    case 'tile':
      return tileScene(face.square, face.size, canvas, face.place);
    case 'base-token':
      return baseTokenScene(face, canvas);
    case 'coin':
      return coinScene(face.value, canvas.size.width);
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

export const faces: FaceSet<TmagFace> = { draw, back: backOf, figures, picture: tmagPicture };
