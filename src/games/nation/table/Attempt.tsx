/**
 * One player's attempt, card by card as it is turned up: weapon, time, contract; then what it comes to, and what may be added.
 * Cards that another player has on the table are not offered; those of earlier rounds are when they are asked for, since a
 * player may have taken them back, or drawn them again.
 */
import { useState } from 'preact/hooks';
import { Button } from '../../../app/fields/Button';
import { Presses } from '../../../app/tables/parts/PlayArea';
import { percent } from '../../../base/fraction';
import type { Answer } from '../../ask';
import { isHopeless, isSure, msrText } from '../cards/msr';
import { isAvailable } from '../rules/places';
import { type Laid, type LedgerEvent, type LedgerState, oddsOf } from '../rules/scorer/ledger';
import type { Card, NationAsk, Part, Step } from './ask';
import { neededText, payText } from './words';

export interface Props {
  ledger: LedgerState;
  asked: NationAsk;
  /** What was laid in earlier rounds. */
  before: readonly Laid[];
  onAnswer: (answer: Answer<LedgerEvent, Step>, byKey: boolean) => void;
}

/** Whether the card that was named last was on the table in an earlier round. */
const isPlayed = (before: readonly Laid[], part: Part, { answer: { step } }: Card): boolean => {
  const { weapon, times = [], contract } = step.laid ?? {};
  const minutes = times.at(-1);
  if (part === 'contract') return before.some((one) => one.contract === contract);
  return minutes !== undefined && before.some((one) => one.weapon === weapon && one.times.includes(minutes));
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

interface CardsProps extends Props {
  cards: readonly Card[];
  held: NonNullable<NationAsk['held']>;
}

/** Cards to choose from, and what each makes of the attempt. */
const Cards = ({ asked, before, onAnswer, cards, held }: CardsProps) => {
  const { part: title = '', none } = asked;
  const [wanted, setWanted] = useState('');
  const [isAll, setAll] = useState(false);
  const words = wanted.trim().toLowerCase();
  const fresh = held.part === 'modifier' ? cards : cards.filter((card) => !isPlayed(before, held.part, card));
  // Where all have been played, some are in hand again.
  const offered = isAll || fresh.length === 0 ? cards : fresh;
  const found = offered.filter(({ name, note }) => `${name} ${note}`.toLowerCase().includes(words));
  return (
    <fieldset class={`pick-cards ${held.part}`} aria-label={title}>
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
          <Presses presses={[none]} onAnswer={onAnswer} />
        </div>
      )}
      {found.map(({ id, name, note, answer }) => (
        <Button key={id} class="pick-card" data-card={id} onPress={(byKey) => onAnswer(answer, byKey)}>
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
  );
};

export const Attempt = (props: Props) => {
  const { ledger, asked, onAnswer } = props;
  const { held, part, cards, changes } = asked;
  return (
    <>
      <h2>{part}</h2>
      {cards && held && <Cards {...props} cards={cards} held={held} />}
      {held?.part === 'whole' && (
        <>
          <Verdict ledger={ledger} laid={held.laid} />
          <div class="parts">
            <Presses presses={changes} onAnswer={onAnswer} look="quiet" />
          </div>
        </>
      )}
    </>
  );
};
