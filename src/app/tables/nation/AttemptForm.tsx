/** One player's cards, turned up, and what they come to while they are chosen: the calculator and the record. */
import { percent } from '../../../base/fraction';
import { clockText } from '../../../games/nation/cards/clock';
import { effectsText } from '../../../games/nation/cards/effect-text';
import { isHopeless, isSure, msrText } from '../../../games/nation/cards/msr';
import { NATION_CARDS } from '../../../games/nation/cards/set';
import type { WeaponKind } from '../../../games/nation/cards/vocabulary';
import { isAvailable, tilesOf } from '../../../games/nation/pyramid';
import { type Laid, type LedgerState, oddsOf, weighing } from '../../../games/nation/scorer/ledger';
import { Button } from '../../fields/Button';
import { Select } from '../../fields/Choice';
import { neededText, payText, targetName } from './words';

interface Props {
  ledger: LedgerState;
  laid: Laid;
  onChange: (laid: Laid) => void;
  onLay: () => void;
  onPass: () => void;
  onBack: () => void;
}

const Targets = ({ ledger }: { ledger: LedgerState }) => {
  const left = tilesOf(ledger.remaining);
  const group = (label: string, tiles: readonly number[]) =>
    tiles.length > 0 && (
      <optgroup label={label}>
        {tiles.map((tile) => (
          <option key={tile} value={`${tile}`}>
            {targetName(ledger, tile)}
          </option>
        ))}
      </optgroup>
    );
  return (
    <>
      {group(
        'Available',
        left.filter((tile) => isAvailable(ledger.remaining, tile)),
      )}
      {group(
        'Not available: no attempt',
        left.filter((tile) => !isAvailable(ledger.remaining, tile)),
      )}
    </>
  );
};

const CARDS = weighing(NATION_CARDS);

/** Modifiers that weigh on the attempt: one place a card, and an empty one after them. */
const Cards = ({ cards, onChange }: Pick<Laid, 'cards'> & { onChange: (cards: Laid['cards']) => void }) => {
  const place = (at: number, id: string) =>
    onChange([...cards.slice(0, at), ...(id === '' ? [] : [id]), ...cards.slice(at + 1)]);
  return (
    <fieldset class="cards">
      <legend>Modifiers on it, no matter who played them</legend>
      {[...cards, ''].map((id, at) => (
        <select
          key={at}
          class="input"
          data-field="card"
          aria-label={`Modifier ${at + 1}`}
          value={id}
          onChange={({ currentTarget }) => place(at, currentTarget.value)}
        >
          <option value="">{at === 0 ? 'None' : 'No more'}</option>
          {CARDS.map(({ id: card, name, effects }) => (
            <option key={card} value={card}>
              {name}: {effectsText(effects)}
            </option>
          ))}
        </select>
      ))}
    </fieldset>
  );
};

/** What the cards come to: the roll, the chance, the pay. */
const Verdict = ({ ledger, laid }: { ledger: LedgerState; laid: Laid }) => {
  const { needed, dice, chance, pay } = oddsOf(ledger, laid);
  const isLost = laid.tile !== null && !isAvailable(ledger.remaining, laid.tile);
  const isRolled = !isSure(needed) && !isHopeless(needed);
  return (
    <div class="verdict" role="status">
      <p class="shout">{isLost ? 'Not available' : neededText(needed)}</p>
      <p class="form">
        {isLost && 'No attempt this round. It would be: '}
        {isRolled ? `MSR ${msrText(needed)}` : 'No die'}
        {isRolled && dice === 2 && ', two dice'}, {percent(chance, 0, ' %')}
        {laid.tile !== null && (
          <>
            <br />A hit pays {payText(pay)}
          </>
        )}
      </p>
    </div>
  );
};

export const AttemptForm = ({ ledger, laid, onChange, onLay, onPass, onBack }: Props) => {
  const { set } = ledger.pack;
  const printed = set.weaponCards.filter(({ kind }) => kind === laid.weapon).map(({ minutes }) => minutes);
  const [first, second] = laid.times;
  const change = (part: Partial<Laid>) => onChange({ ...laid, ...part });
  const arm = (value: string) => {
    const kind = set.weapons.find((weapon) => weapon.kind === value)?.kind ?? null;
    const earliest = set.weaponCards.find((card) => card.kind === kind);
    change({ weapon: kind as WeaponKind | null, times: earliest ? [earliest.minutes] : [] });
  };
  const times = printed.map((minutes) => (
    <option key={minutes} value={`${minutes}`}>
      {clockText(minutes)}
    </option>
  ));
  return (
    <form
      class="attempt"
      noValidate
      aria-label={`Attempt of ${ledger.setup.names[laid.seat]}`}
      onSubmit={(event) => {
        event.preventDefault();
        onLay();
      }}
    >
      <h2>{ledger.setup.names[laid.seat]}</h2>
      {laid.tile !== null && (
        <Select
          label="Target, or press its tile"
          data-field="tile"
          value={`${laid.tile}`}
          onValue={(value) => change({ tile: Number(value) })}
        >
          <Targets ledger={ledger} />
        </Select>
      )}
      <Select label="Weapon" data-field="weapon" value={laid.weapon ?? ''} onValue={arm}>
        <option value="">Bare hands</option>
        {set.weapons.map(({ kind, name }) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Select>
      {laid.weapon !== null && (
        <div class="pair">
          <Select
            label="Time"
            data-field="time"
            value={`${first}`}
            onValue={(value) =>
              change({
                times: [Number(value), ...(second === undefined || `${second}` === value ? [] : [second])],
              })
            }
          >
            {times}
          </Select>
          <Select
            label="A double"
            data-field="double"
            value={second === undefined ? '' : `${second}`}
            onValue={(value) =>
              change({ times: [first as number, ...(value === '' ? [] : [Number(value)])] })
            }
          >
            <option value="">No</option>
            {times.filter((_, at) => printed[at] !== first)}
          </Select>
        </div>
      )}
      {laid.tile !== null && (
        <Select
          label="Contract"
          data-field="contract"
          value={laid.contract ?? ''}
          onValue={(value) => change({ contract: value === '' ? null : value })}
        >
          <option value="">None</option>
          {set.contracts
            .toSorted((a, b) => a.objective.localeCompare(b.objective))
            .map(({ id, objective }) => (
              <option key={id} value={id}>
                {objective}
              </option>
            ))}
        </Select>
      )}
      <Cards cards={laid.cards} onChange={(cards) => change({ cards })} />
      <Verdict ledger={ledger} laid={laid} />
      <div class="buttons">
        <button class="button strong" type="submit">
          Write it down
        </button>
        <Button onPress={onPass}>No attempt</Button>
        <Button onPress={onBack}>Back</Button>
      </div>
    </form>
  );
};
