/**
 * One player's attempt, card by card as it is turned up: weapon, time, contract; then what it comes to, and what may be added.
 * Cards that another player has on the table are not offered; those of earlier rounds are when they are asked for, since a
 * player may have taken them back, or drawn them again.
 */
import { useState } from 'preact/hooks';
import { Button } from '../../../app/fields/Button';
import { percent } from '../../../base/fraction';
import { clockText } from '../cards/clock';
import { effectsText } from '../cards/effect-text';
import { isHopeless, isSure, msrText } from '../cards/msr';
import { isAvailable } from '../rules/places';
import {
  contractIn,
  type Laid,
  type LedgerState,
  modifierIn,
  oddsOf,
  weaponIn,
  weighing,
} from '../rules/scorer/ledger';
import { neededText, payText, targetName, weaponText } from './words';

/** Which card is asked for; in the end the whole of it. */
type Part = 'target' | 'weapon' | 'time' | 'double' | 'contract' | 'modifier' | 'whole';

export interface InHand {
  readonly laid: Laid;
  readonly part: Part;
}

interface Props extends InHand {
  ledger: LedgerState;
  /** What was laid in earlier rounds. */
  before: readonly Laid[];
  onHand: (hand: InHand, byKey: boolean) => void;
}

/** Cards to choose from, what each makes of the attempt, and what is asked next. */
interface Offer {
  readonly title: string;
  readonly cards: readonly {
    readonly id: string;
    readonly name: string;
    readonly note?: string;
    readonly more: Partial<Laid>;
    /** It was on the table in an earlier round. */
    readonly isPlayed?: boolean;
  }[];
  readonly next: Part;
  /** The word for none of them; only where there are so many that they are searched. */
  readonly none?: string;
}

const offerOf = ({ ledger, before, laid, part }: Props): Offer | undefined => {
  const { set } = ledger.pack;
  const others = ledger.laid.filter((other): other is Laid => other != null && other.seat !== laid.seat);
  const weapon = weaponIn(set, laid.weapon)?.name;
  switch (part) {
    case 'weapon':
      return {
        title: `${ledger.setup.names[laid.seat]}: with what?`,
        cards: set.weapons.map(({ kind, name, noise, needed }) => ({
          id: kind,
          name,
          note: `${msrText(needed)} ${noise}`,
          more: { weapon: kind, times: [] },
        })),
        next: 'time',
      };
    case 'time':
    case 'double': {
      const first = part === 'double' ? laid.times.slice(0, 1) : [];
      const gone = [...first, ...others.flatMap(({ times }) => times)];
      return {
        title: part === 'double' ? `Which second ${weapon}?` : `Which ${weapon}?`,
        cards: set.weaponCards
          .filter(({ kind, minutes }) => kind === laid.weapon && !gone.includes(minutes))
          .map(({ minutes }) => ({
            id: clockText(minutes),
            name: clockText(minutes),
            more: { times: [...first, minutes] },
            isPlayed: before.some(({ weapon, times }) => weapon === laid.weapon && times.includes(minutes)),
          })),
        next: part === 'double' || laid.tile === null ? 'whole' : 'contract',
      };
    }
    case 'contract': {
      const payOf = (contract: string) => oddsOf(ledger, { ...laid, contract }).pay;
      const cards = set.contracts
        .filter(({ id }) => !others.some(({ contract }) => contract === id))
        .map(({ id, objective }) => ({
          id,
          name: objective,
          pay: payOf(id),
          more: { contract: id },
          isPlayed: before.some(({ contract }) => contract === id),
        }))
        // What suits the weapon is what its player will have laid.
        .toSorted(
          (a, b) => b.pay.cash - b.pay.debt - a.pay.cash + a.pay.debt || a.name.localeCompare(b.name),
        );
      return {
        title: 'For which contract?',
        none: 'No contract',
        cards: cards.map((card) => ({ ...card, note: payText(card.pay) })),
        next: 'whole',
      };
    }
    case 'modifier':
      return {
        title: 'Which modifier weighs on it?',
        none: 'None',
        cards: weighing(set).map(({ id, name, effects }) => ({
          id,
          name,
          note: effectsText(effects),
          more: { cards: [...laid.cards, id] },
        })),
        next: 'whole',
      };
    default:
      return undefined;
  }
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

export const Attempt = (props: Props) => {
  const { ledger, laid, part, onHand } = props;
  const [wanted, setWanted] = useState('');
  const [isAll, setAll] = useState(false);
  const hold = (more: Partial<Laid>, next: Part) => (byKey: boolean) =>
    onHand({ laid: { ...laid, ...more }, part: next }, byKey);
  const offer = offerOf(props);
  if (offer) {
    const { title, cards, next, none } = offer;
    const words = wanted.trim().toLowerCase();
    const fresh = cards.filter(({ isPlayed }) => !isPlayed);
    // Where all have been played, some are in hand again.
    const offered = isAll || fresh.length === 0 ? cards : fresh;
    const found = offered.filter(({ name, note }) => `${name} ${note}`.toLowerCase().includes(words));
    return (
      <>
        <h2>{title}</h2>
        <fieldset class={`pick-cards ${part}`} aria-label={title}>
          {none && (
            <div class="row">
              <input
                class="input"
                type="search"
                placeholder="Search"
                aria-label={`Search: ${title}`}
                value={wanted}
                onInput={({ currentTarget }) => setWanted(currentTarget.value)}
              />
              <Button class="button none" onPress={hold(part === 'contract' ? { contract: null } : {}, next)}>
                {none}
              </Button>
            </div>
          )}
          {found.map(({ id, name, note, more }) => (
            <Button key={id} class="pick-card" data-card={id} onPress={hold(more, next)}>
              <b class="shout">{name}</b>
              <span class="form">{note}</span>
            </Button>
          ))}
          {found.length === 0 && <p class="help">No card has these words.</p>}
          {fresh.length > 0 && fresh.length < cards.length && (
            <Button class="quiet" aria-pressed={isAll} onPress={() => setAll(!isAll)}>
              Cards of earlier rounds too
            </Button>
          )}
        </fieldset>
      </>
    );
  }
  if (part !== 'whole') return null;
  const name = ledger.setup.names[laid.seat];
  const change = (word: string | undefined, to: Part, more: Partial<Laid> = {}) => (
    <Button key={word} class="quiet" onPress={hold(more, to)}>
      {word}
    </Button>
  );
  return (
    <>
      <h2>{laid.tile === null ? name : `${name}: the ${targetName(ledger, laid.tile)}`}</h2>
      <Verdict ledger={ledger} laid={laid} />
      <div class="parts">
        {change(weaponText(ledger, laid), 'weapon')}
        {laid.weapon !== null &&
          laid.tile !== null &&
          change(contractIn(ledger.pack.set, laid.contract)?.objective ?? 'No contract', 'contract')}
        {laid.times.length === 1 && change('+ A second card of it', 'double')}
        {laid.cards.map((id, at) =>
          change(`${modifierIn(ledger.pack.set, id)?.name}: take away`, 'whole', {
            cards: laid.cards.toSpliced(at, 1),
          }),
        )}
        {change('+ A modifier', 'modifier')}
      </div>
    </>
  );
};
