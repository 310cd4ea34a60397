/**
 * One player's attempt, card by card as it is turned up: target, weapon, time, contract; then what it comes to, and what may be
 * added. Cards that another player has on the table are not offered.
 */
import { useState } from 'preact/hooks';
import { percent } from '../../../base/fraction';
import { clockText } from '../../../games/nation/cards/clock';
import { effectsText } from '../../../games/nation/cards/effect-text';
import { isHopeless, isSure, msrText } from '../../../games/nation/cards/msr';
import { NATION_CARDS } from '../../../games/nation/cards/set';
import { ATTRIBUTE_LABELS } from '../../../games/nation/cards/words';
import { isAvailable } from '../../../games/nation/pyramid';
import {
  contractIn,
  type Laid,
  type LedgerState,
  modifierIn,
  oddsOf,
  weighing,
} from '../../../games/nation/scorer/ledger';
import { Button } from '../../fields/Button';
import { neededText, payText, targetName, weaponText } from './words';

/** Which card is asked for; in the end the whole of it. */
export type Part = 'target' | 'weapon' | 'time' | 'double' | 'contract' | 'modifier' | 'whole';

export interface InHand {
  readonly laid: Laid;
  readonly part: Part;
}

/** What another player has on the table. */
const othersOf = ({ laid }: LedgerState, seat: number): readonly Laid[] =>
  laid.filter((other): other is Laid => other != null && other.seat !== seat);

interface CardProps {
  id: string;
  name: string;
  /** Under the name. */
  note: string;
  onPick: (byKey: boolean) => void;
}

const Card = ({ id, name, note, onPick }: CardProps) => (
  <Button class="pick-card" data-card={id} onPress={onPick}>
    <b class="shout">{name}</b>
    <span class="form">{note}</span>
  </Button>
);

interface PickProps {
  label: string;
  cards: readonly Omit<CardProps, 'onPick'>[];
  /** Nothing where "none" was pressed. */
  onPick: (id: string | undefined, byKey: boolean) => void;
  none: string;
}

