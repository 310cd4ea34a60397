/**
 * The assassin deck: weapons and modifiers. Both have an icon in the corner that a fanned hand shows; a weapon says its
 * roll and its time beside it, a modifier the phase in which it is played.
 */

import type { VNode } from 'preact';
import * as m from '#messages/nation-faces';
import type { Canvas } from '../../../look/canvas';
import { Card, Gap, HeadRule, Space } from '../../../look/parts';
import { COLORS, RULES } from '../../../look/theme';
import type { Scene } from '../../../scene/scene';
import { rect } from '../../../scene/shapes';
import { clockText } from '../cards/clock';
import { msrText } from '../cards/msr';
import { ATTRIBUTE_LABELS, PHASE_LABELS, PHASES, type Phase } from '../cards/vocabulary';
import { CardIcon, IconWord, iconWordWidth, NAMES, type NationWith } from './icons';

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

const headStyle = (canvas: Canvas, ruled: boolean) => ({
  height: canvas.mm(HEAD) - canvas.margin,
  flexShrink: 0,
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  ...(ruled ? { borderBottom: `${RULES.heavy}px solid ${COLORS.ink}` } : {}),
});

/** The roll and the time, white on black or black on white. */
const WeaponHead = ({ canvas, face }: NationWith<'weapon'>): VNode => {
  const fill = canvas.sparing ? COLORS.ink : COLORS.white;
  const roll = msrText(face.weapon.needed);
  return (
    <div style={headStyle(canvas, canvas.sparing)}>
      <div style={{ gap: canvas.mm(2.4), alignItems: 'center' }}>
        <CardIcon canvas={canvas} name={face.weapon.icon} size={11} fill={fill} />
        <div style={{ flexDirection: 'column' }}>
          {canvas.label(m.msrShort, { size: 2.3, fill })}
          {canvas.shout(roll, { maxSize: 10.5, fill, width: canvas.mm(16), lineHeight: 0.9 })}
        </div>
      </div>
      <div style={{ flexDirection: 'column', alignItems: 'flex-end' }}>
        {canvas.label(m.time.toUpperCase(), { size: 2.3, fill })}
        <Gap canvas={canvas} of={1} />
        {canvas.label(clockText(face.minutes), { size: 7.6, bold: true, fill })}
      </div>
    </div>
  );
};

export const WeaponCard = ({ canvas, face }: NationWith<'weapon'>): VNode => {
  const { weapon } = face;
  const labels = [ATTRIBUTE_LABELS[weapon.noise], ATTRIBUTE_LABELS[weapon.cause]];
  const isWide = labels.reduce((sum, label) => sum + iconWordWidth(canvas, label), 0) > canvas.measure;
  return (
    <Card canvas={canvas} foot={[m.weapon, m.orMoreHits({ needed: weapon.needed })]}>
      {!canvas.sparing && <Band canvas={canvas} />}
      <WeaponHead canvas={canvas} face={face} />
      <Space />
      <div style={{ justifyContent: 'center' }}>
        <CardIcon canvas={canvas} name={weapon.icon} size={32} />
      </div>
      <Space />
      {canvas.shout(weapon.name, { maxSize: 13.5, alike: NAMES.weapons })}
      <HeadRule canvas={canvas} above={1.2} below={2} />
      <div style={{ justifyContent: 'space-between', ...(isWide ? { flexDirection: 'column' } : {}) }}>
        {labels.map((label) => (
          <IconWord canvas={canvas} label={label} />
        ))}
      </div>
      <Gap canvas={canvas} of={isWide ? 1 : 3} />
    </Card>
  );
};

/** Which of the three phases it is: a mark for each, the one that counts filled. */
const PhaseMarks = ({ canvas, phase }: { canvas: Canvas; phase: Phase }): Scene => {
  const side = canvas.mm(2.6);
  const gap = canvas.mm(1);
  const line = RULES.hair;
  const marks = PHASES.map((one, i) =>
    rect(i * (side + gap) + line / 2, line / 2, side - line, side - line, {
      ...(one === phase ? { fill: COLORS.ink } : {}),
      stroke: { color: COLORS.ink, width: line },
    }),
  );
  return { width: PHASES.length * side + (PHASES.length - 1) * gap, height: side, items: marks };
};

const ModifierHead = ({ canvas, face }: NationWith<'modifier'>): VNode => (
  <div style={headStyle(canvas, true)}>
    <CardIcon canvas={canvas} name={face.modifier.icon} size={11} />
    <div style={{ flexDirection: 'column', alignItems: 'flex-end', gap: canvas.mm(1.4) }}>
      <PhaseMarks canvas={canvas} phase={face.modifier.phase} />
      <IconWord canvas={canvas} label={PHASE_LABELS[face.modifier.phase]} />
    </div>
  </div>
);

/** Room for what a modifier does, mm of a standard card: three lines, so that all names are at one height. */
const TEXT = 17;

export const ModifierCard = ({ canvas, face }: NationWith<'modifier'>): VNode => (
  <Card canvas={canvas} foot={[m.modifier, PHASE_LABELS[face.modifier.phase].name]}>
    <ModifierHead canvas={canvas} face={face} />
    <Space />
    <div style={{ justifyContent: 'center' }}>
      <CardIcon canvas={canvas} name={face.modifier.icon} size={20} />
    </div>
    <Space />
    {canvas.shout(face.modifier.name, {
      maxSize: 12.5,
      minSize: 6,
      maxLines: 2,
      maxHeight: 20,
      alike: NAMES.modifiers,
    })}
    <HeadRule canvas={canvas} above={1.2} below={1.6} />
    <div style={{ height: canvas.mm(TEXT), flexShrink: 0 }}>{canvas.talk(face.text, { size: 3.6 })}</div>
  </Card>
);
