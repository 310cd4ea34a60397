/** How the tiles lie: as the seed lays them, or as they lie on the real table, by trading places within a row. */
import { NATION_CARDS } from '../../../games/nation/cards/set';
import { dollars } from '../../../games/nation/money';
import { ROW_VALUES, STANDARD_LAYOUT, TILE_ROWS } from '../../../games/nation/pyramid';

interface Props {
  /** Nothing where the seed lays the tiles. */
  layout: readonly number[] | undefined;
  onChange: (layout: readonly number[] | undefined) => void;
}

const ROWS = [3, 2, 1, 0] as const;

/** The target goes to a place, and what lay there to where it came from. */
const traded = (layout: readonly number[], tile: number, target: number): readonly number[] =>
  layout.map((one, at) => (at === tile ? target : one === target ? (layout[tile] as number) : one));

export const Layout = ({ layout, onChange }: Props) => (
  <fieldset class="field nation-layout">
    <legend>How the tiles lie</legend>
    <div>
      <label class="tick">
        <input type="radio" name="layout" checked={!layout} onChange={() => onChange(undefined)} />
        <span>As the seed lays them: lay yours like the picture</span>
      </label>
      <label class="tick">
        <input type="radio" name="layout" checked={!!layout} onChange={() => onChange(STANDARD_LAYOUT)} />
        <span>As they lie already: say which is where</span>
      </label>
    </div>
    {layout &&
      ROWS.map((row) => (
        <fieldset key={row} class="layout-row">
          <legend>{dollars(ROW_VALUES[row])}, from the left</legend>
          {TILE_ROWS.map((of, tile) =>
            of === row ? (
              <select
                key={tile}
                class="input"
                aria-label={`${dollars(ROW_VALUES[row])}, place ${tile - TILE_ROWS.indexOf(row) + 1}`}
                value={`${layout[tile]}`}
                onChange={({ currentTarget }) => onChange(traded(layout, tile, Number(currentTarget.value)))}
              >
                {NATION_CARDS.targets.map(({ id, name, row: at }, target) =>
                  at === row ? (
                    <option key={id} value={`${target}`}>
                      {name}
                    </option>
                  ) : null,
                )}
              </select>
            ) : null,
          )}
        </fieldset>
      ))}
  </fieldset>
);
