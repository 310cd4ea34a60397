/** Who may go for whom, as arrows: what the open cards allow, and what a hidden one may allow. */
import { mayAttack, type State } from '../../../games/target/table';

/** `card`: an open card names them. `back`: they were attacked, and may strike back. `maybe`: if the hidden card says so. */
export const ARROW_KINDS = ['card', 'back', 'maybe'] as const;
export type ArrowKind = (typeof ARROW_KINDS)[number];

export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly kind: ArrowKind;
}

export const ARROW_WORDS: Readonly<Record<ArrowKind, string>> = {
  card: 'may attack: an open card',
  back: 'may strike back',
  maybe: 'only if the card says so',
};

/** Of what all may see. `seat` is whoever is about to act. */
export const arrowsOf = (view: State, seat?: number): readonly Arrow[] => {
  const cards = view.living.flatMap((from): Arrow[] => {
    const to = view.targets[from];
    return typeof to === 'number' && view.open[from] ? [{ from, to, kind: 'card' }] : [];
  });
  const backs = cards.flatMap(({ from, to }): Arrow[] =>
    cards.some((other) => other.from === to && other.to === from)
      ? []
      : [{ from: to, to: from, kind: 'back' }],
  );
  const maybes =
    seat === undefined
      ? []
      : view.living.flatMap((to): Arrow[] =>
          mayAttack(view, seat, to).may === 'if' ? [{ from: seat, to, kind: 'maybe' }] : [],
        );
  return [...maybes, ...backs, ...cards];
};

/** Whether another arrow comes the other way. */
export const isTwoWay = (arrows: readonly Arrow[], { from, to }: Arrow): boolean =>
  arrows.some((other) => other.from === to && other.to === from);
