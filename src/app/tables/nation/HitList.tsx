/** One player's hit list, for as long as a finger is on it. Nothing of it is on the page before or after. */
import { NATION_CARDS } from '../../../games/nation/cards/set';
import { targetOf } from '../../../games/nation/cards/targets';
import { dollars } from '../../../games/nation/money';
import { useHold } from '../../deal/useHold';

/** "Judge $3,000" */
const listLines = (list: number): readonly string[] =>
  NATION_CARDS.hitLists[list]?.targets.map(
    ({ target, bonus }) => `${targetOf(target).name} ${dollars(bonus)}`,
  ) ?? [];

export const HitList = ({ name, list }: { name: string; list: number }) => {
  const { held, handlers } = useHold(() => undefined);
  return (
    <div class="hit-list">
      <button class="button" type="button" {...handlers}>
        {held ? 'Let go to hide' : 'Hold: hit list'}
        <span class="sr"> of {name}</span>
      </button>
      <div aria-live="polite">
        {held && (
          <ul class="secret form">
            {listLines(list).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
