/** Faces of Assassin Nation: cards in boxes of text; tiles, maps, tokens and dice as drawings that fill their piece. */
import type { VNode } from 'preact';
import type { Canvas } from '../../look/canvas';
import { dieScene } from '../../look/cut-outs/nets';
import type { FaceSet } from '../../look/face';
import { type Brief, RulesCard, Whole } from '../../look/parts';
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
import { HAND_LIMITS, HAND_SIZES, marketSize } from './rules/places';

const inBrief = (players: number): Brief => [
  [
    'Intel.',
    `The market, ${marketSize(players)} cards: take one, or draw. For ${dollars(1)} look at two and keep one. Play Intel cards.`,
  ],
  ['Assassination.', 'Mark a target. Lay a contract, a weapon and cards of this phase face down.'],
  ['Reveal.', 'Turn all up, play Reveal cards, and roll. Shared targets first, the earlier time first.'],
  [
    'The roll:',
    `6–3 needs 3 or more. A second card of the weapon is +${PAIR_MSR}. Bare hands need ${msrText(UNARMED_NEEDED)}.`,
  ],
  ['A hit:', 'the tile, the cash on it, and what your contract pays and costs.'],
  ['A miss:', `${dollars(1)} from the bank goes on the tile.`],
  [
    'Then',
    `discard any, draw up to ${HAND_SIZES.assassin} and ${HAND_SIZES.contract} contracts. Never hold more than ${HAND_LIMITS.assassin} and ${HAND_LIMITS.contract}.`,
  ],
  ['The end:', 'no tile is left. Tiles, cash and hit list, less debt.'],
];

/** By key, as `::figure` in content/nation names them. */
export const figures: Readonly<Record<string, () => Scene>> = {
  pyramid: pyramidFigure,
  'reading-weapon': weaponFigure,
  'reading-contract': contractFigure,
  'reading-rest': otherPiecesFigure,
  ...tableFigures,
};

const draw = (face: NationFace, canvas: Canvas): VNode => {
  const token = { size: canvas.size.width, sparing: canvas.sparing };
  const whole = (scene: Scene): VNode => <Whole canvas={canvas} scene={scene} />;
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
          head={['Assassin Nation', 'At the table']}
          title="Three phases a round"
          lines={inBrief(face.players)}
          gap={0.8}
          size={2.7}
          foot={['player aid', `${face.players} players`]}
        />
      );
    case 'target':
      return whole(tileScene(canvas, face.target));
    case 'map':
      return whole(mapScene(canvas, face));
    case 'cash':
    case 'debt':
      return whole(moneyScene(face.kind, face.amount, { ...token, square: face.square }));
    case 'first-player':
      return whole(firstPlayerScene(token));
    case 'die':
      return whole(dieScene(canvas, face.net, (id, at, edge) => pipsOf(Number(id), at, edge)));
  }
};

export const faces: FaceSet<NationFace> = { draw, back: backOf, figures, picture: nationPicture };
