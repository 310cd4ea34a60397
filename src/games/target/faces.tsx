/** Faces of Assassin, for Magic: the target card and the rules at a glance. */
import type { VNode } from 'preact';
import { daggers, deckBack, ripples } from '../../look/backs';
import { bold } from '../../look/canvas';
import type { FaceSet } from '../../look/face';
import type { OwnPicture } from '../../look/icons';
import { type Brief, Card, Gap, Icon, Photo, Rule, RulesCard, Space, type With } from '../../look/parts';
import { COLORS, RULES } from '../../look/theme';
import { Picture } from '../../scene/layout';
import { figures } from './faces/figures';
import { targetPicture } from './faces/picture';
import { TARGET_TITLE, type TargetFace } from './kit';

/** The name, or a line to write it on. */
const Name = ({ canvas, face: { name, names } }: With<TargetFace, 'target'>): VNode =>
  name === undefined ? (
    <div style={{ height: canvas.mm(13), flexDirection: 'column', justifyContent: 'flex-end' }}>
      <div style={{ height: RULES.outline, backgroundColor: COLORS.ink }} />
    </div>
  ) : (
    <Picture
      scene={canvas.shout(name, {
        maxSize: 14,
        minSize: 4,
        maxLines: 2,
        lineHeight: 1.02,
        maxHeight: 15,
        alike: names,
      })}
    />
  );

const TargetCard = ({ canvas, face }: With<TargetFace, 'target'>): VNode => (
  <Card
    canvas={canvas}
    head={['Assassin', `File ${String(face.number).padStart(2, '0')}`]}
    foot={['keep secret', `${face.of} players`]}
  >
    <Gap canvas={canvas} of={2.6} />
    <Photo canvas={canvas}>
      <Icon
        canvas={canvas}
        name={(face.own?.picture as OwnPicture | undefined) ?? 'hooded-figure'}
        size={27}
      />
    </Photo>
    <Space />
    <Picture scene={canvas.label((face.own?.title ?? TARGET_TITLE).toUpperCase(), { fill: COLORS.red })} />
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
    <Picture
      scene={canvas.talk(
        face.own?.text ?? [
          'Attack them, or aim a spell at them or at what they control: ',
          bold('first blood.'),
          ' Show this card at once.',
        ],
        { size: 3.05 },
      )}
    />
    <Space />
  </Card>
);

const IN_BRIEF: Brief = [
  ['You can attack', 'your target, and anyone who has drawn first blood on you. Nobody else.'],
  [
    'First blood',
    'is an attack on your target or their planeswalker, or a spell aimed at them or at what they control.',
  ],
  ['It shows', 'your card to all, at once.'],
  ['A hit', 'is your own target dead by your hand. Striking back scores nothing.'],
  ['Someone is out:', 'hand the cards in and deal again, at once, in mid-turn.'],
  ['With two left', 'each hunts the other. Most hits wins; equal hits are a draw.'],
];

export const faces: FaceSet<TargetFace> = {
  draw: (face, canvas) =>
    face.kind === 'target' ? (
      <TargetCard canvas={canvas} face={face} />
    ) : (
      <RulesCard
        canvas={canvas}
        head={['Assassin', 'At the table']}
        title="Who you can attack"
        lines={IN_BRIEF}
        foot={['rules', 'for everyone']}
      />
    ),
  back: (look) => deckBack(look, ripples, daggers),
  figures,
  picture: targetPicture,
};
