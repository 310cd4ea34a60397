/** On what a kit is printed: paper, cards, backs and ink; and what printers and knives care about, folded away. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BACKS, CARD_FORMATS, INKS, MARKS, PAPERS } from '../../print/papers';
import { Wrong } from '../fields/Wrong';
import type { SheetField, SheetSettings } from './settings';

const WORDS: Readonly<Record<string, string>> = {
  none: 'None',
  long: 'Duplex, long edge',
  short: 'Duplex, short edge',
  fold: 'To fold and glue',
  crop: 'Short marks outside',
  lines: 'Lines all around',
  full: 'Full',
  low: 'Sparing: outlines only',
};

type Choices = readonly (readonly [value: string, label: string])[];

const worded = (ids: readonly string[]): Choices => ids.map((id) => [id, WORDS[id] ?? id]);
const labelled = (things: Readonly<Record<string, { readonly label: string }>>): Choices =>
  Object.entries(things).map(([id, { label }]) => [id, label]);

interface Props {
  sheet: SheetSettings;
  onChange: (sheet: SheetSettings) => void;
  message?: string | undefined;
}

export const SheetFields = ({ sheet, onChange, message }: Props) => {
  // What is wrong must not hide in the fold; and what was opened stays so when it is mended.
  const [unfolded, setUnfolded] = useState(false);
  useEffect(() => {
    if (message) setUnfolded(true);
  }, [message]);

  const set = (field: SheetField, value: string) => onChange({ ...sheet, [field]: value });
  const field = (name: SheetField, label: string, control: ComponentChildren) => (
    <div class="field">
      <label for={name}>{label}</label>
      {control}
    </div>
  );
  const choice = (name: SheetField, label: string, choices: Choices) =>
    field(
      name,
      label,
      <select
        id={name}
        class="input"
        value={sheet[name]}
        onChange={({ currentTarget }) => set(name, currentTarget.value)}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>,
    );
  const number = (name: SheetField, label: string) =>
    field(
      name,
      label,
      <input
        id={name}
        class="input"
        type="text"
        inputmode="decimal"
        value={sheet[name]}
        aria-describedby="sheet-wrong"
        autocomplete="off"
        onInput={({ currentTarget }) => set(name, currentTarget.value)}
      />,
    );

  return (
    <fieldset>
      <legend>Sheets</legend>
      <div class="pairs">
        {choice('paper', 'Paper', labelled(PAPERS))}
        {choice('card', 'Card size', labelled(CARD_FORMATS))}
        {choice('backs', 'Backs', worded(BACKS))}
        {choice('ink', 'Ink', worded(INKS))}
      </div>
      <details open={unfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary>Marks, margins, bleed, copies</summary>
        <div class="pairs">
          {choice('marks', 'Where to cut', worded(MARKS))}
          {number('copies', 'Copies of each card')}
          {number('margin', 'Margin of the printer, mm')}
          {number('gutter', 'Space between cards, mm')}
          {number('bleed', 'Bleed, mm')}
        </div>
      </details>
      <Wrong id="sheet-wrong" message={message} />
    </fieldset>
  );
};
