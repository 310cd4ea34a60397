/**
 * One player's attempt, card by card as it is turned up: weapon, time, contract; then what it comes to, and what may be added.
 * Cards that another player has on the table are not offered.
 */

import { useState } from 'preact/hooks';
import * as m from '#messages/nation-table';
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

/** The round in which the card that was named last was on the table, counted by attempts from 1; 0 for a card that was not. */
const playedAt = (before: readonly Laid[], part: Part, { id, answer: { step } }: Card): number => {
  const { weapon, times = [], contract } = step.laid ?? {};
  const minutes = times.at(-1);
  const isIt = (one: Laid): boolean =>
    part === 'contract'
      ? one.contract === contract
      : part === 'modifier'
        ? one.cards.includes(id)
        : minutes !== undefined && one.weapon === weapon && one.times.includes(minutes);
  return before.findLastIndex(isIt) + 1;
};

/**
 * Cards as they are wanted. Of weapons and contracts those that can be in a hand now are first: what was laid before is on a
 * pile, or has been drawn again. Modifiers are on the table for long: the one that weighed last is on top.
 */
export const inOrder = (cards: readonly Card[], before: readonly Laid[], part: Part): readonly Card[] => {
  const at = new Map(cards.map((card) => [card.id, playedAt(before, part, card)]));
  const rank = ({ id }: Card): number => at.get(id) ?? 0;
  if (part === 'modifier') return cards.toSorted((a, b) => rank(b) - rank(a));
  return cards.toSorted((a, b) => Number(rank(a) > 0) - Number(rank(b) > 0) || rank(b) - rank(a));
};

/** Cards with these letters: at the beginning of a word of their name, if there are any; else anywhere in what they say. */
export const withLetters = (cards: readonly Card[], typed: string): readonly Card[] => {
  const letters = typed.trim().toLowerCase();
  const begun = cards.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${letters}`));
  return begun.length > 0
    ? begun
    : cards.filter(({ name, note = '' }) => `${name} ${note}`.toLowerCase().includes(letters));
};

/** What the cards come to: the roll, the chance, the pay. */
const Verdict = ({ ledger, laid }: { ledger: LedgerState; laid: Laid }) => {
  const { needed, dice, chance, pay } = oddsOf(ledger, laid);
  const isLost = laid.tile !== null && !isAvailable(ledger.remaining, laid.tile);
  const isRolled = !isSure(needed) && !isHopeless(needed);
  const verdict = m.verdict({
    die: !isRolled ? 'none' : dice === 2 ? 'two' : 'one',
    msr: msrText(needed),
    chance: percent(chance, 0, ' %'),
  });
  return (
    <div class="verdict manila" role="status">
      <p class="shout">{isLost ? m.unavailableTitle : neededText(needed)}</p>
      <p class="form">
        {isLost ? m.verdictLost({ verdict }) : verdict}
        {laid.tile !== null && (
          <>
            <br />
            {m.hitPays({ pay: payText(pay) })}
          </>
        )}
      </p>
    </div>
  );
};

/** On a phone 360 px wide a word of so many letters needs smaller ones. */
const LONG_WORD = /\S{13}/;

interface CardsProps extends Props {
  cards: readonly Card[];
  held: NonNullable<NationAsk['held']>;
}

/** Cards to choose from, and what each makes of the attempt. */
const Cards = ({ asked, before, onAnswer, cards, held }: CardsProps) => {
  const { part: title = '', none } = asked;
  const [wanted, setWanted] = useState('');
  const found = withLetters(inOrder(cards, before, held.part), wanted);
  return (
    <fieldset class={`pick-cards ${held.part}`} aria-label={title}>
      {none && (
        <div class="row">
          <input
            class="input"
            type="search"
            placeholder={m.search}
            aria-label={m.searchFor({ title })}
            value={wanted}
            onInput={({ currentTarget }) => setWanted(currentTarget.value)}
          />
          <Presses presses={[none]} onAnswer={onAnswer} />
        </div>
      )}
      {found.map(({ id, name, note, answer }) => (
        <Button key={id} class="pick-card" data-card={id} onPress={(byKey) => onAnswer(answer, byKey)}>
          <b class={LONG_WORD.test(name) ? 'shout long' : 'shout'}>{name}</b>
          <span class="form">
            {note}
            {held.part !== 'modifier' &&
              playedAt(before, held.part, { id, name, answer }) > 0 &&
              ` ${m.laidBefore}`}
          </span>
        </Button>
      ))}
      {found.length === 0 && <p class="help">{m.noCardFound}</p>}
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
