/** What a player keeps on file: contracts, the specialist and the hit list. */
import type { VNode } from 'preact';
import { dollars } from '../../games/nation/cards/money';
import type { Attribute } from '../../games/nation/cards/vocabulary';
import { ATTRIBUTE_LABELS } from '../../games/nation/cards/words';
import type { HitListLine, NationFace } from '../../games/nation/pieces/face';
import { Picture } from '../../scene/layout';
import type { Scene } from '../../scene/scene';
import { line, rect } from '../../scene/shapes';
import type { Desk } from '../desk';
import { Card, Foot, Gap, Head, HeadRule, Photo, Rule, Space, Stamp } from '../parts';
import { COLORS, RULES } from '../theme';
import { pipsOf } from './dice';
import { CardIcon } from './icons';

type FaceOf<Kind extends NationFace['kind']> = Extract<NationFace, { kind: Kind }>;

interface With<Kind extends NationFace['kind']> {
  readonly desk: Desk;
  readonly face: FaceOf<Kind>;
}

/** A plus or a minus as a shape, so that it stands out without its colour. */
const sign = (desk: Desk, positive: boolean): Scene => {
  const side = desk.mm(4);
  const middle = side / 2;
  const stroke = {
    color: positive ? COLORS.ink : COLORS.red,
    width: desk.sparing ? RULES.outline : desk.mm(0.9),
  };
  const across = line({ x: 0, y: middle }, { x: side, y: middle }, stroke);
  const down = line({ x: middle, y: 0 }, { x: middle, y: side }, stroke);
  return { width: side, height: side, items: positive ? [across, down] : [across] };
};

const Term = ({
  desk,
  attribute,
  positive,
}: {
  desk: Desk;
  attribute: Attribute;
  positive: boolean;
}): VNode => {
  const { name, icon } = ATTRIBUTE_LABELS[attribute];
  return (
    <div style={{ flexDirection: 'column' }}>
      <Rule />
      <div style={{ height: desk.mm(7.8), alignItems: 'center', justifyContent: 'space-between' }}>
        <div style={{ gap: desk.mm(1.7), alignItems: 'center' }}>
          <Picture scene={sign(desk, positive)} />
          <CardIcon desk={desk} name={icon} size={5.6} />
          <Picture scene={desk.label(name.toUpperCase(), { size: 2.8, bold: !desk.sparing })} />
        </div>
        <Picture
          scene={desk.label(`${positive ? 'cash' : 'debt'} ${dollars(1)}`, {
            size: 2.6,
            ...(positive ? {} : { fill: COLORS.red }),
          })}
        />
      </div>
    </div>
  );
};

export const ContractCard = ({ desk, face: { contract } }: With<'contract'>): VNode => (
  <Card desk={desk}>
    <Head desk={desk} left="Contract" right="If you hit" />
    <Gap desk={desk} of={2.4} />
    <Picture
      scene={desk.shout(contract.objective, {
        maxSize: 14,
        minSize: 7,
        maxLines: 2,
        maxHeight: 23,
      })}
    />
    <Gap desk={desk} of={1.4} />
    <Picture scene={desk.aside(contract.flavour, { size: 3.1 })} />
    <Gap desk={desk} of={1} />
    <Space />
    {contract.positive.map((attribute) => (
      <Term desk={desk} attribute={attribute} positive={true} />
    ))}
    {contract.negative.map((attribute) => (
      <Term desk={desk} attribute={attribute} positive={false} />
    ))}
    <Rule />
    <Gap desk={desk} of={2.6} />
    <Foot desk={desk} left="contract" right="each that your weapon has" />
  </Card>
);

/** Two dice side by side, leaning against each other. */
const dice = (desk: Desk): Scene => {
  const side = desk.mm(7.4);
  const stroke = { color: COLORS.ink, width: desk.sparing ? RULES.hair : RULES.outline };
  const die = (x: number, value: number) => [
    rect(x, 0.2, side, side, { radius: desk.mm(1), stroke }),
    ...pipsOf(value, { x: x + side / 2, y: 0.2 + side / 2 }, side, desk.sparing),
  ];
  const gap = desk.mm(1.4);
  return {
    width: 2 * side + gap + 0.4,
    height: side + 0.4,
    items: [...die(0.2, 6), ...die(0.2 + side + gap, 2)],
  };
};

