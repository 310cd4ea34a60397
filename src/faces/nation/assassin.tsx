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
import type { Desk } from '../desk';
import { Card, Foot, Gap, HeadRule, Space } from '../parts';
import { COLORS, RULES } from '../theme';
import { CardIcon, NAMES } from './icons';

type FaceOf<Kind extends NationFace['kind']> = Extract<NationFace, { kind: Kind }>;

interface With<Kind extends NationFace['kind']> {
  readonly desk: Desk;
  readonly face: FaceOf<Kind>;
}

/** From an area of ink to the cut where there is no bleed, mm. */
const CLEAR = 3;

/** Height of the head of both cards, mm of a standard card; a weapon's is black. */
const HEAD = 19;

/** The black ground of a weapon's head: over the cut by the bleed or, without any, clear of the cut. */
const Band = ({ desk }: { desk: Desk }): VNode => {
  const reach = desk.bleed > 0 ? desk.bleed : -CLEAR;
  return (
    <div
      style={{
        position: 'absolute',
        left: -reach,
        top: -reach,
        width: desk.size.width + 2 * reach,
        height: desk.mm(HEAD) + reach,
        backgroundColor: COLORS.ink,
      }}
    />
  );
};

/** The roll and the time, white on black or black on white. */
const WeaponHead = ({ desk, face }: With<'weapon'>): VNode => {
  const fill = desk.sparing ? COLORS.ink : COLORS.white;
  const roll = msrText(face.weapon.needed);
  return (
    <div
      style={{
        height: desk.mm(HEAD) - desk.margin,
        flexShrink: 0,
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        ...(desk.sparing ? { borderBottom: `${RULES.heavy}px solid ${COLORS.ink}` } : {}),
      }}
    >
      <div style={{ gap: desk.mm(2.4), alignItems: 'center' }}>
        <CardIcon desk={desk} name={face.weapon.icon} size={11} fill={fill} />
        <div style={{ flexDirection: 'column' }}>
          <Picture scene={desk.label('MSR', { size: 2.3, fill })} />
          <Picture scene={desk.shout(roll, { maxSize: 10.5, fill, width: desk.mm(16), lineHeight: 0.9 })} />
        </div>
      </div>
      <div style={{ flexDirection: 'column', alignItems: 'flex-end' }}>
        <Picture scene={desk.label('TIME', { size: 2.3, fill })} />
        <Gap desk={desk} of={1} />
        <Picture scene={desk.label(clockText(face.minutes), { size: 7.6, bold: true, fill })} />
      </div>
    </div>
  );
};

const AttributeWord = ({ desk, attribute }: { desk: Desk; attribute: Attribute }): VNode => {
  const { name, icon } = ATTRIBUTE_LABELS[attribute];
  return (
    <div style={{ gap: desk.mm(1.4), alignItems: 'center' }}>
      <CardIcon desk={desk} name={icon} size={5} />
      <Picture scene={desk.label(name.toUpperCase(), { size: 2.8, bold: true })} />
    </div>
  );
};

export const WeaponCard = ({ desk, face }: With<'weapon'>): VNode => {
  const { weapon } = face;
  return (
    <Card desk={desk}>
      {!desk.sparing && <Band desk={desk} />}
      <WeaponHead desk={desk} face={face} />
      <Space />
      <div style={{ justifyContent: 'center' }}>
        <CardIcon desk={desk} name={weapon.icon} size={32} />
      </div>
      <Space />
      <Picture scene={desk.shout(weapon.name, { maxSize: 13.5, alike: NAMES.weapons })} />
      <Gap desk={desk} of={1.2} />
      <HeadRule />
      <Gap desk={desk} of={2} />
      <div style={{ justifyContent: 'space-between' }}>
        <AttributeWord desk={desk} attribute={weapon.noise} />
        <AttributeWord desk={desk} attribute={weapon.cause} />
      </div>
      <Gap desk={desk} of={3} />
      <Foot desk={desk} left="weapon" right={`${weapon.needed} or more is a hit`} />
    </Card>
  );
};

/** Which of the three phases it is: a mark for each, the one that counts filled. */
const PhaseMarks = ({ desk, phase }: { desk: Desk; phase: Phase }): VNode => {
  const side = desk.mm(2.6);
  const gap = desk.mm(1);
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

const ModifierHead = ({ desk, face }: With<'modifier'>): VNode => {
  const { name, icon } = PHASE_LABELS[face.modifier.phase];
  return (
    <div
      style={{
        height: desk.mm(HEAD) - desk.margin,
        flexShrink: 0,
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        borderBottom: `${RULES.heavy}px solid ${COLORS.ink}`,
      }}
    >
      <CardIcon desk={desk} name={face.modifier.icon} size={11} />
      <div style={{ flexDirection: 'column', alignItems: 'flex-end', gap: desk.mm(1.4) }}>
        <PhaseMarks desk={desk} phase={face.modifier.phase} />
        <div style={{ gap: desk.mm(1.4), alignItems: 'center' }}>
          <CardIcon desk={desk} name={icon} size={5} />
          <Picture scene={desk.label(name.toUpperCase(), { size: 2.8, bold: true })} />
        </div>
      </div>
    </div>
  );
};

export const ModifierCard = ({ desk, face }: With<'modifier'>): VNode => (
  <Card desk={desk}>
    <ModifierHead desk={desk} face={face} />
    <Space />
    <div style={{ justifyContent: 'center' }}>
      <CardIcon desk={desk} name={face.modifier.icon} size={22} />
    </div>
    <Space />
    <Picture
      scene={desk.shout(face.modifier.name, {
        maxSize: 12.5,
        minSize: 6,
        maxLines: 2,
        maxHeight: 20,
        alike: NAMES.modifiers,
      })}
    />
    <Gap desk={desk} of={1.2} />
    <HeadRule />
    <Gap desk={desk} of={1.6} />
    <Picture scene={desk.talk(face.text, { size: 3.6 })} />
    <Gap desk={desk} of={2.6} />
    <Foot desk={desk} left="modifier" right={PHASE_LABELS[face.modifier.phase].name} />
  </Card>
);
