/**
 * What the table asks, and every answer that it takes. The players are asked in their order: a target, then their cards, one
 * after another; those who have laid theirs can change them. Cards that another player has on the table are not offered.
 */

import * as m from '#messages/nation-table';
import { type Answer, type Ask, type Play, places, tried } from '../../ask';
import { clockText } from '../cards/clock';
import { effectsText } from '../cards/effect-text';
import { isDoubted, msrText } from '../cards/msr';
import { ATTRIBUTE_LABELS } from '../cards/vocabulary';
import { inSet, membersOf } from '../rules/places';
import {
  applyLedger,
  contractIn,
  type Laid,
  type LedgerAwaited,
  type LedgerEvent,
  type LedgerState,
  modifierIn,
  modifiersLeft,
  oddsOf,
  weaponIn,
} from '../rules/scorer/ledger';
import { diceOf, nameOf, payText, questionOf, targetName, weaponText } from './words';

/** Which card is asked for; in the end the whole of it. */
export type Part = 'target' | 'weapon' | 'time' | 'double' | 'contract' | 'modifier' | 'whole';

interface Held {
  readonly laid: Laid;
  readonly part: Part;
}

/** The cards in a player's hand as far as they have been named, and a tile that is looked at. */
export interface Step extends Partial<Held> {
  readonly tile?: number | undefined;
}

type Giving = Answer<LedgerEvent, Step>;
type Presses = NonNullable<Ask<LedgerEvent, Step>['presses']>;

/** A card to choose. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly answer: { readonly step: Step };
}

export interface NationAsk extends Ask<LedgerEvent, Step> {
  /** Whose cards are asked for, and which. */
  readonly held?: Held;
  readonly cards?: readonly Card[];
  /** None of the cards; only where there are so many that they are searched. */
  readonly none?: Presses[number];
  /** What of the whole can be changed. */
  readonly changes?: Presses;
  /** By seat: those who have laid their cards can change them. */
  readonly laying?: ReadonlyMap<number, Giving>;
  /** The hit lists, by seat. */
  readonly hitLists?: (lists: readonly number[]) => Play<LedgerEvent>;
}

const play = (event: LedgerEvent): Play<LedgerEvent> => ({ play: event });

/** Cards for the part that is asked for. */
const cardsFor = (ledger: LedgerState, { laid, part }: Held): Pick<NationAsk, 'part' | 'cards' | 'none'> => {
  const { set } = ledger.pack;
  const others = ledger.laid.filter((other): other is Laid => other != null && other.seat !== laid.seat);
  const weapon = weaponIn(set, laid.weapon)?.name;
  const to = (more: Partial<Laid>, next: Part) => ({ step: { laid: { ...laid, ...more }, part: next } });
  switch (part) {
    case 'weapon':
      return {
        part: m.askWeapon({ seat: nameOf(ledger, laid.seat) }),
        cards: set.weapons.map(({ kind, name, noise, needed }) => ({
          id: kind,
          name,
          note: `${msrText(needed)} ${ATTRIBUTE_LABELS[noise].name}`,
          answer: to({ weapon: kind, times: [] }, 'time'),
        })),
      };
    case 'time':
    case 'double': {
      const first = part === 'double' ? laid.times.slice(0, 1) : [];
      const gone = [...first, ...others.flatMap(({ times }) => times)];
      const next = part === 'double' || laid.tile === null ? 'whole' : 'contract';
      return {
        part: (part === 'double' ? m.askSecondCard : m.askWeaponCard)({ weapon: weapon ?? '' }),
        cards: set.weaponCards
          .filter(({ kind, minutes }) => kind === laid.weapon && !gone.includes(minutes))
          .map(({ minutes }) => {
            const name = clockText(minutes);
            return { id: name, name, answer: to({ times: [...first, minutes] }, next) };
          }),
      };
    }
    case 'contract': {
      const cards = set.contracts
        .filter(({ id }) => !others.some(({ contract }) => contract === id))
        .map(({ id, objective }) => ({
          id,
          name: objective,
          pay: oddsOf(ledger, { ...laid, contract: id }).pay,
        }))
        // What suits the weapon is what its player will have laid.
        .toSorted(
          (a, b) => b.pay.cash - b.pay.debt - a.pay.cash + a.pay.debt || a.name.localeCompare(b.name),
        );
      return {
        part: m.askContract,
        none: [m.noContract, to({ contract: null }, 'whole'), 'none'],
        cards: cards.map(({ id, name, pay }) => ({
          id,
          name,
          note: payText(pay),
          answer: to({ contract: id }, 'whole'),
        })),
      };
    }
    case 'modifier':
      return {
        part: m.askModifier,
        none: [m.noModifier, to({}, 'whole'), 'none'],
        cards: modifiersLeft(ledger, laid).map(({ id, name, effects }) => ({
          id,
          name,
          note: effectsText(effects),
          answer: to({ cards: [...laid.cards, id] }, 'whole'),
        })),
      };
    case 'target':
      return { part: m.askTarget({ seat: nameOf(ledger, laid.seat) }) };
    case 'whole': {
      const name = nameOf(ledger, laid.seat);
      return {
        part: laid.tile === null ? name : m.attemptOn({ name, targetName: targetName(ledger, laid.tile) }),
      };
    }
  }
};

