/** A weapon card and a contract with notes: what each thing on them is for. Their words and numbers are the cards' own. */

import type { Contract } from '../../../games/nation/cards';
import { clockText } from '../../../games/nation/cards/clock';
import { dollars } from '../../../games/nation/cards/money';
import { msrText, PAIR_MSR } from '../../../games/nation/cards/msr';
import { payOf } from '../../../games/nation/cards/pay';
import { NATION_CARDS } from '../../../games/nation/cards/set';
import type { Attribute } from '../../../games/nation/cards/vocabulary';
import { weaponOf } from '../../../games/nation/cards/weapons';
import { ATTRIBUTE_LABELS } from '../../../games/nation/cards/words';
import type { Item, Scene, Stroke } from '../../../scene/scene';
import { line, path, rect, rectData } from '../../../scene/shapes';
import { COLORS, hairline, outline } from '../../theme';
import { form, iconAt, note, shout, strong, WIDTH } from './diagram';

/** The card in the picture, mm. */
const CARD = { width: 46, height: 64, left: 0.4, top: 0.4, corner: 2.4, margin: 3.4 } as const;
const INNER = { left: CARD.left + CARD.margin, right: CARD.left + CARD.width - CARD.margin } as const;
const NOTES = 51;

const cardEdge = rect(CARD.left, CARD.top, CARD.width, CARD.height, { radius: CARD.corner, stroke: outline });

const weapon = weaponOf('pistol');
const time = (NATION_CARDS.weaponCards.find(({ kind }) => kind === weapon.kind) as { minutes: number })
  .minutes;

const HEAD = 14;

/** The black head of the card, round where the card is. */
const head = path(
  `${rectData(CARD.left, CARD.top, CARD.width, HEAD, CARD.corner)}${rectData(CARD.left, CARD.top + HEAD / 2, CARD.width, HEAD / 2)}`,
  { fill: COLORS.ink },
);

export const weaponFigure = (): Scene => {
  const { name, noise, cause, needed, icon } = weapon;
  const roll = msrText(needed);
  const attributes = [ATTRIBUTE_LABELS[noise], ATTRIBUTE_LABELS[cause]] as const;
  const middle = CARD.left + CARD.width / 2;
  const base = CARD.top + 46;
  return {
    width: WIDTH,
    height: CARD.height + 0.8,
    items: [
      head,
      iconAt({ x: INNER.left + 4, y: CARD.top + 7 }, icon, 8, COLORS.white),
      shout(INNER.left + 10, CARD.top + 10, roll, 8, { fill: COLORS.white }),
      shout(INNER.right, CARD.top + 10, clockText(time), 8, { anchor: 'end', fill: COLORS.white }),
      iconAt({ x: middle, y: CARD.top + 26 }, icon, 21),
      shout(INNER.left, base, name, 9.5),
      line({ x: INNER.left, y: base + 2 }, { x: INNER.right, y: base + 2 }, outline),
      ...attributes.flatMap((label, i): Item[] => {
        const y = base + 6.6 + i * 5.6;
        return [
          iconAt({ x: INNER.left + 2, y: y - 1 }, label.icon, 4.4),
          strong(INNER.left + 6, y, label.name.toUpperCase()),
        ];
      }),
      cardEdge,
      ...note({ x: INNER.left + 20.5, y: CARD.top + 7 }, { x: NOTES, y: 21 }, `The roll, ${roll}`, [
        `A ${needed} or more is a hit.`,
      ]),
      ...note({ x: INNER.right + 1.2, y: CARD.top + 7 }, { x: NOTES, y: 6 }, 'The time', [
        'On one target, the',
        'earlier goes first.',
      ]),
      ...note({ x: INNER.left + 22, y: base - 3.5 }, { x: NOTES, y: 35 }, 'The weapon', [
        `Two of a kind: +${PAIR_MSR},`,
        'once.',
      ]),
      ...note({ x: INNER.left + 22, y: base + 8 }, { x: NOTES, y: base + 4 }, 'Noise, cause of death', [
        'What contracts pay',
        'for, or charge for.',
      ]),
    ],
    alt:
      `A weapon card, ${name}, with notes. At the top its roll, ${roll}: a ${needed} or more is a hit. Beside it the time, ` +
      `${clockText(time)}: on one target the earlier attempt is made first. Below, the weapon: two of a kind add ${PAIR_MSR} to the roll, once. ` +
      `At the foot its noise and its cause of death, ${attributes.map((label) => label.name).join(' and ')}: what contracts pay for or make you pay for.`,
  };
};

