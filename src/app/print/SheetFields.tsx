/** On what a kit is printed: first what everybody chooses, then, for the fold, what printers and knives care about. */
import type { SheetField } from '../../press/job-of-kit';
import {
  BACKS,
  type Backs,
  CARD_FORMATS,
  INKS,
  type Ink,
  MARKS,
  type Marks,
  PAPERS,
} from '../../print/papers';
import { Wrong } from '../fields/Wrong';
import { BackPicture } from './BackPictures';
import type { SheetSettings } from './settings';

interface Props {
  sheet: SheetSettings;
  onChange: (sheet: SheetSettings) => void;
  wrong: (field: SheetField) => string | undefined;
}

type Choices = readonly (readonly [value: string, label: string])[];

const labelled = (things: Readonly<Record<string, { readonly label: string }>>): Choices =>
  Object.entries(things).map(([id, { label }]) => [id, label]);

const BACK_WORDS: Readonly<Record<Backs, string>> = {
  none: 'No backs',
  long: 'Turn on the long edge',
  short: 'Turn on the short edge',
  fold: 'Fold and glue',
};

const INK_WORDS: Readonly<Record<Ink, readonly [string, string]>> = {
  full: ['Full', 'Black backs, solid heads.'],
  low: ['Low', 'Drawn in outline: a twentieth of a card at most.'],
};

const MARK_WORDS: Readonly<Record<Marks, string>> = {
  crop: 'Short marks outside',
  lines: 'Lines all around',
  none: 'Nothing',
};

interface FieldProps extends Props {
  name: SheetField;
  label: string;
}

const Choice = ({ sheet, onChange, wrong, name, label, choices }: FieldProps & { choices: Choices }) => (
  <div class="field">
    <label for={name}>{label}</label>
    <select
      id={name}
      class="input"
      value={sheet[name]}
      aria-describedby={`${name}-wrong`}
      aria-invalid={wrong(name) ? true : undefined}
      onChange={({ currentTarget }) => onChange({ ...sheet, [name]: currentTarget.value })}
    >
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
    <Wrong id={`${name}-wrong`} message={wrong(name)} />
  </div>
);

const Measure = ({ sheet, onChange, wrong, name, label, unit }: FieldProps & { unit?: string }) => (
  <div class="field">
    <label for={name}>{label}</label>
    <div class="measure">
      <input
        id={name}
        class="input"
        type="text"
        inputmode={unit ? 'decimal' : 'numeric'}
        value={sheet[name]}
        aria-describedby={`${name}-wrong`}
        aria-invalid={wrong(name) ? true : undefined}
        autocomplete="off"
        onInput={({ currentTarget }) => onChange({ ...sheet, [name]: currentTarget.value })}
      />
      {unit && <span class="unit">{unit}</span>}
    </div>
    <Wrong id={`${name}-wrong`} message={wrong(name)} />
  </div>
);

/** Paper, backs and ink. */
export const PaperFields = (props: Props) => {
  const { sheet, onChange, wrong } = props;
  return (
    <>
      <Choice {...props} name="paper" label="Paper" choices={labelled(PAPERS)} />
      <fieldset aria-describedby="backs-wrong">
        <legend>Backs</legend>
        <div class="tiles">
          {BACKS.map((backs) => (
            <label class="tile" key={backs}>
              <input
                type="radio"
                name="backs"
                checked={sheet.backs === backs}
                onChange={() => onChange({ ...sheet, backs })}
              />
              <BackPicture backs={backs} />
              <span>{BACK_WORDS[backs]}</span>
            </label>
          ))}
        </div>
        <Wrong id="backs-wrong" message={wrong('backs')} />
      </fieldset>
      <fieldset aria-describedby="ink-wrong">
        <legend>Ink</legend>
        <div class="ticks">
          {INKS.map((ink) => (
            <label class="tick" key={ink}>
              <input
                type="radio"
                name="ink"
                checked={sheet.ink === ink}
                onChange={() => onChange({ ...sheet, ink })}
              />
              <span>
                {INK_WORDS[ink][0]} <small>{INK_WORDS[ink][1]}</small>
              </span>
            </label>
          ))}
        </div>
        <Wrong id="ink-wrong" message={wrong('ink')} />
      </fieldset>
    </>
  );
};

/** Sizes, marks and everything that is measured. */
export const CuttingFields = (props: Props) => (
  <>
    <Choice {...props} name="card" label="Card size" choices={labelled(CARD_FORMATS)} />
    <Choice
      {...props}
      name="marks"
      label="Where to cut"
      choices={MARKS.map((marks) => [marks, MARK_WORDS[marks]])}
    />
    <div class="pairs">
      <Measure {...props} name="copies" label="Copies of each" />
      <Measure {...props} name="margin" label="Printer’s margin" unit="mm" />
      <Measure {...props} name="gutter" label="Space between" unit="mm" />
      <Measure {...props} name="bleed" label="Bleed" unit="mm" />
    </div>
  </>
);
