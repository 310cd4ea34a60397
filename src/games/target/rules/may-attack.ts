/**
 * Who may attack whom now, and why: the one question that everyone at the table asks. Of a state that holds every card
 * the answer is yes or no; of what all may see (`publicView`) it may depend on a card that is face down.
 */
import * as m from '#messages/target-rules';
import { hunterOf, isAlive, type Means, nameOf, type State } from './state';

/** `may` is `if` where only the hidden card can allow it; `first` where the attack turns the attacker's card up. */
const answer = (
  may: 'yes' | 'if',
  rule: 'attack' | 'abilities' | 'blood' | 'strike-back' | 'last-two',
  because: string,
  first = false,
) => ({ may, rule, because, first });

const no = <Rule extends string>(rule: Rule, because: string) =>
  ({ may: 'no', rule, because, first: false }) as const;

/** The rule that limits each of them. */
const LIMITS = {
  creatures: 'attack',
  spell: 'aim',
  ability: 'abilities',
} as const satisfies Readonly<Record<Means, string>>;

/** Why no one can do anything to anybody, or to this one. */
const outOfPlay = (state: State, a: number, b: number) => {
  if (state.awaits.kind === 'over') return no('end', m.gameOver);
  if (state.awaits.kind === 'deal') return no('deal-at-once', m.attackBeforeDeal);
  for (const seat of [a, b]) {
    if (!isAlive(state, seat)) return no('out', m.isOut({ seat: nameOf(state, seat) }));
  }
  if (a === b) return no('yourself', m.attackOnYourself);
  return undefined;
};

/** Why someone whose card is known may not. The name on a card that is face down is not given away. */
const stranger = (state: State, a: number, b: number, by: Means) => {
  const [one, other] = [nameOf(state, a), nameOf(state, b)];
  if (state.cleared.some(([attacker, victim]) => attacker === b && victim === a)) {
    return no('blood-forgotten', m.bloodForgotten({ other, one }));
  }
  const card = state.targets[a];
  return state.open[a] && typeof card === 'number'
    ? no(LIMITS[by], m.cardNamesAnother({ one, card: nameOf(state, card), other }))
    : no(LIMITS[by], m.notTarget({ other, one }));
};

/** With a card that the table has not seen. */
const hidden = (state: State, a: number, b: number, by: Means) => {
  const [one, other] = [nameOf(state, a), nameOf(state, b)];
  const holder = hunterOf(state, b);
  if (holder !== undefined) {
    return no(LIMITS[by], m.targetOfAnother({ holder: nameOf(state, holder), other, one }));
  }
  return answer('if', 'blood', m.maybeFirstBlood({ other, one }), true);
};

/** Whether seat `a` may attack seat `b`, or aim at it by such means. `because` is a sentence that names no hidden card. */
export const mayAttack = (state: State, a: number, b: number, by: Means = 'creatures') => {
  const barred = outOfPlay(state, a, b);
  if (barred) return barred;
  const [one, other] = [nameOf(state, a), nameOf(state, b)];
  if (by === 'ability' && state.setup.options.spells) {
    return answer('yes', 'abilities', m.spellsOnly);
  }
  if (state.living.length === 2) {
    return answer('yes', 'last-two', m.twoLeft);
  }
  const isTarget = state.targets[a] === b;
  if (isTarget && !state.open[a]) {
    return answer('yes', 'blood', m.isFirstBlood({ other, one }), true);
  }
  if (isTarget) return answer('yes', 'attack', m.openCardNames({ one, other }));
  // Who has drawn first blood since the last deal may be struck back.
  if (state.open[b] && state.targets[b] === a) {
    return answer('yes', 'strike-back', m.canStrikeBack({ other, one }));
  }
  return state.targets[a] === null ? hidden(state, a, b, by) : stranger(state, a, b, by);
};
