/** Calibration in three steps: print a sheet, measure two rulers, read four scales. The result is live, and is kept here. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ok, type Problem, type Result } from '../../base/result';
import { STRIPS, type StripName } from '../../print/calibration';
import { PAPERS } from '../../print/papers';
import { type Flip, type PrinterProfile, parseProfile } from '../../print/profile';
import { Button } from '../fields/Button';
import { Radios } from '../fields/Choice';
import { useEarlyTyping } from '../fields/early-typing';
import { OpenFile } from '../fields/OpenFile';
import { TextField } from '../fields/TextField';
import { Wrong } from '../fields/Wrong';
import { href } from '../links';
import { DownloadLink, ProfileView, profileWords } from './ProfileView';
import {
  fieldProblems,
  missingFields,
  NOTHING_TYPED,
  profileOf,
  sheetFile,
  type Typed,
  type TypedField,
} from './readings';
import { RulerPicture, ScalePicture } from './StepPictures';
import { deleteProfile, storedProfile, storeProfile } from './stored-profile';

const FLIP_WORDS: Readonly<Record<Flip, string>> = { long: 'Long edge', short: 'Short edge' };

const PAPER_WORDS = { a4: PAPERS.a4.label, letter: PAPERS.letter.label };

const RULER = { placeholder: '100', inputmode: 'decimal' };
const SCALE = { placeholder: '13 M', autocapitalize: 'characters', spellcheck: false };

const SCALES: Readonly<Record<StripName, string>> = {
  top: 'Top scale',
  bottom: 'Bottom scale',
  left: 'Left scale',
  right: 'Right scale, if you like',
};

interface StepProps {
  number: number;
  title: string;
  picture: ComponentChildren;
  children: ComponentChildren;
}

const Step = ({ number, title, picture, children }: StepProps) => (
  <section class="step" aria-labelledby={`step-${number}`}>
    <div class="picture">{picture}</div>
    <div class="doing">
      <h2 id={`step-${number}`}>
        <span class="number">{number}</span> {title}
      </h2>
      {children}
    </div>
  </section>
);

/** What was typed, what was stored, and what can be done with them. */
const useCalibration = () => {
  const [typed, setTyped] = useState<Typed>(NOTHING_TYPED);
  const [stored, setStored] = useState<Result<PrinterProfile | undefined>>(ok(undefined));
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState<Problem>();
  useEffect(() => setStored(storedProfile()), []);
  const tell = (done: Result<unknown>, words = '') => {
    setFailed(done.ok ? undefined : done.error);
    setSaid(done.ok ? words : '');
    if (done.ok) setStored(storedProfile());
  };
  const keep = (profile: PrinterProfile) =>
    tell(storeProfile(profile), `Kept in this browser: “${profile.name}”.`);
  return {
    typed,
    stored,
    said,
    failed,
    keep,
    change: (next: Partial<Typed>) => {
      setTyped({ ...typed, ...next });
      setSaid('');
      setFailed(undefined);
    },
    load: (text: string) => {
      const profile = parseProfile(text);
      if (profile.ok) keep(profile.value);
      else tell(profile);
    },
    remove: () => tell(deleteProfile(), 'Deleted. Sheets are printed as they are drawn.'),
  };
};

type Calibration = ReturnType<typeof useCalibration>;

