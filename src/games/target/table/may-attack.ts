/**
 * Who may attack whom now, and why: the one question that everyone at the table asks. Of a state that holds every card
 * the answer is yes or no; of what all may see (`publicView`) it may depend on a card that is face down.
 */
import { rulesOf } from './setup';
import { hasBled, hunterOf, isAlive, type Means, nameOf, type RuleId, type State } from './state';

export interface Answer {
  /** `if`: only where the hidden card names them. */
  readonly may: 'yes' | 'if' | 'no';
  /** The attack turns the attacker's card up; with `may: 'if'`, whenever it is allowed at all. */
  readonly first: boolean;
  readonly rule: RuleId;
  /** A sentence without its yes or no, that names no hidden card. */
  readonly because: string;
}

const answer = (may: Answer['may'], rule: RuleId, because: string, first = false): Answer => ({
  may,
  rule,
  because,
  first,
});

const no = (rule: RuleId, because: string): Answer => answer('no', rule, because);

/** Why no one can do anything to anybody, or to this one. */
const outOfPlay = (state: State, a: number, b: number): Answer | undefined => {
  if (state.awaits.kind === 'over') return no('the-end', 'The game is over: undo, or start another.');
  if (state.awaits.kind === 'deal') return no('the-new-deal', 'The cards have to be dealt first.');
  for (const seat of [a, b]) {
    if (!isAlive(state, seat)) return no('kills-and-hits', `${nameOf(state, seat)} is out.`);
  }
  if (a === b) return no('whom-you-may-attack', 'What you do to yourself is nobody’s business but yours.');
  return undefined;
};

/** Why someone whose card is known may not. The name on a card that lies face down is not given away. */
const stranger = (state: State, a: number, b: number): Answer => {
  const [one, other] = [nameOf(state, a), nameOf(state, b)];
  if (state.cleared.some(([attacker, victim]) => attacker === b && victim === a)) {
    return no('T2', `${other} attacked ${one} before the last deal, and every new deal clears first blood.`);
  }
  const card = state.targets[a];
  return state.open[a] && typeof card === 'number'
    ? no(
        'whom-you-may-attack',
        `${one}’s card names ${nameOf(state, card)}, and ${other} has drawn no blood on ${one}.`,
      )
    : no(
        'whom-you-may-attack',
        `${other} is not the name on ${one}’s card, and has drawn no blood on ${one}.`,
      );
};

/** With a card that the table has not seen. */
const hidden = (state: State, a: number, b: number): Answer => {
  const [one, other] = [nameOf(state, a), nameOf(state, b)];
  const holder = hunterOf(state, b);
  if (holder !== undefined) {
    return no(
      'whom-you-may-attack',
      `${nameOf(state, holder)}’s card names ${other}, so ${one}’s does not, and ${other} has drawn no blood on ${one}.`,
    );
  }
  return answer(
    'if',
    'first-blood',
    `Only if ${other} is the name on ${one}’s card: then it is first blood, and the card goes up.`,
    true,
  );
};

/** Whether seat `a` may attack seat `b`, or aim at it by such means (T1). */
export const mayAttack = (state: State, a: number, b: number, by: Means = 'creatures'): Answer => {
  const barred = outOfPlay(state, a, b);
  if (barred) return barred;
  const [one, other] = [nameOf(state, a), nameOf(state, b)];
  if (by === 'ability' && rulesOf(state.setup.options).spells) {
    return answer('yes', 'T1', 'Spells only: abilities may target anyone, and draw no blood.');
  }
  if (state.living.length === 2) {
    return answer('yes', 'the-new-deal', 'Two are left, and each is the other’s target.');
  }
  const isTarget = state.targets[a] === b;
  if (isTarget && !state.open[a]) {
    return answer(
      'yes',
      'first-blood',
      `${other} is the name on ${one}’s card: it is first blood, and the card goes up.`,
      true,
    );
  }
  if (isTarget) return answer('yes', 'whom-you-may-attack', `${one}’s open card names ${other}.`);
  if (hasBled(state, b, a)) {
    return answer(
      'yes',
      'whom-you-may-attack',
      `${other} has drawn first blood on ${one}, and may be struck back.`,
    );
  }
  return state.targets[a] === null ? hidden(state, a, b) : stranger(state, a, b);
};
