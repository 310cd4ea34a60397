/** On what a kit is printed: paper, cards, backs and ink; and what printers and knives care about, folded away. */
import type { ComponentChildren } from 'preact';
import { BACKS, CARD_FORMATS, INKS, MARKS, PAPERS } from '../../print/papers';
import { Wrong } from '../fields/Wrong';
import type { SheetField, SheetSettings } from './settings';

const WORDS: Readonly<Record<string, string>> = {
  none: 'None',
  long: 'Duplex, turned on the long edge',
  short: 'Duplex, turned on the short edge',
  fold: 'Beside the front, to fold and glue',
  crop: 'Short marks outside the cards',
  lines: 'Lines around the cards',
  full: 'Full',
  low: 'Sparing: outlines, no filled areas',
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
      <details>
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
