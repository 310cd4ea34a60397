/** On what a kit is printed: first what everyone chooses, then, for the fold, what printers and knives care about. */

import type { ComponentChildren } from 'preact';
import * as m from '#messages/studio';
import type { SheetField } from '../../../files/job-fields';
import {
  BACKS,
  type Backs,
  CARD_FORMATS,
  type Cut,
  type Ink,
  type Marks,
  PAPERS,
} from '../../../print/papers';
import type { HanForm } from '../../../scene/scene';
import { Radios } from '../../fields/Choice';
import { SelectField, TextField } from '../../fields/Field';
import { Wrong } from '../../fields/Wrong';
import type { FormProps } from './PlayersFields';

/** Labels by what is chosen. */
type Choices = Readonly<Record<string, string>>;

const labelsOf = (things: Readonly<Record<string, { readonly label: string }>>): Choices =>
  Object.fromEntries(Object.entries(things).map(([id, { label }]) => [id, label]));

const BACK_WORDS: Readonly<Record<Backs, string>> = {
  none: m.backsNone,
  long: m.backsLongEdge,
  short: m.backsShortEdge,
  fold: m.backsFolded,
};

const INK_WORDS: Readonly<Record<Ink, ComponentChildren>> = {
  full: <>{m.inkFull({ small: (words) => <small>{words}</small> })}</>,
  low: <>{m.inkLow({ small: (words) => <small>{words}</small> })}</>,
};

const MARK_WORDS: Readonly<Record<Marks, string>> = {
  crop: m.cutMarksShort,
  lines: m.cutMarksLines,
  none: m.nothing,
};

const CUT_WORDS: Readonly<Record<Cut, string>> = {
  none: m.nothing,
  svg: m.cuttingMachineSvg,
  dxf: m.cuttingMachineDxf,
};

const HAN_WORDS: Readonly<Record<HanForm, string>> = {
  ja: m.hanJapan,
  ko: m.hanKorea,
  'zh-Hans': m.hanSimplified,
  'zh-Hant': m.hanTraditional,
};

interface FieldProps extends FormProps {
  name: SheetField;
  label: string;
}

interface ChoiceProps extends FieldProps {
  choices: Choices;
  /** Where nothing of the list is chosen: what begins as its own. */
  example?: string;
}

const Choice = ({ settings, onChange, wrong, name, label, choices, example = '' }: ChoiceProps) => {
  const { sheet } = settings;
  return (
    <SelectField
      id={name}
      label={label}
      value={Object.hasOwn(choices, sheet[name]) ? sheet[name] : ''}
      choices={Object.entries(choices)}
      onValue={(value) => onChange({ sheet: { ...sheet, [name]: value || example } })}
      message={wrong(name)}
    />
  );
};

/** A size by its name, or typed in. */
const SizeChoice = (props: ChoiceProps) => {
  const { settings, name, choices } = props;
  const own = !Object.hasOwn(choices, settings.sheet[name]);
  return (
    <div class="pairs">
      <Choice {...props} choices={{ ...choices, '': m.sizeOwn }} />
      {own && (
        <Measure {...props} wrong={() => undefined} id={`${name}-size`} label={m.widthByHeight} unit="mm" />
      )}
    </div>
  );
};

interface MeasureProps extends FieldProps {
  unit?: string;
  id?: string;
}

const Measure = ({ settings: { sheet }, onChange, wrong, name, label, unit, id = name }: MeasureProps) => (
  <TextField
    id={id}
    label={label}
    unit={unit ?? ''}
    inputmode={unit ? 'decimal' : 'numeric'}
    value={sheet[name]}
    message={wrong(name)}
    onText={(text) => onChange({ sheet: { ...sheet, [name]: text } })}
  />
);

