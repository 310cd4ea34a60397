/** What a player keeps on file: contracts, the specialist and the hit list. */

import type { VNode } from 'preact';
import * as m from '#messages/nation-faces';
import type { Canvas } from '../../../look/canvas';
import { Card, Gap, HeadRule, Photo, Rule, Space, Stamp } from '../../../look/parts';
import { COLORS, outline } from '../../../look/theme';
import type { Scene } from '../../../scene/scene';
import { rect } from '../../../scene/shapes';
import { dollars, gain } from '../cards/money';
import { ATTRIBUTE_LABELS } from '../cards/vocabulary';
import { CardIcon, NAMES, type NationWith } from './icons';
import { type ContractTerm, pipsOf, signAt, termsOf } from './shapes';

/** Plus or minus. */
const sign = (canvas: Canvas, positive: boolean): Scene => {
  const side = canvas.mm(4);
  const stroke = { color: positive ? COLORS.ink : COLORS.red, width: canvas.mm(0.9) };
  const items = signAt({ x: side / 2, y: side / 2 }, side / 2, positive, stroke);
  return { width: side, height: side, items };
};

/** Side of an attribute's icon, and what is between the parts of a term, mm of a standard card. */
const TERM = { icon: 6, gap: 1.3 } as const;

/** Of the words of a term: the first with which all terms have room for their icons, or the first of all. */
const TERM_SIZES = [1, 0.95, 0.9, 0.86];

/** Terms share the room below the words. On a small card where a term is too long for a row, words stand there without icons, or in two rows. */
const Term = ({ canvas, term }: { canvas: Canvas; term: ContractTerm }): VNode => {
  const { attribute, positive } = term;
  const { name, icon } = ATTRIBUTE_LABELS[attribute];
  const mark = sign(canvas, positive);
  const widest = (scenes: readonly Scene[]): number => Math.max(...scenes.map(({ width }) => width));
  const at = (size: number) => {
    const wordOf = (word: string): Scene =>
      canvas.label(word.toUpperCase(), { size: 2.8 * size, bold: true });
    const amountOf = (isCash: boolean): Scene =>
      canvas.label((isCash ? m.cashAmount : m.debtAmount)({ dollars: dollars(1) }), {
        size: 2.6 * size,
        fill: isCash ? COLORS.ink : COLORS.red,
      });
    const words = widest(Object.values(ATTRIBUTE_LABELS).map((label) => wordOf(label.name)));
    const taken = mark.width + words + widest([true, false].map(amountOf));
    const hasIcons = taken + canvas.mm(TERM.icon + 3 * TERM.gap) <= canvas.measure;
    return { word: wordOf(name), amount: amountOf(positive), taken, hasIcons };
  };
  const { word, amount, taken, hasIcons } = TERM_SIZES.map(at).find((set) => set.hasIcons) ?? at(1);
  const row = { justifyContent: 'space-between', alignItems: 'center' } as const;
  const rows = { flexDirection: 'column', justifyContent: 'center' } as const;
  return (
    <div style={{ flexDirection: 'column', flexGrow: 1 }}>
      <Rule />
      <div style={{ flexGrow: 1, ...(taken + canvas.mm(1.5 * TERM.gap) > canvas.measure ? rows : row) }}>
        <div style={{ gap: canvas.mm(TERM.gap), alignItems: 'center' }}>
          {mark}
          {hasIcons && <CardIcon canvas={canvas} name={icon} size={TERM.icon} />}
          {word}
        </div>
        {amount}
      </div>
    </div>
  );
};

export const ContractCard = ({ canvas, face: { contract } }: NationWith<'contract'>): VNode => (
  <Card canvas={canvas} head={[m.contractHead, m.ifHit]} foot={[m.contract, m.eachWeaponHas]}>
    <Gap canvas={canvas} of={2.4} />
    {canvas.shout(contract.objective, {
      maxSize: 14,
      minSize: 6,
      maxLines: 2,
      maxHeight: 23,
      alike: NAMES.contracts,
    })}
    <Gap canvas={canvas} of={1.4} />
    {canvas.aside(contract.flavour, { size: 3.1 })}
    <Gap canvas={canvas} of={2.4} />
    <div style={{ flexDirection: 'column', flexGrow: 1 }}>
      {termsOf(contract).map((term) => (
        <Term canvas={canvas} term={term} />
      ))}
    </div>
    <Rule />
    <Gap canvas={canvas} of={2.6} />
  </Card>
);

