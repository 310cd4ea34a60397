/** A tile that was pressed: what it is worth, and the cash that cards put on it or take from it. */
import { signed } from '../../../games/nation/cards/effect-text';
import { NATION_CARDS } from '../../../games/nation/cards/set';
import { dollars } from '../../../games/nation/money';
import { isAvailable } from '../../../games/nation/pyramid';
import { Button } from '../../fields/Button';
import { Counter } from '../parts/Counter';
import type { PublicView } from './table';

interface TilePanelProps {
  view: PublicView;
  tile: number;
  onTurn: (by: 1 | -1, byKey: boolean) => void;
  onClose: () => void;
}

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
        <Counter class="tokens" what={`Cash on the ${target.name}`} id="tile" onTurn={onTurn}>
          cash on it <b>{view.bounty[tile] as number}</b>
        </Counter>
        <Button onPress={onClose}>Close</Button>
      </div>
    </section>
  );
};