/** Cards to press; where there are many, those whose words have what was typed. */
const Pick = ({ label, cards, onPick, none }: PickProps) => {
  const [wanted, setWanted] = useState('');
  const found = cards.filter(({ name, note }) =>
    `${name} ${note}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <fieldset class="pick-cards" aria-label={label}>
      <div class="row">
        {cards.length > 12 && (
          <input
            class="input"
            type="search"
            placeholder="Search"
            aria-label={`Search: ${label}`}
            value={wanted}
            onInput={({ currentTarget }) => setWanted(currentTarget.value)}
          />
        )}
        <Button class="button none" onPress={(byKey) => onPick(undefined, byKey)}>
          {none}
        </Button>
      </div>
      {found.map((card) => (
        <Card key={card.id} {...card} onPick={(byKey) => onPick(card.id, byKey)} />
      ))}
      {found.length === 0 && <p class="help">No card has these words.</p>}
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

interface Props extends InHand {
  ledger: LedgerState;
  onHand: (hand: InHand, byKey: boolean) => void;
}

export const Attempt = ({ ledger, laid, part, onHand }: Props) => {
  const { set } = ledger.pack;
  const others = othersOf(ledger, laid.seat);
  const hold = (more: Partial<Laid>, next: Part) => (byKey: boolean) =>
    onHand({ laid: { ...laid, ...more }, part: next }, byKey);
  const name = ledger.setup.names[laid.seat];
  const target = laid.tile === null ? name : `${name}: the ${targetName(ledger, laid.tile)}`;
  const isDuel = laid.tile === null;

  /** Cards of the weapon that are left, the played ones too: they may have come back. */
  const timesLeft = set.weaponCards
    .filter(
      ({ kind, minutes }) => kind === laid.weapon && !others.some(({ times }) => times.includes(minutes)),
    )
    .map(({ minutes }) => minutes);
  const timeCards = (times: readonly number[], with1: (minutes: number) => readonly number[], next: Part) => (
    <fieldset class="pick-cards times" aria-label="Its time">
      {times.map((minutes) => (
        <Card
          key={minutes}
          id={clockText(minutes)}
          name={clockText(minutes)}
          note=""
          onPick={hold({ times: with1(minutes) }, next)}
        />
      ))}
    </fieldset>
  );

  switch (part) {
    case 'target':
      return null;
    case 'weapon':
      return (
        <>
          <h2>{name}: with what?</h2>
          <fieldset class="pick-cards weapons" aria-label="Weapon">
            {set.weapons.map(({ kind, name: word, noise, needed }) => (
              <Card
                key={kind}
                id={kind}
                name={word}
                note={`${msrText(needed)} ${noise}`}
                onPick={hold({ weapon: kind, times: [] }, 'time')}
              />
            ))}
          </fieldset>
        </>
      );
    case 'time':
      return (
        <>
          <h2>Which {set.weapons.find(({ kind }) => kind === laid.weapon)?.name}?</h2>
          {timeCards(timesLeft, (minutes) => [minutes], isDuel ? 'whole' : 'contract')}
        </>
      );
    case 'double':
      return (
        <>
          <h2>And which second card?</h2>
          {timeCards(
            timesLeft.filter((minutes) => minutes !== laid.times[0]),
            (minutes) => [laid.times[0] as number, minutes],
            'whole',
          )}
        </>
      );
    case 'contract': {
      const payOf = (contract: string) => oddsOf(ledger, { ...laid, contract }).pay;
      const cards = set.contracts
        .filter(({ id }) => !others.some(({ contract }) => contract === id))
        .map(({ id, objective }) => ({ id, name: objective, pay: payOf(id) }))
        // What suits the weapon is what its player will have laid.
        .toSorted(
          (a, b) => b.pay.cash - b.pay.debt - a.pay.cash + a.pay.debt || a.name.localeCompare(b.name),
        );
      return (
        <>
          <h2>For which contract?</h2>
          <Pick
            label="Contract"
            none="No contract"
            cards={cards.map(({ id, name: word, pay }) => ({ id, name: word, note: payText(pay) }))}
            onPick={(id, byKey) => hold({ contract: id ?? null }, 'whole')(byKey)}
          />
        </>
      );
    }
    case 'modifier':
      return (
        <>
          <h2>Which modifier weighs on it?</h2>
          <Pick
            label="Modifier"
            none="None"
            cards={weighing(NATION_CARDS).map(({ id, name: word, effects }) => ({
              id,
              name: word,
              note: effectsText(effects),
            }))}
            onPick={(id, byKey) =>
              hold({ cards: id === undefined ? laid.cards : [...laid.cards, id] }, 'whole')(byKey)
            }
          />
        </>
      );
    case 'whole': {
      const contract = contractIn(set, laid.contract);
      const { noise, cause } = set.weapons.find(({ kind }) => kind === laid.weapon) ?? {};
      const sort =
        noise && cause ? ` (${[noise, cause].map((one) => ATTRIBUTE_LABELS[one].name).join(', ')})` : '';
      return (
        <>
          <h2>{target}</h2>
          <Verdict ledger={ledger} laid={laid} />
          <div class="parts">
            <Button class="quiet" data-part="weapon" onPress={hold({}, 'weapon')}>
              {weaponText(ledger, laid)}
              {sort}
            </Button>
            {laid.weapon !== null && !isDuel && (
              <Button class="quiet" data-part="contract" onPress={hold({}, 'contract')}>
                {contract ? contract.objective : 'No contract'}
              </Button>
            )}
            {laid.times.length === 1 && (
              <Button class="quiet" data-part="double" onPress={hold({}, 'double')}>
                + A second card of it
              </Button>
            )}
            {laid.cards.map((id, at) => (
              <Button key={at} class="quiet" onPress={hold({ cards: laid.cards.toSpliced(at, 1) }, 'whole')}>
                {modifierIn(set, id)?.name}: take away
              </Button>
            ))}
            <Button class="quiet" data-part="modifier" onPress={hold({}, 'modifier')}>
              + A modifier
            </Button>
          </div>
        </>
      );
    }
  }
};
