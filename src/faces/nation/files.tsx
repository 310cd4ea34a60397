/** What a player keeps on file: contracts, the specialist and the hit list. */
import type { VNode } from 'preact';
import { dollars } from '../../games/nation/cards/money';
import type { Attribute } from '../../games/nation/cards/vocabulary';
import { ATTRIBUTE_LABELS } from '../../games/nation/cards/words';
import type { NationFace } from '../../games/nation/kit';
import { Picture } from '../../scene/layout';
import type { Scene } from '../../scene/scene';
import { line, rect } from '../../scene/shapes';
import type { Desk } from '../desk';
import { Card, Foot, Gap, Head, HeadRule, Photo, Rule, Space, Stamp } from '../parts';
import { COLORS, RULES } from '../theme';
import { pipsOf } from './dice';
import { CardIcon, NAMES } from './icons';

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
    width: desk.mm(0.9),
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
  const word = desk.label(name.toUpperCase(), { size: 2.8, bold: true });
  const style = { size: 2.6, fill: positive ? COLORS.ink : COLORS.red };
  const said = desk.label(`${positive ? 'cash' : 'debt'} ${dollars(1)}`, style);
  // On a small card the sign alone says which of the two.
  const room = desk.measure - desk.mm(14) - word.width;
  const amount = said.width <= room ? said : desk.label(dollars(1), style);
  return (
    <div style={{ flexDirection: 'column' }}>
      <Rule />
      <div style={{ height: desk.mm(7.8), alignItems: 'center', justifyContent: 'space-between' }}>
        <div style={{ gap: desk.mm(1.7), alignItems: 'center' }}>
          <Picture scene={sign(desk, positive)} />
          <CardIcon desk={desk} name={icon} size={5.6} />
          <Picture scene={word} />
        </div>
        <Picture scene={amount} />
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
        minSize: 6,
        maxLines: 2,
        maxHeight: 23,
        alike: NAMES.contracts,
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
  const stroke = { color: COLORS.ink, width: RULES.outline };
  const die = (x: number, value: number) => [
    rect(x, 0.2, side, side, { radius: desk.mm(1), stroke }),
    ...pipsOf(value, { x: x + side / 2, y: 0.2 + side / 2 }, side),
  ];
  const gap = desk.mm(1.4);
  return {
    width: 2 * side + gap + 0.4,
    height: side + 0.4,
    items: [...die(0.2, 6), ...die(0.2 + side + gap, 2)],
  };
};

export const SpecialistCard = ({ desk, face }: With<'specialist'>): VNode => {
  const { specialist, weapon } = face;
  return (
    <Card desk={desk}>
      <Head desk={desk} left="Specialist" right="Open on the table" />
      <Gap desk={desk} of={2.4} />
      <Photo desk={desk}>
        <CardIcon desk={desk} name={specialist.icon} size={28} />
      </Photo>
      <Space />
      <Picture scene={desk.shout(specialist.name, { maxSize: 12.5, alike: NAMES.specialists })} />
      <Gap desk={desk} of={1} />
      <HeadRule />
      <Gap desk={desk} of={1.4} />
      <div style={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <div style={{ gap: desk.mm(1.8), alignItems: 'center' }}>
          <CardIcon desk={desk} name={weapon.icon} size={8} />
          <Picture
            scene={desk.shout(weapon.name, { maxSize: 7, width: desk.mm(25), alike: NAMES.weapons })}
          />
        </div>
        <Picture scene={dice(desk)} />
      </div>
      <Gap desk={desk} of={1.4} />
      <Picture scene={desk.talk('Roll two dice with it, and keep the higher.', { size: 3 })} />
      <Space />
      <Foot desk={desk} left="specialist" right="keep it open" />
    </Card>
  );
};

/** Where the six names begin, and how wide and large they are, mm of a standard card. */
const LIST = { indent: 7.4, names: 32, name: 7.6, bonus: 2.9 } as const;

export const HitListCard = ({ desk, face }: With<'hit-list'>): VNode => {
  const { lines, number } = face;
  return (
    <Card desk={desk}>
      <Head desk={desk} left="Hit list" right={`No. ${number}`} />
      <Gap desk={desk} of={2.2} />
      <div style={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Picture
          scene={desk.aside('Paid at the end for each that you took.', {
            size: 3,
            width: desk.mm(30),
          })}
        />
        <Stamp desk={desk} text="Top secret" />
      </div>
      <Space />
      {lines.map(({ target, bonus }) => (
        <div style={{ flexDirection: 'column' }}>
          <Rule />
          <div style={{ height: desk.mm(8.9), alignItems: 'center', justifyContent: 'space-between' }}>
            <div style={{ alignItems: 'center' }}>
              <div style={{ width: desk.mm(LIST.indent) }}>
                <CardIcon desk={desk} name={target.icon} size={5.6} />
              </div>
              <Picture
                scene={desk.shout(target.name, {
                  maxSize: LIST.name,
                  width: desk.mm(LIST.names),
                  alike: NAMES.targets,
                })}
              />
            </div>
            <Picture scene={desk.label(`+${dollars(bonus)}`, { size: LIST.bonus, bold: true })} />
          </div>
        </div>
      ))}
      <Rule />
      <Gap desk={desk} of={2} />
      <Foot desk={desk} left="keep secret" right="hit list" />
    </Card>
  );
};
