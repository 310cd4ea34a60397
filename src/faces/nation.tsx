/** Faces of Assassin Nation: cards in boxes of text; tiles, maps, tokens and dice as drawings that fill their piece. */
import type { VNode } from 'preact';
import type { NationFace } from '../games/nation/kit';
import type { Scene } from '../scene/scene';
import { dieScene } from './cut-outs/nets';
import type { Desk } from './desk';
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

const draw = (face: NationFace, desk: Desk): VNode => {
  const token = { size: desk.size.width, sparing: desk.sparing };
  switch (face.kind) {
    case 'weapon':
      return <WeaponCard desk={desk} face={face} />;
    case 'modifier':
      return <ModifierCard desk={desk} face={face} />;
    case 'contract':
      return <ContractCard desk={desk} face={face} />;
    case 'specialist':
      return <SpecialistCard desk={desk} face={face} />;
    case 'hit-list':
      return <HitListCard desk={desk} face={face} />;
    case 'aid':
      return <AidCard desk={desk} players={face.players} />;
    case 'target':
      return <Whole desk={desk} scene={tileScene(desk, face.target)} />;
    case 'map':
      return <Whole desk={desk} scene={mapScene(desk, face)} />;
    case 'cash':
    case 'debt':
      return (
        <Whole desk={desk} scene={moneyScene(face.kind, face.amount, { ...token, square: face.square })} />
      );
    case 'first-player':
      return <Whole desk={desk} scene={firstPlayerScene(token)} />;
    case 'die':
      return (
        <Whole desk={desk} scene={dieScene(desk, face.net, (id, at, edge) => pipsOf(Number(id), at, edge))} />
      );
  }
};

export const faces: FaceSet<NationFace> = { draw, back: backOf, figures, picture: nationPicture };
