/** What the table asks, and every answer that it takes. It goes by what all may see, and gives no card away. */

import { listed } from '#messages/language';
import * as m from '#messages/target-table';
import { head } from '../../../app/tables/game';
import { type Answer, type Ask, places, tried } from '../../ask';
import {
  apply,
  couldHold,
  type Death,
  hunterOf,
  MEANS,
  type Means,
  mayAttack,
  nameOf,
  publicView,
  type State,
  type TableEvent,
} from '../rules';

/** Who acts, for whom they go, and those who leave. */
export interface Step {
  readonly from?: number;
  readonly to?: number;
  /** A card that strikes back names its victim as well, and goes up. */
  readonly opens?: boolean;
  readonly out?: readonly Death[];
}

type Giving = Answer<TableEvent, Step>;

/** A choice in the form of those who leave: its words, and the deaths with it. */
export interface Choice {
  readonly value: string | number;
  readonly word: string;
  readonly deaths: readonly Death[];
}

/** One player in that form. */
export interface Leaver {
  readonly seat: number;
  /** The deaths with this player, or without. */
  readonly other: readonly Death[];
  readonly death: Death | undefined;
  readonly killers: readonly Choice[];
  /** Whose hidden card names the player, where that has to be asked. */
  readonly holders: readonly Choice[];
}

export interface TargetAsk extends Ask<TableEvent, Step> {
  /** May one attack the other? The answer with its reason, what can be written down, and what is to tick before. */
  readonly answer?: {
    readonly word: string;
    readonly because: string;
    readonly rule: string;
    readonly more: string;
    readonly buttons: NonNullable<TargetAsk['presses']>;
    readonly tick?: { readonly word: string; readonly step: Step };
  };
  /** The form of those who leave, all at once. */
  readonly form?: {
    readonly leavers: readonly Leaver[];
    readonly submit: Giving;
    readonly back: Giving;
  };
}

const endQuestion = (
  state: State,
  { points, winners, ending }: Extract<State['awaits'], { kind: 'over' }>,
): TargetAsk => {
  const most = Math.max(...points);
  const { survivor } = state.setup.options;
  const [last] = state.living;
  const left = last === undefined ? m.nobodyLeft : m.lastStanding({ last: nameOf(state, last) });
  const won = { winners: listed(winners.map((seat) => nameOf(state, seat))), points: most, left };
  const isDraw = winners.length > 1;
  return head(
    isDraw ? m.draw : m.wins({ name: nameOf(state, winners[0] ?? 0) }),
    (survivor ? (isDraw ? m.drawPoints : m.wonPoints) : isDraw ? m.drawHits : m.wonHits)(won),
    ending === 'nobody' ? 'nobody-left' : survivor ? 'survivor' : 'most-hits',
  );
};

/** Who may turn up the card of the dead where the table has not seen it. */
const holdersOf = (state: State, { seat, by, conceded }: Death): readonly number[] => {
  const view = publicView(state);
  if (state.setup.seed || view.living.length === 2 || hunterOf(view, seat) !== undefined) return [];
  const asked = conceded && view.setup.options.hunter ? view.living : by === undefined ? [] : [by];
  return asked.filter((one) => couldHold(view, one, seat));
};

const leaverOf = (state: State, deaths: readonly Death[], seat: number): Leaver => {
  const death = deaths.find((one) => one.seat === seat);
  const name = nameOf(state, seat);
  const rest = deaths.filter((one) => one.seat !== seat);
  const choice = (value: string | number, word: string, how: Omit<Death, 'seat'>): Choice => ({
    value,
    word,
    deaths: [...rest, { seat, ...how }],
  });
  if (!death) return { seat, death, other: [...rest, { seat }], killers: [], holders: [] };
  const { shows: _, seat: __, ...how } = death;
  const holders = holdersOf(state, death);
  const [only = 0] = holders;
  return {
    seat,
    death,
    other: rest,
    killers: [
      choice('nobody', m.killerNobody, {}),
      choice('conceded', m.killerConceded({ name }), { conceded: true }),
      ...state.living
        .filter((other) => other !== seat)
        .map((other) => choice(other, nameOf(state, other), { by: other })),
    ],
    holders:
      holders.length === 0
        ? []
        : [
            choice('', holders.length > 1 ? m.holderUnsaid : m.holderNot({ only: nameOf(state, only) }), how),
            ...holders.map((other) =>
              choice(other, m.holderHit({ other: nameOf(state, other) }), { ...how, shows: other }),
            ),
          ],
  };
};

