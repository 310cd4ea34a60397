/**
 * The assassin deck: weapons and modifiers. Both have an icon in the corner that a fanned hand shows; a weapon says its
 * roll and its time beside it, a modifier the phase in which it is played.
 */
import type { VNode } from 'preact';
import { clockText } from '../../games/nation/cards/clock';
import { msrText } from '../../games/nation/cards/msr';
import { type Attribute, PHASES, type Phase } from '../../games/nation/cards/vocabulary';
import { ATTRIBUTE_LABELS, PHASE_LABELS } from '../../games/nation/cards/words';
import type { NationFace } from '../../games/nation/kit';
import { Picture } from '../../scene/layout';
import { rect } from '../../scene/shapes';
import type { Canvas } from '../canvas';
import { Card, Foot, Gap, HeadRule, Space } from '../parts';
import { COLORS, RULES } from '../theme';
import { CardIcon, NAMES } from './icons';

type FaceOf<Kind extends NationFace['kind']> = Extract<NationFace, { kind: Kind }>;

interface With<Kind extends NationFace['kind']> {
  readonly canvas: Canvas;
  readonly face: FaceOf<Kind>;
}

/** From an area of ink to the cut where there is no bleed, mm. */
const CLEAR = 3;

/** Height of the head of both cards, mm of a standard card; a weapon's is black. */
const HEAD = 19;

/** The black ground of a weapon's head: over the cut by the bleed or, without any, clear of the cut. */
const Band = ({ canvas }: { canvas: Canvas }): VNode => {
  const reach = canvas.bleed > 0 ? canvas.bleed : -CLEAR;
  return (
    <div
      style={{
        position: 'absolute',
        left: -reach,
        top: -reach,
        width: canvas.size.width + 2 * reach,
        height: canvas.mm(HEAD) + reach,
        backgroundColor: COLORS.ink,
      }}
    />
  );
};

/** The roll and the time, white on black or black on white. */
const WeaponHead = ({ canvas, face }: With<'weapon'>): VNode => {
  const fill = canvas.sparing ? COLORS.ink : COLORS.white;
  const roll = msrText(face.weapon.needed);
  return (
    <div
      style={{
        height: canvas.mm(HEAD) - canvas.margin,
        flexShrink: 0,
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        ...(canvas.sparing ? { borderBottom: `${RULES.heavy}px solid ${COLORS.ink}` } : {}),
      }}
    >
      <div style={{ gap: canvas.mm(2.4), alignItems: 'center' }}>
        <CardIcon canvas={canvas} name={face.weapon.icon} size={11} fill={fill} />
        <div style={{ flexDirection: 'column' }}>
          <Picture scene={canvas.label('MSR', { size: 2.3, fill })} />
          <Picture
            scene={canvas.shout(roll, { maxSize: 10.5, fill, width: canvas.mm(16), lineHeight: 0.9 })}
          />
        </div>
      </div>
      <div style={{ flexDirection: 'column', alignItems: 'flex-end' }}>
        <Picture scene={canvas.label('TIME', { size: 2.3, fill })} />
        <Gap canvas={canvas} of={1} />
        <Picture scene={canvas.label(clockText(face.minutes), { size: 7.6, bold: true, fill })} />
      </div>
    </div>
  );
};

const AttributeWord = ({ canvas, attribute }: { canvas: Canvas; attribute: Attribute }): VNode => {
  const { name, icon } = ATTRIBUTE_LABELS[attribute];
  return (
    <div style={{ gap: canvas.mm(1.4), alignItems: 'center' }}>
      <CardIcon canvas={canvas} name={icon} size={5} />
      <Picture scene={canvas.label(name.toUpperCase(), { size: 2.8, bold: true })} />
    </div>
  );
};

export const WeaponCard = ({ canvas, face }: With<'weapon'>): VNode => {
  const { weapon } = face;
  return (
    <Card canvas={canvas}>
      {!canvas.sparing && <Band canvas={canvas} />}
      <WeaponHead canvas={canvas} face={face} />
      <Space />
      <div style={{ justifyContent: 'center' }}>
        <CardIcon canvas={canvas} name={weapon.icon} size={32} />
      </div>
      <Space />
      <Picture scene={canvas.shout(weapon.name, { maxSize: 13.5, alike: NAMES.weapons })} />
      <Gap canvas={canvas} of={1.2} />
      <HeadRule />
      <Gap canvas={canvas} of={2} />
      <div style={{ justifyContent: 'space-between' }}>
        <AttributeWord canvas={canvas} attribute={weapon.noise} />
        <AttributeWord canvas={canvas} attribute={weapon.cause} />
      </div>
      <Gap canvas={canvas} of={3} />
      <Foot canvas={canvas} left="weapon" right={`${weapon.needed} or more is a hit`} />
    </Card>
  );
};

/** Which of the three phases it is: a mark for each, the one that counts filled. */
const PhaseMarks = ({ canvas, phase }: { canvas: Canvas; phase: Phase }): VNode => {
  const side = canvas.mm(2.6);
  const gap = canvas.mm(1);
  const marks = PHASES.map((one, i) => {
    const paint = one === phase ? { fill: COLORS.ink } : {};
    const line = RULES.hair;
    return rect(i * (side + gap) + line / 2, line / 2, side - line, side - line, {
      ...paint,
      stroke: { color: COLORS.ink, width: line },
    });
  });
  return (
    <Picture
      scene={{ width: PHASES.length * side + (PHASES.length - 1) * gap, height: side, items: marks }}
    />
  );
};

const ModifierHead = ({ canvas, face }: With<'modifier'>): VNode => {
  const { name, icon } = PHASE_LABELS[face.modifier.phase];
  return (
    <div
      style={{
        height: canvas.mm(HEAD) - canvas.margin,
        flexShrink: 0,
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        borderBottom: `${RULES.heavy}px solid ${COLORS.ink}`,
      }}
    >
      <CardIcon canvas={canvas} name={face.modifier.icon} size={11} />
      <div style={{ flexDirection: 'column', alignItems: 'flex-end', gap: canvas.mm(1.4) }}>
        <PhaseMarks canvas={canvas} phase={face.modifier.phase} />
        <div style={{ gap: canvas.mm(1.4), alignItems: 'center' }}>
          <CardIcon canvas={canvas} name={icon} size={5} />
          <Picture scene={canvas.label(name.toUpperCase(), { size: 2.8, bold: true })} />
        </div>
      </div>
    </div>
  );
};

export const ModifierCard = ({ canvas, face }: With<'modifier'>): VNode => (
  <Card canvas={canvas}>
    <ModifierHead canvas={canvas} face={face} />
    <Space />
    <div style={{ justifyContent: 'center' }}>
      <CardIcon canvas={canvas} name={face.modifier.icon} size={22} />
    </div>
    <Space />
    <Picture
      scene={canvas.shout(face.modifier.name, {
        maxSize: 12.5,
        minSize: 6,
        maxLines: 2,
        maxHeight: 20,
        alike: NAMES.modifiers,
      })}
    />
    <Gap canvas={canvas} of={1.2} />
    <HeadRule />
    <Gap canvas={canvas} of={1.6} />
    <Picture scene={canvas.talk(face.text, { size: 3.6 })} />
    <Gap canvas={canvas} of={2.6} />
    <Foot canvas={canvas} left="modifier" right={PHASE_LABELS[face.modifier.phase].name} />
  </Card>
);