/** Two dice side by side, leaning against each other. */
const dice = (canvas: Canvas): Scene => {
  const side = canvas.mm(7.4);
  const die = (x: number, value: number) => [
    rect(x, 0.2, side, side, { radius: canvas.mm(1), stroke: outline }),
    ...pipsOf(value, { x: x + side / 2, y: 0.2 + side / 2 }, side),
  ];
  const gap = canvas.mm(1.4);
  return {
    width: 2 * side + gap + 0.4,
    height: side + 0.4,
    items: [...die(0.2, 6), ...die(0.2 + side + gap, 2)],
  };
};

export const SpecialistCard = ({ canvas, face }: NationWith<'specialist'>): VNode => {
  const { specialist, weapon } = face;
  return (
    <Card canvas={canvas} head={[m.specialistHead, m.openOnTable]} foot={[m.specialist, m.keepOpen]}>
      <Gap canvas={canvas} of={2.4} />
      <Photo canvas={canvas}>
        <CardIcon canvas={canvas} name={specialist.icon} size={28 * canvas.room.pictures} />
      </Photo>
      <Space />
      {canvas.shout(specialist.name, { maxSize: 12.5, alike: NAMES.specialists })}
      <HeadRule canvas={canvas} above={1} below={1.4} />
      <div style={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <div style={{ gap: canvas.mm(1.8), alignItems: 'center' }}>
          <CardIcon canvas={canvas} name={weapon.icon} size={8} />
          {canvas.shout(weapon.name, { maxSize: 7, width: canvas.mm(25), alike: NAMES.weapons })}
        </div>
        {dice(canvas)}
      </div>
      <Gap canvas={canvas} of={1.4} />
      {canvas.talk(m.rollTwoDice, { size: 3 })}
      <Space canvas={canvas} />
    </Card>
  );
};

/** Where the six names begin, and how wide and large they are, mm of a standard card. */
const LIST = { indent: 7.4, names: 32, name: 7.6, bonus: 2.9, gap: 1.6 } as const;

export const HitListCard = ({ canvas, face }: NationWith<'hit-list'>): VNode => {
  const { lines, number } = face;
  const bonusOf = (bonus: number) => canvas.label(gain(bonus), { size: LIST.bonus, bold: true });
  const widest = Math.max(...lines.map(({ bonus }) => bonusOf(bonus).width));
  return (
    <Card canvas={canvas} head={[m.hitListHead, m.listNumber({ number })]} foot={[m.keepSecret, m.hitList]}>
      <Gap canvas={canvas} of={2.2} />
      <div style={{ justifyContent: 'space-between', alignItems: 'center' }}>
        {canvas.aside(m.paidAtEnd, {
          size: 3,
          width: canvas.mm(30),
        })}
        <Stamp canvas={canvas} text={m.topSecret} />
      </div>
      <Space />
      {lines.map(({ target, bonus }) => (
        <div style={{ flexDirection: 'column' }}>
          <Rule />
          <div style={{ height: canvas.mm(8.9), alignItems: 'center', justifyContent: 'space-between' }}>
            <div style={{ alignItems: 'center' }}>
              <div style={{ width: canvas.mm(LIST.indent) }}>
                <CardIcon canvas={canvas} name={target.icon} size={5.6} />
              </div>
              {canvas.shout(target.name, {
                maxSize: LIST.name,
                width: Math.min(
                  canvas.mm(LIST.names),
                  canvas.measure - canvas.mm(LIST.indent + LIST.gap) - widest,
                ),
                alike: NAMES.targets,
              })}
            </div>
            {bonusOf(bonus)}
          </div>
        </div>
      ))}
      <Rule />
      <Gap canvas={canvas} of={2} />
    </Card>
  );
};
