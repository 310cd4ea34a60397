/** Calibration in three steps: print a sheet, measure two rulers, read four scales. The result is live, and is kept here. */

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages/calibrate';
import { ok, type Problem, type Result } from '../../base/result';
import { withinSentence } from '../../base/words';
import { STRIPS, type StripName } from '../../print/calibration';
import { PAPERS } from '../../print/papers';
import { type Flip, type PrinterProfile, parseProfile } from '../../print/profile';
import { Button } from '../fields/Button';
import { Radios } from '../fields/Choice';
import { useEarlyTyping } from '../fields/early-typing';
import { TextField } from '../fields/Field';
import { OpenFile } from '../fields/OpenFile';
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

const FLIPS: Readonly<Record<Flip, string>> = { long: m.flipLong, short: m.flipShort };

const PAPER_LABELS = { a4: PAPERS.a4.label, letter: PAPERS.letter.label };

const RULER = { placeholder: '100', inputmode: 'decimal' };
const SCALE = { placeholder: '13 M', autocapitalize: 'characters', spellcheck: false };

const SCALES: Readonly<Record<StripName, string>> = {
  top: m.scaleTop,
  bottom: m.scaleBottom,
  left: m.scaleLeft,
  right: m.scaleRight,
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
  const keep = (profile: PrinterProfile) => tell(storeProfile(profile), m.kept({ name: profile.name }));
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
    remove: () => tell(deleteProfile(), m.removed),
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
      <Step number={1} title={m.print} picture={sheet}>
        <p>{m.printHow}</p>
        {radios('paper', m.paper, PAPER_LABELS)}
        {radios('flip', m.flip, FLIPS)}
        <p class="buttons">
          <a class="button strong" href={href('print', 'calibrate', sheetFile(typed.paper, typed.flip))}>
            {m.sheet({
              paper: PAPERS[typed.paper].label,
              flip: withinSentence(FLIPS[typed.flip]),
              hidden: (words) => <span class="sr">{words}</span>,
            })}
          </a>
        </p>
      </Step>
      <Step number={2} title={m.measure} picture={<RulerPicture />}>
        <p>{m.measureHow}</p>
        <div class="pairs">
          {reading('across', 'across', m.across, RULER)}
          {reading('down', 'down', m.down, RULER)}
        </div>
      </Step>
      <Step number={3} title={m.read} picture={<ScalePicture />}>
        <p>{m.readHow}</p>
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
  if (Object.keys(fieldProblems(typed)).length > 0) return { words: m.readingNotUnderstood };
  if (missing.length > 0) return { words: m.readingsMissing({ count: missing.length }) };
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
        {m.outcome}
      </p>
      <p class="words" role="status">
        {words}
      </p>
      <Wrong id="readings-wrong" message={wrong} />
      <TextField
        id="name"
        label={m.name}
        value={typed.name}
        maxLength={80}
        onText={(name) => change({ name })}
      />
      <div class="buttons">
        <Button class="button strong" disabled={!profile} onPress={() => profile && keep(profile)}>
          {m.keep}
        </Button>
        {profile && <DownloadLink profile={profile} />}
        <OpenFile label={m.load} onText={load} />
      </div>
      <p class="status form" role="status">
        {said}
      </p>
      {said !== '' && stored.ok && stored.value && (
        <p>
          <a href={`${href('print', 'custom')}#profile=1`}>{m.openStudio}</a>
        </p>
      )}
      <Wrong id="profile-wrong" message={failed?.message ?? (stored.ok ? undefined : stored.error.message)} />
      {!stored.ok && stored.error.code === 'profile-damaged' && (
        <Button class="quiet" onPress={remove}>
          {m.removeDamaged}
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