const Steps = ({ typed, change, sheet }: Calibration & { sheet?: ComponentChildren }) => {
  const problems = fieldProblems(typed);
  const radios = <Field extends 'paper' | 'flip'>(
    name: Field,
    legend: string,
    choices: Readonly<Record<Typed[Field], string>>,
  ) => (
    <fieldset>
      <legend>{legend}</legend>
      <Radios
        name={name}
        value={typed[name]}
        choices={choices}
        onValue={(choice) => change({ [name]: choice })}
      />
    </fieldset>
  );
  const reading = (name: TypedField, id: string, label: string, rest: object) => (
    <TextField
      key={name}
      id={id}
      label={label}
      value={typed[name]}
      message={problems[name]?.message}
      onText={(text) => change({ [name]: text })}
      {...rest}
    />
  );
  return (
    <>
      <Step number={1} title="Print this sheet" picture={sheet}>
        <p>
          On both sides, at 100 %, on the paper and with the edge that you will print cards with. Its back
          shows letters alone.
        </p>
        {radios('paper', 'Paper', PAPER_WORDS)}
        {radios('flip', 'The printer turns the sheet on its', FLIP_WORDS)}
        <p class="buttons">
          <a class="button strong" href={href('print', 'calibrate', sheetFile(typed.paper, typed.flip))}>
            Calibration sheet, {PAPERS[typed.paper].label}
            <span class="sr"> PDF, {FLIP_WORDS[typed.flip].toLowerCase()}</span>
          </a>
        </p>
      </Step>
      <Step number={2} title="Measure two rulers" picture={<RulerPicture />}>
        <p>
          Each should be 100 mm long. Lay a good ruler on them, from end mark to end mark, and read as finely
          as you can.
        </p>
        <div class="pairs">
          {reading('across', 'across', 'Across, mm', RULER)}
          {reading('down', 'down', 'Down, mm', RULER)}
        </div>
      </Step>
      <Step number={3} title="Hold it against the light" picture={<ScalePicture />}>
        <p>
          With the front towards you, find on each scale the one number whose line is exactly on a letter’s
          line. A perfect printer shows 13 M on all four.
        </p>
        <div class="pairs">
          {STRIPS.map((strip) => reading(strip, `scale-${strip}`, SCALES[strip], SCALE))}
        </div>
      </Step>
    </>
  );
};

/** What the readings come to, as far as they go. */
const outcomeOf = (typed: Typed): { words: string; wrong?: string; profile?: PrinterProfile } => {
  const missing = missingFields(typed);
  if (Object.keys(fieldProblems(typed)).length > 0) return { words: 'One reading is not understood yet.' };
  if (missing.length > 0) return { words: `Still to read: ${missing.length} of 5.` };
  const result = profileOf(typed);
  return result.ok
    ? { words: profileWords(result.value), profile: result.value }
    : { words: '', wrong: result.error.message };
};

const Outcome = ({ typed, stored, said, failed, change, keep, load, remove }: Calibration) => {
  const { words, wrong, profile } = outcomeOf(typed);
  return (
    <section class="result" aria-labelledby="result">
      <p class="label" id="result">
        What your printer does
      </p>
      <p class="words" role="status">
        {words}
      </p>
      <Wrong id="readings-wrong" message={wrong} />
      <TextField
        id="name"
        label="A name for this printer"
        value={typed.name}
        maxLength={80}
        onText={(name) => change({ name })}
      />
      <div class="buttons">
        <Button class="button strong" disabled={!profile} onPress={() => profile && keep(profile)}>
          Keep in this browser
        </Button>
        {profile && <DownloadLink profile={profile} />}
        <OpenFile label="Load a profile file" onText={load} />
      </div>
      <p class="status form" role="status">
        {said}
      </p>
      {said.startsWith('Kept') && (
        <p>
          <a href={`${href('print', 'custom')}#profile=1`}>Open the studio with it</a>
        </p>
      )}
      <Wrong id="profile-wrong" message={failed?.message ?? (stored.ok ? undefined : stored.error.message)} />
      {!stored.ok && stored.error.code === 'profile-damaged' && (
        <Button class="quiet" onPress={remove}>
          Delete the damaged profile
        </Button>
      )}
    </section>
  );
};

/** `sheet` is a picture of the calibration sheet. */
export const Calibrate = ({ sheet }: { sheet?: ComponentChildren }) => {
  const calibration = useCalibration();
  const { stored, remove } = calibration;
  useEarlyTyping('.calibrate');
  return (
    <div class="calibrate">
      {stored.ok && stored.value && <ProfileView profile={stored.value} onDelete={remove} />}
      <Steps {...calibration} sheet={sheet} />
      <Outcome {...calibration} />
    </div>
  );
};
