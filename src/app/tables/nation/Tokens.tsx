/** Tokens that are counted by hand, on players and on tiles. */
import { signed } from '../../../games/nation/cards/effect-text';
import { NATION_CARDS } from '../../../games/nation/cards/set';
import { dollars } from '../../../games/nation/money';
import { isAvailable } from '../../../games/nation/pyramid';
import { Button } from '../../fields/Button';
import type { PublicView } from './public-view';

interface Props {
  /** "Ana’s cash" */
  what: string;
  label: string;
  count: number;
  id: string;
  onTurn: (by: 1 | -1, byKey: boolean) => void;
}

/** One less, how many, one more. */
export const Tokens = ({ what, label, count, id, onTurn }: Props) => (
  <span class="tokens">
    <Button aria-label={`${what}: one less`} data-less={id} onPress={(byKey) => onTurn(-1, byKey)}>
      −
    </Button>
    <span class="form">
      {label} <b>{count}</b>
    </span>
    <Button aria-label={`${what}: one more`} data-more={id} onPress={(byKey) => onTurn(1, byKey)}>
      +
    </Button>
  </span>
);

interface TilePanelProps {
  view: PublicView;
  tile: number;
  onTurn: (by: 1 | -1, byKey: boolean) => void;
  onClose: () => void;
}

/** A tile that was pressed: what it is worth, and the cash that cards put on it or take from it. */
export const TilePanel = ({ view, tile, onTurn, onClose }: TilePanelProps) => {
  const target = NATION_CARDS.targets[view.layout[tile] as number];
  if (!target) return null;
  const change = target.adjustment === 0 ? 'MSR 0' : `MSR ${signed(target.adjustment)}`;
  return (
    <section class="tile-panel" aria-label={target.name}>
      <h2>{target.name}</h2>
      <p class="form">
        {dollars(target.value)} · {change} ·{' '}
        {isAvailable(view.remaining, tile) ? 'available' : 'not available yet'}
      </p>
      <div class="buttons">
        <Tokens
          what={`Cash on the ${target.name}`}
          label="cash on it"
          count={view.bounty[tile] as number}
          id="tile"
          onTurn={onTurn}
        />
        <Button onPress={onClose}>Close</Button>
      </div>
    </section>
  );
};
