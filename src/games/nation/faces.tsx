/** Faces of Assassin Nation: cards in boxes of text; tiles, maps, tokens and dice as drawings that fill their piece. */

import * as m from '#messages/nation-faces';
import { bold, type Canvas } from '../../look/canvas';
import { dieScene } from '../../look/cut-outs/nets';
import type { FaceSet } from '../../look/face';
import { type Brief, RulesCard } from '../../look/parts';
import type { Drawn } from '../../scene/layout';
import type { Scene } from '../../scene/scene';
import { dollars } from './cards/money';
import { msrText, PAIR_MSR, UNARMED_NEEDED } from './cards/msr';
import { ModifierCard, WeaponCard } from './faces/assassin';
import { backOf } from './faces/backs';
import { contractFigure, otherPiecesFigure, pyramidFigure, weaponFigure } from './faces/figures/diagram';
import { tableFigures } from './faces/figures/table';
import { ContractCard, HitListCard, SpecialistCard } from './faces/files';
import { nationPicture } from './faces/picture';
import { pipsOf } from './faces/shapes';
import { mapScene, tileScene } from './faces/tile';
import { firstPlayerScene, moneyScene } from './faces/tokens';
import type { NationFace } from './kit';
import { HAND_LIMITS, HAND_SIZES, NATION_SEATS } from './rules/places';

const IN_BRIEF: Brief = [
  m.briefIntel({ dollars: dollars(1), b: bold }),
  m.briefAssassination({ b: bold }),
  m.briefReveal({ b: bold }),
  m.briefRoll({ pair: PAIR_MSR, unarmed: msrText(UNARMED_NEEDED), b: bold }),
  m.briefHit({ b: bold }),
  m.briefMiss({ dollars: dollars(1), b: bold }),
  m.briefDraw({
    ...HAND_SIZES,
    mostAssassin: HAND_LIMITS.assassin,
    mostContract: HAND_LIMITS.contract,
    b: bold,
  }),
  m.briefEnd({ b: bold }),
];

/** By key, as `::figure` in content/nation names them. */
export const figures: Readonly<Record<string, () => Scene>> = {
  pyramid: pyramidFigure,
  'reading-weapon': weaponFigure,
  'reading-contract': contractFigure,
  'reading-rest': otherPiecesFigure,
  ...tableFigures,
};

const draw = (face: NationFace, canvas: Canvas): Drawn => {
  const token = { size: canvas.size.width, sparing: canvas.sparing };
  switch (face.kind) {
    case 'weapon':
      return <WeaponCard canvas={canvas} face={face} />;
    case 'modifier':
      return <ModifierCard canvas={canvas} face={face} />;
    case 'contract':
      return <ContractCard canvas={canvas} face={face} />;
    case 'specialist':
      return <SpecialistCard canvas={canvas} face={face} />;
    case 'hit-list':
      return <HitListCard canvas={canvas} face={face} />;
    case 'aid':
      return (
        <RulesCard
          canvas={canvas}
          head={[NATION_SEATS.title, m.atTable]}
          title={m.threePhases}
          lines={IN_BRIEF}
          gap={0.8}
          size={2.7}
          foot={[m.playerAid, m.players({ count: face.players })]}
        />
      );
    case 'target':
      return tileScene(canvas, face.target);
    case 'map':
      return mapScene(canvas, face);
    case 'cash':
    case 'debt':
      return moneyScene(face.kind, face.amount, { ...token, square: face.square });
    case 'first-player':
      return firstPlayerScene(token);
    case 'die':
      return dieScene(canvas, face.net, (id, at, edge) => pipsOf(Number(id), at, edge));
  }
};

export const faces: FaceSet<NationFace> = { draw, back: backOf, figures, picture: nationPicture };