/** What of the whole can be changed before it is laid. */
const changesOf = (ledger: LedgerState, { laid, part }: Held): Presses => {
  const { set } = ledger.pack;
  const to = (next: Part, more: Partial<Laid> = {}) => ({ step: { laid: { ...laid, ...more }, part: next } });
  if (part !== 'whole') return [];
  return [
    [weaponText(ledger, laid), to('weapon')],
    laid.weapon !== null &&
      laid.tile !== null && [contractIn(set, laid.contract)?.objective ?? m.noContract, to('contract')],
    laid.times.length === 1 && [m.addSecondCard, to('double')],
    ...laid.cards.map(
      (id, at) =>
        [
          m.removeModifier({ name: modifierIn(set, id)?.name ?? '' }),
          to('whole', { cards: laid.cards.toSpliced(at, 1) }),
        ] as const,
    ),
    [m.addModifier, to('modifier')],
  ];
};

/** Who plays this round, from the first player clockwise. */
const seatsOf = ({ setup: { names }, first, playing }: LedgerState): readonly number[] =>
  names.map((_, k) => (first + k) % names.length).filter((seat) => inSet(playing, seat));

/** Whose cards are asked for next, or are being changed. */
const heldOf = (ledger: LedgerState, { laid, part }: Step): Held | undefined => {
  if (laid && part) return { laid, part };
  const seat = seatsOf(ledger).find((one) => ledger.laid[one] === undefined);
  return seat === undefined ? undefined : begin(ledger, seat);
};

const begin = ({ duel }: LedgerState, seat: number): Held => ({
  laid: { seat, tile: null, weapon: null, times: [], contract: null, cards: [] },
  part: duel > 0 ? 'weapon' : 'target',
});

const announce = (ledger: LedgerState, step: Step): Answers => {
  const held = heldOf(ledger, step);
  const isBegun = step.laid !== undefined;
  const isAnyLaid = ledger.laid.some((one) => one !== undefined);
  const { laid, part } = held ?? {};
  const unarmed = laid && { ...laid, weapon: null, times: [], contract: null };
  const done = seatsOf(ledger).filter((seat) => ledger.laid[seat] !== undefined);
  return {
    ...(held && { held, ...cardsFor(ledger, held), changes: changesOf(ledger, held) }),
    ...(laid &&
      part &&
      ledger.duel === 0 && {
        places: places(membersOf(ledger.remaining), (tile) => ({
          step: { laid: { ...laid, tile }, part: part === 'target' ? 'weapon' : part },
        })),
      }),
    presses: [
      isBegun && [m.back, { step: {} }],
      unarmed && part === 'weapon' && [m.bareHands, { step: { laid: unarmed, part: 'whole' } }],
      laid && part !== 'whole' && [m.noAttempt, play({ kind: 'pass', seat: laid.seat }), 'no-attempt'],
      laid && part === 'whole' && [m.layDown, play({ kind: 'lay', ...laid }), 'strong lay'],
      !isBegun && [isAnyLaid ? m.resolveAll : m.resolveNone, play({ kind: 'resolve' }), 'resolve'],
    ],
    laying: places(done, (seat) => {
      const one = ledger.laid[seat];
      return { step: one ? { laid: one, part: 'whole' } : begin(ledger, seat) };
    }),
  };
};

type Answers = Omit<NationAsk, 'title' | 'sentence' | 'rule'>;

const ANSWERS: {
  readonly [Awaited in LedgerAwaited]: (ledger: LedgerState, step: Step) => Answers;
} = {
  announce,
  tie: ({ setup, tied }) => ({ dice: diceOf(setup.names, membersOf(tied)[0] ?? 0, 1) }),
  vote: ({ setup, attempting: seat }) => {
    const others = setup.names.length - 1;
    return {
      hands: {
        label: m.askBelievers,
        most: others,
        enough: (favour) => !isDoubted(favour, others - favour),
        answer: (favour) => play({ kind: 'vote', seat, favour, against: others - favour }),
      },
    };
  },
  roll: ({ setup, attempting, dice }) => ({ dice: diceOf(setup.names, attempting, dice) }),
  next: ({ round }) => ({
    presses: [[m.round({ round: round + 1 }), play({ kind: 'next' }), 'strong next-round']],
  }),
  end: () => ({ hitLists: (hitLists) => play({ kind: 'end', hitLists }) }),
  over: () => ({}),
};

/** Tokens that are counted at any time: of a player, or on a tile. A purse that is empty says so. */
const countersOf = (ledger: LedgerState): NonNullable<NationAsk['counters']> => {
  const counter = (name: string, eventOf: (by: number) => LedgerEvent) =>
    [name, (by: number) => tried(applyLedger, ledger, eventOf(by))] as const;
  return new Map([
    ...ledger.setup.names.flatMap((_, seat) => [
      counter(`cash-${seat}`, (cash) => ({ kind: 'adjust', seat, cash, debt: 0 })),
      counter(`debt-${seat}`, (debt) => ({ kind: 'adjust', seat, cash: 0, debt })),
    ]),
    ...membersOf(ledger.remaining).map((tile) =>
      counter(`tile-${tile}`, (cash) => ({ kind: 'bounty', tile, cash })),
    ),
  ]);
};

export const ask = (ledger: LedgerState, _: unknown, step: Step = {}): NationAsk => {
  const { awaits, remaining } = ledger;
  const question = questionOf(ledger);
  if (awaits === 'over') return question;
  /** A tile that is pressed at another time shows what is on it. */
  const look = places<LedgerEvent, Step>(membersOf(remaining), (tile) => ({
    step: { ...step, tile: tile === step.tile ? undefined : tile },
  }));
  return { ...question, places: look, counters: countersOf(ledger), ...ANSWERS[awaits](ledger, step) };
};
