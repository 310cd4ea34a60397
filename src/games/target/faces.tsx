/** Faces of Assassin, for Magic: the target card and the rules at a glance. */

import type { VNode } from 'preact';
import * as common from '#messages/look';
import * as m from '#messages/target-faces';
import { capitals } from '../../base/names';
import { daggers, deckBack, ripples } from '../../look/backs';
import { bold } from '../../look/canvas';
import type { FaceSet } from '../../look/face';
import type { OwnPicture } from '../../look/icons';
import { type Brief, Card, Gap, Icon, Photo, Rule, RulesCard, Space, type With } from '../../look/parts';
import { COLORS, RULES } from '../../look/theme';
import type { Scene } from '../../scene/scene';
import { TARGET_TITLE } from './deal';
import { figures } from './faces/figures';
import { targetPicture } from './faces/picture';
import type { TargetFace } from './kit';

/** The name, or a line to write it on. */
const Name = ({ canvas, face: { name, names } }: With<TargetFace, 'target'>): VNode | Scene =>
  name === undefined ? (
    <div style={{ height: canvas.mm(13), flexDirection: 'column', justifyContent: 'flex-end' }}>
      <div style={{ height: RULES.outline, backgroundColor: COLORS.ink }} />
    </div>
  ) : (
    canvas.shout(name, {
      maxSize: 14,
      minSize: 4,
      maxLines: 2,
      lineHeight: 1.02,
      maxHeight: 15,
      alike: names,
    })
  );

const TargetCard = ({ canvas, face }: With<TargetFace, 'target'>): VNode => (
  <Card
    canvas={canvas}
    head={[common.game, m.fileNumber({ number: String(face.number).padStart(2, '0') })]}
    foot={[common.keepSecret, common.players({ count: face.of })]}
  >
    <Gap canvas={canvas} of={2.6} />
    <Photo canvas={canvas}>
      <Icon
        canvas={canvas}
        name={(face.own?.picture as OwnPicture | undefined) ?? 'hooded-figure'}
        size={27 * canvas.room.pictures}
      />
    </Photo>
    <Space canvas={canvas} />
    {canvas.label(capitals(face.own?.title ?? TARGET_TITLE), { fill: COLORS.red })}
    <Gap canvas={canvas} of={0.4} />
    {/* As high whatever the script, so that nothing above it shows from behind which name it is. */}
    <div
      style={{ height: canvas.mm(15.2), flexShrink: 0, flexDirection: 'column', justifyContent: 'center' }}
    >
      <Name canvas={canvas} face={face} />
    </div>
    <Gap canvas={canvas} of={1.2} />
    <Rule />
    <Gap canvas={canvas} of={1.2} />
    {canvas.talk(face.own?.text ?? m.instruction({ b: bold }), { size: 3.05 })}
    <Space canvas={canvas} />
  </Card>
);

const IN_BRIEF: Brief = [
  m.briefAttack,
  m.briefBlood,
  m.briefShows,
  m.briefHit,
  m.briefOut,
  m.briefTwoLeft,
].map((words) => words({ b: bold }));

export const faces: FaceSet<TargetFace> = {
  draw: (face, canvas) =>
    face.kind === 'target' ? (
      <TargetCard canvas={canvas} face={face} />
    ) : (
      <RulesCard
        canvas={canvas}
        head={[common.game, m.atTable]}
        title={m.whoYouCanAttack}
        lines={IN_BRIEF}
        foot={[common.rules, common.forEveryone]}
      />
    ),
  back: (look) => deckBack(look, ripples, daggers),
  figures,
  picture: targetPicture,
};
