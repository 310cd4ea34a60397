import * as m from '#messages/cli';
import { err, ok, type Result } from '../../src/base/result';
import { calibrationPdf } from '../../src/files/calibration-sheet';
import { sharedBook } from '../../src/files/node-fonts';
import { parseReadings, profileFrom, type Readings, STRIPS } from '../../src/print/calibration';
import { HOME_PAPERS } from '../../src/print/papers';
import { FLIPS, writeProfile } from '../../src/print/profile';
import type { Command, Words } from './command';
import { asWord, writeNamedFile } from './named-files';

const READINGS = ['ruler', ...STRIPS] as const;

const oneOf = <T extends string>(flag: string, value: string, allowed: readonly T[]): Result<T> => {
  const found = allowed.find((known) => known === value);
  return found === undefined
    ? err('unknown-value', m.valueUnknown({ flag, allowed: allowed.join(', '), value }))
    : ok(found);
};

const readingsFrom = ({ values }: Words): Result<Readings> => {
  const { ruler, top, bottom, left, right } = values;
  const missing = READINGS.filter((name) => name !== 'right' && values[name] === undefined);
  if (ruler === undefined || top === undefined || bottom === undefined || left === undefined)
    return err(
      'missing-readings',
      m.readingsMissing({ missing: missing.map((name) => `--${name}`).join(', '), count: missing.length }),
    );
  // Beside a semicolon or a space a comma is the decimal sign.
  const sign = /[;\s]/.test(ruler.trim()) ? /;|,?\s+/ : ',';
  const [across, down, more] = ruler.trim().split(sign).filter(Boolean);
  if (across === undefined || down === undefined || more !== undefined)
    return err('bad-ruler', m.rulerMalformed({ ruler }));
  return parseReadings({ across, down, top, bottom, left, right });
};

export const calibrate: Command = {
  name: 'calibrate',
  operands: '',
  summary: m.calibrateSummary,
  flags: {
    paper: { value: HOME_PAPERS.join('|'), help: m.calibratePaperHelp },
    backs: { value: FLIPS.join('|'), help: m.backsHelp },
    ruler: { value: 'mm,mm', help: m.rulerHelp },
    top: { value: 'pair', help: m.topHelp },
    bottom: { value: 'pair', help: m.bottomHelp },
    left: { value: 'pair', help: m.leftHelp },
    right: { value: 'pair', help: m.rightHelp },
    name: { value: 'text', help: m.nameHelp },
    output: { short: 'o', value: 'file', help: m.calibrateOutputHelp },
  },
  examples: [m.calibrateSheet, m.calibrateReadings],
  async run(words) {
    const { values } = words;
    const paper = oneOf('paper', values.paper ?? 'a4', HOME_PAPERS);
    if (!paper.ok) return paper;
    const flip = oneOf('backs', values.backs ?? 'long', FLIPS);
    if (!flip.ok) return flip;
    if (READINGS.every((name) => values[name] === undefined)) {
      const file = values.output ?? 'calibration.pdf';
      const sheet = await calibrationPdf(await sharedBook(), paper.value, flip.value);
      return writeNamedFile(file, sheet, {
        json: { file, paper: paper.value, backs: flip.value },
        text: m.sheetWritten({ file, edge: flip.value }),
      });
    }
    const readings = readingsFrom(words);
    if (!readings.ok) return readings;
    const profile = profileFrom(readings.value, flip.value, paper.value, values.name);
    if (!profile.ok) return profile;
    const file = values.output ?? 'printer.json';
    const { x, y, angle } = profile.value.back;
    return writeNamedFile(file, new TextEncoder().encode(writeProfile(profile.value)), {
      json: { file, profile: profile.value },
      text: m.profileWritten({ file: asWord(file), x, y, angle }),
    });
  },
};