/** Paper, backs and ink. */
export const PaperFields = (props: FormProps) => {
  const { onChange, wrong } = props;
  const { sheet } = props.settings;
  return (
    <>
      <SizeChoice {...props} name="paper" label={m.paper} choices={labelsOf(PAPERS)} example="216x356" />
      <fieldset aria-describedby="backs-wrong">
        <legend>{m.backs}</legend>
        <div class="tiles">
          {BACKS.map((backs) => (
            <label class="tile" key={backs}>
              <input
                type="radio"
                name="backs"
                checked={sheet.backs === backs}
                onChange={() => onChange({ sheet: { ...sheet, backs } })}
              />
              <BackPicture backs={backs} />
              <span>{BACK_WORDS[backs]}</span>
            </label>
          ))}
        </div>
        <Wrong id="backs-wrong" message={wrong('backs')} />
      </fieldset>
      <fieldset aria-describedby="ink-wrong">
        <legend>{m.ink}</legend>
        <Radios
          name="ink"
          value={sheet.ink}
          choices={INK_WORDS}
          onValue={(ink) => onChange({ sheet: { ...sheet, ink } })}
        />
        <Wrong id="ink-wrong" message={wrong('ink')} />
      </fieldset>
    </>
  );
};

/** Sizes, marks and everything that is measured. */
export const CuttingFields = (props: FormProps) => (
  <>
    <SizeChoice {...props} name="card" label={m.cardSize} choices={labelsOf(CARD_FORMATS)} example="70x110" />
    <Choice {...props} name="marks" label={m.cutMarks} choices={MARK_WORDS} />
    <div class="pairs">
      <Measure {...props} name="copies" label={m.copies} />
      <Measure {...props} name="margin" label={m.printersMargin} unit="mm" />
      <Measure {...props} name="gutter" label={m.gutter} unit="mm" />
      <Measure {...props} name="bleed" label={m.bleed} unit="mm" />
      <Measure {...props} name="skip" label={m.placesToSkip} />
      <Measure {...props} name="register" label={m.registrationMarks} unit="mm" />
      <Measure {...props} name="box" label={m.tuckBox} unit="mm" />
    </div>
    <Choice {...props} name="cut" label={m.cuttingMachine} choices={CUT_WORDS} />
    <Choice {...props} name="han" label={m.hanForm} choices={HAN_WORDS} />
  </>
);

/** The ways to print backs, each as a small picture: a sheet of six cards, and where their backs go. */
const leaf = (x: number, y: number, width = 28, height = 38) => (
  <rect class="leaf" x={x} y={y} width={width} height={height} />
);

/** Two by two cards, or three in a row; backs are hatched. */
const Cards = ({ x, y, row, back }: { x: number; y: number; row?: boolean; back?: boolean }) => (
  <>
    {(row ? [0, 10.5, 21] : [0, 10]).map((right) =>
      (row ? [0] : [0, 14]).map((down) => (
        <rect class={back ? 'back' : 'front'} x={x + right} y={y + down} width="9" height="13" />
      )),
    )}
  </>
);

const PICTURES: Readonly<Record<Backs, preact.JSX.Element>> = {
  none: (
    <>
      {leaf(26, 5)}
      <Cards x={30.5} y={10.5} />
    </>
  ),
  long: (
    <>
      {leaf(9, 8)}
      <Cards x={13.5} y={13.5} />
      {leaf(43, 8)}
      <Cards x={47.5} y={13.5} back />
      <path class="turn" d="M25 5C32 -1 48 -1 55 5M55 5l-1.2 -4M55 5l-4 -.6" />
      <path class="edge" d="M40 6v42" />
    </>
  ),
  short: (
    <>
      {leaf(20, 1, 36, 21)}
      {leaf(20, 26, 36, 21)}
      <Cards x={23} y={5} row />
      <Cards x={23} y={30} row back />
      <path class="turn" d="M60 11C66 17 66 31 60 37M60 37l.6 -4M60 37l4 -1.2" />
      <path class="edge" d="M17 24h42" />
    </>
  ),
  fold: (
    <>
      {leaf(12, 5, 56, 38)}
      <Cards x={18} y={10.5} />
      <Cards x={43} y={10.5} back />
      <path class="edge" d="M40 3v42" />
    </>
  ),
};

const BackPicture = ({ backs }: { backs: Backs }) => (
  <svg class="back-picture" viewBox="0 0 80 48" aria-hidden="true">
    {PICTURES[backs]}
  </svg>
);
