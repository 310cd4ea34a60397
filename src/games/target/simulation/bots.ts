/**
 * Players for simulations, and as much of Magic as they need: life that falls, and forces that grow on the table turn by
 * turn. A bot looks at its own card and at open cards, and at no other.
 */
import type { Stream } from '../../../deal/v1/stream';
import { mayAttack, type State } from '../table';

export const LIFE = 20;

/** By seat. */
export interface Battle {
  readonly life: number[];
  readonly force: number[];
}

/** What a bot does with its turn; nothing is allowed, or nothing is wise. */
export type Turn =
  | { readonly kind: 'attack'; readonly target: number; readonly damage: number }
  /** To everybody else, which needs no permission. */
  | { readonly kind: 'sweep'; readonly damage: number }
  | { readonly kind: 'concede' }
  | { readonly kind: 'wait' };

/** One turn in so many sweeps the table. */
const SWEEPS = 10;
const SWEEP_MOST = 3;

/** With so little life, one turn in so many ends in a concession. */
const DESPAIR = 4;
const CONCEDES = 20;

const WORTH = { target: 3, provoked: 1, kill: 10, killForNothing: 2 } as const;

/** What an attack is worth: a hit above all, then safety, then what the target card says. */
const worth = (state: State, { life }: Battle, seat: number, target: number, damage: number): number => {
  const isTarget = state.targets[seat] === target;
  const kills = damage >= (life[target] as number);
  const killing = isTarget ? WORTH.kill : WORTH.killForNothing;
  return (isTarget ? WORTH.target : WORTH.provoked) + (kills ? killing : 0);
};

/** First blood on someone much stronger is put off, every other time. */
const isRash = (state: State, { force }: Battle, seat: number, target: number): boolean =>
  mayAttack(state, seat, target).first && (force[target] as number) > (force[seat] as number) + 2;

/** The forces of `seat` have grown already. */
export const chooseTurn = (state: State, battle: Battle, seat: number, chance: Stream): Turn => {
  const { life, force } = battle;
  if ((life[seat] as number) <= DESPAIR && chance.below(CONCEDES) === 0) return { kind: 'concede' };
  if (chance.below(SWEEPS) === 0) return { kind: 'sweep', damage: 1 + chance.below(SWEEP_MOST) };

  const damage = chance.below((force[seat] as number) + 1);
  const open = state.living.filter((other) => other !== seat && mayAttack(state, seat, other).may === 'yes');
  const wise = open.filter((other) => !isRash(state, battle, seat, other) || chance.below(2) === 0);
  if (damage === 0 || wise.length === 0) return { kind: 'wait' };
  const worths = wise.map((other) => worth(state, battle, seat, other, damage));
  const best = wise.filter((_, k) => worths[k] === Math.max(...worths));
  return { kind: 'attack', target: best[chance.below(best.length)] as number, damage };
};