const contract = NATION_CARDS.contracts.find(({ id }) => id === 'public-execution') as Contract;

const thick: Stroke = { color: COLORS.ink, width: 0.6 };

/** A plus or a minus, the icon, and the word. */
const term = (attribute: Attribute, positive: boolean, y: number): Item[] => {
  const label = ATTRIBUTE_LABELS[attribute];
  const x = INNER.left + 1.5;
  const stroke = positive ? thick : { ...thick, color: COLORS.red };
  return [
    line({ x: INNER.left, y: y - 4.6 }, { x: INNER.right, y: y - 4.6 }, hairline),
    line({ x: x - 1.4, y: y - 1 }, { x: x + 1.4, y: y - 1 }, stroke),
    ...(positive ? [line({ x, y: y - 2.4 }, { x, y: y + 0.4 }, stroke)] : []),
    iconAt({ x: INNER.left + 6.4, y: y - 1 }, label.icon, 4.2),
    strong(INNER.left + 10, y, label.name.toUpperCase()),
  ];
};

const named = (attributes: readonly Attribute[]): string =>
  attributes.map((attribute) => ATTRIBUTE_LABELS[attribute].name).join(' and ');

export const contractFigure = (): Scene => {
  const { objective, positive, negative } = contract;
  const pay = payOf(contract, weapon);
  const terms = [
    ...positive.map((attribute) => [attribute, true] as const),
    ...negative.map((attribute) => [attribute, false] as const),
  ];
  const first = CARD.top + 37;
  const step = 6.8;
  const plus = first - 1 + step / 2;
  const minus = first - 1 + step * (positive.length + (negative.length - 1) / 2);
  return {
    width: WIDTH,
    height: CARD.height + 0.8,
    items: [
      form(INNER.left, CARD.top + 6, 'CONTRACT'),
      line({ x: INNER.left, y: CARD.top + 8 }, { x: INNER.right, y: CARD.top + 8 }, outline),
      ...objective.split(' ').map((word, i) => shout(INNER.left, CARD.top + 17 + i * 9, word, 9.5)),
      ...terms.flatMap(([attribute, isPositive], i) => term(attribute, isPositive, first + i * step)),
      cardEdge,
      ...note({ x: INNER.left + 34, y: CARD.top + 13.5 }, { x: NOTES, y: 8 }, 'The job', [
        'It pays only if you',
        'hit.',
      ]),
      ...note({ x: INNER.left + 34, y: plus }, { x: NOTES, y: 25 }, 'Plus: cash', [
        `${dollars(1)} for each that`,
        'your weapon has.',
      ]),
      ...note({ x: INNER.left + 34, y: minus }, { x: NOTES, y: 42 }, 'Minus: debt', [
        `${dollars(1)} for each that`,
        'your weapon has.',
      ]),
      form(NOTES, 59, `With a ${weapon.name}: +${dollars(pay.cash - pay.debt)}.`),
    ],
    alt:
      `A contract, ${objective}, with notes. It pays only if you hit. Plus signs stand before ${named(positive)}: ${dollars(1)} of cash for ` +
      `each that your weapon has. Minus signs stand before ${named(negative)}: ${dollars(1)} of debt for each that your weapon has. ` +
      `With a ${weapon.name} it pays ${dollars(pay.cash - pay.debt)}.`,
  };
};
