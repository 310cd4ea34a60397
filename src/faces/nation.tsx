/** Faces of Assassin Nation: cards in boxes of text; tiles, maps, tokens and dice as drawings that fill their piece. */
import type { VNode } from 'preact';
import type { NationFace } from '../games/nation/kit';
import type { Scene } from '../scene/scene';
import type { Canvas } from './canvas';
import { dieScene } from './cut-outs/nets';
import type { FaceSet } from './face';
import { AidCard } from './nation/aid';
import { ModifierCard, WeaponCard } from './nation/assassin';
import { backOf } from './nation/backs';
import { pipsOf } from './nation/dice';
import { pyramidFigure } from './nation/figures/pyramid';
import { contractFigure, weaponFigure } from './nation/figures/reading';
import { tableFigures } from './nation/figures/table';
import { ContractCard, HitListCard, SpecialistCard } from './nation/files';
import { mapScene } from './nation/map';
import { nationPicture } from './nation/picture';
import { tileScene } from './nation/tile';
import { firstPlayerScene, moneyScene } from './nation/tokens';
import { Whole } from './parts';

/** By key, as `::figure` in content/nation names them. */
export const figures: Readonly<Record<string, () => Scene>> = {
  pyramid: pyramidFigure,
  'reading-weapon': weaponFigure,
  'reading-contract': contractFigure,
  ...tableFigures,
};

const draw = (face: NationFace, canvas: Canvas): VNode => {
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
      return <AidCard canvas={canvas} players={face.players} />;
    case 'target':
      return <Whole canvas={canvas} scene={tileScene(canvas, face.target)} />;
    case 'map':
      return <Whole canvas={canvas} scene={mapScene(canvas, face)} />;
    case 'cash':
    case 'debt':
      return (
        <Whole
          canvas={canvas}
          scene={moneyScene(face.kind, face.amount, { ...token, square: face.square })}
        />
      );
    case 'first-player':
      return <Whole canvas={canvas} scene={firstPlayerScene(token)} />;
    case 'die':
      return (
        <Whole
          canvas={canvas}
          scene={dieScene(canvas, face.net, (id, at, edge) => pipsOf(Number(id), at, edge))}
        />
      );
  }
};

export const faces: FaceSet<NationFace> = { draw, back: backOf, figures, picture: nationPicture };