/** All who leave in one moment. */
const outForm = (state: State, { from, out = [] }: Step): Partial<TargetAsk> => ({
  form: {
    leavers: state.living.map((seat) => leaverOf(state, out, seat)),
    submit: tried(apply, state, { kind: 'out', deaths: out.toSorted((a, b) => a.seat - b.seat) }),
    back: { step: from === undefined ? {} : { from } },
  },
});

const WORDS = { yes: m.yes, if: m.maybe, no: m.no } as const;

const MEANS_WORDS: Readonly<Record<Means, string>> = {
  creatures: m.attack,
  spell: m.castSpell,
  ability: m.useAbility,
};

/** Only who strikes back with a hidden card can do so without showing it: all others do, or do not, by the rules. */
const asksForCard = (state: State, from: number, to: number): boolean =>
  !state.setup.seed &&
  state.living.length > 2 &&
  !state.open[from] &&
  mayAttack(state, from, to).may === 'yes' &&
  couldHold(state, from, to);

/** May Ana attack Cy? The answer with its reason, and what can be written down. */
const answerOf = (state: State, from: number, to: number, opens = false): Partial<TargetAsk> => {
  const view = publicView(state);
  const [one, other] = [nameOf(state, from), nameOf(state, to)];
  const answers = MEANS.map((by) => ({ by, ...mayAttack(view, from, to, by) }));
  const { may, because, rule } = mayAttack(view, from, to);
  const free = may === 'no' && answers.find((each) => each.may === 'yes' && each.rule === 'abilities');
  const death = { seat: to, by: from };
  return {
    part: m.askMayAttack({ one, other }),
    answer: {
      word: WORDS[may],
      because,
      rule,
      more: free ? ` ${free.because}` : '',
      ...(asksForCard(view, from, to) && {
        tick: {
          word: m.cardNamesToo({ one, other }),
          step: { from, to, ...(!opens && { opens: true }) },
        },
      }),
      buttons: [
        ...answers
          .filter((each) => each.may !== 'no')
          .map(({ by }) => {
            const event = { kind: 'attack', seat: from, target: to, by, ...(opens && { opens }) } as const;
            return [MEANS_WORDS[by], tried(apply, state, event), by === 'creatures' ? 'strong' : ''] as const;
          }),
        [
          m.kills({ one, other }),
          // Whose hand it was is known; what else has to be asked, the form asks.
          holdersOf(state, death).length > 0
            ? { step: { from, to, out: [death] } }
            : { play: { kind: 'out', deaths: [death] } },
        ],
      ],
    },
  };
};

/** The answers of a table that plays. */
const playing = (state: State, step: Step): Partial<TargetAsk> => {
  const { from, to, out } = step;
  if (out) return outForm(state, step);
  const seats = places<TableEvent, Step>(state.living, (seat) => {
    if (seat === from) return { step: {} };
    return { step: from === undefined ? { from: seat } : seat === to ? { from } : { from, to: seat } };
  });
  const [word, leaves] =
    from === undefined || to !== undefined
      ? [m.someoneOut, { ...step, out: [] }]
      : [m.isOut({ from: nameOf(state, from) }), { from, out: [{ seat: from }] }];
  return {
    places: seats,
    presses: [[word, { step: leaves }, 'leave']],
    ...(from !== undefined && to !== undefined && answerOf(state, from, to, step.opens)),
  };
};

export const ask = (state: State, step: Step = {}): TargetAsk => {
  const { awaits, living } = state;
  if (awaits.kind === 'over') return endQuestion(state, awaits);
  const counters = new Map(
    state.counters.map((_, seat) => [
      `${seat}`,
      (by: 1 | -1) => tried(apply, state, { kind: 'count', seat, by }),
    ]),
  );
  if (awaits.kind === 'deal')
    return {
      counters,
      title: m.dealCards({ count: living.length }),
      sentence: m.dealCardsHelp,
      rule: 'one-card',
      presses: [[m.confirmDealt, { play: { kind: 'dealt' } }, 'strong']],
    };
  const question =
    living.length === 2
      ? head(
          m.duel({ one: nameOf(state, living[0] ?? 0), other: nameOf(state, living[1] ?? 0) }),
          m.duelHelp,
          'last-two',
        )
      : head(m.askAttack, m.askAttackHelp, 'attack');
  return { ...question, counters, ...playing(state, step) };
};