export const SpecialistCard = ({ desk, face }: With<'specialist'>): VNode => {
  const { specialist, weapon, holder } = face;
  return (
    <Card desk={desk}>
      <Head desk={desk} left="Specialist" right="Open on the table" />
      <Gap desk={desk} of={2.4} />
      <Photo desk={desk}>
        <CardIcon desk={desk} name={specialist.icon} size={desk.sparing ? 19 : 28} />
      </Photo>
      <Space />
      <Picture scene={desk.shout(specialist.name, { maxSize: desk.sparing ? 10 : 12.5 })} />
      <Gap desk={desk} of={1} />
      <HeadRule desk={desk} />
      <Gap desk={desk} of={1.4} />
      <div style={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <div style={{ gap: desk.mm(1.8), alignItems: 'center' }}>
          <CardIcon desk={desk} name={weapon.icon} size={desk.sparing ? 6.6 : 8} />
          <Picture scene={desk.shout(weapon.name, { maxSize: 7, width: desk.mm(25) })} />
        </div>
        <Picture scene={dice(desk)} />
      </div>
      <Gap desk={desk} of={1.4} />
      <Picture scene={desk.talk('Roll two dice with it, and keep the higher.', { size: 3 })} />
      <Space />
      <Foot desk={desk} left="specialist" right={holder === undefined ? 'keep it open' : `for ${holder}`} />
    </Card>
  );
};

/**
 * Where the six names begin, what stays free between a name and its bonus, and the most that names take where ink is
 * spared: their widths at 1 mm times the square of their size. Lengths in mm of a standard card.
 */
const LIST = { indent: 7.4, gap: 1.6, bonus: 2.9, name: 7.6, sparing: 760 } as const;

/**
 * One size for all names of a list: the largest at which the longest stands beside its bonus and, where ink is spared, at
 * which they take no more of it together than a list may.
 */
const nameSize = (desk: Desk, lines: readonly HitListLine[]): number => {
  const bonus = desk.label(dollars(10), { size: LIST.bonus, bold: true }).width / desk.unit;
  const room = desk.measure / desk.unit - LIST.indent - LIST.gap - bonus;
  const widths = lines.map(({ target }) => desk.book.width(target.name.toUpperCase(), 'shout', 1));
  const size = Math.min(LIST.name, room / Math.max(...widths));
  const together = widths.reduce((sum, width) => sum + width, 0);
  return desk.sparing ? Math.min(size, Math.sqrt(LIST.sparing / together)) : size;
};

export const HitListCard = ({ desk, face }: With<'hit-list'>): VNode => {
  const { lines, number, holder } = face;
  const size = nameSize(desk, lines);
  return (
    <Card desk={desk}>
      <Head desk={desk} left="Hit list" right={`No. ${number}`} />
      <Gap desk={desk} of={2.2} />
      <div style={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Picture
          scene={desk.aside('Paid at the end for each that you took.', {
            size: 3,
            ...(desk.sparing ? {} : { width: desk.mm(30) }),
          })}
        />
        {!desk.sparing && <Stamp desk={desk} text="Top secret" />}
      </div>
      <Space />
      {lines.map(({ target, bonus }) => (
        <div style={{ flexDirection: 'column' }}>
          <Rule />
          <div style={{ height: desk.mm(8.9), alignItems: 'center', justifyContent: 'space-between' }}>
            <div style={{ alignItems: 'center' }}>
              {!desk.sparing && (
                <div style={{ width: desk.mm(LIST.indent) }}>
                  <CardIcon desk={desk} name={target.icon} size={5.6} />
                </div>
              )}
              <Picture
                scene={desk.shout(target.name, {
                  maxSize: size,
                  width: desk.book.width(target.name.toUpperCase(), 'shout', desk.mm(size)) + 0.01,
                })}
              />
            </div>
            <Picture scene={desk.label(`+${dollars(bonus)}`, { size: LIST.bonus, bold: !desk.sparing })} />
          </div>
        </div>
      ))}
      <Rule />
      <Gap desk={desk} of={2} />
      <Foot desk={desk} left="keep secret" right={holder === undefined ? 'hit list' : `for ${holder}`} />
    </Card>
  );
};
